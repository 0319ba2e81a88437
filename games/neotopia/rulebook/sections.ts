// Which section of the rules of Neotopia speaks of what can be done now.
import type { RuleSections } from '../../../core/rulebook.ts'

export const sections: RuleSections = { turn: '3', colour: '2.4', place: '2.5', move: '3.1', build: '3.5', use: '3.7' }
