// Which section of the rules of Sample speaks of what can be done now.
import type { RuleSections } from '../../../core/rulebook.ts'

export const sections: RuleSections = { turn: '2', build: '2' }
