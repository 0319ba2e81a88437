// Which section of the rules of Meowtopia speaks of what can be done now.
import type { RuleSections } from '../../../core/rulebook.ts'

export const sections: RuleSections = {
  turn: '4',
  wake: '4.1',
  sell: '4.2',
  close: '4.2',
  take: '4.3',
  send: '4.3',
  field: '4.3',
  stick: '4.3',
  recruit: '4.3',
  follow: '4.4',
  pass: '4.4',
  dismiss: '4.5',
  retire: '4.5',
  feed: '4.5',
}
