// Why a move is refused.
import type { Move, Refusal, Seat } from '../../../core/game.ts'
import { CELL_COUNT, FIRST_CELL, TOWER_COUNT, UTILITY_BASE } from '../data.ts'
import { AROUND, joins, readAround } from '../joining.ts'
import { moves } from '../moves.ts'
import { CODE, refusals } from '../refusals.ts'
import type { NeovilleState } from '../state.ts'
import { BUILD, CORNER, DRAW, HAND_SLOTS, OVER, openCells, PLACE, SQUARE_COUNT } from '../state.ts'
import { SETS } from '../versions.ts'
import { buildMisfit } from './build.ts'

const { place, build, skip, take, draw } = moves.kinds

const cells = new Uint8Array(CELL_COUNT)

export function check(s: NeovilleState, move: Move): number {
  if (!Number.isInteger(move) || move < 0 || move >= moves.size || s.phase === OVER) return CODE['no-move']
  if (place.has(move)) return s.phase === PLACE ? checkPlace(s, move) : CODE['not-place-step']
  if (build.has(move)) return s.phase === BUILD ? checkBuild(s, move) : CODE['not-build-step']
  if (skip.has(move)) return s.phase === BUILD ? 0 : CODE['not-build-step']
  if (s.phase !== DRAW) return CODE['not-draw-step']
  return draw.has(move) || s.market.includes(take.tile(move)) ? 0 : CODE['tile-not-in-market']
}

function checkPlace(s: NeovilleState, move: Move): number {
  const seat = s.active
  const tile = place.tile(move)
  const cell = place.cell(move)
  if (slotOf(s, seat, tile) < 0) return CODE['tile-not-in-hand']
  const refusal = checkCell(s, seat, cell)
  if (refusal !== 0) return refusal
  if (place.turn(move) >= SETS[s.rules].turns[tile]) return CODE['turn-same']
  const risky = readAround(s, seat, cell)
  if (risky === 0 || !joins(SETS[s.rules], risky, tile, place.turn(move))) return 0
  return canPlaceApart(s, seat) ? CODE['joins-towers'] : 0
}

function checkCell(s: NeovilleState, seat: Seat, cell: number): number {
  if (s.placed[seat] === 0) return cell === FIRST_CELL ? 0 : CODE['first-cell']
  if (s.grid[seat * SQUARE_COUNT + CORNER[cell]] !== 0) return CODE['cell-taken']
  const count = openCells(s, seat, cells)
  for (let i = 0; i < count; i++) if (cells[i] === cell) return 0
  const corner = seat * SQUARE_COUNT + CORNER[cell]
  for (let i = 0; i < 8; i++) if (s.grid[corner + AROUND[i]] !== 0) return CODE['cell-outside-frame']
  return CODE['cell-apart']
}

/** Whether any tile of the hand can be placed without joining. */
function canPlaceApart(s: NeovilleState, seat: Seat): boolean {
  const set = SETS[s.rules]
  const count = openCells(s, seat, cells)
  for (let i = 0; i < count; i++) {
    const risky = readAround(s, seat, cells[i])
    for (let slot = seat * HAND_SLOTS; slot < (seat + 1) * HAND_SLOTS; slot++) {
      const tile = s.hand[slot] - 1
      if (tile < 0) continue
      for (let turn = 0; turn < set.turns[tile]; turn++) if (risky === 0 || !joins(set, risky, tile, turn)) return true
    }
  }
  return false
}

function checkBuild(s: NeovilleState, move: Move): number {
  const piece = build.piece(move)
  const supply = piece < TOWER_COUNT ? s.towerSupply[piece] : s.utilitySupply[piece - UTILITY_BASE]
  if (supply === 0) return CODE['piece-gone']
  const why = buildMisfit(s, s.active, piece, build.square(move))
  return why === null ? 0 : CODE[why]
}

/** Where in the hand a tile is, or −1. */
export function slotOf(s: NeovilleState, seat: Seat, tile: number): number {
  for (let slot = 0; slot < HAND_SLOTS; slot++) if (s.hand[seat * HAND_SLOTS + slot] === tile + 1) return slot
  return -1
}

export function because(_s: NeovilleState, move: Move, code: number): Refusal['values'] {
  switch (refusals[code]) {
    case 'tile-not-in-hand':
    case 'turn-same':
      return { tile: place.tile(move) }
    case 'tile-not-in-market':
      return { tile: take.tile(move) }
    case 'first-cell':
      return { cell: FIRST_CELL }
    case 'cell-taken':
    case 'cell-apart':
    case 'cell-outside-frame':
    case 'joins-towers':
      return { cell: place.cell(move) }
    case 'piece-gone':
    case 'terrain-missing':
      return { piece: build.piece(move) }
    case 'square-has-feature':
    case 'district-has-tower':
      return { quarter: build.square(move) }
    case 'terrain-differs':
      return { piece: build.piece(move), quarter: build.square(move) }
    default:
      return undefined
  }
}
