// The time of day in which something is done.
import type { MeowtopiaView } from '../view.ts'

export function timeOf(phase: MeowtopiaView['phase']): 'morning' | 'day' | 'evening' {
  if (phase === 'wake' || phase === 'sell') return 'morning'
  return phase === 'evening' || phase === 'over' ? 'evening' : 'day'
}
