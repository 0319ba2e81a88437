// What a set of Neoville must hold (§1.1, §1.3 to §1.5), and what the rules work out of it.
import type { Refusal } from '../../core/game.ts'
import { isRefusal } from '../../core/game.ts'
import type { Shaped } from '../../core/set.ts'
import { listOf, misfit, partsOf, readShape, textLike } from '../../core/set.ts'
import { ALL_TILES, BIODOMES, EQUITY_COUNT, TERRAINS, TILE_COUNT } from './data.ts'

const TILE = textLike(/^[sgrw][pa]?( [sgrw][pa]?){3}$/)
const LINES = textLike(/^[#.]{1,5}( [#.]{1,5}){0,4}$/)

const SET = partsOf({
  cityTiles: listOf(TILE_COUNT, TILE),
  equityTiles: listOf(EQUITY_COUNT, TILE),
  biodomes: partsOf(Object.fromEntries(BIODOMES.map(({ name }) => [name, LINES]))),
})

export interface NeovilleSet {
  /** The rows of the tiles, as they are written in the set. */
  readonly tiles: readonly string[]
  /** By tile * 4 + turn: the terrain of quarter q at bits 2q and 2q+1. */
  readonly faces: Uint16Array
  /** By tile * 4 + turn: the feature of quarter q at bits 2q and 2q+1. */
  readonly marks: Uint16Array
  /** By (tile * 4 + turn) * 4 + terrain: the quarters of that terrain, as bits. */
  readonly quarters: Uint8Array
  /** By (tile * 4 + turn) * 4: its terrains, each as terrain * 16 + quarters as bits, then 0. */
  readonly groups: Uint8Array
  /** By tile * 4 + turn: the quarters without a feature, as bits. */
  readonly plain: Uint8Array
  /** By tile * 2, then feature − 1: how many of its quarters bear it. */
  readonly features: Uint8Array
  /** How many turns of a tile differ: 2 if a half turn changes nothing, else 4. */
  readonly turns: Uint8Array
  /** By biodome: its rows, # on the squares of its district. */
  readonly shapes: readonly (readonly string[])[]
  /** By biodome: the numbers of its distinct rotations. */
  readonly shapeMasks: readonly (readonly number[])[]
}

export function readSet(given: unknown): NeovilleSet | Refusal {
  const set = readShape(SET, given)
  if (isRefusal(set)) return set
  const tiles = [...set.cityTiles, ...set.equityTiles]
  const single = tiles.findIndex((row) => new Set(row.replace(/[pa ]/g, '')).size < 2)
  if (single >= 0)
    return misfit(single < TILE_COUNT ? `cityTiles.${single}` : `equityTiles.${single - TILE_COUNT}`, '≥ 2: s g r w')
  const shapes = readShapes(set.biodomes)
  return isRefusal(shapes) ? shapes : { ...readTiles(tiles), ...shapes }
}

// Tiles

/** The square that comes to each quarter by one quarter turn clockwise. */
const TURNED_FROM = [2, 0, 3, 1] as const

function readTiles(tiles: readonly string[]) {
  const faces = new Uint16Array(ALL_TILES * 4)
  const marks = new Uint16Array(ALL_TILES * 4)
  const quarters = new Uint8Array(faces.length * 4)
  const groups = new Uint8Array(quarters.length)
  const plain = new Uint8Array(faces.length)
  const features = new Uint8Array(ALL_TILES * 2)
  const turns = new Uint8Array(ALL_TILES)
  for (const [tile, row] of tiles.entries()) {
    let squares = row.split(' ')
    features[tile * 2] = row.split('p').length - 1
    features[tile * 2 + 1] = row.split('a').length - 1
    const first = tile * 4
    for (let at = first; at < first + 4; at++) {
      for (const [quarter, square] of squares.entries()) {
        const terrain = 'sgrw'.indexOf(square.charAt(0))
        const feature = ['', 'p', 'a'].indexOf(square.slice(1))
        faces[at] |= terrain << (2 * quarter)
        marks[at] |= feature << (2 * quarter)
        quarters[at * 4 + terrain] |= 1 << quarter
        if (feature === 0) plain[at] |= 1 << quarter
      }
      for (let terrain = 0, n = at * 4; terrain < TERRAINS.length; terrain++)
        if (quarters[at * 4 + terrain] !== 0) groups[n++] = terrain * 16 + quarters[at * 4 + terrain]
      squares = TURNED_FROM.map((from) => squares[from])
    }
    turns[tile] = faces[first] === faces[first + 2] && marks[first] === marks[first + 2] ? 2 : 4
  }
  return { tiles, faces, marks, quarters, groups, plain, features, turns }
}

/** An index into TERRAINS. Quarters: 0 top-left, 1 top-right, 2 bottom-left, 3 bottom-right. */
export function terrainAt({ faces }: NeovilleSet, tile: number, turn: number, quarter: number): number {
  return (faces[tile * 4 + turn] >> (2 * quarter)) & 3
}

/** An index into FEATURES. */
export function featureAt({ marks }: NeovilleSet, tile: number, turn: number, quarter: number): number {
  return (marks[tile * 4 + turn] >> (2 * quarter)) & 3
}

// Shapes of biodomes

/** Side of the box in which a shape is a number: bit row * SHAPE_BOX + column, the topmost row and leftmost column 0. */
export const SHAPE_BOX = 5

/** A shape is a district of its size, without empty rows and columns round it, and no two are the same. */
function readShapes(rows: Shaped<typeof SET>['biodomes']): Pick<NeovilleSet, 'shapes' | 'shapeMasks'> | Refusal {
  const shapes: (readonly string[])[] = []
  const shapeMasks: (readonly number[])[] = []
  for (const { name, size } of BIODOMES) {
    const at = `biodomes.${name}`
    const shape = rows[name].split(' ')
    if (!isTrim(shape)) return misfit(at, '# ↑ → ↓ ←')
    if (rows[name].split('#').length - 1 !== size) return misfit(at, `# × ${size}`)
    if (!holdsTogether(shape)) return misfit(at, '# – #')
    const masks = masksOf(shape)
    if (shapeMasks.some((other) => other.includes(masks[0]))) return misfit(at, '≠')
    shapes.push(shape)
    shapeMasks.push(masks)
  }
  return { shapes, shapeMasks }
}

function isTrim(shape: readonly string[]): boolean {
  const sides = [shape, turned(shape), turned(turned(shape)), turned(turned(turned(shape)))]
  return shape.every((row) => row.length === shape[0].length) && sides.every(([top]) => top.includes('#'))
}

function turned(shape: readonly string[]): readonly string[] {
  return [...shape[0]].map((_, column) =>
    shape
      .map((row) => row[column])
      .reverse()
      .join(''),
  )
}

function maskOf(shape: readonly string[]): number {
  let mask = 0
  for (const [row, squares] of shape.entries())
    for (const [column, square] of [...squares].entries()) if (square === '#') mask |= 1 << (row * SHAPE_BOX + column)
  return mask
}

function masksOf(shape: readonly string[]): readonly number[] {
  const masks = new Set<number>()
  let lying = shape
  for (let turn = 0; turn < 4; turn++) {
    masks.add(maskOf(lying))
    lying = turned(lying)
  }
  return [...masks]
}

/** From one square all are reached. */
function holdsTogether(shape: readonly string[]): boolean {
  const left = new Set<string>()
  for (const [row, squares] of shape.entries())
    for (const [column, square] of [...squares].entries()) if (square === '#') left.add(`${row} ${column}`)
  const reach = (row: number, column: number): void => {
    if (!left.delete(`${row} ${column}`)) return
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ])
      reach(row + down, column + right)
  }
  const first = shape[0].indexOf('#')
  reach(0, first)
  return left.size === 0
}
