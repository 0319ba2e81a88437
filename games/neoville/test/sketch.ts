// Positions of Neoville drawn as text, for tests: the tiles are looked up in the set, and the rest of the table is filled in.
import { expect } from 'vitest'
import type { ScoreLine } from '../../../core/game.ts'
import { isRefusal, MOST_MOVES, refusalOf } from '../../../core/game.ts'
import type { UtilityType } from '../data.ts'
import {
  CELL_COLUMNS,
  CELL_NAMES,
  CITY_TILES,
  COPIES,
  PIECE_STRIDE,
  PIECES,
  TILE_COUNT,
  TOWER_COUNT,
  towerValue,
  UTILITIES,
  UTILITIES_DRAWN,
  UTILITY_BASE,
  UTILITY_TYPES,
  VALUES_LEFT_OUT,
} from '../data.ts'
import { neoville } from '../index.ts'
import { moves } from '../moves.ts'
import { featureAt, terrainAt } from '../set.ts'
import type { NeovilleState } from '../state.ts'
import { HAND_SLOTS, layTile, MARKET_SLOTS, PHASES, putPiece } from '../state.ts'
import { setOf } from '../versions.ts'

export const { game } = neoville
export const set = setOf(game.rules)

export interface Sketch {
  /**
   * Lines of squares, two by two a tile, the top left one at d4. A square is a terrain (s, g, r, w; ! before it for any
   * other one; o for any) and a mark (p for a park, a for an athlete, * for any or none; nothing for a plain square).
   * `.` is any square at all, `-` no tile.
   */
  readonly city: string
  /** Such as 'earth4 d4 tl', in any order. */
  readonly pieces?: readonly string[]
  /** Cells laid after all others. */
  readonly last?: readonly string[]
}

export interface Table {
  readonly seats?: 2 | 3 | 4
  /** By seat; those left out are filled with what tiles are over. */
  readonly cities: readonly Sketch[]
  readonly phase: (typeof PHASES)[number]
  /** Tiles in the hand of seat 0, who is always first and to act. */
  readonly hand?: readonly number[]
  readonly market?: readonly number[]
  readonly utilities?: readonly UtilityType[]
}

interface Block {
  readonly seat: number
  readonly cell: number
  readonly squares: readonly string[]
}

const range = (n: number) => Array.from({ length: n }, (_, i) => i)
const cellOf = (name: string) => CELL_NAMES.indexOf(name)
const FIRST_ROW = 3
const FIRST_COLUMN = 3
const ANY = ['.', '.', '.', '.']

function blocksOf(sketch: Sketch, seat: number): Block[] {
  if (sketch.city === '') return []
  const lines = sketch.city
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const blocks: Block[] = []
  for (let row = 0; row < lines.length; row += 2)
    for (let column = 0; column < lines[row].length; column += 2) {
      const squares = [lines[row], lines[row + 1]].flatMap((line) => line.slice(column, column + 2))
      const cell = (FIRST_ROW + row / 2) * CELL_COLUMNS + FIRST_COLUMN + column / 2
      if (squares[0] !== '-') blocks.push({ seat, cell, squares })
    }
  return inOrder(blocks, (sketch.last ?? []).map(cellOf))
}

/** Each block beside one laid before, the cells of `last` at the end. */
function inOrder(blocks: readonly Block[], last: readonly number[]): Block[] {
  const left = [...blocks]
  const laid: Block[] = []
  while (left.length > 0) {
    const besides = ({ cell }: Block) =>
      laid.length === 0 ||
      laid.some((other) => [1, CELL_COLUMNS].includes(Math.abs(other.cell - cell)) && sideBySide(other.cell, cell))
    const open = left.filter(besides)
    const next = open.find(({ cell }) => !last.includes(cell)) ?? open[0]
    if (!next) throw new Error('the city does not hold together')
    laid.push(...left.splice(left.indexOf(next), 1))
  }
  return laid
}

function sideBySide(a: number, b: number): boolean {
  return Math.abs(a - b) === CELL_COLUMNS || Math.floor(a / CELL_COLUMNS) === Math.floor(b / CELL_COLUMNS)
}

function squareFits(pattern: string, tile: number, turn: number, quarter: number): boolean {
  const [, not, terrain, mark] = /^(!?)([sgrwo.])([pa*]?)$/.exec(pattern) ?? []
  if (terrain === undefined) throw new Error(`"${pattern}" is no square`)
  if (terrain === '.') return true
  const same = terrain === 'o' || terrain === 'sgrw'[terrainAt(set, tile, turn, quarter)]
  return same === (not === '') && (mark === '*' || mark === ['', 'p', 'a'][featureAt(set, tile, turn, quarter)])
}

/** The turn in which a tile shows the block, or −1. */
function turnFor(tile: number, { squares }: Block): number {
  return range(set.turns[tile]).findIndex((turn) =>
    squares.every((one, quarter) => squareFits(one, tile, turn, quarter)),
  )
}

/** A different tile for every block, out of `free`. */
function assign(blocks: readonly Block[], free: readonly number[]): Map<Block, number> {
  const holder = new Map<number, Block>()
  const seek = (block: Block, tried: Set<number>): boolean =>
    free.some((tile) => {
      if (tried.has(tile) || turnFor(tile, block) < 0) return false
      tried.add(tile)
      const other = holder.get(tile)
      if (other && !seek(other, tried)) return false
      holder.set(tile, block)
      return true
    })
  for (const block of blocks)
    if (!seek(block, new Set())) throw new Error(`no tile is left for ${CELL_NAMES[block.cell]}: ${block.squares}`)
  return new Map([...holder].map(([tile, block]) => [block, tile]))
}

/** As many tiles as this seat has laid when seat 0 has laid `laid`. */
function laidBy(seat: number, laid: number, phase: Table['phase']): number {
  const started = phase === 'build' || phase === 'draw'
  return seat === 0 || !started ? laid : laid - 1
}

function filler(seat: number, count: number): Block[] {
  return range(count).map((i) => ({
    seat,
    cell: (FIRST_ROW + Math.floor(i / 4)) * CELL_COLUMNS + FIRST_COLUMN + (i % 4),
    squares: ANY,
  }))
}

/** The whole table as a position, proven possible. */
export function position(table: Table): NeovilleState {
  const { seats = 2, phase, hand = [], market = [] } = table
  const s = game.blank()
  s.rules = game.rules
  s.seats = seats
  s.phase = PHASES.indexOf(phase)
  const own = blocksOf(table.cities[0], 0)
  const blocks = range(seats).flatMap((seat) => {
    if (seat === 0) return own
    const sketch = table.cities[seat]
    return sketch ? blocksOf(sketch, seat) : filler(seat, laidBy(seat, own.length, phase))
  })
  const taken = new Set([...hand, ...market])
  let free = range(TILE_COUNT).filter((tile) => !taken.has(tile))
  // The hand of seat 0 may be drawn without its equity tile, which is then in the city.
  const equityLaid = hand.length > 0 && !hand.includes(TILE_COUNT)
  const equityBlock = own.find(({ squares }) => equityLaid && squares.every((square) => square === '.'))
  if (equityLaid && !equityBlock) throw new Error('the city needs a block of any squares for its equity tile')
  const tiles = assign(
    blocks.filter((block) => block !== equityBlock),
    free,
  )
  if (equityBlock) tiles.set(equityBlock, TILE_COUNT)
  for (const block of blocks) {
    const tile = tiles.get(block) as number
    layTile(s, block.seat, tile, block.cell, turnFor(tile, block))
    putPieces(s, block, table.cities[block.seat])
  }
  free = free.filter((tile) => ![...tiles.values()].includes(tile))
  const next = () => free.shift() as number
  for (const slot of range(MARKET_SLOTS)) s.market[slot] = market[slot] ?? next()
  for (const seat of range(seats)) {
    const held = seat === 0 && hand.length > 0 ? [...hand] : [TILE_COUNT + seat]
    const full = handSize(s, seat)
    while (held.length < full) held.push(next())
    for (const [slot, tile] of held.entries()) {
      s.hand[seat * HAND_SLOTS + slot] = tile + 1
      s.known[seat * HAND_SLOTS + slot] = tile >= TILE_COUNT ? 1 : 0
    }
  }
  s.stack.set(free)
  s.stackCount = free.length
  supply(s, table)
  expect(game.invalid(s), 'the position drawn is possible').toBeNull()
  return s
}

function handSize(s: NeovilleState, seat: number): number {
  const started = seat === 0 && (PHASES[s.phase] === 'build' || PHASES[s.phase] === 'draw')
  return s.placed[seat] === CITY_TILES || started ? HAND_SLOTS - 1 : HAND_SLOTS
}

function putPieces(s: NeovilleState, block: Block, sketch: Sketch | undefined): void {
  for (const text of sketch?.pieces ?? []) {
    const [piece, cell, quarter] = text.split(' ')
    if (cellOf(cell) === block.cell)
      putPiece(s, block.seat, PIECES.indexOf(piece), ['tl', 'tr', 'bl', 'br'].indexOf(quarter))
  }
}

/** What is not built lies in the supply (§2.1, §2.2). */
function supply(s: NeovilleState, { seats = 2, utilities }: Table): void {
  const built = range(PIECES.length).map((piece) => s.piece.filter((one) => one === piece + 1).length)
  const leftOut: readonly number[] = VALUES_LEFT_OUT[seats]
  for (const tower of range(TOWER_COUNT))
    s.towerSupply[tower] = leftOut.includes(towerValue(tower)) ? 0 : 1 - built[tower]
  const used = UTILITY_TYPES.filter((type) =>
    UTILITIES.some((one, design) => one.type === type && built[UTILITY_BASE + design] > 0),
  )
  const chosen = [...new Set([...used, ...(utilities ?? UTILITY_TYPES)])].slice(0, 2)
  for (const type of chosen) {
    s.types |= 1 << UTILITY_TYPES.indexOf(type)
    const designs = range(UTILITIES.length).filter((design) => UTILITIES[design].type === type)
    let left = UTILITIES_DRAWN[seats] - designs.reduce((sum, design) => sum + built[UTILITY_BASE + design], 0)
    for (const copy of range(COPIES))
      for (const design of designs)
        if (left > 0 && built[UTILITY_BASE + design] + s.utilitySupply[design] <= copy) {
          s.utilitySupply[design]++
          left--
        }
  }
}

/** The sixteen cells of a finished city drawn from d4. */
export const CELLS = ['4', '5', '6', '7'].flatMap((row) => ['d', 'e', 'f', 'g'].map((column) => column + row))

/**
 * A whole city with districts of a terrain of exactly this form: # is a square of it, O a plain one; the squares round
 * them are of other terrains, and all else is open.
 */
export function island(form: string, terrain: string): string {
  const lines = form.split('\n')
  const inside = (x: number, y: number) => '#O'.includes(lines[y]?.[x] ?? '.')
  const square = (x: number, y: number) => {
    if (inside(x, y)) return lines[y][x] === 'O' ? terrain : `${terrain}*`
    const beside = inside(x - 1, y) || inside(x + 1, y) || inside(x, y - 1) || inside(x, y + 1)
    return beside ? `!${terrain}*` : '.'
  }
  return range(8)
    .map((y) =>
      range(8)
        .map((x) => square(x, y))
        .join(' '),
    )
    .join('\n')
}

// Reading positions

const list = new Int32Array(MOST_MOVES)

export function legalTexts(s: NeovilleState): string[] {
  return Array.from(list.subarray(0, game.legal(s, list)), (move) => moves.text(move)).sort()
}

/** The refusal of a move written as text, or null. */
export function whyNot(s: NeovilleState, text: string) {
  const move = moves.parse(text)
  if (isRefusal(move)) throw new Error(`${text} is no move`)
  return refusalOf(game, s, move)
}

/** The score line of a piece of seat 0, named as in the sketch. */
export function lineOf(s: NeovilleState, text: string): ScoreLine {
  const [piece, cell] = text.split(' ')
  const of = cellOf(cell) * PIECE_STRIDE + PIECES.indexOf(piece)
  const line = game.sheet(s).find((one) => one.seat === 0 && one.of === of)
  if (!line) throw new Error(`${text} has no line`)
  return line
}

export const pointsOf = (s: NeovilleState, text: string) => lineOf(s, text).points
