// The components of Neoville (§1): tiles, skyscrapers and utilities.

export const TERRAINS = ['soil', 'grass', 'rock', 'water'] as const
export type Terrain = (typeof TERRAINS)[number]

export const FEATURES = ['none', 'park', 'sport'] as const
export type Feature = (typeof FEATURES)[number]
export const [PARK, SPORT] = [1, 2] as const

/** The squares of a tile: top left, top right, bottom left, bottom right. */
export const QUARTERS = ['tl', 'tr', 'bl', 'br'] as const
export type Quarter = (typeof QUARTERS)[number]

export const TILE_COUNT = 74
export const EQUITY_COUNT = 4

/** City tiles, then the equity tiles 1 to 4. What they show is in the set. */
export const ALL_TILES = TILE_COUNT + EQUITY_COUNT
export const isEquity = (tile: number): boolean => tile >= TILE_COUNT
export const equityNumber = (tile: number): number => tile - TILE_COUNT + 1

// Skyscrapers (§1.2), numbered terrain * 7 + index of the value.
export const TOWER_VALUES = [4, 5, 6, 7, 8, 10, 12] as const
export const TOWER_NAMES = ['earth', 'forest', 'stone', 'waterfall'] as const
export type TowerName = (typeof TOWER_NAMES)[number]
export const TOWER_COUNT = TOWER_NAMES.length * TOWER_VALUES.length

/** By terrain and index of the value. */
export const towerOf = (terrain: number, value: number): number => terrain * TOWER_VALUES.length + value

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
export type BiodomeShape = 'L3' | 'I3' | 'O4' | 'T4' | 'V5' | 'U5'
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
  readonly name: BiodomeShape
  /** The squares of its district; how they lie is in the set. */
  readonly size: number
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
  { type: 'biodome', name: 'L3', size: 3, value: 5 },
  { type: 'biodome', name: 'I3', size: 3, value: 5 },
  { type: 'biodome', name: 'O4', size: 4, value: 6 },
  { type: 'biodome', name: 'T4', size: 4, value: 6 },
  { type: 'biodome', name: 'V5', size: 5, value: 8 },
  { type: 'biodome', name: 'U5', size: 5, value: 8 },
]

/** Pieces of each design in the box. */
export const COPIES = 2

/** §2.2: pieces drawn of each chosen type, by number of players. */
export const UTILITIES_DRAWN = { 2: 5, 3: 6, 4: 7 } as const

// Pieces: the skyscrapers, then the designs of utilities. Their names are the words of the move notation.
export const UTILITY_BASE = TOWER_COUNT
export const PIECE_COUNT = UTILITY_BASE + UTILITIES.length
export const FIRST_WINDMILL = UTILITY_BASE + UTILITIES.findIndex(({ type }) => type === 'windmill')
export const FIRST_BIODOME = UTILITY_BASE + UTILITIES.findIndex(({ type }) => type === 'biodome')
export const ECOMOBILES: readonly Ecomobile[] = UTILITIES.filter((utility) => utility.type === 'ecomobile')
export const BIODOMES: readonly Biodome[] = UTILITIES.filter((utility) => utility.type === 'biodome')
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
/** §3.1 The first row that a city may ever take when this is its last, and the last when this is its first; so with columns. */
export const reachBefore = (last: number): number => Math.max(0, last - RIM)
export const reachAfter = (first: number): number => Math.min(CELL_COLUMNS - 1, first + RIM)
export const FIRST_CELL = 24
/** A score line of a piece is numbered cell × PIECE_STRIDE + piece. */
export const PIECE_STRIDE = 64
/** Columns a to g from left to right, rows 1 to 7 from top to bottom; the first tile lies at d4. */
export const CELL_NAMES: readonly string[] = Array.from(
  { length: CELL_COUNT },
  (_, cell) => 'abcdefg'.charAt(cell % CELL_COLUMNS) + (Math.floor(cell / CELL_COLUMNS) + 1),
)

// What messages are given: each language names a thing by itself, in the case and with the article that its sentence needs.

export interface NamedSquare {
  readonly terrain: Terrain
  readonly feature: Feature
}
export type NamedFace = readonly [tl: NamedSquare, tr: NamedSquare, bl: NamedSquare, br: NamedSquare]
export interface NamedTile {
  /** Equity tiles are numbered from 1 on, by themselves. null where its squares alone say which it is. */
  readonly number: number | null
  readonly isEquity: boolean
  readonly squares: NamedFace
  /** From 1 on, where another beside it looks the same. */
  readonly slot?: number
}
interface NamedTower {
  readonly type: 'tower'
  readonly tower: TowerName
  readonly value: number
}
export type NamedPiece = NamedTower | Utility
