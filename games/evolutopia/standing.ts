// A standing answer for who keeps good plans (§3.8): to go on wherever nothing but a plan could be played.
import type { StandingAnswer } from '../../core/game.ts'
import { ownOf } from '../../core/game.ts'
import { moves } from './moves.ts'
import type { EvolutopiaView } from './view.ts'

const DONE = 'done'

export const standing = [
  {
    id: 'keep',
    stands: (v) => v.phase !== 'over' && (ownOf(v.players, v.viewer)?.plans.length ?? 0) > 0,
    answer: (_v, choices) => {
      const others = choices.filter((move) => move !== DONE)
      const asked = others.length > 0 && others.length < choices.length
      return asked && others.every((move) => moves.readText(move).kind === 'plan') ? DONE : null
    },
  },
] as const satisfies readonly StandingAnswer<EvolutopiaView>[]
