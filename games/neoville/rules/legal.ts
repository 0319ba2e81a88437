// The moves a player may make (§3.1, §3.2, §3.3).
import type { MoveList } from '../../../core/game.ts'
import { CELL_COUNT, TURNS, UTILITY_BASE } from '../data.ts'
import { joins, readAround } from '../joining.ts'
import { moves } from '../moves.ts'
import type { NeovilleState } from '../state.ts'
import { BUILD, CITY_SQUARES, DRAW, HAND_SLOTS, MARKET_SLOTS, openCells, PLACE } from '../state.ts'

const { place, build, skip, take, draw } = moves.kinds

export function legal(s: NeovilleState, into: MoveList): number {
  switch (s.phase) {
    case PLACE:
      return legalPlaces(s, into, true) || legalPlaces(s, into, false)
    case BUILD:
      return legalBuilds(s, into)
    case DRAW:
      for (let slot = 0; slot < MARKET_SLOTS; slot++) into[slot] = take.of(s.market[slot])
      into[MARKET_SLOTS] = draw.of()
      return MARKET_SLOTS + 1
    default:
      return 0
  }
}

const cells = new Uint8Array(CELL_COUNT)

function legalPlaces(s: NeovilleState, into: MoveList, apart: boolean): number {
  const { hand } = s
  const seat = s.active
  const count = openCells(s, seat, cells)
  let n = 0
  for (let i = 0; i < count; i++) {
    const cell = cells[i]
    const risky = apart ? readAround(s, seat, cell) : 0
    for (let slot = seat * HAND_SLOTS; slot < (seat + 1) * HAND_SLOTS; slot++) {
      const tile = hand[slot] - 1
      if (tile < 0) continue
      const turns = TURNS[tile]
      for (let turn = 0; turn < turns; turn++)
        if (risky === 0 || !joins(risky, tile, turn)) into[n++] = place.of(tile, cell, turn)
    }
  }
  return n
}

function legalBuilds(s: NeovilleState, into: MoveList): number {
  const { towerSupply, utilitySupply, ground, district, towers } = s
  const squares = s.active * CITY_SQUARES
  const first = (s.placed[s.active] - 1) * 4
  let n = 0
  into[n++] = skip.of()
  for (let quarter = 0; quarter < 4; quarter++) {
    const terrain = ground[squares + first + quarter]
    if (terrain > 3) continue
    if (towers[squares + district[squares + first + quarter]] === 0)
      for (let tower = terrain * 7; tower < terrain * 7 + 7; tower++)
        if (towerSupply[tower] !== 0) into[n++] = build.of(tower, quarter)
    for (let design = 0; design < 18; design++)
      if (utilitySupply[design] !== 0) into[n++] = build.of(UTILITY_BASE + design, quarter)
  }
  return n
}
