// Which section of the rules of Neoville speaks of what can be done now.
import type { RuleSections } from '../../../core/rulebook.ts'

export const sections: RuleSections = { turn: '3', place: '3.1', build: '3.2', skip: '3.2', take: '3.3', draw: '3.3' }
