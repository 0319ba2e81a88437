// Which section of the rules of Evolutopia speaks of what can be done now.
import type { RuleSections } from '../../../core/rulebook.ts'

export const sections: RuleSections = {
  turn: '3',
  aside: '3.1',
  start: '3.2',
  leave: '3.2',
  under: '3.2',
  rescue: '3.2',
  layoff: '3.3',
  keep: '3.3',
  drop: '3.3',
  assign: '3.4',
  inaugurate: '3.5',
  option: '3.6',
  block: '3.6',
  adopt: '5',
}
