// Who knows what in the toy: houses drawn from the stack are known to their owner only.
import type { Chance, Seat, Seen, Viewer } from '../../game.ts'
import { HAND, HOUSES, ROW } from './data.ts'
import { toAct } from './rules.ts'
import type { ToyState } from './state.ts'
import { PHASES } from './state.ts'

/** The house if the viewer knows it, and whether everybody does. */
interface SeenSlot {
  readonly house: number | null
  readonly known: boolean
}

export interface ToyView extends Seen {
  readonly rules: number
  readonly first: Seat
  readonly active: Seat
  readonly phase: (typeof PHASES)[number]
  readonly market: readonly number[]
  readonly stack: number
  readonly hands: readonly (readonly (SeenSlot | null)[])[]
  readonly rows: readonly (readonly number[])[]
  /** By colour the seat that built it, or -1. */
  readonly fountains: readonly number[]
}

export function view(s: ToyState, viewer: Viewer): ToyView {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  return {
    viewer,
    toAct: toAct(s),
    rules: s.rules,
    first: s.first,
    active: s.active,
    phase: PHASES[s.phase],
    market: Array.from(s.market),
    stack: s.stackCount,
    hands: seats.map((seat) => Array.from({ length: HAND }, (_, slot) => seenSlot(s, viewer, seat, slot))),
    rows: seats.map((seat) =>
      Array.from(s.row.subarray(seat * ROW, seat * ROW + s.placed[seat]), (house) => house - 1),
    ),
    fountains: Array.from(s.fountains, (by) => by - 1),
  }
}

function seenSlot(s: ToyState, viewer: Viewer, seat: Seat, slot: number): SeenSlot | null {
  const at = seat * HAND + slot
  if (s.hand[at] === 0) return null
  const known = s.known[at] === 1
  return { house: known || viewer === seat ? s.hand[at] - 1 : null, known }
}

/** Every house the viewer does not see may be in a hidden slot or in the stack. */
export function imagine(v: ToyView, chance: Chance, s: ToyState): void {
  s.bytes.fill(0)
  s.rules = v.rules
  s.seats = v.hands.length
  s.first = v.first
  s.active = v.active
  s.phase = PHASES.indexOf(v.phase)
  s.market.set(v.market)
  s.fountains.set(v.fountains.map((by) => by + 1))
  for (const [seat, row] of v.rows.entries()) {
    s.placed[seat] = row.length
    s.row.set(
      row.map((house) => house + 1),
      seat * ROW,
    )
  }
  const seen = new Set([...v.market, ...v.rows.flat(), ...v.hands.flat().map((slot) => slot?.house)])
  const pool = Array.from({ length: HOUSES }, (_, house) => house).filter((house) => !seen.has(house))
  for (const [at, slot] of v.hands.flat().entries()) {
    if (!slot) continue
    s.hand[at] = 1 + (slot.house ?? pool.splice(chance.draw('unseen', pool, pool.length), 1)[0])
    s.known[at] = slot.known ? 1 : 0
  }
  s.stackCount = pool.length
  s.stack.set(pool)
}
