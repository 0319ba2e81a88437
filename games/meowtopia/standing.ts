// Standing answers for who is asked to follow (§4.4): to follow whenever it brings food, and to pass until one's own turn.
import type { StandingAnswer } from '../../core/game.ts'
import { moves } from './moves.ts'
import type { MeowtopiaView } from './view.ts'

/** The one move of this kind; if there are several, as with kittens of two families, the player chooses. */
function only(choices: readonly string[], kind: 'follow' | 'pass'): string | null {
  const meant = choices.filter((move) => moves.readText(move).kind === kind)
  return meant.length === 1 ? meant[0] : null
}

export const standing = [
  {
    id: 'food',
    stands: (v) => v.phase !== 'over',
    answer: (v, choices) => (v.phase === 'follow' && v.others === 'food' ? only(choices, 'follow') : null),
  },
  {
    id: 'pass',
    stands: (v) => v.phase !== 'over' && v.active !== v.viewer,
    answer: (v, choices) => (v.phase === 'follow' ? only(choices, 'pass') : null),
  },
] as const satisfies readonly StandingAnswer<MeowtopiaView>[]
