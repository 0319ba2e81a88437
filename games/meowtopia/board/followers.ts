// Who follows and who passes, as it was told since the last tile was taken.
import type { Past } from '../../../core/table.ts'
import type { ActionName } from '../data.ts'
import type { MeowtopiaEvent } from '../events.ts'
import type { MeowtopiaView } from '../view.ts'

export type Stance = 'acts' | 'decides' | 'follows' | 'passes' | 'waits'

export interface SeatStory {
  readonly stance: Stance
  /** What they do with the tile they took. */
  readonly does: ActionName | null
}

type Took = Extract<MeowtopiaEvent, { readonly kind: 'took' }>

/** The story of each seat. Decisions are shown until the next tile is taken; by then the next active seat is shown as acting. */
export function storiesOf(past: readonly Past<MeowtopiaEvent>[], view: MeowtopiaView): readonly SeatStory[] {
  const day = sinceTile(past)
  const took = day.find((event): event is Took => event.kind === 'took')
  const over = took !== undefined && (took.seat !== view.active || day.some(({ kind }) => kind === 'turn'))
  const decided = new Map(
    day.flatMap((event) =>
      event.kind === 'followed' || event.kind === 'passed' ? [[event.seat, event.kind] as const] : [],
    ),
  )
  return view.households.map((_, seat): SeatStory => {
    if (seat === view.active) return { stance: 'acts', does: over ? null : (took?.does ?? view.does) }
    if (seat === took?.seat) return { stance: 'acts', does: took.does }
    const decision = decided.get(seat)
    if (decision) return { stance: decision === 'followed' ? 'follows' : 'passes', does: null }
    return { stance: seat === view.toAct && view.phase === 'follow' ? 'decides' : 'waits', does: null }
  })
}

/** From the last tile on; nothing before the first. */
function sinceTile(past: readonly Past<MeowtopiaEvent>[]): readonly MeowtopiaEvent[] {
  const step = past.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'took'))
  const told = step < 0 ? [] : past.slice(step).flatMap(({ events }) => events)
  return told.slice(told.findIndex(({ kind }) => kind === 'took'))
}
