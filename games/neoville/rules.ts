// The rules of Neoville as the contract asks for them: who is to act, what a move does (§3), and the end (§5).
import type { Chance, Move, Outcome, Seat, Tell } from '../../core/game.ts'
import { NOBODY } from '../../core/game.ts'
import { CITY_TILES, TOWER_COUNT, UTILITY_BASE } from './data.ts'
import type { NeovilleEvent } from './events.ts'
import { joins, readAround } from './joining.ts'
import { moves } from './moves.ts'
import { slotOf } from './rules/check.ts'
import { fromStack } from './rules/setup.ts'
import { scoresOf } from './score.ts'
import type { NeovilleState } from './state.ts'
import { BUILD, CITY_SQUARES, DRAW, HAND_SLOTS, layTile, OVER, PLACE, putPiece } from './state.ts'

const { place, build, skip, take } = moves.kinds

export function toAct(s: NeovilleState): Seat | typeof NOBODY {
  return s.phase === OVER ? NOBODY : s.active
}

export function play(s: NeovilleState, move: Move, chance: Chance, tell?: Tell<NeovilleEvent>): void {
  if (place.has(move)) playPlace(s, place.tile(move), place.cell(move), place.turn(move), tell)
  else if (build.has(move)) playBuild(s, build.piece(move), build.square(move), tell)
  else if (skip.has(move)) {
    tell?.({ kind: 'skipped', seat: s.active })
    endBuild(s, tell)
  } else playDraw(s, take.has(move) ? take.tile(move) : -1, chance, tell)
}

function playPlace(s: NeovilleState, tile: number, cell: number, turn: number, tell?: Tell<NeovilleEvent>): void {
  const seat = s.active
  const slot = slotOf(s, seat, tile)
  if (tell) {
    const risky = readAround(s, seat, cell)
    tell({ kind: 'placed', seat, slot, tile, cell, turn, joined: risky !== 0 && joins(risky, tile, turn) })
  }
  s.hand[seat * HAND_SLOTS + slot] = 0
  s.known[seat * HAND_SLOTS + slot] = 0
  layTile(s, seat, tile, cell, turn)
  s.phase = BUILD
  if (!canBuild(s)) {
    tell?.({ kind: 'cannotBuild', seat })
    endBuild(s, tell)
  }
}

/** Whether anything can be built: plain to all, so the step may pass by itself. */
function canBuild(s: NeovilleState): boolean {
  const squares = s.active * CITY_SQUARES
  const first = (s.placed[s.active] - 1) * 4
  let anyUtility = false
  for (let design = 0; design < 18; design++) if (s.utilitySupply[design] !== 0) anyUtility = true
  for (let quarter = 0; quarter < 4; quarter++) {
    const terrain = s.ground[squares + first + quarter]
    if (terrain > 3) continue
    if (anyUtility) return true
    if (s.towers[squares + s.district[squares + first + quarter]] !== 0) continue
    for (let tower = terrain * 7; tower < terrain * 7 + 7; tower++) if (s.towerSupply[tower] !== 0) return true
  }
  return false
}

function playBuild(s: NeovilleState, piece: number, quarter: number, tell?: Tell<NeovilleEvent>): void {
  const seat = s.active
  if (piece < TOWER_COUNT) s.towerSupply[piece] = 0
  else s.utilitySupply[piece - UTILITY_BASE]--
  putPiece(s, seat, piece, quarter)
  tell?.({ kind: 'built', seat, piece, quarter, cell: s.cell[seat * CITY_TILES + s.placed[seat] - 1] })
  endBuild(s, tell)
}

/** §3.3: no draw in the last round. */
function endBuild(s: NeovilleState, tell?: Tell<NeovilleEvent>): void {
  if (s.placed[s.active] < CITY_TILES) s.phase = DRAW
  else endTurn(s, tell)
}

function playDraw(s: NeovilleState, tile: number, chance: Chance, tell?: Tell<NeovilleEvent>): void {
  const seat = s.active
  let slot = 0
  while (s.hand[seat * HAND_SLOTS + slot] !== 0) slot++
  const at = seat * HAND_SLOTS + slot
  if (tile >= 0) {
    const place = s.market.indexOf(tile)
    const refill = fromStack(s, chance)
    s.market[place] = refill
    s.hand[at] = tile + 1
    s.known[at] = 1
    tell?.({ kind: 'took', seat, slot, tile, refill })
  } else {
    const drawn = fromStack(s, chance)
    s.hand[at] = drawn + 1
    s.known[at] = 0
    tell?.({ kind: 'drew', seat, slot }, seat, { tile: drawn })
  }
  endTurn(s, tell)
}

function endTurn(s: NeovilleState, tell?: Tell<NeovilleEvent>): void {
  s.active = (s.active + 1) % s.seats
  s.phase = s.placed[s.active] < CITY_TILES ? PLACE : OVER
  if (s.phase === OVER) tell?.({ kind: 'over' })
}

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
  return { ranks, scores, reason: winners > 1 ? 'shared' : leaders > 1 ? 'most-pieces' : 'most-points' }
}
