// Neoville in English.
import type { Sentences } from '../../../core/words.ts'
import { listing, minus, plural, signed } from '../../../core/words.ts'
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
import type { RefusalValues } from '../refusals.ts'

const many = plural('en')
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'point', 'points')}`
const list = listing('en')

const terrains: { readonly [T in Terrain]: string } = { soil: 'soil', grass: 'grass', rock: 'rock', water: 'water' }
const features: { readonly [F in Exclude<Feature, 'none'>]: string } = { park: 'park', sport: 'sport facility' }
const quarters: { readonly [Q in Quarter]: string } = {
  tl: 'top left',
  tr: 'top right',
  bl: 'bottom left',
  br: 'bottom right',
}
const towers: { readonly [T in TowerName]: string } = {
  earth: 'Earth',
  forest: 'Forest',
  stone: 'Stone',
  waterfall: 'Waterfall',
}
const types: { readonly [U in UtilityType]: string } = {
  ecomobile: 'Ecomobile',
  windmill: 'Windmill',
  biodome: 'Biodome',
}
const several: { readonly [U in UtilityType]: string } = {
  ecomobile: 'ecomobiles',
  windmill: 'windmills',
  biodome: 'biodomes',
}
const ecomobiles: { readonly [C in Counted]: (n: number) => string } = {
  parks: (n) => `for ${n} parks`,
  sports: (n) => `for ${n} sport facilities`,
  parksOrSports: (n) => `for ${n} parks or sport facilities`,
  towers: (n) => `for ${n} skyscrapers`,
  utilities: (n) => `for ${n} other utilities`,
}
const windmills: { readonly [W in WindmillTiles]: string } = {
  left: 'of the left column',
  right: 'of the right column',
  top: 'of the top row',
  bottom: 'of the bottom row',
  corner: 'of the corners',
  centre: 'of the centre',
}
const biodomes: { readonly [B in BiodomeShape]: string } = {
  L3: 'L of three',
  I3: 'line of three',
  O4: 'square of four',
  T4: 'T of four',
  V5: 'V of five',
  U5: 'U of five',
}
const square = ({ terrain, feature }: NamedSquare) =>
  feature === 'none' ? terrains[terrain] : `${terrains[terrain]} with ${features[feature]}`
const face = ([a, b, c, d]: NamedFace) => `${square(a)}, ${square(b)} over ${square(c)}, ${square(d)}`
const tile = ({ number, isEquity, squares, slot }: NamedTile) =>
  `${isEquity ? 'equity tile' : 'tile'}${number === null ? '' : ` ${number}`} (${face(squares)}${slot === undefined ? '' : `; slot ${slot}`})`
const theTile = (one: NamedTile) => (one.number === null ? `the ${tile(one)}` : tile(one))
const { design, own, piece } = piecesIn({ towers, types, ecomobiles, windmills, biodomes })
const builtPieces: { readonly [P in NamedPiece['type']]: (own: string) => string } = {
  tower: (own) => `the skyscraper ${own}`,
  ecomobile: (own) => `an ecomobile ${own}`,
  windmill: (own) => `a windmill ${own}`,
  biodome: (own) => `a biodome (${own})`,
}
const builtPiece = (one: NamedPiece) => builtPieces[one.type](own(one))
const onSquare = (quarter: Quarter, terrain: Terrain, size: number) =>
  `on the ${quarters[quarter]} square (${terrains[terrain]} district of ${size})`
const counted = {
  parks: (n: number) => `${n} ${many(n, 'park', 'parks')}`,
  sports: (n: number) => `${n} ${many(n, 'sport facility', 'sport facilities')}`,
}

export const en = {
  name: 'Neoville',
  aim: 'Most points after 16 tiles',
  about: 'Lay sixteen tiles into a city of your own and raise skyscrapers that its districts can carry.',
  notice:
    'Ludopolis is an independent, unofficial implementation. The city tiles, the equity tiles and the shapes of the biodomes (except the L) are our own design.',
  terrains,
  towers,
  square,
  tile,
  piece,
  design,
  utilityNeeds: {
    ecomobile: (value: number) =>
      `${points(value)} if its row and column of squares together have them, else −${value}`,
    windmill: (value: number) => `${points(value)} on such a tile of the finished 4 by 4, else −${value}`,
    biodome: (value: number) =>
      `${points(value)} if its district has exactly this shape and no other scores there, else −${value}`,
  },
  prompt: {
    place: (name: string | null) => (name ? `${name} is placing a tile.` : 'Place a tile of your hand in your city.'),
    build: (name: string | null) =>
      name ? `${name} may build on the tile just placed.` : 'You may build on the new tile.',
    draw: (name: string | null) => (name ? `${name} is drawing a tile.` : 'Draw a tile: market or stack.'),
    over: 'The game is over.',
  },
  place: {
    /** Told whole: as it is, it is known by now how it looks. */
    whole: (one: NamedTile, cell: string, squares: NamedFace, turn: number) =>
      `Place ${theTile(one)} at ${cell}${turn === 0 ? ', as it is' : `, turned ${turn * 90} degrees: ${face(squares)}`}`,
    tile: (one: NamedTile) => `Place ${theTile(one)}`,
    cell: (cell: string) => `at ${cell}`,
    turn: (squares: NamedFace, turn: number) =>
      turn === 0 ? `as it is: ${face(squares)}` : `turned ${turn * 90} degrees: ${face(squares)}`,
  },
  build: {
    tower: (quarter: Quarter, terrain: Terrain, size: number) =>
      `Build a skyscraper ${onSquare(quarter, terrain, size)}`,
    square: onSquare,
    /** Told whole. */
    piece: (one: NamedPiece, quarter: Quarter, terrain: Terrain, size: number) =>
      `Build ${builtPiece(one)} ${onSquare(quarter, terrain, size)}`,
    utilities: { ecomobile: 'Build an ecomobile', windmill: 'Build a windmill', biodome: 'Build a biodome' },
    skip: 'Build nothing',
  },
  take: { market: (one: NamedTile) => `Take ${theTile(one)} from the market`, stack: 'Draw from the stack' },
  events: {
    setup: (first: string, used: readonly UtilityType[]) =>
      `${first} begins. In this game: ${list(used.map((type) => several[type]))}.`,
    placed: (name: string, one: NamedTile, slot: number, cell: string) =>
      `${name} places a tile at ${cell} (${face(one.squares)}; slot ${slot} of the hand).`,
    joined: 'No other placement was possible, so districts with skyscrapers were joined.',
    built: (name: string, one: NamedPiece, cell: string, quarter: Quarter) =>
      `${name} builds ${builtPiece(one)} at ${cell}, ${quarters[quarter]}.`,
    skipped: (name: string) => `${name} builds nothing.`,
    cannotBuild: (name: string) => `${name} can build nothing on this tile.`,
    took: (name: string, one: NamedTile, slot: number, refill: NamedTile) =>
      `${name} takes a tile from the market (${face(one.squares)}; slot ${slot} of the hand; instead comes ${face(refill.squares)}).`,
    drew: (name: string, one: NamedTile | null, slot: number) =>
      `${name} draws a tile from the stack (${one ? `${face(one.squares)}; ` : ''}slot ${slot} of the hand).`,
    over: 'All cities are finished.',
  },
  areas: {
    table: { command: 'table', heading: 'The table' },
    hand: { command: 'hand', heading: 'Your hand' },
    hands: { command: 'hands', heading: 'Other hands' },
    market: { command: 'market', heading: 'The market' },
    supply: { command: 'supply', heading: 'Skyscrapers and utilities to build' },
    city: { command: 'city', heading: (name: string) => `The city of ${name}` },
  },
  round: (round: number) => `Round ${round} of 16.`,
  first: (name: string) => `${name} went first.`,
  stack: (n: number) => `${n} ${many(n, 'tile', 'tiles')} in the stack.`,
  inGame: (used: readonly UtilityType[]) => `Utilities in this game: ${list(used.map((type) => several[type]))}.`,
  slot: (slot: number, what: string) => `${slot}: ${what}`,
  knownToAll: (one: NamedTile) => `${tile(one)}, known to all`,
  emptySlot: 'empty',
  hiddenTile: 'a tile you have not seen',
  holds: (name: string, slots: readonly string[]) => `The slots of ${name} – ${slots.join('; ')}.`,
  towerRule:
    'At the end a skyscraper scores its value if its district has at least that many squares, else it costs as much.',
  noTowers: 'No skyscrapers are left.',
  noUtilities: 'No utilities are left.',
  towersLeft: { caption: 'Skyscrapers left', head: ['Type', 'On', 'Values'] },
  utilitiesLeft: { caption: 'Utilities left', head: ['Utility', 'Points', 'Left'] },
  noValues: 'none',
  emptyCity: 'No tile yet.',
  squares: (name: string) => `${name}’s squares; columns a to g from left to right, rows 1 to 7 from top to bottom`,
  side: { left: (column: string) => `${column} left`, right: (column: string) => `${column} right` },
  half: { top: (row: string) => `${row} top`, bottom: (row: string) => `${row} bottom` },
  nothing: '–',
  builtOn: (ground: NamedSquare, one: NamedPiece) => `${square(ground)}, ${piece(one)}`,
  districts: 'Districts of two squares or more, and those with a piece',
  districtHead: ['District', 'Squares', 'At', 'Bears', 'May grow'],
  yes: 'yes',
  no: 'no',
  counted,
  counts: (parks: number, sports: number) => `${counted.parks(parks)}, ${counted.sports(sports)}.`,
  frame: (width: number, height: number) => `The city is ${width} wide and ${height} high so far.`,
  lines: {
    piece: (one: NamedPiece, cell: string) => `${piece(one)} at ${cell}`,
    parks: 'Most parks',
    sports: 'Most sport facilities',
  },
  sums: {
    skyscraper: 'Skyscrapers',
    ecomobile: 'Ecomobiles',
    windmill: 'Windmills',
    biodome: 'Biodomes',
    parks: 'Most parks',
    sports: 'Most sport facilities',
  },
  endings: {
    'most-points': 'The highest total wins.',
    'most-pieces': 'The totals are equal; more skyscrapers and utilities decide.',
    shared: 'Points and pieces are equal, so the victory is shared.',
  },
  options: { first: 'First player', utilities: 'Types of utilities' },
  values: {
    random: 'At random',
    'ecomobile-windmill': 'Ecomobiles and windmills',
    'ecomobile-biodome': 'Ecomobiles and biodomes',
    'windmill-biodome': 'Windmills and biodomes',
  },
  board: {
    points: (n: number) => `${minus(n)} ${many(Math.abs(n), 'point', 'points')}`,
    turn: 'Turn it',
    pointsAre: {
      sure: (n: number) => `${minus(n)} sure`,
      planned: (n: number) => `${signed(n)} for now`,
      awaited: (n: number) => `${signed(n)} unfinished`,
    },
    round: (round: number) => `Round ${round}/16`,
    newest: 'Placed last',
    cell: (cell: string) => `Free place at ${cell}`,
    square: (quarter: Quarter) => `Build on the ${quarters[quarter]} square`,
    ghost: (move: string) => `${move}. Press to turn.`,
    squares: (squares: number, wanted: number) => `${squares} of ${wanted} ${many(wanted, 'square', 'squares')}.`,
    promise: (value: number, squares: number) =>
      `+${value} once its district has ${value} ${many(value, 'square', 'squares')}; now ${squares}.`,
    stands: (piece: string, n: number, settled: boolean) =>
      `${piece}: ${points(n)}${settled ? ', settled' : ', may still change'}`,
    tryCell: (cell: string) => `Try out at ${cell}`,
    tryGhost: (move: string) => `Only tried out: ${move}. Press to turn.`,
    tryOut: 'Try-out',
    notYet: 'Not yet: it is not your turn',
    prepare: 'Play this when it is my turn',
    confirm: 'Play this',
    cancel: 'Put back',
    changes: 'What this would change',
    known: 'Everybody has seen this tile',
    knownSign: 'seen',
    stack: 'stack',
    left: (n: number) => `${n} left`,
    hand: 'Hand',
    others: 'The other cities',
    larger: 'Larger',
    smaller: 'Smaller',
  },
  refusals: {
    'no-move': () => 'That move does not exist, or the game is over.',
    'not-place-step': () => 'A tile has been placed already; go on with this turn.',
    'not-build-step': () => 'Building comes right after placing a tile.',
    'not-draw-step': () => 'You draw last, after laying a tile and building, and not at all in round 16.',
    'tile-not-in-hand': (v) => `You do not hold ${tile(v.tile)}.`,
    'first-cell': (v) => `The first tile of a city lies at ${v.cell}; only its turn is free.`,
    'cell-taken': (v) => `There is a tile at ${v.cell} already.`,
    'cell-apart': (v) => `At ${v.cell} the tile would not share a side with one of your city.`,
    'cell-outside-frame': (v) => `With a tile at ${v.cell} your city would be wider or higher than four tiles.`,
    'turn-same': (v) => `Turned like this, ${tile(v.tile)} looks the same as turned by less.`,
    'joins-towers': (v) =>
      `At ${v.cell} this would join two districts that each bear a skyscraper, and another placement is possible.`,
    'piece-gone': (v) => `${piece(v.piece)} is not in the supply.`,
    'square-has-feature': (v) =>
      `The ${quarters[v.quarter]} square carries a park or a sport facility; nothing can be built there.`,
    'terrain-missing': (v) => `No square of the new tile has the terrain of ${piece(v.piece)}.`,
    'terrain-differs': (v) => `${piece(v.piece)} cannot stand on the terrain of the ${quarters[v.quarter]} square.`,
    'district-has-tower': (v) => `The district of the ${quarters[v.quarter]} square bears a skyscraper already.`,
    'tile-not-in-market': (v) => `The market does not offer ${tile(v.tile)}.`,
    'invalid-turn': () => 'Whose turn it is does not agree with the tiles placed.',
    'invalid-hand': () => 'A hand holds what it cannot hold.',
    'invalid-piece': () => 'A piece is unknown.',
    'invalid-supply': (v) => `There are too many or too few of ${piece(v.piece)}.`,
    'invalid-utilities': () => 'The utilities are not those of two types in the right number.',
    'invalid-stack': () => 'The stack holds what it cannot hold.',
    'invalid-tile': (v) => `There must be one of ${tile(v.tile)}, not ${v.count}.`,
    'invalid-city': () => 'A city holds a tile that cannot lie there.',
    'invalid-build': (v) => `${piece(v.piece)} stands where it cannot stand.`,
    'invalid-field': (v) => `The field “${v.field}” does not agree with the cities.`,
  } satisfies Sentences<RefusalValues>,
}

export type Messages = typeof en
