// Clocks in words.
import type { Clock } from '../../house/clock.ts'
import type { OnlineMessages, Span } from './messages/en.ts'

const SECOND = 1000
const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

/** Seconds in the largest unit that makes sense. */
function span(seconds: number): Span {
  if (seconds < 2 * MINUTE) return { n: Math.max(0, Math.floor(seconds)), unit: 'second' }
  if (seconds < 2 * HOUR) return { n: Math.floor(seconds / MINUTE), unit: 'minute' }
  if (seconds < 2 * DAY) return { n: Math.floor(seconds / HOUR), unit: 'hour' }
  return { n: Math.round(seconds / DAY), unit: 'day' }
}

export function clockInWords(clock: Clock, m: OnlineMessages['clock']): string {
  return clock.kind === 'days' ? m.days(clock.days) : m.live(span(clock.turn), span(clock.reserve))
}

export function leftUntil(until: number, now: number, m: OnlineMessages['clock']): string {
  return until <= now ? m.out : m.left(span((until - now) / SECOND))
}
