// Meowtopia in Russian.
import { capital, listing, minus, plural } from '../../../core/words.ts'
import type { ActionName, Crew, Family, FarmCell, Gain, GoodName, NamedMerchant, Sold, Unable } from '../data.ts'
import type { Side } from '../grid.ts'
import type { Phase } from '../refusals.ts'
import type { Messages } from './en.ts'

const many = plural('ru', ['one', 'few', 'many'])
const list = listing('ru')
const food = (n: number) => `${n} ${many(n, 'корм', 'корма', 'корма')}`
const units: { readonly [G in GoodName]: (n: number) => string } = {
  food,
  coin: (n) => `${n} ${many(n, 'монета', 'монеты', 'монет')}`,
  none: () => 'ничего',
}
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'очко', 'очка', 'очков')}`
/** In the accusative, which all sentences ask for. */
const workers = (n: number) => `${n} ${many(n, 'работника', 'работников', 'работников')}`
const kittensOf = (n: number) => `${n} ${many(n, 'котёнок', 'котёнка', 'котят')}`
const fieldsOf = (n: number) => `${n} ${many(n, 'поле', 'поля', 'полей')}`
const sticksOf = (n: number) => `${n} ${many(n, 'канал', 'канала', 'каналов')}`

const families: { readonly [F in Family]: string } = { ginger: 'рыжий', black: 'чёрный', grey: 'серый', white: 'белый' }
/** The families by their coats, as in a table. */
const clans: { readonly [F in Family]: string } = { ginger: 'рыжие', black: 'чёрные', grey: 'серые', white: 'белые' }
const actions: { readonly [A in ActionName]: string } = {
  food: 'корм',
  irrigation: 'орошение',
  gold: 'золото',
  recruit: 'набор',
  fields: 'поля',
}
/** The side of a field: which one, and along which one. */
const edges: { readonly [S in Side]: readonly [which: string, along: string] } = {
  north: ['северная', 'северной'],
  east: ['восточная', 'восточной'],
  south: ['южная', 'южной'],
  west: ['западная', 'западной'],
}
const sides: { readonly [S in Side]: string } = {
  north: 'с севера',
  east: 'с востока',
  south: 'с юга',
  west: 'с запада',
}
const phases: { readonly [P in Phase]: string } = {
  wake: 'кого разбудить',
  sell: 'что продать',
  take: 'какую плитку взять',
  send: 'сколько работников отправить',
  field: 'куда положить поле',
  stick: 'где проложить канал',
  recruit: 'кого взять',
  follow: 'присоединиться или пас',
  evening: 'как накормить котят',
  over: 'никакой',
}
const column = (east: number) =>
  east === 0 ? 'столбец 0' : `столбец ${Math.abs(east)} к ${east < 0 ? 'западу' : 'востоку'}`
const row = (south: number) => (south === 0 ? 'ряд 0' : `ряд ${Math.abs(south)} к ${south < 0 ? 'северу' : 'югу'}`)
const place = ({ east, south }: FarmCell) => `${row(south)}, ${column(east)}`
const where = (at: FarmCell) => `${place(at)}, считая от первого поля`
/** Why somebody had to pass. */
const forced: { readonly [U in Unable]: string } = {
  awake: 'бодрых котят нет',
  coin: 'монет нет',
  use: 'сделать нечего',
}
const passes = (name: string, unable: Unable | null) => `${name} пасует${unable ? ` (${forced[unable]})` : ''}`
const tile = (on: readonly ActionName[]) => on.map((action) => actions[action]).join('–')
const untaken = (those: readonly (readonly ActionName[])[]) =>
  `Никто не взял ${those.length === 1 ? 'плитку' : 'плитки'} ${list(those.map((on) => `«${tile(on)}»`))}`
/** The coats as they change: of one, of several, to one. */
const coats: { readonly [F in Family]: readonly [one: string, several: string, to: string] } = {
  ginger: ['рыжего', 'рыжих', 'рыжему'],
  black: ['чёрного', 'чёрных', 'чёрному'],
  grey: ['серого', 'серых', 'серому'],
  white: ['белого', 'белых', 'белому'],
}
const ofOne = (family: Family) => coats[family][0]
const ofSeveral = (family: Family) => coats[family][1]
/** In the accusative, like all that is gained or sold. */
const gained = ({ good, n }: Gain) => (good === 'food' ? food(n) : `${n} ${many(n, 'монету', 'монеты', 'монет')}`)
const byFamily = (crew: Crew) =>
  list(crew.map(({ family, n }) => `${n} ${many(n, ofOne(family), ofSeveral(family), ofSeveral(family))}`))
/** The noun goes with the last of the numbers before it. */
const crewOf = (crew: Crew) => `${byFamily(crew)} ${many(crew.at(-1)?.n ?? 0, 'котёнка', 'котят', 'котят')}`
const has = ({ good, goods }: NamedMerchant) => (good === 'none' ? 'без товара' : units[good](goods))
const merchant = (one: NamedMerchant) => `${families[one.family]} торговец (${has(one)})`

const takes = (on: readonly ActionName[], n: number) =>
  `Взять плитку «${tile(on)}»${n === 0 ? '' : `, на ней ${food(n)}`}`

export const ru = {
  name: 'Meowtopia',
  aim: 'Больше очков, когда запас иссякнет',
  about:
    'Отправляйте котят на работу, давайте им поспать, кормите их каждый вечер, орошайте поля и станьте новым мэром.',
  notice:
    'Ludopolis\u00a0— независимая, неофициальная реализация. Окрас семей, номиналы жетонов корма и пары действий на стороне B плиток придумали мы сами.',
  families: clans,
  units,
  byFamily,
  merchant,
  tile,
  column,
  row,
  points,
  workers,
  prompt: {
    wake: (name) => (name ? `${name} решает, кого будить.` : 'Утро: кого разбудить?'),
    sell: (name) => (name ? `${name} может продавать торговцам.` : 'Утро: продать торговцам?'),
    take: (name) => (name ? `${name} берёт плитку действия.` : 'День: возьмите плитку действия.'),
    send: (name) => (name ? `${name} отправляет работников.` : 'День: сколько работников отправить?'),
    field: (name, left) => (name ? `${name} кладёт поле.` : `Положите поле (осталось: ${left}).`),
    stick: (name, left) => (name ? `${name} прокладывает канал.` : `Проложите канал (осталось: ${left}).`),
    recruit: (name, left) => (name ? `${name} берёт котёнка.` : `Возьмите котёнка (осталось: ${left}).`),
    follow: (name, active, action: ActionName) =>
      name
        ? `${name} присоединяется или пасует.`
        : `Ходит ${active}, действие «${actions[action]}»: присоединиться или пас?`,
    evening: (name) => (name ? `${name} кормит котят.` : 'Вечер: накормите котят.'),
    over: (_name) => 'Игра окончена.',
  },
  moves: {
    wakeNobody: 'Никого не будить',
    wake: (n, paid) => (paid === 0 ? `Разбудить ${workers(n)} бесплатно` : `Разбудить ${workers(n)} за ${food(paid)}`),
    sell: (good: Sold) => `Продать ${gained({ good, n: 1 })}`,
    toMerchant: (one) => `${coats[one.family][2]} торговцу (${has(one)})`,
    close: 'Больше не продавать',
    sellNothing: 'Ничего не продавать',
    take: takes,
    does: (does, others: ActionName) => `вам ${actions[does]}, остальным ${actions[others]}`,
    sendNobody: 'Никого не отправлять',
    send: (n, gain: Gain | null) =>
      gain === null ? `Отправить ${workers(n)}` : `Отправить ${workers(n)} за ${gained(gain)}`,
    field: 'Положить поле',
    fieldColumn: (east, pts: number) => (pts === 0 ? column(east) : `${column(east)}, орошено, ${points(pts)}`),
    stick: 'Проложить канал',
    stickSide: (east, side, pts: number) => `${column(east)}, ${edges[side][0]} сторона поля, ${points(pts)}`,
    recruit: (family: Family) => `Взять ${ofOne(family)} котёнка`,
    roles: { worker: 'в работники', merchant: 'в торговцы' },
    follow: (action: ActionName) => `Присоединиться: ${actions[action]}`,
    withFamily: (family: Family) => `отправить ${ofOne(family)} котёнка`,
    pass: 'Спасовать',
    passWakes: (family: Family) => `просыпается ${families[family]} котёнок`,
    passFood: (n): string => (n === 0 ? 'корма в запасе нет' : `получить ${food(n)}`),
    dismiss: 'Отпустить работника',
    states: {
      awake: (family) => `${ofOne(family)}, бодрого`,
      asleep: (family) => `${ofOne(family)}, спящего`,
    },
    retire: 'Отпустить торговца',
    retired: (one: NamedMerchant) => `${ofOne(one.family)} (${has(one)})`,
    feedAll: (paid) => `Накормить всех за ${food(paid)}`,
    feed: (unfed, paid, pts) =>
      `Не кормить ${unfed} ${many(unfed, 'котёнка', 'котят', 'котят')} (${points(pts)}) и заплатить ${food(paid)}`,
    whole: {
      wake: (crew, paid) => `Разбудить ${crewOf(crew)} ${paid === 0 ? 'бесплатно' : `за ${food(paid)}`}`,
      sell: (good, to) => `Продать ${gained({ good, n: 1 })} ${coats[to.family][2]} торговцу (${has(to)})`,
      take: (on, n, does, others) => `${takes(on, n)}: вам ${actions[does]}, остальным ${actions[others]}`,
      send: (crew, gain) => `Отправить ${crewOf(crew)}${gain ? ` за ${gained(gain)}` : ''}`,
      field: (at, pts) =>
        pts === 0
          ? `Положить сухое поле (${place(at)})`
          : `Положить поле, сразу орошённое: ${points(pts)} (${place(at)})`,
      stick: (side, at, pts) => `Проложить канал вдоль ${edges[side][1]} стороны поля (${place(at)}): ${points(pts)}`,
      recruit: {
        worker: (family) => `Взять ${ofOne(family)} котёнка в работники`,
        merchant: (family) => `Взять ${ofOne(family)} котёнка в торговцы`,
      },
      follow: (action, family) => `Присоединиться и отправить ${ofOne(family)} котёнка: ${actions[action]}`,
      passWakes: (family) => `Спасовать и разбудить ${ofOne(family)} котёнка`,
      passFood: (n) => (n === 0 ? 'Спасовать, хотя корма в запасе нет' : `Спасовать и получить ${food(n)}`),
      dismiss: {
        awake: (family) => `Отпустить бодрого ${ofOne(family)} работника`,
        asleep: (family) => `Отпустить спящего ${ofOne(family)} работника`,
      },
      retire: (one) => `Отпустить ${ofOne(one.family)} торговца (${has(one)})`,
    },
  },
  events: {
    start: (first, sideB) => `Начинает ${first}${sideB ? '; плитки лежат стороной B' : ''}.`,
    round: (round, first) => `${first} начинает раунд ${round}.`,
    lateRound: (round, last, first) =>
      round === last
        ? `${first} начинает раунд ${round}, последний в любом случае.`
        : `${first} начинает раунд ${round}; игра закончится не позже раунда ${last}.`,
    turn: (name) => `Ходит ${name}.`,
    rested: (name, n) =>
      n === 0 ? `${name}: все работники бодры, но корма в запасе нет.` : `${name}: все работники бодры, +${food(n)}.`,
    wokeNobody: (name) => `${name} никого не будит.`,
    woke: (name, crew, paid: number) =>
      paid === 0 ? `${name} бесплатно будит ${crewOf(crew)}.` : `${name} платит ${food(paid)} и будит ${crewOf(crew)}.`,
    sold: (name, { family, good, goods }) =>
      `${name} продаёт ${gained({ good, n: 1 })} ${coats[family][2]} торговцу; теперь у него ${units[good](goods)}.`,
    took: (name, action, n: number) =>
      n === 0
        ? `${name} берёт плитку «${actions[action]}».`
        : `${name} берёт плитку «${actions[action]}» и ${food(n)} с неё.`,
    tookB: (name, does, others, n: number) =>
      `${name} берёт плитку, действие «${actions[does]}»; остальным «${actions[others]}».${n === 0 ? '' : ` Корм с плитки: ${n}.`}`,
    sentNobody: (name) => `${name} никого не отправляет.`,
    sent: (name, crew, action: ActionName) => `${name} отправляет ${crewOf(crew)}: ${actions[action]}.`,
    sentGain: (name, crew, gain: Gain) => `${name} отправляет ${crewOf(crew)} и получает ${gained(gain)}.`,
    followed: (name, crew, action: ActionName) =>
      `${name} присоединяется, отправляя ${crewOf(crew)}: ${actions[action]}.`,
    followedGain: (name, crew, gain: Gain) =>
      `${name} присоединяется, отправляя ${crewOf(crew)}, и получает ${gained(gain)}.`,
    passedWakes: (name, family: Family, unable: Unable | null) =>
      `${passes(name, unable)}, просыпается ${families[family]} котёнок.`,
    passedFood: (name, n, unable: Unable | null) =>
      n === 0 ? `${passes(name, unable)}; корма в запасе нет.` : `${passes(name, unable)} и получает ${food(n)}.`,
    field: (name, at: FarmCell, irrigated, pts: number) =>
      irrigated
        ? `${name} кладёт поле, сразу орошённое: ${points(pts)} (${where(at)}).`
        : `${name} кладёт сухое поле (${where(at)}).`,
    stick: (name, side: Side, at: FarmCell, pts: number) =>
      `${name} прокладывает канал: ${points(pts)} (по ${edges[side][1]} стороне поля, ${where(at)}).`,
    recruited: {
      worker: (name, family) => `${name} берёт ${ofOne(family)} котёнка в работники.`,
      merchant: (name, family) => `${name} берёт ${ofOne(family)} котёнка в торговцы.`,
    },
    dismissed: {
      awake: (name, family, n) => `${name} отпускает бодрого ${ofOne(family)} котёнка и получает ${food(n)}.`,
      asleep: (name, family, n) => `${name} отпускает спящего ${ofOne(family)} котёнка и получает ${food(n)}.`,
    },
    dismissedMerchant: (name, one, n: number) =>
      `${name} отпускает ${ofOne(one.family)} торговца (${has(one)}) и получает ${food(n)}.`,
    fedFree: (name) => `${name}: поля кормят всех.`,
    fed: (name, paid) => `${name} кормит всех за ${food(paid)}.`,
    unfed: (name, unfed, paid, pts) =>
      `${name}${paid === 0 ? ':' : ` платит ${food(paid)};`} ${unfed} ${many(unfed, 'котёнок остаётся голодным', 'котёнка остаются голодными', 'котят остаются голодными')}, ${points(pts)}.`,
    triggered: {
      fields: (name) => `${name} берёт последнее поле: этот раунд последний.`,
      sticks: (name) => `${name} берёт последний канал: этот раунд последний.`,
      kitten: (name) => `${name} берёт котёнка чужой семьи: этот раунд последний.`,
      rounds: (_name) => 'Этот раунд последний.',
    },
    left: (those, given) =>
      given === those.length
        ? `${untaken(those)}. На ${those.length === 1 ? 'неё' : 'каждую'} кладут 1 корм.`
        : given === 0
          ? `${untaken(those)}. Класть нечего: корма в запасе нет.`
          : `${untaken(those)}. Корма хватает ${given === 1 ? 'только на первую' : `только на первые ${given}`}.`,
    noneAwake: (name) => `${name}: бодрых котят нет.`,
    awake: (name, n) => `${name} получает ${food(n)}: по 1 за каждого бодрого котёнка в конце.`,
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
  doing: (name, does, others: ActionName) =>
    does === others
      ? `${name} берёт «${actions[does]}»; остальные могут присоединиться.`
      : `${name} берёт «${actions[does]}»; остальные могут присоединиться с действием «${actions[others]}».`,
  pending: (name, n, phase) =>
    ({
      field: `${name}: осталось положить ${fieldsOf(n)}.`,
      stick: `${name}: осталось проложить ${sticksOf(n)}.`,
      recruit: `${name}: осталось взять ${n} ${many(n, 'котёнка', 'котят', 'котят')}.`,
    })[phase],
  lastRound: 'Конец близок: этот раунд последний.',
  sideB: 'Плитки лежат стороной B: кто берёт плитку, делает одно её действие, остальные могут сделать другое.',
  tileGrid: { caption: 'Плитки действий', head: ['Плитка', 'Корм на ней', 'Кто взял'] },
  nobody: 'никто',
  nothing: '–',
  onBoard: (fields, sticks) => `На общем планшете осталось ${fieldsOf(fields)} и ${sticksOf(sticks)}.`,
  setAside: (fields, sticks) => `Отложено на последний раунд: ${fieldsOf(fields)} и ${sticksOf(sticks)}.`,
  stock: (n, coins) => `В запасе ${food(n)} и ${units.coin(coins)}.`,
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
  bill: (bill, kittens, meal, irrigated) =>
    `Накормить всех сейчас стоит ${food(bill)} (${kittens} × ${meal} − ${irrigated} за орошённые поля).`,
  farm: (fields, irrigated, sticks) => `${fieldsOf(fields)}, из них орошено ${irrigated}, и ${sticksOf(sticks)}.`,
  farmGrid: (name) => `${name}: поля; ряд 0, столбец 0\u00a0— первое поле`,
  dry: 'сухое',
  irrigated: (on: readonly Side[]) =>
    `${many(on.length, 'канал', 'каналы', 'каналы')} ${list(on.map((side) => sides[side]))}`,
  lines: {
    kittens: 'Котята',
    sticks: 'Каналы (по орошённым полям)',
    'sold-coins': 'Монеты у торговцев',
    'sold-food': 'Корм у торговцев',
    coins: 'Монеты',
    food: 'Корм (два за очко)',
    penalties: 'Штрафы',
  },
  endings: {
    fields: 'Из запаса взяли последнее поле.',
    sticks: 'Из запаса взяли последний канал.',
    kitten: 'Взяли котёнка чужой семьи.',
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
  standing: { food: 'Всегда идти за кормом', pass: 'Пас до моего хода' },
  board: {
    confirm: 'Сыграть',
    confirmMove: (move) => `Сыграть: ${move}`,
    cancel: 'Убрать',
    again: (move) => `${move}. Выбрано; нажмите ещё раз, чтобы сыграть.`,
    changes: 'Что это изменит',
    comma: ', ',
    kittens: 'Ваши котята',
    awake: (family: Family) => `${families[family]} котёнок, бодр`,
    asleep: (family: Family) => `${families[family]} котёнок, спит`,
    workers: (awake, asleep, merchants) =>
      `Бодрых ${awake}, спящих ${asleep}, ${merchants} ${many(merchants, 'торговец', 'торговца', 'торговцев')}.`,
    food: 'Корм',
    coins: 'Монеты',
    penalties: 'Штрафы',
    points: 'Очки',
    pts: (n) => `${minus(n)} оч.`,
    pointsOf: (name, total) => `${name}: ${points(total)}. Из чего они сложились`,
    line: (line, total) => `${line}: ${total}`,
    noPoints: 'Очков пока нет.',
    evening: 'Вечером',
    pays: (bill) => `платит ${bill}`,
    short: (n) => `не хватает ${n}`,
    free: 'бесплатно',
    feed: 'Накормить всех',
    meals: (kittens, meal, irrigated) =>
      `${kittensOf(kittens)}, каждый ест ${meal}; ${irrigated} ${many(irrigated, 'орошённое поле', 'орошённых поля', 'орошённых полей')}, каждое даёт 1.`,
    foodLeft: (n) => `останется ${n}`,
    unfed: 'Не кормить',
    notBoth: 'нельзя: кого-то отпустили',
    each: 'за каждого',
    dismiss: 'Отпустить',
    dismissHint: 'Отпустить котёнка',
    pickKitten: 'выберите котёнка',
    endsGame: 'Тогда этот раунд последний.',
    sending: (n) => `отправить ${workers(n)}`,
    tonight: (bill, n) => `Вечером: самое большее ${food(bill)}${n === null ? '' : `; у вас будет ${n}`}`,
    atEnd: (n) => `В конце за бодрых котят: +${food(n)}`,
    tomorrow: (asleep, waking): string =>
      `Завтра: спящих ${asleep}${waking > 0 ? `, разбудить всех\u00a0— ${waking}` : ''}`,
    sellAll: (n) => `Продать ${n} ${many(n, 'торговцу', 'торговцам', 'торговцам')}`,
    unsold: (n) => `Сегодня без продажи: ${n} ${many(n, 'торговец', 'торговца', 'торговцев')}.`,
    canSend: (awake): string =>
      awake === 0
        ? 'Бодрых нет: плитка даст только корм на ней.'
        : `Можно отправить ${workers(awake)}; другие игроки могут присоединиться, каждый с одним.`,
    fieldHint: (water): string =>
      water ? 'Капля отмечает, где вода уже есть.' : 'Поле помогает кормить, когда его орошает канал.',
    stickHint: 'Канал между двумя полями даёт 2 очка, с краю 1.',
    follow: 'Вместе',
    sell: 'Продать',
    thenOnly: 'потом только',
    round: (round) => `Раунд ${round}`,
    turn: 'Части хода',
    parts: { morning: 'Утро', day: 'День', others: 'Другие', evening: 'Вечер' },
    ends: 'Конец: последнее поле или последний канал.',
    late: (left): string =>
      left === 0
        ? 'После этого раунда конец в любом случае.'
        : `Через ${left} ${many(left, 'раунд', 'раунда', 'раундов')} конец в любом случае.`,
    lastRound: 'Последний раунд!',
    aside: 'Поля и каналы ещё можно класть.',
    stockFood: (n) => `В запасе ${food(n)}`,
    stockCoins: (n) => `В запасе ${units.coin(n)}`,
    fieldsLeft: (n) => `Осталось ${fieldsOf(n)}`,
    sticksLeft: (n) => `${many(n, 'Остался', 'Осталось', 'Осталось')} ${sticksOf(n)}`,
    kittensLeft: (family, n, name: string) =>
      `${name}: ${many(n, 'остался', 'осталось', 'осталось')} ${n} ${many(n, families[family], ofSeveral(family), ofSeveral(family))} ${many(n, 'котёнок', 'котёнка', 'котят')}`,
    actions: { food: 'Корм', irrigation: 'Орошение', gold: 'Золото', recruit: 'Набор', fields: 'Поля' },
    about: {
      food: 'От 1 до 6 работников приносят 2, 5, 8, 12, 16 или 20 корма.',
      irrigation: 'Каждый работник прокладывает канал по свободной стороне ваших полей.',
      gold: 'Каждый работник приносит монету.',
      recruit: 'Каждый работник вместе с монетой приводит нового котёнка.',
      fields: 'Каждый работник кладёт поле рядом с вашими.',
    },
    roles: { worker: 'Работник', merchant: 'Торговец' },
    rolesDo: { worker: 'ходит на работу', merchant: '1 продажа за утро' },
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
    larger: (name) => `${name}: крупнее`,
    smaller: (name) => `${name}: мельче`,
  },
  refusals: {
    'no-move': () => 'Такого хода нет.',
    'game-over': () => 'Игра окончена; ходить больше нельзя.',
    'not-now': (v) => `Сейчас вопрос другой: ${phases[v.phase]}.`,
    'not-asleep': (v) =>
      v.asleep === 0
        ? `Спящих ${ofSeveral(v.family)} котят нет.`
        : `Спящих ${ofSeveral(v.family)} котят только ${v.asleep}.`,
    'wake-cost': (v) => `Чтобы их разбудить, нужно корма: ${v.cost}, а есть ${v.food}.`,
    'no-merchant': (v) =>
      `Нет ${ofOne(v.family)} торговца (товара ${v.goods}), который взял бы ${v.good === 'food' ? 'корм' : 'монету'}.`,
    'merchant-served': () => 'Этот торговец сегодня утром уже получил своё.',
    'no-goods': (v) => `Для продажи больше нет ${v.good === 'food' ? 'корма' : 'монет'}.`,
    'no-tile': () => 'Плитки с такими действиями нет.',
    'tile-taken': (v) => `Эта плитка в этом раунде уже занята: ${v.seat}.`,
    'either-way': (v) =>
      `Никто не может сделать ни то ни другое, разницы нет; назовите действие «${actions[v.action]}».`,
    'not-awake': (v) =>
      v.awake === 0
        ? `Бодрых ${ofSeveral(v.family)} котят нет.`
        : `Бодрых ${ofSeveral(v.family)} котят только ${v.awake}.`,
    'six-at-most': () => 'На одно действие можно отправить не больше шести работников.',
    'no-use': (v) =>
      `На действие «${actions[v.action]}» сейчас можно отправить не больше ${v.most} ${many(v.most, 'работника', 'работников', 'работников')}.`,
    'cannot-follow': (v) => `Действие «${actions[v.action]}» сейчас невозможно: остаётся только пас.`,
    'somebody-sleeps': () => 'Пас разбудит спящего работника; скажите, из какой семьи.',
    'cell-taken': (v) => `Там уже лежит поле: ${place(v.cell)}.`,
    'cell-apart': (v) => `Это место не граничит с вашими полями: ${place(v.cell)}.`,
    'edge-taken': () => 'По этой стороне уже проложен канал.',
    'edge-apart': () => 'Это не сторона вашего поля.',
    'own-first': (v) => `Сначала возьмите котят своей семьи, их осталось ${v.left}.`,
    'no-kitten': (v) => `${capital(ofSeveral(v.family))} котят в запасе не осталось.`,
    'last-worker': () => 'Последнего работника отпустить нельзя.',
    'not-in-household': () => 'Такого котёнка в хозяйстве нет.',
    'must-go-unfed': (v) => `Корма ${v.food}, а нужно ${v.bill}: голодных котят не меньше: ${v.least}.`,
    'too-many-unfed': (v) => `Если корма нужно ${v.bill}, голодных котят не больше: ${v.most}.`,
    'not-both': () => 'Этим вечером кого-то отпустили, поэтому голодных быть не может.',
    'dismiss-more': (v) => `Корма ${v.food}, а нужно ${v.bill}: придётся отпустить ещё одного.`,
    'invalid-turn': () => 'Раунд, ход и шаг не сходятся.',
    'invalid-household': (v) => `В хозяйстве то, чего быть не может: ${v.seat}.`,
    'invalid-kittens': (v) => `${capital(ofSeveral(v.family))} котят ${v.count}; так быть не может.`,
    'invalid-farm': (v) => `Поля и каналы так лежать не могут: ${v.seat}.`,
    'invalid-supply': () => 'Поля или каналы на общем планшете не сходятся с выложенными.',
    'invalid-stock': () => 'Корм или монеты не сходятся с тем, что в коробке.',
    'invalid-ending': () => 'Конец игры не сходится с позицией.',
    'invalid-tiles': () => 'Плитки действий не сходятся со сделанными ходами.',
  },
} satisfies Messages
