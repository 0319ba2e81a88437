// What managing the crises has brought, from what was told of it.
import type { Past } from '../../../core/table.ts'
import type { EvolutopiaEvent } from '../events.ts'

export interface Struck {
  /** The crisis that lay there. */
  readonly ended: { readonly crisis: number; readonly managed: boolean } | null
  readonly penalty: readonly EvolutopiaEvent[]
  /** The new crisis. */
  readonly arrived: number | null
  readonly arrival: readonly EvolutopiaEvent[]
  /** It could strike in one way only. */
  readonly only: boolean
  /** All of that, in order. */
  readonly all: readonly EvolutopiaEvent[]
}

const LOSSES: readonly EvolutopiaEvent['kind'][] = [
  'indicator',
  'light',
  'released',
  'cleared',
  'dismissed',
  'shelved',
  'to-bag',
  'more-blocks',
  'no-option',
]
/** What follows these is no loss of the crisis. */
const OTHERS: readonly EvolutopiaEvent['kind'][] = ['plan-played', 'role-used', 'crisis', 'unblocked-all']

/** The last time that crises were managed; null before the first. */
export function struckOf(past: readonly Past<EvolutopiaEvent>[]): Struck | null {
  const from = past.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'managing'))
  if (from < 0) return null
  const events = past.slice(from).flatMap((step) => step.events)
  const end = events.findIndex(({ kind }, i) => kind === 'turn' && i > 0)
  let ended: Struck['ended'] = null
  let arrived: number | null = null
  let only = false
  let into: EvolutopiaEvent[] | null = null
  const [penalty, arrival, all]: [EvolutopiaEvent[], EvolutopiaEvent[], EvolutopiaEvent[]] = [[], [], []]
  for (const event of end < 0 ? events : events.slice(0, end)) {
    if (OTHERS.includes(event.kind)) into = null
    if (event.kind === 'crisis-over') {
      ended ??= event
      into = event.managed ? null : penalty
      all.push(event)
    } else if (event.kind === 'crisis') {
      arrived = event.crisis
      into = arrival
      all.push(event)
    } else if (event.kind === 'option') {
      only = event.only
      into = arrival
      all.push(event)
    } else if (into && LOSSES.includes(event.kind)) {
      into.push(event)
      all.push(event)
    }
  }
  return ended === null && arrived === null ? null : { ended, penalty, arrived, arrival, only, all }
}
