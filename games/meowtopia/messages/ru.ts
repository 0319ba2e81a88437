// Meowtopia in Russian.
import { listing, minus, plural } from '../../../core/words.ts'
import type { Messages } from './en.ts'

const many = plural('ru', ['one', 'few', 'many'])
const list = listing('ru')
const food = (n: number) => `${n} ${many(n, 'корм', 'корма', 'корма')}`
const units = {
  food,
  coin: (n: number) => `${n} ${many(n, 'монета', 'монеты', 'монет')}`,
  none: (_n: number) => 'ничего',
}
/** The accusative of some food or coins. */
const some = (unit: string) => unit.replace(/монета$/, 'монету')
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'очко', 'очка', 'очков')}`
/** In the accusative, which all sentences ask for. */
const workers = (n: number) => `${n} ${many(n, 'работника', 'работников', 'работников')}`
const kittensOf = (n: number) => `${n} ${many(n, 'котёнок', 'котёнка', 'котят')}`
const fieldsOf = (n: number) => `${n} ${many(n, 'поле', 'поля', 'полей')}`
const sticksOf = (n: number) => `${n} ${many(n, 'канал', 'канала', 'каналов')}`

/** The coats as they change: of one, of several, to one. */
const coats: { readonly [family: string]: readonly [one: string, several: string, to: string] } = {
  рыжий: ['рыжего', 'рыжих', 'рыжему'],
  чёрный: ['чёрного', 'чёрных', 'чёрному'],
  серый: ['серого', 'серых', 'серому'],
  белый: ['белого', 'белых', 'белому'],
}
const ofOne = (family: string | number) => coats[family]?.[0] ?? String(family)
const ofSeveral = (family: string | number) => coats[family]?.[1] ?? String(family)
const toOne = (family: string | number) => coats[family]?.[2] ?? String(family)
/** A merchant's name in another case. */
const asObject = (merchant: string) =>
  merchant.replace(/^(\S+) торговец/, (_, family: string) => `${ofOne(family)} торговца`)
const asBuyer = (merchant: string) =>
  merchant.replace(/^(\S+) торговец/, (_, family: string) => `${toOne(family)} торговцу`)

export const ru = {
  name: 'Meowtopia',
  aim: 'Больше всех очков, когда запас иссякнет',
  about:
    'Отправляйте котят на работу, давайте им поспать, кормите их каждый вечер, орошайте поля и станьте новым мэром.',
  notice:
    'Ludopolis\u00a0— независимая, неофициальная реализация. Окрас семей, номиналы жетонов корма и пары действий на стороне B плиток придумали мы сами.',
  list,
  families: ['рыжий', 'чёрный', 'серый', 'белый'],
  actions: { food: 'корм', irrigation: 'орошение', gold: 'золото', recruit: 'набор', fields: 'поля' },
  units,
  goods: { none: 'ничего', food: 'корм', coin: 'монета' },
  points,
  counted: (n, family) => `${n} ${many(n, ofOne(family), ofSeveral(family), ofSeveral(family))}`,
  kittens: (counts, n) => `${counts} ${many(n, 'котёнка', 'котят', 'котят')}`,
  workers,
  sides: ['с севера', 'с востока', 'с юга', 'с запада'],
  column: (east) => (east === 0 ? 'столбец 0' : `столбец ${Math.abs(east)} на ${east < 0 ? 'запад' : 'восток'}`),
  row: (south) => (south === 0 ? 'ряд 0' : `ряд ${Math.abs(south)} на ${south < 0 ? 'север' : 'юг'}`),
  place: (column, row) => `${row}, ${column}`,
  prompt: {
    wake: (name) => (name ? `${name} решает, кого будить.` : 'Утро: кого разбудить?'),
    sell: (name) => (name ? `${name} может продавать торговцам.` : 'Утро: продать торговцам?'),
    take: (name) => (name ? `${name} берёт плитку действия.` : 'День: возьмите плитку действия.'),
    send: (name) => (name ? `${name} отправляет работников.` : 'День: сколько работников отправить?'),
    field: (name, left) => (name ? `${name} кладёт поле.` : `Положите поле (осталось: ${left}).`),
    stick: (name, left) => (name ? `${name} прокладывает канал.` : `Проложите канал (осталось: ${left}).`),
    recruit: (name, left) => (name ? `${name} набирает котёнка.` : `Наберите котёнка (осталось: ${left}).`),
    follow: (name, _left, active, action) =>
      name ? `${name} присоединяется или пасует.` : `Ходит ${active}, действие «${action}»: присоединиться или пас?`,
    evening: (name) => (name ? `${name} кормит котят.` : 'Вечер: накормите котят.'),
    over: (_name) => 'Игра окончена.',
  },
  moves: {
    wakeNobody: 'Никого не будить',
    wake: (n, paid) => (paid === 0 ? `Разбудить ${workers(n)} даром` : `Разбудить ${workers(n)} за ${food(paid)}`),
    sell: (unit) => `Продать ${some(unit)}`,
    toMerchant: (merchant) => asBuyer(merchant),
    close: 'Больше не продавать',
    take: (tile, n) => (n === 0 ? `Взять плитку «${tile}»` : `Взять плитку «${tile}», на ней ${food(n)}`),
    does: (does, others) => `вам ${does}, остальным ${others}`,
    sendNobody: 'Никого не отправлять',
    send: (n, gain) => (gain === '' ? `Отправить ${workers(n)}` : `Отправить ${workers(n)} за ${some(gain)}`),
    field: 'Положить поле',
    fieldColumn: (column, pts) => (pts === 0 ? column : `${column}, орошено, ${points(pts)}`),
    stick: 'Проложить канал',
    stickSide: (column, side, pts) => `${column}, ${side} от поля, ${points(pts)}`,
    recruit: (family) => `Набрать ${ofOne(family)} котёнка`,
    roles: ['работником', 'торговцем'],
    follow: (action) => `Присоединиться: ${action}`,
    withFamily: (family) => `отправить ${ofOne(family)} котёнка`,
    pass: 'Пас',
    passWakes: (family) => `просыпается ${family} котёнок`,
    passFood: (n): string => (n === 0 ? 'корма в запасе нет' : `получить ${food(n)}`),
    dismiss: 'Отпустить работника',
    states: {
      awake: (family) => `${ofOne(family)}, бодрого`,
      asleep: (family) => `${ofOne(family)}, спящего`,
    },
    retire: 'Отпустить торговца',
    feedAll: (paid) => `Накормить всех за ${food(paid)}`,
    feed: (unfed, paid, pts) => `Не кормить котят: ${unfed} (${points(pts)}), заплатить ${food(paid)}`,
  },
  merchant: (family, holding) => `${family} торговец (${holding})`,
  events: {
    start: (first, sideB) => `${first} начинает${sideB ? '; плитки лежат стороной B' : ''}.`,
    round: (round) => `Начинается раунд ${round}.`,
    lateRound: (round, last) =>
      round === last
        ? `Начинается раунд ${round}, последний в любом случае.`
        : `Начинается раунд ${round}; игра закончится не позже раунда ${last}.`,
    turn: (name) => `Ходит ${name}.`,
    rested: (name, n) =>
      n === 0 ? `${name}: все работники бодры, но корма в запасе нет.` : `${name}: все работники бодры, +${food(n)}.`,
    wokeNobody: (name) => `${name} никого не будит.`,
    woke: (name, kittens, paid) =>
      paid === 0 ? `${name} даром будит ${kittens}.` : `${name} платит ${food(paid)} и будит ${kittens}.`,
    sold: (name, unit, family, holding) =>
      `${name} продаёт ${some(unit)} ${toOne(family)} торговцу; теперь у него ${holding}.`,
    took: (name, tile, n) =>
      n === 0 ? `${name} берёт плитку «${tile}».` : `${name} берёт плитку «${tile}» и ${food(n)} с неё.`,
    tookB: (name, does, others, n) =>
      `${name} берёт плитку, действие «${does}»; остальным «${others}».${n === 0 ? '' : ` На плитке было ${food(n)}.`}`,
    sentNobody: (name) => `${name} никого не отправляет.`,
    sent: (name, kittens, action) => `${name} отправляет ${kittens}: ${action}.`,
    sentGain: (name, kittens, gain) => `${name} отправляет ${kittens} и получает ${some(gain)}.`,
    followed: (name, kittens, action) => `${name} присоединяется, отправляя ${kittens}: ${action}.`,
    followedGain: (name, kittens, gain) => `${name} присоединяется, отправляя ${kittens}, и получает ${some(gain)}.`,
    passedWakes: (name, family) => `${name} пасует, просыпается ${family} котёнок.`,
    passedFood: (name, n) =>
      n === 0 ? `${name} пасует; корма в запасе нет.` : `${name} пасует и получает ${food(n)}.`,
    field: (name, place, irrigated, pts) =>
      irrigated
        ? `${name} кладёт поле (${place}); оно сразу орошено: ${points(pts)}.`
        : `${name} кладёт сухое поле (${place}).`,
    stick: (name, side, place, pts) => `${name} прокладывает канал ${side} от поля (${place}): ${points(pts)}.`,
    recruited: [
      (name, family) => `${name} набирает ${ofOne(family)} котёнка работником.`,
      (name, family) => `${name} набирает ${ofOne(family)} котёнка торговцем.`,
    ],
    dismissed: {
      awake: (name, family, n) => `${name} отпускает бодрого ${ofOne(family)} котёнка и получает ${food(n)}.`,
      asleep: (name, family, n) => `${name} отпускает спящего ${ofOne(family)} котёнка и получает ${food(n)}.`,
    },
    dismissedMerchant: (name, merchant, n) => `${name} отпускает ${asObject(merchant)} и получает ${food(n)}.`,
    fedFree: (name) => `${name}: поля кормят всех.`,
    fed: (name, paid) => `${name} кормит всех за ${food(paid)}.`,
    unfed: (name, unfed, paid, pts) =>
      `${name}${paid === 0 ? '' : ` платит ${food(paid)}`}: голодных котят ${unfed}, ${points(pts)}.`,
    triggered: {
      fields: (name) => `${name} берёт последнее поле: этот раунд последний.`,
      sticks: (name) => `${name} берёт последний канал: этот раунд последний.`,
      kitten: (name) => `${name} набирает котёнка чужой семьи: этот раунд последний.`,
      rounds: (_name) => 'Этот раунд последний.',
    },
    left: (tiles, n, given) =>
      given === n
        ? `Не взяты: ${tiles}. ${n === 1 ? 'На плитку' : 'На каждую плитку'} кладут 1 корм.`
        : given === 0
          ? `Не взяты: ${tiles}. Корма для них в запасе нет.`
          : `Не взяты: ${tiles}. Корма хватает ${given === 1 ? 'только на первую' : `только на первые ${given}`}.`,
    noneAwake: (name) => `${name}: бодрых котят нет.`,
    awake: (name, n) => `${name} получает ${food(n)} за бодрых котят.`,
  },
  areas: {
    table: { command: 'стол', heading: 'Стол' },
    tiles: { command: 'плитки', heading: 'Плитки действий' },
    supply: { command: 'запас', heading: 'Запас' },
    household: { command: 'хозяйство', heading: (name) => `Хозяйство: ${name}` },
    farm: { command: 'поля', heading: (name) => `Поля: ${name}` },
  },
  round: (round, last) => `Раунд ${round}, всего не больше ${last}.`,
  late: (left) =>
    left === 0
      ? 'После этого раунда игра закончится в любом случае.'
      : `Игра закончится самое позднее через ${left} ${many(left, 'раунд', 'раунда', 'раундов')}.`,
  first: (name) => `Первый игрок этого раунда\u00a0— ${name}.`,
  active: (name) => `Ходит ${name}.`,
  doing: (name, does, others) =>
    does === others
      ? `${name} берёт «${does}»; остальные могут присоединиться.`
      : `${name} берёт «${does}»; остальные могут присоединиться с действием «${others}».`,
  pending: (name, n, phase) =>
    ({
      field: `${name}: осталось положить ${fieldsOf(n)}.`,
      stick: `${name}: осталось проложить ${sticksOf(n)}.`,
      recruit: `${name}: осталось набрать ${n} ${many(n, 'котёнка', 'котят', 'котят')}.`,
    })[phase],
  lastRound: 'Конец близок: этот раунд последний.',
  sideB: 'Плитки лежат стороной B: кто берёт плитку, делает одно её действие, остальные могут сделать другое.',
  tileGrid: { caption: 'Плитки действий', head: ['Плитка', 'Корм на ней', 'Кто взял'] },
  tile: (actions) => actions.join('–'),
  nobody: 'никто',
  nothing: '–',
  onBoard: (fields, sticks) => `На общем планшете осталось ${fieldsOf(fields)} и ${sticksOf(sticks)}.`,
  setAside: (fields, sticks) => `Отложено до конца игры: ${fieldsOf(fields)} и ${sticksOf(sticks)}.`,
  stock: (n, coins) => `В запасе осталось ${food(n)} и ${units.coin(coins)}.`,
  unlimited: 'Корм и монеты не кончаются.',
  parted: 'Этим вечером кого-то отпустили, поэтому остальных нужно накормить всех.',
  familyGrid: { caption: 'Котята в запасе', head: ['Семья', 'Игрок', 'Осталось'] },
  stores: (n, coins) => `${food(n)}, ${units.coin(coins)}.`,
  penalties: (n, pts) => `${n} ${many(n, 'штраф', 'штрафа', 'штрафов')} (${points(pts)}).`,
  kittenGrid: { caption: 'Работники', head: ['Семья', 'Бодрые', 'Спят'] },
  merchantGrid: { caption: 'Торговцы', head: ['Торговец', 'Семья', 'Товар', 'Этим утром'] },
  served: 'получил',
  notServed: 'не получил',
  noMerchants: 'Торговцев нет.',
  bill: (bill, kittens, irrigated) =>
    `Накормить всех сейчас стоит ${food(bill)} (${kittensOf(kittens)}, ${irrigated} ${many(irrigated, 'орошённое поле', 'орошённых поля', 'орошённых полей')}).`,
  farm: (fields, irrigated, sticks) => `${fieldsOf(fields)}, из них орошено ${irrigated}, и ${sticksOf(sticks)}.`,
  farmGrid: (name) => `${name}: поля; ряд 0, столбец 0\u00a0— первое поле`,
  dry: 'сухое',
  irrigated: (sides, n) => `${many(n, 'канал', 'каналы', 'каналы')} ${sides}`,
  lines: {
    kittens: 'Котята',
    sticks: 'Каналы, по орошённым полям',
    'sold-coins': 'Монеты у торговцев',
    'sold-food': 'Корм у торговцев',
    coins: 'Монеты',
    food: 'Корм, два за очко',
    penalties: 'Штрафы',
  },
  endings: {
    fields: 'Из запаса взяли последнее поле.',
    sticks: 'Из запаса взяли последний канал.',
    kitten: 'Набрали котёнка чужой семьи.',
    rounds: 'Сыграно сорок раундов.',
  },
  options: {
    supply: 'Корм и монеты',
    sideB: 'Сторона B плиток (по два действия)',
    first: 'Первый игрок',
  },
  values: {
    true: 'да',
    false: 'нет',
    random: 'случайно',
    box: 'Сколько в коробке (96 и 20)',
    unlimited: 'Без предела',
  },
  phases: {
    wake: 'кого разбудить',
    sell: 'что продать',
    take: 'какую плитку взять',
    send: 'сколько работников отправить',
    field: 'куда положить поле',
    stick: 'где проложить канал',
    recruit: 'кого набрать',
    follow: 'присоединиться или пас',
    evening: 'как накормить котят',
    over: 'никакой',
  },
  standing: { food: 'Всегда идти за кормом', pass: 'Пас до моего хода' },
  board: {
    confirm: 'Сыграть:',
    cancel: 'Убрать',
    again: (move) => `${move}. Выбрано; нажмите ещё раз, чтобы сыграть.`,
    changes: 'Что это изменит',
    comma: ', ',
    kittens: 'Ваши котята',
    awake: (family) => `${family} котёнок, бодр`,
    asleep: (family) => `${family} котёнок, спит`,
    workers: (awake, asleep, merchants) =>
      `бодрых ${awake}, спящих ${asleep}, ${merchants} ${many(merchants, 'торговец', 'торговца', 'торговцев')}.`,
    food: 'Корм',
    coins: 'Монеты',
    penalties: 'Штрафы',
    points: 'Очки',
    pts: (n) => `${n} оч.`,
    pointsOf: (name, total) => `${name}, очки: ${total}. Из чего они сложились`,
    line: (line, total) => `${line}: ${total}`,
    noPoints: 'Очков пока нет.',
    evening: 'Вечером',
    pays: (bill) => `платит ${bill}`,
    short: (n) => `не хватает ${n}`,
    free: 'даром',
    feed: 'Накормить всех',
    meals: (kittens, meal, irrigated) =>
      `${kittensOf(kittens)}, каждый ест ${meal}; ${irrigated} ${many(irrigated, 'орошённое поле', 'орошённых поля', 'орошённых полей')}, каждое даёт 1. 2 корма стоят 1 очко.`,
    foodLeft: (n) => `останется ${n}`,
    unfed: 'Не кормить',
    notBoth: 'нельзя, если кого-то отпускаете',
    each: 'за каждого',
    dismiss: 'Отпустить',
    dismissHint: 'Отпустить котёнка',
    pickKitten: 'выберите котёнка',
    endsGame: 'Тогда этот раунд последний.',
    sending: (n) => `отправить ${workers(n)}`,
    costs: (bill, n, asleep, waking): string =>
      `Вечером: кормёжка до ${bill} из ${n} корма. Завтра: спящих ${asleep}${waking > 0 ? `, разбудить всех\u00a0— ${food(waking)}` : ''}.`,
    canSend: (awake): string =>
      awake === 0
        ? 'Бодрых нет: плитка даст только корм на ней.'
        : `Можно отправить ${workers(awake)}; остальные могут присоединиться, каждый с одним.`,
    fieldHint: (water): string =>
      water ? 'Капля отмечает, где вода уже есть.' : 'Поле помогает кормить, когда его орошает канал.',
    stickHint: 'Канал между двумя полями даёт 2 очка, с краю 1.',
    follow: 'Вместе',
    sell: 'Продать',
    thenOnly: 'дальше только',
    round: (round) => `Раунд ${round}`,
    ends: 'Конец: последнее поле, последний канал, 7-й котёнок или раунд 40.',
    late: (left): string =>
      left === 0
        ? 'После этого раунда конец в любом случае.'
        : `Через ${left} ${many(left, 'раунд', 'раунда', 'раундов')} конец в любом случае.`,
    lastRound: 'Последний раунд!',
    stockFood: (n) => `В запасе осталось ${food(n)}`,
    stockCoins: (n) => `В запасе осталось ${units.coin(n)}`,
    fieldsLeft: (n) => `Осталось ${fieldsOf(n)}`,
    sticksLeft: (n) => `Осталось ${sticksOf(n)}`,
    kittensLeft: (family, n, name) =>
      `${name}: осталось ${n} ${many(n, family, ofSeveral(family), ofSeveral(family))} ${many(n, 'котёнок', 'котёнка', 'котят')}`,
    actions: { food: 'Корм', irrigation: 'Орошение', gold: 'Золото', recruit: 'Набор', fields: 'Поля' },
    about: [
      'От 1 до 6 работников приносят 2, 5, 8, 12, 16 или 20 корма.',
      'Каждый работник прокладывает канал по свободному краю ваших полей.',
      'Каждый работник приносит монету.',
      'Каждый работник вместе с монетой приводит нового котёнка.',
      'Каждый работник кладёт поле рядом с вашими.',
    ],
    roles: ['Работник', 'Торговец'],
    rolesDo: ['ходит на работу', '1 продажа за утро'],
    fieldHere: (watered): string =>
      watered ? 'Поле здесь сразу получит воду.' : 'Поле здесь останется сухим, пока его не коснётся канал.',
    stickHere: (n) =>
      n === 0 ? 'Новых полей не орошает.' : `Орошает ещё ${fieldsOf(n)}: вечером на ${food(n)} меньше.`,
    takenBy: (tile, name) => `${tile}; кто взял: ${name}`,
    turns: 'Вокруг стола',
    first: 'первый игрок',
    stances: {
      acts: 'действует',
      decides: 'решает',
      follows: 'вместе',
      passes: 'пас',
      waits: 'ждёт',
    },
    others: 'Другие хозяйства',
    larger: 'крупнее',
    smaller: 'мельче',
  },
  refusals: {
    'no-move': () => 'Такого хода нет.',
    'game-over': () => 'Игра окончена; ходить больше нельзя.',
    'not-now': (v) => `Сейчас вопрос другой: ${v.phase}.`,
    'not-asleep': (v) => `Спящих ${ofSeveral(v.family)} котят только ${v.asleep}.`,
    'wake-cost': (v) => `Чтобы их разбудить, нужно корма: ${v.cost}, а есть ${v.food}.`,
    'no-merchant': (v) => `Нет такого торговца (${v.family}, товара: ${v.goods}), который возьмёт это: ${v.good}.`,
    'merchant-served': () => 'Этот торговец сегодня утром уже получил своё.',
    'no-goods': (v) => `Этого для продажи больше нет: ${v.good}.`,
    'no-tile': () => 'Плитки с такими действиями нет.',
    'tile-taken': (v) => `Эта плитка в этом раунде занята, игрок ${v.seat}.`,
    'either-way': (v) => `Никто не может сделать ни то, ни другое, разницы нет; назовите действие «${v.action}».`,
    'not-awake': (v) => `Бодрых ${ofSeveral(v.family)} котят только ${v.awake}.`,
    'six-at-most': () => 'На одно действие можно отправить не больше шести работников.',
    'no-use': (v) => `Действию «${v.action}» сейчас нужно работников не больше: ${v.most}.`,
    'cannot-follow': (v) => `Действие «${v.action}» сейчас невозможно: остаётся только пас.`,
    'somebody-sleeps': () => 'Есть спящий работник, пас его разбудит; скажите, из какой семьи.',
    'cell-taken': (v) => `Там уже лежит поле: ${v.cell}.`,
    'cell-apart': (v) => `Это место не граничит с вашими полями: ${v.cell}.`,
    'edge-taken': () => 'По этому краю уже проложен канал.',
    'edge-apart': () => 'Это не край вашего поля.',
    'own-first': (v) => `Сначала наберите котят своей семьи, их осталось ${v.left}.`,
    'no-kitten': (v) =>
      `${ofSeveral(v.family).charAt(0).toUpperCase()}${ofSeveral(v.family).slice(1)} котят в запасе не осталось.`,
    'last-worker': () => 'Последнего работника отпустить нельзя.',
    'not-in-household': () => 'Такого котёнка в хозяйстве нет.',
    'must-go-unfed': (v) => `Корма ${v.food}, а нужно ${v.bill}: голодными останутся не меньше ${v.least}.`,
    'too-many-unfed': (v) => `Если нужно ${v.bill} корма, голодными могут остаться не больше ${v.most}.`,
    'not-both': () => 'Этим вечером кого-то отпустили, поэтому голодных быть не может.',
    'dismiss-more': (v) => `Корма ${v.food}, а нужно ${v.bill}: придётся отпустить ещё одного.`,
    'invalid-rules': (v) => `Эта позиция относится к правилам версии ${v.rules}.`,
    'invalid-turn': () => 'Раунд, ход и шаг не сходятся.',
    'invalid-household': (v) => `В хозяйстве то, чего быть не может: ${v.seat}.`,
    'invalid-kittens': (v) => `Котят одной семьи (${v.family}) ${v.count}; так быть не может.`,
    'invalid-farm': (v) => `Поля и каналы так лежать не могут: ${v.seat}.`,
    'invalid-supply': () => 'Поля или каналы на общем планшете не сходятся с выложенными.',
    'invalid-stock': () => 'Корм или монеты не сходятся с тем, что в коробке.',
    'invalid-ending': () => 'Конец игры не сходится с позицией.',
    'invalid-tiles': () => 'Плитки действий не сходятся со сделанными ходами.',
  },
} satisfies Messages
