// The log in groups: what one player did or had happen in one go, and where a round begins, in the order in which it happened.
import type { GameEvent, Seat } from '../core/game.ts'
import { NOBODY } from '../core/game.ts'
import type { Past } from '../core/table.ts'
import { whoseOf } from './telling.svelte.ts'

export interface LogGroup {
  readonly seat: Seat | typeof NOBODY
  /** The round that begins with it, where the game counts rounds. */
  readonly round: number | null
  readonly lines: readonly { readonly text: string; readonly step: number; readonly event: GameEvent }[]
}

const roundOf = (event: GameEvent): number | null =>
  'round' in event && typeof event.round === 'number' ? event.round : null

/** The earlier groups and the newest ones, at least so many; the rest goes there so many at a time, so that seldom anything moves. */
export function split(groups: readonly LogGroup[], least: number): readonly [readonly LogGroup[], readonly LogGroup[]] {
  const earlier = Math.max(0, Math.floor(groups.length / least) - 1) * least
  return [groups.slice(0, earlier), groups.slice(earlier)]
}

export function logGroups(past: readonly Past[], tell: (event: GameEvent) => string): readonly LogGroup[] {
  const groups: { seat: LogGroup['seat']; round: number | null; lines: LogGroup['lines'][number][] }[] = []
  let round: number | null = null
  for (const [step, { seat, events }] of past.entries()) {
    for (const event of events) {
      const begun = roundOf(event)
      const isNew = begun !== null && begun !== round
      const last = groups.at(-1)
      if (isNew) round = begun
      const whose = whoseOf(event, isNew ? NOBODY : seat)
      if (!last || last.seat !== whose || isNew) groups.push({ seat: whose, round: isNew ? begun : null, lines: [] })
      const text = event.kind === 'turn' ? '' : tell(event)
      if (text !== '') groups.at(-1)?.lines.push({ text, step, event })
    }
  }
  return mergeEmpty(groups)
}

/** A turn of which nothing is told yet is left out; the round it began is begun by the next. */
function mergeEmpty(groups: readonly LogGroup[]): LogGroup[] {
  const kept: LogGroup[] = []
  let round: number | null = null
  for (const group of groups) {
    round = group.round ?? round
    if (group.lines.length === 0) continue
    kept.push({ ...group, round })
    round = null
  }
  return kept
}
