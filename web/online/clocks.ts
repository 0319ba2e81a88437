// The clocks to choose from.
import type { Clock } from '../../house/clock.ts'
import type { OnlineMessages } from './messages/en.ts'

export type ClockName = keyof OnlineMessages['friends']['clocks']

export const CLOCKS: { readonly [K in ClockName]: Clock | null } = {
  none: null,
  brisk: { kind: 'live', turn: 45, reserve: 300 },
  calm: { kind: 'live', turn: 120, reserve: 900 },
  day: { kind: 'days', days: 1 },
  threeDays: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
}
export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[]
