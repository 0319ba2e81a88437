// The time of day in which something is done.
import type { MeowtopiaView } from '../view.ts'

export function timeOfDay(phase: MeowtopiaView['phase']): 'morning' | 'day' | 'evening' {
  if (phase === 'wake' || phase === 'sell') return 'morning'
  return phase === 'evening' || phase === 'over' ? 'evening' : 'day'
}

/** The parts of a turn in their order: by day the others follow. */
export const TURN_PARTS = ['morning', 'day', 'others', 'evening'] as const

export function turnPartOf({ phase, toAct, active }: MeowtopiaView): (typeof TURN_PARTS)[number] {
  const time = timeOfDay(phase)
  return time === 'day' && toAct !== active ? 'others' : time
}
