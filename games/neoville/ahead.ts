// Trying out a placement before one's turn: nothing that others do changes where one's own tiles may lie.
import type { Seat } from '../../core/game.ts'
import { CITY_TILES } from './data.ts'
import type { NeovilleState } from './state.ts'
import { PLACE } from './state.ts'

export function ahead(s: NeovilleState, seat: Seat): boolean {
  if (s.placed[seat] === CITY_TILES || wouldEnd(s, seat)) return false
  s.active = seat
  s.phase = PLACE
  return true
}

/** §3.3 In round 16 a turn without anything to build is over at once; if the next city is full, the game would end too early. */
function wouldEnd(s: NeovilleState, seat: Seat): boolean {
  const { placed, seats } = s
  const isLast = placed[seat] === CITY_TILES - 1 && placed[(seat + 1) % seats] === CITY_TILES
  const othersMissing = placed.some((count, other) => other < seats && other !== seat && count < CITY_TILES)
  return isLast && othersMissing && s.utilitySupply.every((left) => left === 0)
}
