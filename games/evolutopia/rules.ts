// The rules of Evolutopia as the contract wants them: setup, who is to act, what may be played, what it does.
import type { Chance, Move, Refusal } from '../../core/game.ts'
import { NOBODY } from '../../core/game.ts'
import { nuisanceIndicator } from './data.ts'
import type { EvolutopiaTell } from './events.ts'
import { moves } from './moves.ts'
import { refusals } from './refusals.ts'
import { goOn } from './rules/course.ts'
import { check, legal, ruleOf } from './rules/legal.ts'
import type { EvolutopiaState } from './state.ts'
import { OVER, openNuisance } from './state.ts'

export { setupBy } from './rules/setup.ts'
export { check, legal }

export function play(s: EvolutopiaState, move: Move, chance: Chance, tell?: EvolutopiaTell): void {
  ruleOf(move).play(s, move, chance, tell)
  goOn(s, chance, tell)
}

export function toAct(s: EvolutopiaState): number {
  return s.phase === OVER ? NOBODY : s.active
}

/** The thing a refusal is about, by the name its sentence gives it. */
export function because(s: EvolutopiaState, move: Move, code: number): Refusal['values'] {
  if (refusals[code] === 'no-move') return undefined
  const read = moves.read(move)
  switch (read.kind) {
    case 'take':
      return { tile: read.out }
    case 'start':
      return { tile: refusals[code] === 'not-on-site' ? read.out : read.tile }
    case 'inaugurate': {
      const nuisance = openNuisance(s, read.cell)
      const { tile, cell } = read
      return nuisance === 0 ? { tile, cell } : { tile, cell, indicator: nuisanceIndicator(nuisance - 1) }
    }
    case 'shelve':
      return { tile: read.tile }
    case 'rescue':
    case 'layoff':
    case 'assign':
    case 'dismiss':
    case 'second':
    case 'move':
      return { expert: read.expert }
    case 'retrain':
      return { expert: refusals[code] === 'not-in-bag' ? read.into : read.out }
    case 'role':
    case 'adopt':
      return { role: read.role }
    case 'plan':
      return { plan: read.plan }
    default:
      return undefined
  }
}
