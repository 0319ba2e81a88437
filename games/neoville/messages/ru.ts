// Neoville in Russian.
import { capital, listing, minus, plural, signed } from '../../../core/words.ts'
import type {
  BiodomeShape,
  Counted,
  Feature,
  NamedFace,
  NamedPiece,
  NamedSquare,
  NamedTile,
  Quarter,
  Terrain,
  TowerName,
  UtilityType,
  WindmillTiles,
} from '../data.ts'
import { piecesIn } from '../names.ts'
import type { Messages } from './en.ts'

const many = plural('ru', ['one', 'few', 'many'])
const list = listing('ru')
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'очко', 'очка', 'очков')}`

const terrains: { readonly [T in Terrain]: string } = { soil: 'грунт', grass: 'трава', rock: 'камень', water: 'вода' }
const quarters: { readonly [Q in Quarter]: string } = {
  tl: 'сверху слева',
  tr: 'сверху справа',
  bl: 'снизу слева',
  br: 'снизу справа',
}
const towers: { readonly [T in TowerName]: string } = {
  earth: 'Земляной',
  forest: 'Лесной',
  stone: 'Каменный',
  waterfall: 'Водопадный',
}
const types: { readonly [U in UtilityType]: string } = {
  ecomobile: 'Экомобиль',
  windmill: 'Мельница',
  biodome: 'Биоферма',
}
const kinds: { readonly [U in UtilityType]: string } = {
  ecomobile: 'экомобили',
  windmill: 'мельницы',
  biodome: 'биофермы',
}
const ecomobiles: { readonly [C in Counted]: (n: number) => string } = {
  parks: (n) => `на ${n} ${many(n, 'парк', 'парка', 'парков')}`,
  sports: (n) => `на ${n} ${many(n, 'спорткомплекс', 'спорткомплекса', 'спорткомплексов')}`,
  parksOrSports: (n) =>
    `на ${n} ${many(n, 'парк или спорткомплекс', 'парка или спорткомплекса', 'парков или спорткомплексов')}`,
  towers: (n) => `на ${n} ${many(n, 'небоскрёб', 'небоскрёба', 'небоскрёбов')}`,
  utilities: (n) => `на ${n} ${many(n, 'другой сервис', 'других сервиса', 'других сервисов')}`,
}
const windmills: { readonly [W in WindmillTiles]: string } = {
  left: 'для левого столбца',
  right: 'для правого столбца',
  top: 'для верхнего ряда',
  bottom: 'для нижнего ряда',
  corner: 'для углов',
  centre: 'для центра',
}
const biodomes: { readonly [B in BiodomeShape]: string } = {
  L3: '«Г из трёх»',
  I3: '«линия из трёх»',
  O4: '«квадрат из четырёх»',
  T4: '«Т из четырёх»',
  V5: '«уголок из пяти»',
  U5: '«П из пяти»',
}
/** The squares of a terrain. */
const districts: { readonly [T in Terrain]: string } = { soil: 'грунта', grass: 'травы', rock: 'камня', water: 'воды' }
const withFeature: { readonly [F in Feature]: string } = { none: '', park: ' с парком', sport: ' со спорткомплексом' }
const square = ({ terrain, feature }: NamedSquare) => `${terrains[terrain]}${withFeature[feature]}`
const face = ([a, b, c, d]: NamedFace) => `${square(a)}, ${square(b)}; под ними ${square(c)}, ${square(d)}`
type TileCase = 'плитка' | 'плитку' | 'плитки'
const tile = ({ number, isEquity, squares, slot }: NamedTile, tileCase: TileCase = 'плитка') =>
  `${tileCase}${isEquity ? ' баланса' : ''}${number === null ? '' : ` ${number}`} (${face(squares)}${slot === undefined ? '' : `; место ${slot}`})`
const { design, piece } = piecesIn({ towers, types, ecomobiles, windmills, biodomes })
const builtTowers: { readonly [T in TowerName]: string } = {
  earth: 'земляной',
  forest: 'лесной',
  stone: 'каменный',
  waterfall: 'водопадный',
}
const towersOf: { readonly [T in TowerName]: string } = {
  earth: 'земляного',
  forest: 'лесного',
  stone: 'каменного',
  waterfall: 'водопадного',
}
/** What is built, and what there is none of. */
const utilityCases: { readonly [U in UtilityType]: readonly [accusative: string, genitive: string] } = {
  ecomobile: ['экомобиль', 'экомобиля'],
  windmill: ['мельницу', 'мельницы'],
  biodome: ['биоферму', 'биофермы'],
}
const builtPiece = (one: NamedPiece) =>
  one.type === 'tower'
    ? `${builtTowers[one.tower]} небоскрёб ${one.value}`
    : `${utilityCases[one.type][0]} ${design(one)}`
/** As a sentence begins. */
const whole = (one: NamedPiece) => (one.type === 'tower' ? capital(builtPiece(one)) : piece(one))
const noPiece = (one: NamedPiece) =>
  one.type === 'tower'
    ? `${towersOf[one.tower]} небоскрёба ${one.value}`
    : `${utilityCases[one.type][1]} ${design(one)}`
const onSquare = (quarter: Quarter, terrain: Terrain, size: number) =>
  `на квадрате ${quarters[quarter]} (район ${districts[terrain]}, ${size} ${many(size, 'квадрат', 'квадрата', 'квадратов')})`
const counted = {
  parks: (n: number) => `${n} ${many(n, 'парк', 'парка', 'парков')}`,
  sports: (n: number) => `${n} ${many(n, 'спорткомплекс', 'спорткомплекса', 'спорткомплексов')}`,
}

export const ru = {
  name: 'Neoville',
  aim: 'Больше всех очков после 16 плиток',
  about: 'Выложите свой город из шестнадцати плиток и стройте небоскрёбы, которые по силам его районам.',
  notice:
    'Ludopolis\u00a0— независимая, неофициальная реализация. Плитки города, плитки баланса и формы биоферм (кроме Г) придумали мы сами.',
  terrains,
  towers,
  square,
  tile,
  piece,
  design,
  utilityNeeds: {
    ecomobile: (value) => `${points(value)}, если столько есть в его ряду и столбце квадратов вместе, иначе −${value}`,
    windmill: (value) => `${points(value)} на такой плитке готового города 4 на 4, иначе −${value}`,
    biodome: (value) =>
      `${points(value)}, если район точно такой формы и других биоферм с очками там нет, иначе −${value}`,
  },
  prompt: {
    place: (name) => (name ? `${name} выкладывает плитку.` : 'Выложите плитку из руки в свой город.'),
    build: (name) => (name ? `${name} может строить на новой плитке.` : 'Можно строить на новой плитке.'),
    draw: (name) => (name ? `${name} берёт плитку.` : 'Возьмите плитку: с рынка или из стопки.'),
    over: 'Игра окончена.',
  },
  place: {
    whole: (one, cell, squares, turn) =>
      `Выложить ${tile(one, 'плитку')} на ${cell}${turn === 0 ? ' без поворота' : ` с поворотом на ${turn * 90}°: ${face(squares)}`}`,
    tile: (one) => `Выложить ${tile(one, 'плитку')}`,
    cell: (cell) => `на ${cell}`,
    turn: (squares, turn) =>
      turn === 0 ? `без поворота: ${face(squares)}` : `с поворотом на ${turn * 90}°: ${face(squares)}`,
  },
  build: {
    tower: (quarter, terrain, size) => `Построить небоскрёб ${onSquare(quarter, terrain, size)}`,
    square: onSquare,
    piece: (one, quarter: Quarter, terrain: Terrain, size: number) =>
      `Построить ${builtPiece(one)} ${onSquare(quarter, terrain, size)}`,
    utilities: { ecomobile: 'Построить экомобиль', windmill: 'Построить мельницу', biodome: 'Построить биоферму' },
    skip: 'Не строить',
  },
  take: { market: (one) => `Взять с рынка ${tile(one, 'плитку')}`, stack: 'Взять из стопки' },
  events: {
    setup: (first, used) => `Начинает ${first}. В этой игре: ${list(used.map((type) => kinds[type]))}.`,
    placed: (name, one, slot, cell) => `${name} выкладывает плитку на ${cell} (${face(one.squares)}; место ${slot}).`,
    joined: 'Иначе выложить было нельзя, поэтому районы с небоскрёбами соединились.',
    built: (name, one, cell, quarter) => `${name} строит ${builtPiece(one)} на ${cell}, квадрат ${quarters[quarter]}.`,
    skipped: (name) => `${name} ничего не строит.`,
    cannotBuild: (name) => `${name} не может ничего построить на этой плитке.`,
    took: (name, one, slot, refill) =>
      `${name} берёт плитку с рынка (${face(one.squares)}; место ${slot}; вместо неё ${face(refill.squares)}).`,
    drew: (name, one, slot) => `${name} берёт плитку из стопки (${one ? `${face(one.squares)}; ` : ''}место ${slot}).`,
    over: 'Все города готовы.',
  },
  areas: {
    table: { command: 'стол', heading: 'Стол' },
    hand: { command: 'рука', heading: 'Ваша рука' },
    hands: { command: 'руки', heading: 'Руки соперников' },
    market: { command: 'рынок', heading: 'Рынок' },
    supply: { command: 'запас', heading: 'Небоскрёбы и сервисы в запасе' },
    city: { command: 'город', heading: (name) => `Город: ${name}` },
  },
  round: (round) => `Раунд ${round} из 16.`,
  first: (name) => `Первый игрок\u00a0— ${name}.`,
  stack: (n) => `В стопке ${n} ${many(n, 'плитка', 'плитки', 'плиток')}.`,
  inGame: (used) => `Сервисы этой игры: ${list(used.map((type) => kinds[type]))}.`,
  slot: (slot, what) => `${slot}: ${what}`,
  knownToAll: (one) => `${tile(one)}, известна всем`,
  emptySlot: 'пусто',
  hiddenTile: 'плитка, которой вы не видели',
  holds: (name, slots) => `${name}, рука\u00a0— ${slots.join('; ')}.`,
  towerRule:
    'В конце небоскрёб приносит свою стоимость, если в его районе не меньше стольких квадратов, иначе столько же отнимает.',
  noTowers: 'Небоскрёбов не осталось.',
  noUtilities: 'Сервисов не осталось.',
  towersLeft: { caption: 'Оставшиеся небоскрёбы', head: ['Тип', 'Местность', 'Стоимость'] },
  utilitiesLeft: { caption: 'Оставшиеся сервисы', head: ['Сервис', 'Очки', 'Осталось'] },
  noValues: 'нет',
  emptyCity: 'Плиток пока нет.',
  squares: (name) => `${name}: квадраты; столбцы a–g слева направо, ряды 1–7 сверху вниз`,
  side: { left: (column) => `${column} слева`, right: (column) => `${column} справа` },
  half: { top: (row) => `${row} сверху`, bottom: (row) => `${row} снизу` },
  nothing: '–',
  builtOn: (ground, one) => `${square(ground)}, ${piece(one)}`,
  districts: 'Районы от двух квадратов и районы с постройкой',
  districtHead: ['Район', 'Квадраты', 'Где', 'Постройки', 'Может расти'],
  yes: 'да',
  no: 'нет',
  counted,
  counts: (parks, sports) => `${counted.parks(parks)}, ${counted.sports(sports)}.`,
  frame: (width, height) =>
    `Пока в городе ${width} ${many(width, 'плитка', 'плитки', 'плиток')} в ширину и ${height} в высоту.`,
  lines: {
    piece: (one, cell) => `${piece(one)}, ${cell}`,
    parks: 'Больше всего парков',
    sports: 'Больше всего спорткомплексов',
  },
  sums: {
    skyscraper: 'Небоскрёбы',
    ecomobile: 'Экомобили',
    windmill: 'Мельницы',
    biodome: 'Биофермы',
    parks: 'Больше всего парков',
    sports: 'Больше всего спорткомплексов',
  },
  endings: {
    'most-points': 'Побеждает тот, у кого больше очков.',
    'most-pieces': 'Очков поровну; решает число небоскрёбов и сервисов.',
    shared: 'Очков и построек поровну, победа общая.',
  },
  options: { first: 'Первый игрок', utilities: 'Типы сервисов' },
  values: {
    random: 'Случайно',
    'ecomobile-windmill': 'Экомобили и мельницы',
    'ecomobile-biodome': 'Экомобили и биофермы',
    'windmill-biodome': 'Мельницы и биофермы',
  },
  board: {
    points,
    turn: 'Повернуть',
    pointsAre: {
      sure: (n) => `${minus(n)} точно`,
      planned: (n) => `${signed(n)} пока`,
      awaited: (n) => `${signed(n)} недостроено`,
    },
    round: (round) => `Раунд ${round}/16`,
    newest: 'Выложена последней',
    cell: (cell) => `Свободное место на ${cell}`,
    square: (quarter) => `Строить на квадрате ${quarters[quarter]}`,
    ghost: (move) => `${move}. Нажмите, чтобы повернуть.`,
    squares: (squares, wanted) => `Квадратов ${squares} из ${wanted}.`,
    promise: (value, squares) => `+${value}, когда квадратов в районе будет ${value}; сейчас ${squares}.`,
    stands: (piece, n, settled) => `${piece}: ${points(n)}${settled ? ', точно' : ', может измениться'}`,
    tryCell: (cell) => `Примерить на ${cell}`,
    tryGhost: (move) => `Только примерка: ${move}. Нажмите, чтобы повернуть.`,
    tryOut: 'Примерка',
    notYet: 'Пока нельзя: не ваш ход',
    prepare: 'Сыграть это в мой ход',
    confirm: 'Сыграть так',
    cancel: 'Убрать',
    changes: 'Что это изменит',
    known: 'Эту плитку видели все',
    knownSign: 'видели',
    stack: 'стопка',
    left: (n) => `осталось ${n}`,
    hand: 'Рука',
    others: 'Другие города',
    larger: 'Крупнее',
    smaller: 'Мельче',
  },
  refusals: {
    'no-move': () => 'Такого хода нет, или игра окончена.',
    'not-place-step': () => 'Плитка уже выложена; продолжайте ход.',
    'not-build-step': () => 'Строят сразу после того, как выложили плитку.',
    'not-draw-step': () => 'Плитку берут в конце хода, после строительства, а в раунде 16 не берут вовсе.',
    'tile-not-in-hand': (v) => `У вас в руке нет ${tile(v.tile, 'плитки')}.`,
    'first-cell': (v) => `Первая плитка города лежит на ${v.cell}; можно выбрать только поворот.`,
    'cell-taken': (v) => `На ${v.cell} уже лежит плитка.`,
    'cell-apart': (v) => `На ${v.cell} у плитки не будет общей стороны с вашим городом.`,
    'cell-outside-frame': (v) => `С плиткой на ${v.cell} город станет шире или выше четырёх плиток.`,
    'turn-same': (v) => `С таким поворотом ${tile(v.tile)} выглядит так же, как с меньшим.`,
    'joins-towers': (v) => `На ${v.cell} соединились бы два района с небоскрёбами, а выложить можно и иначе.`,
    'piece-gone': (v) => `В запасе нет ${noPiece(v.piece)}.`,
    'square-has-feature': (v) => `На квадрате ${quarters[v.quarter]} парк или спорткомплекс; строить там нельзя.`,
    'terrain-missing': (v) => `${whole(v.piece)} не подходит: на новой плитке нет такой местности.`,
    'terrain-differs': (v) => `${whole(v.piece)} не подходит к местности квадрата ${quarters[v.quarter]}.`,
    'district-has-tower': (v) => `В районе квадрата ${quarters[v.quarter]} уже есть небоскрёб.`,
    'tile-not-in-market': (v) => `На рынке нет ${tile(v.tile, 'плитки')}.`,
    'invalid-turn': () => 'Очерёдность хода не сходится с выложенными плитками.',
    'invalid-hand': () => 'В руке то, чего там быть не может.',
    'invalid-piece': () => 'Неизвестная постройка.',
    'invalid-supply': (v) => `Слишком много или слишком мало: ${whole(v.piece)}.`,
    'invalid-utilities': () => 'Сервисы не двух типов, или их не столько, сколько нужно.',
    'invalid-stack': () => 'В стопке то, чего там быть не может.',
    'invalid-tile': (v) => `Должна быть одна ${tile(v.tile)}, а не ${v.count}.`,
    'invalid-city': () => 'В городе плитка, которая там лежать не может.',
    'invalid-build': (v) => `${whole(v.piece)} стоит там, где стоять нельзя.`,
    'invalid-field': (v) => `Поле «${v.field}» не сходится с городами.`,
  },
} satisfies Messages
