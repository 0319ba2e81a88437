// What a utility of Neoville is expected to score where it stands.
import type { Seat } from '../../../core/game.ts'
import type { Counted } from '../data.ts'
import { BIODOMES, CELL_COLUMNS, CITY_TILES, ECOMOBILES, PARK, SPORT, TOWER_COUNT, UTILITIES } from '../data.ts'
import type { NeovilleState } from '../state.ts'
import { CITY_SQUARES } from '../state.ts'
import { domeComesOdds, domeKeepsOdds, LINE_SQUARES, ecomobileOdds as oddsByLines, windmillOdds } from './odds.ts'

/** Filled by readLines: what lies on the two lines of a square. */
const lines = { parks: 0, sports: 0, towers: 0, utilities: 0, filled: 0 }

/** Reads the row and the column of a square of the city, but for itself: two squares of every tile in line with its own. */
export function readLines(s: NeovilleState, seat: Seat, label: number): void {
  lines.parks = 0
  lines.sports = 0
  lines.towers = 0
  lines.utilities = 0
  lines.filled = 0
  const { cell } = s
  const first = seat * CITY_TILES
  const count = s.placed[seat]
  const own = cell[first + (label >> 2)]
  const row = (own / CELL_COLUMNS) | 0
  const column = own % CELL_COLUMNS
  const inRow = label & 2
  const inColumn = label & 1
  for (let order = 0; order < count; order++) {
    const at = cell[first + order]
    if (((at / CELL_COLUMNS) | 0) === row) {
      readSquare(s, seat, order * 4 + inRow, label)
      readSquare(s, seat, order * 4 + inRow + 1, label)
    }
    if (at % CELL_COLUMNS === column) {
      readSquare(s, seat, order * 4 + inColumn, label)
      readSquare(s, seat, order * 4 + inColumn + 2, label)
    }
  }
}

function readSquare({ ground, piece, quarter }: NeovilleState, seat: Seat, label: number, own: number): void {
  if (label === own) return
  lines.filled++
  const feature = ground[seat * CITY_SQUARES + label] >> 2
  if (feature === PARK) lines.parks++
  else if (feature === SPORT) lines.sports++
  else {
    const entry = seat * CITY_TILES + (label >> 2)
    if (piece[entry] === 0 || quarter[entry] !== (label & 3)) return
    if (piece[entry] <= TOWER_COUNT) lines.towers++
    else lines.utilities++
  }
}

function onLines(counts: Counted): number {
  switch (counts) {
    case 'parks':
      return lines.parks
    case 'sports':
      return lines.sports
    case 'parksOrSports':
      return lines.parks + lines.sports
    case 'towers':
      return lines.towers
    case 'utilities':
      return lines.utilities
  }
}

/** The chance that an ecomobile on the lines read last gets what it needs, with so many more of it. */
export function ecomobileOdds(design: number, more: number): number {
  return oddsByLines(design, onLines(ECOMOBILES[design].counts) + more, LINE_SQUARES - lines.filled)
}

/** What an ecomobile on the lines read last is expected to score. */
export function ecomobileWorth(design: number): number {
  return ECOMOBILES[design].value * (2 * ecomobileOdds(design, 0) - 1)
}

/** What a windmill is expected to score, by how its tile lies. */
export function windmillWorth(design: number, lie: number): number {
  return UTILITIES[design].value * (2 * windmillOdds(design, lie) - 1)
}

/** The chance of a biodome: its district may fit now, grow too large, or still grow into the shape. */
export function biodomeOdds(biodome: number, fits: boolean, size: number, edges: number, left: number): number {
  if (fits) return left === 0 ? 1 : domeKeepsOdds(edges)
  const lacking = BIODOMES[biodome].size - size
  if (lacking <= 0 || edges === 0 || left === 0) return 0
  return domeComesOdds(lacking, edges)
}
