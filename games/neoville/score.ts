// The score sheet (§5), line by line; it can be read at any time, as if the cities stood finished as they are.
import type { Outcome, ScoreLine, Seat } from '../../core/game.ts'
import type { Ecomobile, WindmillTiles } from './data.ts'
import {
  BIODOMES,
  CELL_COLUMNS,
  CITY_TILES,
  FIRST_BIODOME,
  FRAME,
  MOST_BONUS,
  PARK,
  PIECE_STRIDE,
  SPORT,
  TOWER_COUNT,
  towerValue,
  UTILITIES,
  UTILITY_BASE,
  WINDMILL_TILES,
} from './data.ts'
import { SHAPE_BOX } from './set.ts'
import type { NeovilleState } from './state.ts'
import {
  BUILD,
  bottomOf,
  boxOf,
  CITY_SQUARES,
  cellOfSquare,
  isWithin,
  leftOf,
  NEIGHBOURS,
  OVER,
  reachOf,
  rightOf,
  SQUARE_COLUMNS,
  SQUARE_COUNT,
  squareOf,
  topOf,
} from './state.ts'
import { SETS } from './versions.ts'

/** Points of the piece on a city's tile. */
export function piecePoints(s: NeovilleState, seat: Seat, order: number): number {
  const piece = s.piece[seat * CITY_TILES + order] - 1
  if (piece < TOWER_COUNT) return towerPoints(s, seat, order)
  if (piece >= FIRST_BIODOME) return biodomePoints(s, seat, order)
  const utility = UTILITIES[piece - UTILITY_BASE]
  if (utility.type === 'windmill')
    return turnsOn(utility.tiles, boxOf(s, seat), s.cell[seat * CITY_TILES + order]) ? utility.value : -utility.value
  const ecomobile = utility as Ecomobile
  return countOnLines(s, seat, order, ecomobile.counts) >= ecomobile.atLeast ? ecomobile.value : -ecomobile.value
}

function labelOf(s: NeovilleState, seat: Seat, order: number): number {
  return order * 4 + s.quarter[seat * CITY_TILES + order]
}

function districtOf(s: NeovilleState, seat: Seat, order: number): number {
  return s.district[seat * CITY_SQUARES + labelOf(s, seat, order)]
}

/** §5.1 Among the skyscrapers of a district the best counts, the earliest of equals; the others 0. */
function towerPoints(s: NeovilleState, seat: Seat, order: number): number {
  const home = districtOf(s, seat, order)
  const own = towerWorth(s, seat, order, home)
  if (s.towers[seat * CITY_SQUARES + home] === 1) return own
  for (let other = 0; other < s.placed[seat]; other++) {
    const piece = s.piece[seat * CITY_TILES + other] - 1
    if (other === order || piece < 0 || piece >= TOWER_COUNT || districtOf(s, seat, other) !== home) continue
    const worth = towerWorth(s, seat, other, home)
    if (worth > own || (worth === own && other < order)) return 0
  }
  return own
}

function towerWorth(s: NeovilleState, seat: Seat, order: number, home: number): number {
  const value = towerValue(s.piece[seat * CITY_TILES + order] - 1)
  return s.size[seat * CITY_SQUARES + home] >= value ? value : -value
}

/** §5.2 Features on the row and column of squares of the piece, itself never counted. */
function countOnLines(s: NeovilleState, seat: Seat, order: number, counts: Ecomobile['counts']): number {
  const square = squareOf(s, seat, labelOf(s, seat, order))
  const row = square & ~(SQUARE_COLUMNS - 1)
  const column = square & (SQUARE_COLUMNS - 1)
  let n = 0
  for (let i = 1; i < SQUARE_COLUMNS - 1; i++) {
    if (row + i !== square) n += counted(s, seat, row + i, counts)
    if (i * SQUARE_COLUMNS + column !== square) n += counted(s, seat, i * SQUARE_COLUMNS + column, counts)
  }
  return n
}

function counted(s: NeovilleState, seat: Seat, square: number, counts: Ecomobile['counts']): number {
  const label = s.grid[seat * SQUARE_COUNT + square] - 1
  if (label < 0) return 0
  if (counts === 'towers' || counts === 'utilities') {
    const entry = seat * CITY_TILES + (label >> 2)
    const piece = s.piece[entry] - 1
    if (piece < 0 || s.quarter[entry] !== (label & 3)) return 0
    return piece < TOWER_COUNT === (counts === 'towers') ? 1 : 0
  }
  const feature = s.ground[seat * CITY_SQUARES + label] >> 2
  if (counts === 'parks') return feature === PARK ? 1 : 0
  if (counts === 'sports') return feature === SPORT ? 1 : 0
  return feature === 0 ? 0 : 1
}

/** §5.3, with the box of the city as its frame. */
export function turnsOn(tiles: WindmillTiles, box: number, cell: number): boolean {
  const row = Math.floor(cell / CELL_COLUMNS)
  const column = cell % CELL_COLUMNS
  return WINDMILL_TILES[tiles](
    row === topOf(box),
    row === bottomOf(box),
    column === leftOf(box),
    column === rightOf(box),
  )
}

/** §5.4 One biodome of a district may score, the best for its owner, the earliest of equals. */
function biodomePoints(s: NeovilleState, seat: Seat, order: number): number {
  const piece = s.piece[seat * CITY_TILES + order] - 1
  const { size, value } = BIODOMES[piece - FIRST_BIODOME]
  const home = districtOf(s, seat, order)
  if (s.size[seat * CITY_SQUARES + home] !== size) return -value
  if (!SETS[s.rules].shapeMasks[piece - FIRST_BIODOME].includes(shapeOf(s, seat, home))) return -value
  for (let other = 0; other < order; other++) {
    const before = s.piece[seat * CITY_TILES + other] - 1
    // A district has one shape, so two that fit are of one design.
    if (before === piece && districtOf(s, seat, other) === home) return -value
  }
  return value
}

/** A district as a number like those of a set's shapes, or 0 if it is larger than any shape. */
export function shapeOf(s: NeovilleState, seat: Seat, home: number): number {
  const squares = seat * CITY_SQUARES
  if (s.size[squares + home] > SHAPE_BOX) return 0
  const { district } = s
  const count = s.placed[seat] * 4
  let top = SQUARE_COLUMNS
  let left = SQUARE_COLUMNS
  // No square of a district comes before its lowest.
  for (let label = home; label < count; label++) {
    if (district[squares + label] !== home) continue
    const square = squareOf(s, seat, label)
    top = Math.min(top, square >> 4)
    left = Math.min(left, square & 15)
  }
  let mask = 0
  for (let label = home; label < count; label++) {
    if (district[squares + label] !== home) continue
    const square = squareOf(s, seat, label)
    mask |= 1 << (((square >> 4) - top) * SHAPE_BOX + (square & 15) - left)
  }
  return mask
}

/** How many squares of a city carry a feature. */
export function featuresOf(s: NeovilleState, seat: Seat, feature: number): number {
  const { tile } = s
  const { features } = SETS[s.rules]
  const end = seat * CITY_TILES + s.placed[seat]
  let n = 0
  for (let at = seat * CITY_TILES; at < end; at++) n += features[tile[at] * 2 + feature - 1]
  return n
}

/** §5.5; a bonus for nothing is not given before the end. */
function bonusPoints(s: NeovilleState, seat: Seat, feature: number): number {
  const own = featuresOf(s, seat, feature)
  for (let other = 0; other < s.seats; other++) if (featuresOf(s, other, feature) > own) return 0
  return own > 0 || s.phase === OVER ? MOST_BONUS : 0
}

/** The total of a seat as things stand. */
export function scoreOf(s: NeovilleState, seat: Seat): number {
  let total = bonusPoints(s, seat, PARK) + bonusPoints(s, seat, SPORT)
  for (let order = 0; order < s.placed[seat]; order++)
    if (s.piece[seat * CITY_TILES + order] !== 0) total += piecePoints(s, seat, order)
  return total
}

function scoresOf(s: NeovilleState): number[] {
  return Array.from({ length: s.seats }, (_, seat) => scoreOf(s, seat))
}

export function sheet(s: NeovilleState): readonly ScoreLine[] {
  const lines: ScoreLine[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    for (let order = 0; order < s.placed[seat]; order++) {
      const piece = s.piece[seat * CITY_TILES + order] - 1
      if (piece < 0) continue
      lines.push({
        seat,
        line: piece < TOWER_COUNT ? 'skyscraper' : UTILITIES[piece - UTILITY_BASE].type,
        of: s.cell[seat * CITY_TILES + order] * PIECE_STRIDE + piece,
        points: piecePoints(s, seat, order),
        settled: isSettled(s, seat, order),
      })
    }
    const settled = s.phase === OVER
    lines.push({ seat, line: 'parks', points: bonusPoints(s, seat, PARK), settled })
    lines.push({ seat, line: 'sports', points: bonusPoints(s, seat, SPORT), settled })
  }
  return lines
}

/** Whether nothing that may still be laid or built can change the points of this piece. */
function isSettled(s: NeovilleState, seat: Seat, order: number): boolean {
  if (s.phase === OVER) return true
  const piece = s.piece[seat * CITY_TILES + order] - 1
  const home = districtOf(s, seat, order)
  if (piece < TOWER_COUNT) return !canGrow(s, seat, home)
  const utility = UTILITIES[piece - UTILITY_BASE]
  switch (utility.type) {
    case 'biodome':
      return !canGrow(s, seat, home) || s.size[seat * CITY_SQUARES + home] > utility.size
    case 'windmill':
      return isFrameSettled(utility.tiles, boxOf(s, seat))
    case 'ecomobile':
      return countOnLines(s, seat, order, utility.counts) >= utility.atLeast || linesAreFull(s, seat, order)
  }
}

/** Whether a square next to this one may still be laid, by the reach of the city. */
export function touchesFree(s: NeovilleState, seat: Seat, label: number, reach: number): boolean {
  const { grid } = s
  const square = squareOf(s, seat, label)
  for (let side = 0; side < 4; side++) {
    const next = square + NEIGHBOURS[side]
    if (grid[seat * SQUARE_COUNT + next] !== 0) continue
    const cell = cellOfSquare(next)
    if (cell >= 0 && isWithin(reach, cell)) return true
  }
  return false
}

function canGrow(s: NeovilleState, seat: Seat, home: number): boolean {
  const reach = reachOf(boxOf(s, seat))
  const { district } = s
  for (let label = 0, end = s.placed[seat] * 4; label < end; label++)
    if (district[seat * CITY_SQUARES + label] === home && touchesFree(s, seat, label, reach)) return true
  return false
}

function isFrameSettled(tiles: WindmillTiles, box: number): boolean {
  const tall = bottomOf(box) - topOf(box) === FRAME - 1
  const wide = rightOf(box) - leftOf(box) === FRAME - 1
  if (tiles === 'top' || tiles === 'bottom') return tall
  if (tiles === 'left' || tiles === 'right') return wide
  return tall && wide
}

/** Whether both lines of squares through a piece lie in finished rows, with nothing left to build on them. */
function linesAreFull(s: NeovilleState, seat: Seat, order: number): boolean {
  const reach = reachOf(boxOf(s, seat))
  const cell = s.cell[seat * CITY_TILES + order]
  const row = Math.floor(cell / CELL_COLUMNS)
  const column = cell % CELL_COLUMNS
  const newest = s.phase === BUILD && s.active === seat ? s.cell[seat * CITY_TILES + s.placed[seat] - 1] : -1
  for (let i = 0; i < CELL_COLUMNS; i++) {
    for (const other of [row * CELL_COLUMNS + i, i * CELL_COLUMNS + column]) {
      if (other === newest) return false
      const taken = (s.rows[seat * CELL_COLUMNS + Math.floor(other / CELL_COLUMNS)] >> (other % CELL_COLUMNS)) & 1
      if (!taken && isWithin(reach, other)) return false
    }
  }
  return true
}

export const REASONS = ['most-points', 'most-pieces', 'shared'] as const

/** §5.6 */
export function outcome(s: NeovilleState): Outcome | null {
  if (s.phase !== OVER) return null
  const scores = scoresOf(s)
  const pieces = scores.map((_, seat) => {
    let count = 0
    for (let i = 0; i < CITY_TILES; i++) if (s.piece[seat * CITY_TILES + i] !== 0) count++
    return count
  })
  const better = (a: number, b: number) => scores[a] > scores[b] || (scores[a] === scores[b] && pieces[a] > pieces[b])
  const ranks = scores.map((_, seat) => 1 + scores.filter((_, other) => better(other, seat)).length)
  const best = Math.max(...scores)
  const leaders = scores.filter((score) => score === best).length
  const winners = ranks.filter((rank) => rank === 1).length
  return { ranks, scores, reason: REASONS[winners > 1 ? 2 : leaders > 1 ? 1 : 0] }
}
