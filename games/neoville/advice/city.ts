// One city of Neoville read for advice: each district with its open edges, its skyscraper and its biodome, and what it
// is worth. The lists are scratch, indexed by the lowest square of a district, and hold the city read last.
import type { Seat } from '../../../core/game.ts'
import { CITY_TILES, FIRST_BIODOME, TOWER_COUNT, TOWER_VALUES, towerValue, UTILITIES, UTILITY_BASE } from '../data.ts'
import { piecePoints } from '../score.ts'
import type { NeovilleState } from '../state.ts'
import {
  bottomOf,
  boxOf,
  CITY_SQUARES,
  leftOf,
  NEIGHBOURS,
  reachOf,
  rightOf,
  SQUARE_COUNT,
  squareOf,
  topOf,
} from '../state.ts'
import { towerWorth, WEIGHTS } from './odds.ts'
import { biodomeOdds } from './utilities.ts'

const MOST_SIZE = 13
const MOST_EDGES = 11

export const sizes = new Uint8Array(CITY_SQUARES)
export const edges = new Uint8Array(CITY_SQUARES)
/** The value of the skyscraper, or 0. */
export const tower = new Uint8Array(CITY_SQUARES)
/** The biodome + 1, or 0; and whether the district has its shape. */
export const dome = new Uint8Array(CITY_SQUARES)
export const domeFits = new Uint8Array(CITY_SQUARES)
/** What the district is worth as it is. */
export const base = new Float64Array(CITY_SQUARES)

/** Bounds of the board squares that may still be laid. */
let lowRow = 0
let highRow = 0
let lowColumn = 0
let highColumn = 0

function setReach(reach: number): void {
  lowRow = 2 * topOf(reach) + 1
  highRow = 2 * bottomOf(reach) + 2
  lowColumn = 2 * leftOf(reach) + 1
  highColumn = 2 * rightOf(reach) + 2
}

/** Whether a tile may ever lie on this board square. */
export function reaches(square: number): boolean {
  const row = square >> 4
  const column = square & 15
  return row >= lowRow && row <= highRow && column >= lowColumn && column <= highColumn
}

// The best skyscraper that a district could bear, remembered while one city is looked at.
let left = 0
let planned = 0
let stamp = 0
const best = new Float64Array(4 * (MOST_SIZE + 1) * (MOST_EDGES + 1))
const stamps = new Int32Array(best.length)
const supply = new Uint8Array(TOWER_COUNT)

/** What the best skyscraper of the supply would be worth on a district of this terrain. */
export function bestTower(terrain: number, size: number, open: number): number {
  const z = Math.min(size, MOST_SIZE)
  const e = Math.min(open, MOST_EDGES)
  const at = (terrain * (MOST_SIZE + 1) + z) * (MOST_EDGES + 1) + e
  if (stamps[at] === stamp) return best[at]
  let most = 0
  for (let i = TOWER_VALUES.length - 1; i >= 0; i--) {
    const value = TOWER_VALUES[i]
    if (value <= most) break
    if (supply[terrain * TOWER_VALUES.length + i] === 0) continue
    const worth = towerWorth(value, z, e, left)
    if (worth > most) most = worth
  }
  stamps[at] = stamp
  best[at] = most
  return most
}

/** What a district without a skyscraper promises: one could be built when it grows. */
export function promise(terrain: number, size: number, open: number): number {
  return open === 0 || left === 0 ? 0 : planned * bestTower(terrain, size + 1, open)
}

/** What a district is worth, its biodome included. */
export function districtWorth(
  terrain: number,
  size: number,
  open: number,
  value: number,
  biodome: number,
  fits: boolean,
): number {
  const worth = value > 0 ? towerWorth(value, size, open, left) : promise(terrain, size, open)
  if (biodome === 0) return worth
  const points = UTILITIES[FIRST_BIODOME - UTILITY_BASE + biodome - 1].value
  return worth + points * (2 * biodomeOdds(biodome - 1, fits, size, open, left) - 1)
}

/** Reads a city as it will be with this many tiles left to lay; gives the worth of its districts. */
export function readCity(s: NeovilleState, seat: Seat, tilesLeft: number): number {
  left = tilesLeft
  planned = (WEIGHTS.plan * tilesLeft) / (tilesLeft + WEIGHTS.planTime)
  stamp++
  supply.set(s.towerSupply)
  setReach(reachOf(boxOf(s, seat)))
  const { district, grid, ground, size } = s
  const squares = seat * CITY_SQUARES
  const board = seat * SQUARE_COUNT
  const count = s.placed[seat] * 4
  for (let label = 0; label < count; label++) {
    edges[label] = 0
    tower[label] = 0
    dome[label] = 0
  }
  for (let label = 0; label < count; label++) {
    const square = squareOf(s, seat, label)
    let open = 0
    for (let side = 0; side < 4; side++) {
      const next = square + NEIGHBOURS[side]
      if (grid[board + next] === 0 && reaches(next)) open++
    }
    edges[district[squares + label]] += open
  }
  readPieces(s, seat)
  let sum = 0
  for (let label = 0; label < count; label++) {
    if (district[squares + label] !== label) continue
    const worth = districtWorth(
      ground[squares + label] & 3,
      size[squares + label],
      edges[label],
      tower[label],
      dome[label],
      domeFits[label] === 1,
    )
    sizes[label] = size[squares + label]
    base[label] = worth
    sum += worth
  }
  return sum
}

function readPieces(s: NeovilleState, seat: Seat): void {
  for (let order = 0; order < s.placed[seat]; order++) {
    const piece = s.piece[seat * CITY_TILES + order] - 1
    if (piece < 0 || (piece >= TOWER_COUNT && piece < FIRST_BIODOME)) continue
    const home = s.district[seat * CITY_SQUARES + order * 4 + s.quarter[seat * CITY_TILES + order]]
    if (piece < TOWER_COUNT) tower[home] = Math.max(tower[home], towerValue(piece))
    else {
      dome[home] = piece - FIRST_BIODOME + 1
      domeFits[home] = piecePoints(s, seat, order) > 0 ? 1 : 0
    }
  }
}
