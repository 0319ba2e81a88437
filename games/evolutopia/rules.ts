// The rules of Evolutopia as the contract wants them: setup, who is to act, what may be played, what it does.
import type { Chance, Move, Refusal, Tell } from '../../core/game.ts'
import { MOST_MOVES, NOBODY } from '../../core/game.ts'
import type { Chosen } from '../../core/options.ts'
import { nuisanceIndicator } from './data.ts'
import type { EvolutopiaEvent } from './events.ts'
import { moves } from './moves.ts'
import type { EvolutopiaOptions } from './options.ts'
import { refusals } from './refusals.ts'
import { check, legal, ruleOf } from './rules/legal.ts'
import { layOut } from './rules/setup.ts'
import { stepOn } from './rules/turn.ts'
import type { EvolutopiaState } from './state.ts'
import { NONE, OVER, openNuisance } from './state.ts'

export { check, legal }

const only = new Int32Array(MOST_MOVES)

/** Goes on until somebody has a choice; a decision with one answer answers itself. */
function goOn(s: EvolutopiaState, chance: Chance, tell: Tell<EvolutopiaEvent> | undefined): void {
  while (s.phase !== OVER) {
    if (s.pending === NONE) {
      if (!stepOn(s, chance, tell)) return
    } else {
      if (legal(s, only) !== 1) return
      ruleOf(only[0]).play(s, only[0], chance, tell)
    }
  }
}

export const setupBy =
  (rules: number) =>
  (
    seats: number,
    chosen: Chosen<EvolutopiaOptions>,
    chance: Chance,
    into: EvolutopiaState,
    tell?: Tell<EvolutopiaEvent>,
  ): void => {
    layOut(rules, seats, chosen, chance, into, tell)
    goOn(into, chance, tell)
  }

export function play(s: EvolutopiaState, move: Move, chance: Chance, tell?: Tell<EvolutopiaEvent>): void {
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
