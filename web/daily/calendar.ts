// A month as weeks of seven days, from Monday on.
import { dayOf, timeOf } from '../../house/days.ts'

const DAYS = 7
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** 2026-11 */
export const monthOf = (day: string) => day.slice(0, 7)

export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(dayOf(Date.UTC(year, number - 1 + by, 1)))
}

/** The weeks of a month; null stands for days of its neighbours. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = timeOf(`${month}-01`)
  const days: (string | null)[] = Array.from({ length: (new Date(first).getUTCDay() + DAYS - 1) % DAYS }, () => null)
  for (let time = first; monthOf(dayOf(time)) === month; time += DAY_MILLISECONDS) days.push(dayOf(time))
  while (days.length % DAYS > 0) days.push(null)
  return Array.from({ length: days.length / DAYS }, (_, week) => days.slice(week * DAYS, (week + 1) * DAYS))
}
