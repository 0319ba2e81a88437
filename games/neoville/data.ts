// The components of Neoville (§1): tiles, skyscrapers and utilities, and flat tables derived from them once at load.

export const TERRAINS = ['soil', 'grass', 'rock', 'water'] as const

export const FEATURES = ['none', 'park', 'sport'] as const

export const TILE_COUNT = 74
export const EQUITY_COUNT = 4

/**
 * §1.4, §1.5, our own set. A row: the squares top-left, top-right, bottom-left, bottom-right; soil, grass, rock or water,
 * with a park (p) or an athlete (a, sport facility). The city tiles come first, then the equity tiles 1 to 4.
 */
// biome-ignore format: a line is a group of tiles
export const TILES = [
  // 3+1: a line has one threefold terrain
  's sp s g', 's s s r', 's s s wa',
  'g gp ga s', 'g g g r', 'g g g w',
  'r r r s', 'r r ra g', 'r rp r w',
  'w wp w sa', 'w w w g', 'w w w r',
  // 2+2 side by side: a line has one pair; the features are too few to tell all 24 apart, so soil and water repeat
  's s g g', 's s g gp', 'sp s g g', 's sa g g',
  's s r r', 's s r rp', 's s r ra', 's sa r r',
  's s w w', 's s w w', 's sp w w', 's s wa w',
  'g g r r', 'g gp r r', 'ga g r r', 'g g r ra',
  'g g w w', 'g g w wp', 'gp g w w', 'g ga w w',
  'r r w w', 'r rp w w', 'r r w wp', 'r r wa w',
  // 2+2 diagonal
  'sp g g s', 's r r s', 's wp wa s', 'g r r g', 'g w w g', 'ra w w r',
  // 2+1+1: a line has one double; mirror images stand side by side
  's s g rp', 's s r g', 's s g wa', 'sp s wa g', 's s r w', 's s w r',
  'g g s ra', 'g g r s', 'g g sa w', 'gp g w s', 'g gp r w', 'g g w r',
  'r r s g', 'r rp g s', 'r r sa w', 'r ra wp s', 'r r g w', 'r r w ga',
  'w w s g', 'wa wp g s', 'w w s r', 'w w r sp', 'w w g r', 'w w r ga',
  // all four terrains: the doubled mirror pair, then the other cyclic orders
  's gp w r', 'sa g w r', 's w ga rp', 's w g r',
  'sp g r w', 's r g w', 's ra w g', 's w r g',
  // equity tiles 1 to 4
  's g w s', 's s s gp', 'r ra g gp', 's gp wa sp',
] as const

/** The square that comes to each quarter by one quarter turn clockwise. */
const TURNED_FROM = [2, 0, 3, 1] as const

/** By tile * 4 + turn: the terrain of quarter q at bits 2q and 2q+1. */
export const FACE = new Uint16Array(TILES.length * 4)
/** By tile * 4 + turn: the feature of quarter q at bits 2q and 2q+1. */
export const MARK = new Uint16Array(TILES.length * 4)
/** How many turns of a tile differ: 2 if a half turn changes nothing, else 4. */
export const TURNS = new Uint8Array(TILES.length)

for (const [tile, row] of TILES.entries()) {
  let squares = row.split(' ')
  for (let turn = 0; turn < 4; turn++) {
    for (const [quarter, square] of squares.entries()) {
      FACE[tile * 4 + turn] |= 'sgrw'.indexOf(square.charAt(0)) << (2 * quarter)
      MARK[tile * 4 + turn] |= ['', 'p', 'a'].indexOf(square.slice(1)) << (2 * quarter)
    }
    squares = TURNED_FROM.map((from) => squares[from])
  }
  const first = tile * 4
  TURNS[tile] = FACE[first] === FACE[first + 2] && MARK[first] === MARK[first + 2] ? 2 : 4
}

/** An index into TERRAINS. Quarters: 0 top-left, 1 top-right, 2 bottom-left, 3 bottom-right. */
export function terrainAt(tile: number, turn: number, quarter: number): number {
  return (FACE[tile * 4 + turn] >> (2 * quarter)) & 3
}

/** An index into FEATURES. */
export function featureAt(tile: number, turn: number, quarter: number): number {
  return (MARK[tile * 4 + turn] >> (2 * quarter)) & 3
}

/** By face and terrain: the quarters of that terrain, as bits. */
export const QUARTERS = new Uint8Array(FACE.length * 4)
for (const [at, face] of FACE.entries())
  for (let quarter = 0; quarter < 4; quarter++) QUARTERS[at * 4 + ((face >> (2 * quarter)) & 3)] |= 1 << quarter

// Skyscrapers (§1.2), numbered terrain * 7 + index of the value.
export const TOWER_VALUES = [4, 5, 6, 7, 8, 10, 12] as const
export const TOWER_NAMES = ['earth', 'forest', 'stone', 'waterfall'] as const
export const TOWER_COUNT = TOWER_NAMES.length * TOWER_VALUES.length

export function towerValue(id: number): number {
  return TOWER_VALUES[id % TOWER_VALUES.length]
}

/** An index into TERRAINS. */
export function towerTerrain(id: number): number {
  return Math.floor(id / TOWER_VALUES.length)
}

/** §2.1, by number of players. */
export const VALUES_LEFT_OUT = { 2: [5, 7], 3: [7], 4: [] } as const

// Utilities (§1.3)
export const UTILITY_TYPES = ['ecomobile', 'windmill', 'biodome'] as const
export type UtilityType = (typeof UTILITY_TYPES)[number]

export type Counted = 'parks' | 'sports' | 'parksOrSports' | 'towers' | 'utilities'
export type WindmillTiles = 'left' | 'right' | 'top' | 'bottom' | 'corner' | 'centre'

interface Design {
  readonly name: string
  readonly value: number
}
export interface Ecomobile extends Design {
  readonly type: 'ecomobile'
  readonly counts: Counted
  readonly atLeast: number
}
export interface Windmill extends Design {
  readonly type: 'windmill'
  readonly tiles: WindmillTiles
}
export interface Biodome extends Design {
  readonly type: 'biodome'
  readonly shape: readonly string[]
}
export type Utility = Ecomobile | Windmill | Biodome

export const UTILITIES: readonly Utility[] = [
  { type: 'ecomobile', name: 'parks4', counts: 'parks', atLeast: 4, value: 8 },
  { type: 'ecomobile', name: 'sports4', counts: 'sports', atLeast: 4, value: 8 },
  { type: 'ecomobile', name: 'mixed4', counts: 'parksOrSports', atLeast: 4, value: 5 },
  { type: 'ecomobile', name: 'towers3', counts: 'towers', atLeast: 3, value: 5 },
  { type: 'ecomobile', name: 'towers4', counts: 'towers', atLeast: 4, value: 8 },
  { type: 'ecomobile', name: 'utilities3', counts: 'utilities', atLeast: 3, value: 8 },
  { type: 'windmill', name: 'left', tiles: 'left', value: 4 },
  { type: 'windmill', name: 'right', tiles: 'right', value: 4 },
  { type: 'windmill', name: 'top', tiles: 'top', value: 4 },
  { type: 'windmill', name: 'bottom', tiles: 'bottom', value: 4 },
  { type: 'windmill', name: 'corner', tiles: 'corner', value: 5 },
  { type: 'windmill', name: 'centre', tiles: 'centre', value: 6 },
  { type: 'biodome', name: 'L3', shape: ['##', '#.'], value: 5 },
  { type: 'biodome', name: 'I3', shape: ['###'], value: 5 },
  { type: 'biodome', name: 'O4', shape: ['##', '##'], value: 6 },
  { type: 'biodome', name: 'T4', shape: ['###', '.#.'], value: 6 },
  { type: 'biodome', name: 'V5', shape: ['#..', '#..', '###'], value: 8 },
  { type: 'biodome', name: 'U5', shape: ['#.#', '###'], value: 8 },
]

/** Pieces of each design in the box. */
export const COPIES = 2

/** §2.2: pieces drawn of each chosen type, by number of players. */
export const UTILITIES_DRAWN = { 2: 5, 3: 6, 4: 7 } as const

/** Side of the box in which a shape is a number: bit row * SHAPE_BOX + column, the topmost row and leftmost column 0. */
export const SHAPE_BOX = 5

function turnShape(shape: readonly string[]): readonly string[] {
  return [...shape[0]].map((_, column) =>
    shape
      .map((line) => line[column])
      .reverse()
      .join(''),
  )
}

function shapeMask(shape: readonly string[]): number {
  let mask = 0
  for (const [row, line] of shape.entries()) {
    for (const [column, cell] of [...line].entries()) if (cell === '#') mask |= 1 << (row * SHAPE_BOX + column)
  }
  return mask
}

function shapeMasks(shape: readonly string[]): readonly number[] {
  const masks = new Set<number>()
  let turned = shape
  for (let turn = 0; turn < 4; turn++) {
    masks.add(shapeMask(turned))
    turned = turnShape(turned)
  }
  return [...masks]
}

/** For each biodome, in the order of UTILITIES, the numbers of its distinct rotations. */
export const SHAPE_MASKS: readonly (readonly number[])[] = UTILITIES.flatMap((utility) =>
  utility.type === 'biodome' ? [shapeMasks(utility.shape)] : [],
)

// Pieces: the skyscrapers, then the designs of utilities. Their names are the words of the move notation.
export const UTILITY_BASE = TOWER_COUNT
export const PIECE_COUNT = UTILITY_BASE + UTILITIES.length
export const FIRST_BIODOME = UTILITY_BASE + UTILITIES.findIndex(({ type }) => type === 'biodome')
export const PIECES: readonly string[] = [
  ...TOWER_NAMES.flatMap((name) => TOWER_VALUES.map((value) => `${name}${value}`)),
  ...UTILITIES.map((utility) => utility.name),
]

/** §5.5: for the most parks, and for the most sport facilities. */
export const MOST_BONUS = 5

// Geometry of a city

/** A city is 16 tiles; the first lies in the middle of 7×7 cells, so that every 4×4 frame round it fits. */
export const CITY_TILES = 16
export const FRAME = 4
const RIM = FRAME - 1
/** §5.3: whether a tile is a windmill's, by the rims of the frame that it lies on. */
export const WINDMILL_TILES: {
  readonly [T in WindmillTiles]: (top: boolean, bottom: boolean, left: boolean, right: boolean) => boolean
} = {
  top: (top) => top,
  bottom: (_top, bottom) => bottom,
  left: (_top, _bottom, left) => left,
  right: (_top, _bottom, _left, right) => right,
  corner: (top, bottom, left, right) => (top || bottom) && (left || right),
  centre: (top, bottom, left, right) => !top && !bottom && !left && !right,
}
/** The same as a picture: the rows of a finished frame, # on the windmill's tiles. */
export function windmillPicture(tiles: WindmillTiles): readonly string[] {
  const lines = Array.from({ length: FRAME }, (_, i) => i)
  const isMarked = (row: number, column: number) =>
    WINDMILL_TILES[tiles](row === 0, row === RIM, column === 0, column === RIM)
  return lines.map((row) => lines.map((column) => (isMarked(row, column) ? '#' : '.')).join(''))
}
export const CELL_COLUMNS = 7
export const CELL_COUNT = CELL_COLUMNS * CELL_COLUMNS
export const FIRST_CELL = 24
/** A score line of a piece is numbered cell × PIECE_STRIDE + piece. */
export const PIECE_STRIDE = 64
/** Columns a to g from left to right, rows 1 to 7 from top to bottom; the first tile lies at d4. */
export const CELL_NAMES: readonly string[] = Array.from(
  { length: CELL_COUNT },
  (_, cell) => 'abcdefg'.charAt(cell % CELL_COLUMNS) + (Math.floor(cell / CELL_COLUMNS) + 1),
)
