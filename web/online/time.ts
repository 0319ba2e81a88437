// Clocks in words.
import type { Clock } from '../../house/clock.ts'
import type { OnlineMessages } from './messages/en.ts'

const SECOND = 1000
const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

/** A time span in words, in the largest unit that makes sense. */
function span(seconds: number, m: OnlineMessages['clock']): string {
  if (seconds < 2 * MINUTE) return m.seconds(Math.max(0, Math.floor(seconds)))
  if (seconds < 2 * HOUR) return m.minutes(Math.floor(seconds / MINUTE))
  if (seconds < 2 * DAY) return m.hours(Math.floor(seconds / HOUR))
  return m.daysLeft(seconds / HOUR)
}

export function clockInWords(clock: Clock, m: OnlineMessages['clock']): string {
  return clock.kind === 'days' ? m.days(clock.days) : m.live(span(clock.turn, m), span(clock.reserve, m))
}

export function leftUntil(until: number, now: number, m: OnlineMessages['clock']): string {
  return until <= now ? m.out : m.left(span((until - now) / SECOND, m))
}
