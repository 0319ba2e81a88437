// Neotopia in Russian.
import { capital, listing, plural } from '../../../core/words.ts'
import type {
  BuildingShape,
  Direction,
  Element,
  ElementAmounts,
  Factory,
  KindId,
  LaidToken,
  Region,
  Token,
  TokenAmounts,
} from '../data.ts'
import type { Messages } from './en.ts'

const n = plural('ru', ['one', 'few', 'many'])
const list = listing('ru')

/** null: the reader. */
type Who = string | null
const actionsLeft = (actions: number) => `${actions} ${n(actions, 'действие', 'действия', 'действий')}`
const cardsIn = (cards: number) => `${cards} ${n(cards, 'проект', 'проекта', 'проектов')}`
const pointsOf = (points: number) => `${points} ${n(points, 'очко', 'очка', 'очков')}`

const elements: { readonly [E in Element]: string } = {
  energy: 'энергия',
  farming: 'земледелие',
  technology: 'технологии',
  community: 'сообщество',
}
const regions: { readonly [R in Region]: string } = {
  desert: 'пустыня',
  water: 'акватория',
  forest: 'лес',
}
const inRegion: { readonly [R in Region]: string } = {
  desert: 'в пустыне',
  water: 'в акватории',
  forest: 'в лесу',
}
/** What a factory lies beside. */
const theRegion: { readonly [R in Region]: string } = {
  desert: 'с пустыней',
  water: 'с акваторией',
  forest: 'с лесом',
}
const toRegion: { readonly [R in Region]: string } = {
  desert: 'в пустыню',
  water: 'в акваторию',
  forest: 'в лес',
}
const factories: { readonly [F in Factory]: string } = {
  a: 'A',
  b: 'B',
  c: 'C',
}
const tokens: { readonly [T in Token]: string } = {
  subsidy: 'госсубсидия',
  automatization: 'автоматизация',
  initiative: 'частная инициатива',
  permits: 'новые разрешения на застройку',
}
const tokenEffects: { readonly [T in Token]: string } = {
  subsidy: 'взять 2 проекта',
  automatization: 'ещё одно действие',
  initiative: 'выложить любой элемент из резерва в любой регион',
  permits: 'переместить элемент с фабрики на внешнюю клетку',
}
const kinds: { readonly [K in KindId]: string } = {
  sun: 'Солнечная башня',
  skyfarm: 'Небесная ферма',
  spire: 'Научный шпиль',
  forum: 'Народный форум',
  biogas: 'Биогазовая станция',
  fusion: 'Термоядерный центр',
  rooftops: 'Солнечные крыши',
  orchard: 'Зимний сад',
  seedvault: 'Хранилище семян',
  garden: 'Общий огород',
  grid: 'Умная сеть',
  algae: 'Лаборатория водорослей',
  robots: 'Мастерская роботов',
  tram: 'Трамвайное кольцо',
  market: 'Фермерский рынок',
  academy: 'Открытая академия',
}
const buildingShapes: { readonly [S in BuildingShape]: string } = {
  line: 'короткая линия',
  bend: 'изгиб',
  triangle: 'треугольник',
  longLine: 'длинная линия',
  star: 'звезда',
}
const directions: { readonly [D in Direction]: string } = {
  e: 'к востоку',
  se: 'к юго-востоку',
  sw: 'к юго-западу',
  w: 'к западу',
  nw: 'к северо-западу',
  ne: 'к северо-востоку',
}
const amount = (count: number, thing: string) => (count === 1 ? thing : `${thing} ×${count}`)
const amountsOf = (all: readonly string[]) => (all.length === 0 ? 'ничего' : list(all))
const elementAmounts = (amounts: ElementAmounts) =>
  amountsOf(amounts.map(({ element, count }) => amount(count, elements[element])))
const tokenAmounts = (amounts: TokenAmounts) =>
  amountsOf(amounts.map(({ token, count }) => amount(count, tokens[token])))
/** Which elements are missing, or how many where ways differ. */
const wanted = (amounts: ElementAmounts | number) => (typeof amounts === 'number' ? amounts : elementAmounts(amounts))
const gained = (token: Token | null) => (token === null ? '' : ` и взять жетон «${tokens[token]}»`)
const tokenOn = ({ token, space }: LaidToken) => `${tokens[token]} на ${space}`
/** The accusative: the only one that differs is energy. */
const theElement = (element: Element) => (element === 'energy' ? 'энергию' : elements[element])
/** The genitive, as what is lacking. */
const ofElement: { readonly [E in Element]: string } = {
  energy: 'энергии',
  farming: 'земледелия',
  technology: 'технологий',
  community: 'сообщества',
}

export const ru = {
  name: 'Neotopia',
  aim: 'Больше очков; слабейший регион ×3',
  about: 'Перемещайте элементы с трёх фабрик в три региона города 2055 года и стройте проекты по их узорам.',
  notice:
    'Правила\u00a0— как в Neotopia; карты регионов, узоры и названия проектов и обороты плиток производства придумали мы сами.',

  elements,
  regions,
  inRegion,
  toRegion,
  factories,
  tokens,
  kinds,
  elementAmounts,
  tokenAmounts,

  building: (kind, form) => `«${kinds[kind]}» (${buildingShapes[form]})`,
  project: (kind, size) => `«${kinds[kind]}» (${size})`,
  points: pointsOf,
  buildingPoints: (other, own, element) => `${pointsOf(other)}, или ${own}, если ваш цвет\u00a0— ${elements[element]}`,
  firstCell: (element) => `${elements[element]} (1)`,
  cell: (number, element, direction, from) => `${elements[element]} (${number}) ${directions[direction]} от ${from}`,
  described: (card, points, pattern) => `${card}, ${points}: ${pattern.join(', ')}.`,

  prompt: {
    colours: (who: Who) => (who === null ? 'Выберите цвет.' : `${who} выбирает цвет.`),
    start: (who: Who, element) =>
      who === null
        ? `Выложите первый элемент: ${elements[element]}.`
        : `${who} выкладывает первый элемент: ${elements[element]}.`,
    actions: (who: Who, actions) =>
      who === null
        ? `Осталось ${actionsLeft(actions)}: взять или переместить.`
        : `${who}: осталось ${actionsLeft(actions)}.`,
    done: (who: Who, bonus) => {
      if (who !== null) return `${who} может закончить ход.`
      return bonus ? 'Используйте бонусный жетон или закончите ход.' : 'Действия сделаны: закончите ход.'
    },
    window: (space, region, projects) =>
      projects === 1
        ? `Стройте или играйте дальше: элемент на ${space} ${inRegion[region]} завершает проект.`
        : `Постройте один из ${projects} проектов или играйте дальше: элемент на ${space} ${inRegion[region]} завершает их.`,
    pending: {
      subsidy: (who: Who, draws) =>
        who === null
          ? `Госсубсидия: возьмите ещё ${cardsIn(draws)}.`
          : `Госсубсидия: ${who} берёт ещё ${cardsIn(draws)}.`,
      automatization: (who: Who, _draws) =>
        who === null ? 'Автоматизация: сделайте ещё одно действие.' : `Автоматизация: ${who} делает ещё одно действие.`,
      initiative: (who: Who, _draws) =>
        who === null
          ? 'Частная инициатива: выложите любой элемент из резерва.'
          : `Частная инициатива: ${who} выкладывает любой элемент из резерва.`,
      permits: (who: Who, _draws) =>
        who === null
          ? 'Новые разрешения на застройку: переместите элемент с фабрики на внешнюю клетку.'
          : `Новые разрешения на застройку: ${who} перемещает элемент с фабрики на внешнюю клетку.`,
    },
    over: 'Игра окончена.',
  },

  areas: {
    turn: { command: 'раунд', heading: 'Раунд и ход' },
    hand: { command: 'рука', heading: 'Ваша рука' },
    offer: { command: 'витрина', heading: 'Витрина' },
    regions: {
      desert: { command: 'пустыня', heading: 'Пустыня' },
      water: { command: 'акватория', heading: 'Акватория' },
      forest: { command: 'лес', heading: 'Лес' },
    },
    factories: { command: 'фабрики', heading: 'Фабрики и резерв' },
    player: { command: 'игрок', heading: (name, you) => (you ? `${name} (вы)` : name) },
    map: { command: 'карта', heading: 'Как лежат клетки' },
  },

  turn: {
    round: (round) => `Раунд ${round}.`,
    first: (name) => `Первый игрок\u00a0— ${name}.`,
    order: (names) => `Порядок хода: ${names.join(', ')}.`,
    acting: (name, actions) => `Ходит ${name}, осталось ${actionsLeft(actions)}.`,
    bonusUsed: 'В этом ходу бонусный жетон уже использован.',
    pending: (token) => `Сейчас действует бонусный жетон: ${tokens[token]}.`,
    window: (element, space, region) =>
      `Последний выложенный элемент: ${elements[element]} на ${space} ${inRegion[region]}; он ещё может завершить проект.`,
    ending: {
      open: '',
      flag: 'Флаг вышел: после этого раунда будет последний.',
      last: 'Это последний раунд.',
    },
    over: 'Игра окончена.',
  },
  hand: {
    empty: 'У вас нет карт.',
    known: 'Другие знают эту карту.',
  },
  offer: {
    empty: 'На витрине нет проектов.',
    deck: (cards) => `В колоде ${cardsIn(cards)}.`,
  },
  region: {
    caption: 'Клетки, с севера на юг и с запада на восток',
    row: 'ряд',
    free: 'свободно',
    outer: 'внешняя, свободно',
    outerTaken: (element) => `внешняя, ${elements[element]}`,
    token: (token) => `свободно, жетон: ${tokens[token]}`,
    empty: 'Здесь пока нет элементов: первый кладут в центр, на d4.',
    last: (card) => `Последний проект здесь\u00a0— ${card}: следующий должен быть другого вида.`,
    noneBuilt: 'Проектов здесь пока не строили.',
    built: (cards) => `Построено здесь: ${cardsIn(cards)}.`,
    stack: (count, top) => `В стопке ${count} ${n(count, 'жетон', 'жетона', 'жетонов')}, сверху ${tokens[top]}.`,
    noStack: 'Стопка бонусных жетонов закончилась.',
    tracks: 'Шкала очков',
    player: 'игрок',
    track: 'на шкале',
    cluster: 'крупнейшая группа',
  },
  production: {
    caption: 'Элементы',
    place: 'где',
    factory: (factory, touched) => `фабрика ${factories[factory]} (${list(touched.map((region) => regions[region]))})`,
    pile: 'производство',
    middle: 'середина',
    reserve: 'резерв',
    tiles: (tiles) =>
      tiles === 1
        ? 'Осталась 1 плитка производства: та, что с флагом.'
        : `${n(tiles, 'Осталась', 'Осталось', 'Осталось')} ${tiles} ${n(tiles, 'плитка', 'плитки', 'плиток')} производства, флаг в самом низу.`,
    noTiles: 'Плиток производства не осталось: середина пополняется по одному элементу каждого цвета.',
    toCome: (amounts) => `На оборотах оставшихся плиток всего: ${elementAmounts(amounts)}.`,
    unseen: (amounts) => `Под верхними жетонами стопок всего: ${tokenAmounts(amounts)}.`,
  },
  player: {
    colour: (element) => `Цвет: ${elements[element]}.`,
    noColour: 'Цвета пока нет.',
    hand: (cards) => `В руке ${cardsIn(cards)}.`,
    known: 'Из них всем известны:',
    tokens: (amounts) => `Бонусные жетоны: ${tokenAmounts(amounts)}.`,
    noTokens: 'Бонусных жетонов нет.',
    caption: 'Очки по регионам',
    region: 'регион',
    projects: 'проекты',
    cluster: 'крупнейшая группа',
    total: (points) => `Со слабейшим регионом втройне и по 3 за каждый жетон: ${points}.`,
  },
  map: {
    rows: 'В регионе семь рядов, от a до g с севера на юг, в них 4, 5, 6, 7, 6, 5 и 4 клетки, считая с запада. Центр\u00a0— d4.',
    neighbours:
      'Соседние клетки одного ряда касаются. До ряда d под b2 лежат c2 к юго-западу и c3 к юго-востоку; начиная с ряда d под e2 лежат f1 к юго-западу и f2 к юго-востоку.',
    outer: (spaces) => `Внешние клетки: ${list(spaces)}.`,
    bonus: (spaces) => `Клетки с бонусом: ${list(spaces)}.`,
    factories:
      'Фабрика A граничит с пустыней и акваторией, B\u00a0— с акваторией и лесом, C\u00a0— с лесом и пустыней.',
  },

  moves: {
    colour: (element) => `Играть за ${theElement(element)}`,
    place: (element) => `Выложить ${theElement(element)} из резерва`,
    move: (element) => `Переместить ${theElement(element)}`,
    moveWhole: (element, factory, space, region, token) =>
      `Переместить ${theElement(element)} с фабрики ${factories[factory]} на ${space} ${inRegion[region]}${gained(token)}`,
    placeWhole: (element, space, region, token) =>
      `Выложить ${theElement(element)} из резерва на ${space} ${inRegion[region]}${gained(token)}`,
    factory: (factory) => `с фабрики ${factories[factory]}`,
    row: (row) => `ряд ${row}`,
    space: (space) => `клетка ${space}`,
    spaceWithToken: (space, token) => `клетка ${space} с жетоном: ${tokens[token]}`,
    take: 'Взять с витрины',
    takeWhole: (taken) => `Взять с витрины проект ${taken}`,
    taken: (card, amounts) => `${card}: ${elementAmounts(amounts)}`,
    draw: 'Взять из колоды',
    build: 'Построить',
    buildWhole: (built) => `Построить проект ${built}`,
    built: (card, region, points) => `${card} ${inRegion[region]} за ${pointsOf(points)}`,
    use: 'Использовать бонусный жетон',
    useWhole: (token) => `Использовать жетон «${tokens[token]}»: ${tokenEffects[token]}`,
    used: (token) => `${tokens[token]}: ${tokenEffects[token]}`,
    end: 'Закончить ход',
  },

  events: {
    first: (name, drawn) => (drawn ? `По жребию начинает ${name}.` : `Начинает ${name}.`),
    colour: (name, element) => `${name} играет за ${theElement(element)}.`,
    laid: (region, laid, top) =>
      `Бонусные жетоны ${inRegion[region]}: ${laid.map(tokenOn).join(', ')}; верхний в стопке: ${tokens[top]}.`,
    dealt: (name, count) => `${name} получает ${cardsIn(count)}.`,
    dealtCards: (name, cards) => `${name} получает проекты ${list(cards)}.`,
    offered: (cards) => `Новое на витрине: ${list(cards)}.`,
    turn: (name, round) => `Раунд ${round}, ходит ${name}.`,
    moved: (name, element, factory, space, region) =>
      `${name} перемещает ${theElement(element)} с фабрики ${factories[factory]} на ${space} ${inRegion[region]}.`,
    placed: (name, element, space, region) =>
      `${name} выкладывает ${theElement(element)} из резерва на ${space} ${inRegion[region]}.`,
    covered: (name, token, space) => `${name} берёт жетон с ${space}: ${tokens[token]}.`,
    earned: (name, token, region) => `${name} берёт верхний жетон стопки ${inRegion[region]}: ${tokens[token]}.`,
    uncovered: (token, region) => `Теперь сверху стопки ${inRegion[region]}: ${tokens[token]}.`,
    refilled: (factory, amounts) =>
      `Фабрика ${factories[factory]} пуста и получает ${amountsOf(amounts.map(({ element, count }) => amount(count, theElement(element))))}.`,
    notRefilled: (factory) => `Фабрика ${factories[factory]} пуста и остаётся пустой: в середине ничего нет.`,
    produced: (amounts, left) =>
      `Открыта плитка производства, дальше придут: ${elementAmounts(amounts)}; ${n(left, 'осталась', 'осталось', 'осталось')} ${left} ${n(left, 'плитка', 'плитки', 'плиток')}.`,
    middle: (amounts) => `В середине теперь: ${elementAmounts(amounts)}.`,
    flag: 'Флаг вышел: раунд доигрывают, потом будет ещё один.',
    took: (name, card) => `${name} берёт с витрины проект ${card}.`,
    drew: (name) => `${name} берёт проект из колоды.`,
    drewCard: (name, card) => `${name} берёт из колоды проект ${card}.`,
    built: (name, card, region, points, reached) =>
      `${name} строит проект ${card} ${inRegion[region]} за ${pointsOf(points)}; на шкале там теперь ${reached}.`,
    used: (name, token) => `${name} использует жетон «${tokens[token]}».`,
    lost: (name, actions) =>
      `${name} больше ничего не может сделать: ${n(actions, 'пропадает', 'пропадают', 'пропадает')} ${actionsLeft(actions)}.`,
    last: (round) => `Начинается раунд ${round}, последний.`,
    cluster: (name, size, region) => `${name} получает ${pointsOf(size)} за крупнейшую группу ${inRegion[region]}.`,
    final: (name, points) => `${name}: итого ${pointsOf(points)}.`,
  },

  board: {
    scoring:
      'В регионе считаются его очки и ваша крупнейшая группа; слабейший регион втройне (×3), каждый неиспользованный жетон 3.',
    regionStands: (region, track, cluster) => `${regions[region]}: ${track} на шкале, крупнейшая группа ${cluster}`,
    lowest: (region) => `${regions[region]}: слабейший считается втройне`,
    table: 'Стол: три региона вокруг производства',
    forward: (region) => `Показать ближе. ${region}`,
    inFactory: (element, count, factory) => `${amount(count, elements[element])}, фабрика ${factories[factory]}`,
    inReserve: (element, count) => `${amount(count, elements[element])} в резерве`,
    reserve: 'Резерв',
    unseen: 'Ещё не открытые жетоны',
    space: (space, region, holds) => `${space} ${inRegion[region]}: ${holds}`,
    open: (space) => `${space}. Сюда можно положить элемент`,
    fresh: (space) => `${space}, новое с вашего прошлого хода`,
    score: (name, points, group) => `${name}: ${pointsOf(points)}, крупнейшая группа ${group}`,
    inRegion: (region, text) => `${capital(region)}: ${text}`,
    next: (amounts) => `Дальше придут: ${elementAmounts(amounts)}.`,
    card: (card, points) => `${card}: ${pointsOf(points)}`,
    standing: {
      refused: 'пока нельзя, последний проект того же вида.',
      blocked: 'места для него уже нет.',
      complete: 'можно строить.',
      unstarted: (missing) => `ещё не начат, не хватает ${missing}.`,
      missing: (amounts, spaces, ways) =>
        ways === 1
          ? `не хватает: ${wanted(amounts)} на ${list(spaces)}.`
          : `не хватает: ${wanted(amounts)}, ${ways} ${n(ways, 'вариант', 'варианта', 'вариантов')}.`,
    },
    serves: {
      completes: (element, cards) =>
        element === null
          ? `Завершит: ${list(cards)}.`
          : `Если положить ${theElement(element)}, завершит: ${list(cards)}.`,
      missing: (element, changes) =>
        element === null
          ? `Не хватает: ${changes.join(', ')}.`
          : `Если положить ${theElement(element)}, не хватает: ${changes.join(', ')}.`,
    },
    placing: (element, space, region, token) =>
      `${capital(elements[element])} на ${space}, ${regions[region]}${token === null ? '' : `: даёт жетон «${tokens[token]}»`}`,
    taking: (card) => `Взять проект ${card}`,
    building: (card, points) => `Построить проект ${card}: ${pointsOf(points)}`,
    inAll: (change) => `в конце ${change}`,
    unbuilt: (cards) => `Останется без постройки: ${list(cards)}.`,
    confirm: 'Сыграть так',
    confirmMove: (move) => `Сыграть: ${move}`,
    cancel: 'Убрать',
    changes: 'Что это изменит',
    pickSpace: (element, factory) =>
      factory === null
        ? `Выложить ${theElement(element)} из резерва: выберите клетку.`
        : `Переместить ${theElement(element)} с фабрики ${factories[factory]}: выберите клетку.`,
    pickElement: 'Теперь выберите элемент.',
    bar: 'Что выбрано или рассматривается',
    details: 'Подробности',
    deck: 'колода',
    tokens: 'Ваши бонусные жетоны',
    token: (count, text) => (count === 1 ? text : `${count} × ${text}`),
    players: 'Игроки',
    round: (round) => `Раунд ${round}`,
    actions: (actions) => `Осталось ${actionsLeft(actions)}`,
    ending: {
      open: (tiles) => (tiles === 1 ? 'Дальше флаг' : `Флаг через ${tiles} ${n(tiles, 'плитку', 'плитки', 'плиток')}`),
      flag: 'Скоро последний раунд',
      last: 'Последний раунд',
    },
  },

  refusals: {
    'no-move': () => 'Такого хода нет.',
    'game-over': () => 'Игра окончена.',
    'colours-first': () => 'Сначала надо выбрать цвет.',
    'colours-done': () => 'Цвета уже выбраны.',
    'colour-taken': (v) => `Этот цвет занят: ${v.name} играет за ${theElement(v.element)}.`,
    'start-first': () => 'Сначала каждый игрок выкладывает один элемент своего цвета.',
    'own-colour': (v) => `Ваш первый элемент должен быть вашего цвета: ${elements[v.own]}.`,
    'reserve-untouched': () => 'Элемент из резерва даёт только частная инициатива.',
    'reserve-empty': (v) => `В резерве нет ${ofElement[v.element]}.`,
    'factory-lacks': (v) => `На фабрике ${factories[v.factory]} нет ${ofElement[v.element]}.`,
    'factory-far': (v) => `Фабрика ${factories[v.factory]} не граничит ${theRegion[v.region]}.`,
    'no-actions': () => 'Три действия этого хода уже сделаны.',
    'actions-left': (v) => `Ход ещё нельзя закончить: осталось ${actionsLeft(v.actions)}.`,
    'bonus-running': (v) => `Сначала доиграйте жетон: ${tokens[v.token]}.`,
    'bonus-used': () => 'За ход можно использовать только один бонусный жетон.',
    'no-token': (v) => `У вас нет такого жетона: ${tokens[v.token]}.`,
    'token-idle': (v) => `Сейчас этот жетон ничего не даст: ${tokens[v.token]}.`,
    'space-taken': (v) => `На ${v.space} уже лежит элемент.`,
    'space-outer': (v) => `${v.space}\u00a0— внешняя клетка: туда ведут только новые разрешения на застройку.`,
    'space-not-outer': (v) => `Новые разрешения на застройку ведут только на внешние клетки, а ${v.space} не такая.`,
    'space-centre': () => 'Регион пуст: первый элемент кладут в центр, на d4.',
    'space-apart': (v) => `Рядом с ${v.space} нет элементов.`,
    'not-offered': (v) => `На витрине нет проекта ${v.card}.`,
    'deck-empty': () => 'Колода пуста.',
    'window-closed': () => 'Проект строят только сразу после того, как выложили элемент, и только один.',
    'not-held': (v) => `У вас нет проекта ${v.card}.`,
    'same-kind': (v) =>
      `Последний проект там тоже «${kinds[v.kind]}» (${regions[v.region]}): городу нужно разнообразие, постройте другой вид.`,
    'no-pattern': (v) => `Выложенный элемент не завершает узор проекта ${v.card}.`,
    'invalid-turn': () => 'Такого хода сейчас быть не может.',
    'invalid-colours': () => 'Цвета игроков не сходятся с ходом.',
    'invalid-region': () => 'Элементы региона не связаны с его центром.',
    'invalid-tile': () => 'Открыта плитка производства, которая не могла открыться, или наоборот.',
    'invalid-ending': () => 'До конца игры не столько, сколько следует из открытых плиток.',
    'invalid-pile': () => 'В производстве больше или меньше элементов, чем может быть.',
    'invalid-factory': () => 'На фабрике то, чего там быть не может.',
    'invalid-elements': () => 'Число элементов одного цвета не сходится.',
    'invalid-reserve': () => 'Из резерва взято больше, чем нужно.',
    'invalid-token': () => 'Число бонусных жетонов не сходится.',
    'invalid-stack': () => 'Стопка бонусных жетонов не сходится с очками.',
    'invalid-card': () => 'Карта проекта лежит там, где не может.',
    'invalid-built': () => 'Последнего проекта региона нет среди построенных там.',
    'invalid-hand': () => 'Руки не такие, какими их раздали.',
    'invalid-offer': () => 'На витрине не то, что должно быть.',
    'invalid-points': () => 'Очки региона не сходятся с построенным там.',
    'invalid-window': () => 'Туда только что ничего не выкладывали.',
    'invalid-bonus': () => 'Такой бонусный жетон сейчас действовать не может.',
    'invalid-round': () => 'Раунды не сходятся с тем, что взято и выложено.',
  },

  lines: {
    projects: (region) => `Проекты, ${regions[region]}`,
    cluster: (region) => `Крупнейшая группа, ${regions[region]}`,
    lowest: (region) => `Слабейший регион (×3), ещё дважды: ${regions[region]}`,
    tokens: 'Оставшиеся жетоны',
  },
  sums: {
    projects: 'Проекты',
    cluster: 'Крупнейшие группы',
    lowest: 'Слабейший регион (×3), ещё дважды',
    tokens: 'Оставшиеся жетоны',
  },
  endings: {
    points: 'Побеждает тот, у кого больше очков.',
    lowest: 'Очков поровну, решают очки слабейшего региона.',
    second: 'Очков поровну, решают очки второго снизу региона.',
    highest: 'Очков поровну, решают очки сильнейшего региона.',
    shared: 'Равенство во всём: победа общая.',
  },
  options: { first: 'Первый игрок', colours: 'Цвета' },
  values: { seated: 'По местам', chosen: 'Игроки выбирают по очереди' },
} satisfies Messages
