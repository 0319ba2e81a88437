// The joining exception (§3.1): whether a tile joins districts that bear skyscrapers.
import type { Seat } from '../../core/game.ts'
import type { NeovilleSet } from './set.ts'
import type { NeovilleState } from './state.ts'
import { CITY_SQUARES, CORNER, SQUARE_COLUMNS, SQUARE_COUNT } from './state.ts'

/** The eight squares round a cell, clockwise from above its top left, and the quarter each touches. */
export const AROUND = Int8Array.of(
  -SQUARE_COLUMNS,
  1 - SQUARE_COLUMNS,
  2,
  2 + SQUARE_COLUMNS,
  1 + 2 * SQUARE_COLUMNS,
  2 * SQUARE_COLUMNS,
  SQUARE_COLUMNS - 1,
  -1,
)
const TOUCHES = Uint8Array.of(0, 1, 1, 3, 3, 2, 2, 0)
const DIAGONALS = [0b1001, 0b0110] as const

/** Scratch of the cell read last: per square round it the terrain (−1 if empty) and the district, negative without tower. */
const aroundTerrain = new Int8Array(8)
const aroundDistrict = new Int16Array(8)
const firstTower = new Int16Array(4)
/** Per terrain: bit q is set if the quarters q of that terrain would join districts that bear skyscrapers. */
const joiningQuarters = new Uint16Array(4)

/** Whether two districts of one terrain bear skyscrapers, so that any tile could join them. */
export function mayJoin({ towered }: NeovilleState, seat: Seat): boolean {
  const at = seat * 4
  return towered[at] > 1 || towered[at + 1] > 1 || towered[at + 2] > 1 || towered[at + 3] > 1
}

/** Reads the surroundings of a cell; gives as bits the terrains of which two districts there bear skyscrapers. */
export function readAround(s: NeovilleState, seat: Seat, cell: number): number {
  const { grid, ground, district, towers } = s
  const squares = seat * CITY_SQUARES
  const corner = seat * SQUARE_COUNT + CORNER[cell]
  firstTower.fill(-1)
  let risky = 0
  for (let i = 0; i < 8; i++) {
    const label = grid[corner + AROUND[i]] - 1
    if (label < 0) {
      aroundTerrain[i] = -1
      continue
    }
    const terrain = ground[squares + label] & 3
    const home = district[squares + label]
    aroundTerrain[i] = terrain
    if (towers[squares + home] === 0) {
      aroundDistrict[i] = -1 - home
      continue
    }
    aroundDistrict[i] = home
    if (firstTower[terrain] < 0) firstTower[terrain] = home
    else if (firstTower[terrain] !== home) risky |= 1 << terrain
  }
  for (let terrain = 0; terrain < 4; terrain++)
    if ((risky >> terrain) & 1) joiningQuarters[terrain] = joiningSets(terrain)
  return risky
}

/** All sets of quarters that would join, as bits: a set holds together but for two diagonal quarters. */
function joiningSets(terrain: number): number {
  let sets = 0
  for (let quarters = 1; quarters < 16; quarters++) if (touchesTwo(quarters, terrain)) sets |= 1 << quarters
  for (const quarters of DIAGONALS) {
    if (((sets >> quarters) & 1) === 0 || heldTogether(quarters, terrain)) continue
    const upper = quarters & 0b0011
    if (((sets >> upper) & 1) === 0 && ((sets >> (quarters ^ upper)) & 1) === 0) sets &= ~(1 << quarters)
  }
  return sets
}

function touchesTwo(quarters: number, terrain: number): boolean {
  let home = -1
  for (let i = 0; i < 8; i++) {
    if (aroundTerrain[i] !== terrain || ((quarters >> TOUCHES[i]) & 1) === 0 || aroundDistrict[i] < 0) continue
    if (home >= 0 && home !== aroundDistrict[i]) return true
    home = aroundDistrict[i]
  }
  return false
}

/** Whether some district touches both of two diagonal quarters. */
function heldTogether(quarters: number, terrain: number): boolean {
  for (let i = 0; i < 8; i++) {
    if (aroundTerrain[i] !== terrain || ((quarters & 0b0011) >> TOUCHES[i]) % 2 === 0) continue
    for (let j = 0; j < 8; j++)
      if (aroundTerrain[j] === terrain && ((quarters & 0b1100) >> TOUCHES[j]) % 2 === 1)
        if (aroundDistrict[i] === aroundDistrict[j]) return true
  }
  return false
}

/** Whether a tile laid in the cell read last joins districts that bear skyscrapers. */
export function joins({ quarters }: NeovilleSet, risky: number, tile: number, turn: number): boolean {
  const at = (tile * 4 + turn) * 4
  for (let terrain = 0; terrain < 4; terrain++)
    if ((risky >> terrain) & 1 && (joiningQuarters[terrain] >> quarters[at + terrain]) & 1) return true
  return false
}
