// The time of day in which something is done.
import type { MeowtopiaView } from '../view.ts'

export function timeOf(phase: MeowtopiaView['phase']): 'morning' | 'day' | 'evening' {
  if (phase === 'wake' || phase === 'sell') return 'morning'
  return phase === 'evening' || phase === 'over' ? 'evening' : 'day'
}

/** The parts of a turn in their order: by day the others follow. */
export const PARTS = ['morning', 'day', 'others', 'evening'] as const

export function partOf({ phase, toAct, active }: MeowtopiaView): (typeof PARTS)[number] {
  const time = timeOf(phase)
  return time === 'day' && toAct !== active ? 'others' : time
}
