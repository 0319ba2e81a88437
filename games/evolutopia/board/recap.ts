// How a game went, round by round: a round ends when somebody manages the crises.
import { sum } from '../../../core/lists.ts'
import type { Past } from '../../../core/table.ts'
import type { EvolutopiaEvent } from '../events.ts'

export interface Round {
  /** Evolutions that were inaugurated, by their numbers. */
  readonly opened: readonly number[]
  readonly crises: readonly { readonly crisis: number; readonly managed: boolean }[]
  /** By how many points indicators rose and fell. */
  readonly gained: number
  readonly lost: number
  /** The light of the crises at its end, if that has moved. */
  readonly light: number | null
}

function roundOf(events: readonly EvolutopiaEvent[]): Round {
  const changes = events.flatMap((event) => (event.kind === 'indicator' ? [event.to - event.from] : []))
  return {
    opened: events.flatMap((event) => (event.kind === 'inaugurated' ? [event.tile] : [])),
    crises: events.flatMap((event) =>
      event.kind === 'crisis-over' ? [{ crisis: event.crisis, managed: event.managed }] : [],
    ),
    gained: sum(changes.filter((by) => by > 0)),
    lost: sum(changes.filter((by) => by < 0).map((by) => -by)),
    light: events.flatMap((event) => (event.kind === 'light' ? [event.to] : [])).at(-1) ?? null,
  }
}

/** What happens while crises are managed belongs to the round that it ends, up to the next turn. */
export function roundsOf(past: readonly Past<EvolutopiaEvent>[]): readonly Round[] {
  const rounds: EvolutopiaEvent[][] = [[]]
  let managing = false
  for (const event of past.flatMap(({ events }) => events)) {
    if (managing && event.kind === 'turn') {
      managing = false
      rounds.push([])
    }
    managing ||= event.kind === 'managing'
    rounds.at(-1)?.push(event)
  }
  return rounds.filter((events) => events.length > 0).map(roundOf)
}
