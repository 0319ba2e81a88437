// Neotopia in Russian.
import type { Sentences } from '../../../core/words.ts'
import { listing, plural } from '../../../core/words.ts'
import type { KindId } from '../data.ts'
import type { Messages } from './en.ts'

const n = plural('ru', ['one', 'few', 'many'])
const list = listing('ru')

/** null: the reader. */
type Who = string | null
const actionsLeft = (actions: number) => `${actions} ${n(actions, 'действие', 'действия', 'действий')}`
const cardsIn = (cards: number) => `${cards} ${n(cards, 'проект', 'проекта', 'проектов')}`
const pointsOf = (points: number) => `${points} ${n(points, 'очко', 'очка', 'очков')}`
/** The accusative of an element: the only one that differs. */
const theElement = (element: string) => (element === 'энергия' ? 'энергию' : element)
/** The genitive of an element, as what is lacking. */
const genitives: { readonly [element: string]: string } = {
  энергия: 'энергии',
  земледелие: 'земледелия',
  технологии: 'технологий',
  сообщество: 'сообщества',
}
const ofElement = (element: string | number) => genitives[element] ?? element
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const ru = {
  name: 'Neotopia',
  aim: 'Больше всех очков; слабейший регион ×3',
  about: 'Перемещайте элементы с трёх фабрик в три региона города 2055 года и стройте проекты по их узорам.',
  notice:
    'Правила\u00a0— как в Neotopia; карты регионов, узоры и названия проектов и обороты плиток производства придумали мы сами.',
  list,

  elements: ['энергия', 'земледелие', 'технологии', 'сообщество'],
  regions: ['пустыня', 'акватория', 'лес'],
  inRegion: ['в пустыне', 'в акватории', 'в лесу'],
  toRegion: ['в пустыню', 'в акваторию', 'в лес'],
  factories: ['A', 'B', 'C'],
  tokens: ['госсубсидия', 'автоматизация', 'частная инициатива', 'новые разрешения на застройку'],
  tokenEffects: [
    'взять 2 проекта',
    'ещё одно действие',
    'выложить любой элемент из резерва в любой регион',
    'переместить элемент с фабрики на внешнюю клетку',
  ],
  kinds: {
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
    market: 'Рынок урожая',
    academy: 'Открытая академия',
  } satisfies { readonly [kind in KindId]: string },
  buildingShapes: ['короткая линия', 'изгиб', 'треугольник', 'длинная линия', 'звезда'],
  directions: {
    e: 'к востоку',
    se: 'к юго-востоку',
    sw: 'к юго-западу',
    w: 'к западу',
    nw: 'к северо-западу',
    ne: 'к северо-востоку',
  },

  building: (kind, form) => `«${kind}» (${form})`,
  project: (kind, size) => `«${kind}» (${size})`,
  amount: (count, element) => (count === 1 ? element : `${element} ×${count}`),
  nothing: 'ничего',
  points: pointsOf,
  buildingPoints: (other, own, element) => `${pointsOf(other)}, или ${own}, если ваш цвет\u00a0— ${element}`,
  firstCell: (element) => `1 ${element}`,
  cell: (number, element, direction, from) => `${number} ${element} ${direction} от ${from}`,
  described: (card, points, pattern) => `${card}, ${points}: ${pattern.join(', ')}.`,

  prompt: {
    colours: (who: Who) => (who === null ? 'Выберите цвет.' : `${who} выбирает цвет.`),
    start: (who: Who, element) =>
      who === null ? `Выложите первый элемент: ${element}.` : `${who} выкладывает первый элемент: ${element}.`,
    actions: (who: Who, actions) =>
      who === null
        ? `Осталось ${actionsLeft(actions)}: возьмите проект или переместите элемент.`
        : `${who}: осталось ${actionsLeft(actions)}.`,
    done: (who: Who, bonus) => {
      if (who !== null) return `${who} может закончить ход.`
      return bonus ? 'Используйте бонусный жетон или закончите ход.' : 'Действия сделаны: закончите ход.'
    },
    window: (space, place) => `Стройте или играйте дальше: элемент на ${space} ${place} завершает проект.`,
    pending: [
      (who: Who, draws) =>
        who === null
          ? `Госсубсидия: возьмите ещё ${cardsIn(draws)}.`
          : `Госсубсидия: ${who} берёт ещё ${cardsIn(draws)}.`,
      (who: Who, _draws) =>
        who === null ? 'Автоматизация: сделайте ещё одно действие.' : `Автоматизация: ${who} делает ещё одно действие.`,
      (who: Who, _draws) =>
        who === null
          ? 'Частная инициатива: выложите любой элемент из резерва.'
          : `Частная инициатива: ${who} выкладывает любой элемент из резерва.`,
      (who: Who, _draws) =>
        who === null
          ? 'Новые разрешения на застройку: переместите элемент с фабрики на внешнюю клетку.'
          : `Новые разрешения на застройку: ${who} перемещает элемент с фабрики на внешнюю клетку.`,
    ],
    over: 'Игра окончена.',
  },

  areas: {
    turn: { command: 'раунд', heading: 'Раунд и ход' },
    hand: { command: 'рука', heading: 'Ваша рука' },
    offer: { command: 'витрина', heading: 'Витрина' },
    regions: [
      { command: 'пустыня', heading: 'Пустыня' },
      { command: 'акватория', heading: 'Акватория' },
      { command: 'лес', heading: 'Лес' },
    ],
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
    pending: (token) => `Сейчас действует бонусный жетон: ${token}.`,
    window: (element, space, place) =>
      `Последний выложенный элемент: ${element} на ${space} ${place}; он ещё может завершить проект.`,
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
    outerTaken: (element) => `внешняя, ${element}`,
    token: (token) => `свободно, жетон: ${token}`,
    empty: 'Здесь пока нет элементов: первый кладут в центр, на d4.',
    last: (card) => `Последний проект здесь\u00a0— ${card}: следующий должен быть другого вида.`,
    noneBuilt: 'Проектов здесь пока не строили.',
    built: (cards) => `Построено здесь: ${cardsIn(cards)}.`,
    stack: (tokens, top) => `В стопке ${tokens} ${n(tokens, 'жетон', 'жетона', 'жетонов')}, сверху ${top}.`,
    noStack: 'Стопка бонусных жетонов закончилась.',
    tracks: 'Шкала очков',
    player: 'игрок',
    track: 'на шкале',
    cluster: 'крупнейшая группа',
  },
  production: {
    caption: 'Элементы',
    place: 'где',
    factory: (factory, regions) => `фабрика ${factory} (${regions.join(' и ')})`,
    pile: 'производство',
    middle: 'середина',
    reserve: 'резерв',
    tiles: (tiles) =>
      tiles === 1
        ? 'Осталась 1 плитка производства: та, что с флагом.'
        : `Осталось ${tiles} ${n(tiles, 'плитка', 'плитки', 'плиток')} производства, флаг в самом низу.`,
    noTiles: 'Плиток производства не осталось: середина пополняется по одному элементу каждого цвета.',
    toCome: (amounts) => `На оборотах оставшихся плиток всего: ${amounts}.`,
    unseen: (amounts) => `Под верхними жетонами стопок всего: ${amounts}.`,
  },
  player: {
    colour: (element) => `Цвет: ${element}.`,
    noColour: 'Цвета пока нет.',
    hand: (cards) => `В руке ${cardsIn(cards)}.`,
    known: 'Из них всем известны:',
    tokens: (tokens) => `Бонусные жетоны: ${tokens}.`,
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
    factory: (factory) => `с фабрики ${factory}`,
    row: (row) => `ряд ${row}`,
    space: (space) => `клетка ${space}`,
    spaceWithToken: (space, token) => `клетка ${space} с жетоном: ${token}`,
    take: 'Взять с витрины',
    taken: (card, elements) => `${card}: ${elements}`,
    draw: 'Взять из колоды',
    build: 'Построить',
    built: (card, place, points) => `${card} ${place} за ${points}`,
    use: 'Использовать бонусный жетон',
    used: (token, effect) => `${token}: ${effect}`,
    end: 'Закончить ход',
  },

  events: {
    first: (name, drawn) => (drawn ? `По жребию начинает ${name}.` : `Начинает ${name}.`),
    colour: (name, element) => `${name} играет за ${theElement(element)}.`,
    laid: (place, tokens, top) => `Бонусные жетоны ${place}: ${tokens.join(', ')}; верхний в стопке: ${top}.`,
    tokenOn: (token, space) => `${token} на ${space}`,
    dealt: (name, count) => `${name} получает ${cardsIn(count)}.`,
    dealtCards: (name, cards) => `${name} получает проекты ${list(cards)}.`,
    offered: (cards) => `Новое на витрине: ${list(cards)}.`,
    turn: (name, round) => `Раунд ${round}, ходит ${name}.`,
    moved: (name, element, factory, space, place) =>
      `${name} перемещает ${theElement(element)} с фабрики ${factory} на ${space} ${place}.`,
    placed: (name, element, space, place) =>
      `${name} выкладывает ${theElement(element)} из резерва на ${space} ${place}.`,
    covered: (name, token, space) => `${name} берёт жетон с ${space}: ${token}.`,
    earned: (name, token, place) => `${name} берёт верхний жетон стопки ${place}: ${token}.`,
    uncovered: (token, place) => `Теперь верхний в стопке ${place}: ${token}.`,
    refilled: (factory, elements) => `Фабрика ${factory} пуста и получает: ${elements}.`,
    notRefilled: (factory) => `Фабрика ${factory} пуста и остаётся пустой: в середине ничего нет.`,
    produced: (elements, left) =>
      `Открыта плитка производства, на ней: ${elements}; осталось ${left} ${n(left, 'плитка', 'плитки', 'плиток')}.`,
    middle: (elements) => `В середине теперь: ${elements}.`,
    flag: 'Флаг вышел: раунд доигрывают, потом будет ещё один.',
    took: (name, card) => `${name} берёт с витрины проект ${card}.`,
    drew: (name) => `${name} берёт проект из колоды.`,
    drewCard: (name, card) => `${name} берёт из колоды проект ${card}.`,
    built: (name, card, place, points, reached) =>
      `${name} строит проект ${card} ${place} за ${points}; на шкале там теперь ${reached}.`,
    used: (name, token) => `${name} использует жетон «${token}».`,
    lost: (name, actions) =>
      `${name} больше ничего не может: ${n(actions, 'пропадает', 'пропадают', 'пропадает')} ${actionsLeft(actions)}.`,
    last: (round) => `Начинается раунд ${round}, последний.`,
    cluster: (name, size, place) => `${name} добавляет ${pointsOf(size)} за крупнейшую группу ${place}.`,
    final: (name, points) => `${name}: итог ${pointsOf(points)}.`,
  },

  board: {
    scoring:
      'В регионе считаются его очки и ваша крупнейшая группа; слабейший регион втройне (×3), каждый неиспользованный жетон 3.',
    lowest: (region) => `${region}: слабейший считается втройне`,
    table: 'Стол: три региона вокруг производства',
    forward: (region) => `Показать ближе. ${region}`,
    inFactory: (amount, factory) => `${amount}, фабрика ${factory}`,
    inReserve: (amount) => `${amount} в резерве`,
    reserve: 'Резерв',
    unseen: 'Ещё не открытые жетоны',
    space: (space, place, holds) => `${space} ${place}: ${holds}`,
    open: (space) => `${space}. Сюда можно положить элемент`,
    fresh: (space) => `${space}, новое с вашего прошлого хода`,
    score: (name, points, group) => `${name}: ${pointsOf(points)}, крупнейшая группа ${group}`,
    inRegion: (region, text) => `${capital(region)}: ${text}`,
    next: (amount) => `Дальше придут: ${amount}.`,
    card: (card, points) => `${card}: ${points}`,
    standing: {
      refused: 'пока нельзя, последний проект того же вида.',
      blocked: 'места для него уже нет.',
      complete: 'готово: можно строить.',
      unstarted: (missing) => `пока ничего, не хватает ${missing}.`,
      missing: (amount, spaces, ways) =>
        ways === 1
          ? `не хватает: ${amount} на ${spaces}.`
          : `не хватает: ${amount}, ${ways} ${n(ways, 'вариант', 'варианта', 'вариантов')}.`,
    },
    serves: {
      completes: (element, cards) =>
        element === null ? `Завершает ${cards}.` : `Если сюда ${theElement(element)}, завершает ${cards}.`,
      helps: (element, card, left) =>
        element === null
          ? `Для ${card}: потом не хватит ${left}.`
          : `Если сюда ${theElement(element)}\u00a0— для ${card}: потом не хватит ${left}.`,
      none: 'Вашим проектам пока не помогает.',
    },
    placing: (element, place, token) => `${capital(element)} на ${place}${token && `: даёт жетон «${token}»`}`,
    taking: (card) => `Взять ${card}`,
    building: (card, points) => `Построить ${card}: ${points}`,
    confirm: 'Сыграть так',
    confirmMove: (move) => `Сыграть: ${move}`,
    cancel: 'Убрать',
    changes: 'Что это изменит',
    pickSpace: (source) => `${source}: выберите клетку.`,
    pickElement: 'Теперь выберите элемент.',
    bar: 'Что выбрано или рассматривается',
    idle: 'Наведите на проект, чтобы увидеть, где его можно завершить, или на клетку, чтобы увидеть, какому проекту она поможет.',
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
    'colour-taken': (v) => `Этот цвет занят: ${v.name} играет за ${theElement(String(v.element))}.`,
    'start-first': () => 'Сначала каждый игрок выкладывает один элемент своего цвета.',
    'own-colour': (v) => `Первый элемент должен быть своего цвета: ${v.own}.`,
    'reserve-untouched': () => 'Элемент из резерва даёт только частная инициатива.',
    'reserve-empty': (v) => `В резерве нет ${ofElement(v.element)}.`,
    'factory-lacks': (v) => `На фабрике ${v.factory} нет ${ofElement(v.element)}.`,
    'factory-far': (v) => `Фабрика ${v.factory} не граничит с этим регионом: ${v.region}.`,
    'no-actions': () => 'Три действия этого хода уже сделаны.',
    'actions-left': (v) => `Ход ещё нельзя закончить: осталось ${actionsLeft(Number(v.actions))}.`,
    'bonus-running': (v) => `Сначала доиграйте жетон: ${v.token}.`,
    'bonus-used': () => 'За ход можно использовать только один бонусный жетон.',
    'no-token': (v) => `У игрока нет такого жетона: ${v.token}.`,
    'token-idle': (v) => `Сейчас этот жетон ничего не даст: ${v.token}.`,
    'space-taken': (v) => `На ${v.space} уже лежит элемент.`,
    'space-outer': (v) => `${v.space}\u00a0— внешняя клетка: туда ведут только новые разрешения на застройку.`,
    'space-not-outer': (v) => `Новые разрешения на застройку ведут только на внешние клетки, а ${v.space} не такая.`,
    'space-centre': () => 'Регион пуст: первый элемент кладут в центр, на d4.',
    'space-apart': (v) => `Рядом с ${v.space} нет элементов.`,
    'not-offered': (v) => `На витрине нет проекта ${v.card}.`,
    'deck-empty': () => 'Колода пуста.',
    'window-closed': () => 'Проект строят только сразу после выложенного элемента, и только один.',
    'not-held': (v) => `У игрока нет проекта ${v.card}.`,
    'same-kind': (v) =>
      `Последний проект там тоже «${v.kind}» (${v.region}): городу нужно разнообразие, постройте другой вид.`,
    'no-pattern': (v) => `Выложенный элемент не завершает узор проекта ${v.card}.`,
    'invalid-rules': () => 'Таких правил среди выпущенных нет.',
    'invalid-turn': () => 'Такого хода сейчас быть не может.',
    'invalid-colours': () => 'Цвета игроков не сходятся с ходом.',
    'invalid-region': () => 'Элементы региона не связаны с его центром.',
    'invalid-tile': () => 'Открыта плитка производства, которая не могла открыться, или наоборот.',
    'invalid-ending': () => 'Близость конца не сходится с открытыми плитками.',
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
  } satisfies Sentences,

  lines: {
    projects: (region) => `Проекты, ${region}`,
    cluster: (region) => `Крупнейшая группа, ${region}`,
    lowest: (region) => `Слабейший регион ещё дважды, ${region}`,
    tokens: 'Неиспользованные жетоны',
  },
  sums: {
    projects: 'Проекты',
    cluster: 'Крупнейшие группы',
    lowest: 'Слабейший регион ещё дважды',
    tokens: 'Неиспользованные жетоны',
  },
  endings: {
    points: 'Побеждает тот, у кого больше очков.',
    lowest: 'Очки равны, решает лучший слабейший регион.',
    second: 'Очки равны, решает лучший второй регион.',
    highest: 'Очки равны, решает лучший сильнейший регион.',
    shared: 'Равенство во всём: победа общая.',
  },
  options: { first: 'Первый игрок', colours: 'Цвета' },
  values: { seated: 'По местам', chosen: 'Игроки выбирают по очереди' },
} satisfies Messages
