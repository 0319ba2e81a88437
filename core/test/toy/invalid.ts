// What no game of the toy can reach.
import type { Refusal } from '../../game.ts'
import { HAND, HOUSES, MOST_SEATS, ROW } from './data.ts'
import type { ToyState } from './state.ts'
import { BUILD, DRAW, OVER, PLACE } from './state.ts'
import { SETS } from './versions.ts'

export function invalid(s: ToyState): Refusal | null {
  if (s.seats < 2 || s.seats > MOST_SEATS || s.first >= s.seats || s.active >= s.seats || s.phase > OVER)
    return { code: 'invalid-turn' }
  return invalidHouses(s) ?? invalidTurn(s) ?? invalidFountains(s)
}

function invalidHouses(s: ToyState): Refusal | null {
  if (s.stackCount > HOUSES || s.stack.subarray(s.stackCount).some((house) => house > 0))
    return { code: 'invalid-stack' }
  const count = new Array<number>(HOUSES + 1).fill(0)
  const places = [...s.market, ...s.stack.subarray(0, s.stackCount)].map((house) => house + 1)
  for (const place of [...places, ...s.hand, ...s.row]) if (place <= HOUSES) count[place]++
  for (let house = 0; house < HOUSES; house++)
    if (count[house + 1] !== 1) return { code: 'invalid-house', values: { house, count: count[house + 1] } }
  return null
}

/** How many houses each seat has placed and holds follows from whose turn it is. */
function invalidTurn(s: ToyState): Refusal | null {
  const rounds = s.phase === OVER ? ROW : s.placed[s.active] - (s.phase === PLACE ? 0 : 1)
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const before = (seat - s.first + s.seats) % s.seats < (s.active - s.first + s.seats) % s.seats
    const isActive = seat === s.active && (s.phase === BUILD || s.phase === DRAW)
    const placed = seat >= s.seats ? 0 : rounds + (s.phase !== OVER && (before || isActive) ? 1 : 0)
    const isShort = isActive || placed === ROW
    const held = seat >= s.seats ? 0 : HAND - (isShort ? 1 : 0)
    const hand = s.hand.subarray(seat * HAND, (seat + 1) * HAND)
    const row = s.row.subarray(seat * ROW, (seat + 1) * ROW)
    if (s.placed[seat] !== placed || row.some((house, i) => house > 0 !== i < placed)) return { code: 'invalid-turn' }
    if (hand.filter((house) => house > 0).length !== held) return { code: 'invalid-hand', values: { seat } }
    if (hand.some((house, slot) => s.known[seat * HAND + slot] > (house > 0 ? 1 : 0)))
      return { code: 'invalid-hand', values: { seat } }
  }
  const misses = s.phase === DRAW && s.placed[s.active] === ROW
  return misses || (s.phase === OVER && s.active !== s.first) || rounds < 0 || rounds > ROW
    ? { code: 'invalid-turn' }
    : null
}

/** At least, whoever built one had two neighbours for it. */
function invalidFountains(s: ToyState): Refusal | null {
  const { houses } = SETS[s.rules]
  for (const [colour, by] of s.fountains.entries()) {
    if (by === 0) continue
    const row = s.row.subarray((by - 1) * ROW, by * ROW)
    const has = (at: number) => row[at] > 0 && houses[row[at] - 1].colour === colour
    if (by > s.seats || !row.some((_, at) => at > 0 && has(at - 1) && has(at)))
      return { code: 'invalid-fountain', values: { colour } }
  }
  return null
}
