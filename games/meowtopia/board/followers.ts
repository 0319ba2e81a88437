// Who follows and who passes, read off the positions one after the other: whoever follows has one more asleep.
import type { ActionName } from '../events.ts'
import type { MeowtopiaView } from '../view.ts'
import { sum } from './desk.ts'

export type Standing = 'acts' | 'decides' | 'follows' | 'passes' | 'decided' | 'waits'

export interface DayStory {
  /** The turn of the position seen last, and the turn it is told of: the same, or the one before until a tile is taken. */
  readonly seen: number
  readonly day: number
  readonly active: number
  readonly does: ActionName | null
  /** Everybody has decided. */
  readonly closed: boolean
  /** Sleeping workers by seat before anybody decides; null if that was not seen. */
  readonly before: readonly number[] | null
  readonly standings: readonly Standing[]
}

const sleepers = (view: MeowtopiaView) => view.households.map(({ asleep }) => sum(asleep))
/** The turns of a game in one row. */
const turnNumber = ({ round, turn, households }: MeowtopiaView) => round * households.length + turn

/** Goes on from what was told of the position before. */
export function tell(last: DayStory | null, view: MeowtopiaView): DayStory {
  if (view.does !== null) return daytime(last, view)
  const seen = turnNumber(view)
  const night = view.phase === 'evening' || view.phase === 'over'
  const stays = last !== null && last.does !== null && seen - last.day === (night ? 0 : 1)
  if (!stays) return night ? unseen(last, view) : morning(view)
  const standings = last.closed ? last.standings : closing(last, view)
  return { ...last, seen, closed: true, before: sleepers(view), standings }
}

function daytime(last: DayStory | null, view: MeowtopiaView): DayStory {
  const { active, does } = view
  const seen = turnNumber(view)
  const before = view.toAct === active ? sleepers(view) : last?.seen === seen ? last.before : null
  return { seen, day: seen, active, does, closed: false, before, standings: during(view, before) }
}

function morning(view: MeowtopiaView): DayStory {
  const { active } = view
  const seen = turnNumber(view)
  const standings = view.households.map((_, seat): Standing => (seat === active ? 'acts' : 'waits'))
  return { seen, day: seen, active, does: null, closed: false, before: sleepers(view), standings }
}

/** The whole day went by at once. */
function unseen(last: DayStory | null, view: MeowtopiaView): DayStory {
  const now = morning(view)
  const before = last?.seen === now.seen ? last.before : null
  const standings = now.standings.map((known, seat) => (known === 'acts' ? known : decision(view, before, seat)))
  return { ...now, standings }
}

function during(view: MeowtopiaView, before: readonly number[] | null): readonly Standing[] {
  const seats = view.households.length
  const place = (seat: number) => (seat - view.active + seats) % seats
  const now = place(view.toAct)
  return view.households.map((_, seat) => {
    if (seat === view.active) return 'acts'
    if (place(seat) > now || now === 0) return 'waits'
    if (seat === view.toAct) return view.phase === 'follow' ? 'decides' : 'follows'
    return decision(view, before, seat)
  })
}

function closing(last: DayStory, view: MeowtopiaView): readonly Standing[] {
  return view.households.map((_, seat) => {
    if (seat === last.active) return 'acts'
    // Whoever is next may have woken somebody since.
    const woken = seat === view.active && view.phase !== 'wake'
    return woken ? 'decided' : decision(view, last.before, seat)
  })
}

function decision(view: MeowtopiaView, before: readonly number[] | null, seat: number): Standing {
  const then = before?.[seat]
  if (then === undefined) return 'decided'
  return sum(view.households[seat]?.asleep ?? []) > then ? 'follows' : 'passes'
}
