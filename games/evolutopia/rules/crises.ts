// Managing the crises (§3.6), step by step.
import type { Chance } from '../../../core/game.ts'
import type { Effect } from '../data.ts'
import { ARRIVAL_OPTIONS, MOST_CRISES } from '../data.ts'
import type { EvolutopiaTell } from '../events.ts'
import { moves } from '../moves.ts'
import { CODE } from '../refusals.ts'
import type { EvolutopiaState } from '../state.ts'
import {
  ARRIVAL,
  BEFORE_CRISIS,
  BLOCK,
  BLOCKING,
  crisisComplete,
  LOST_CRISIS_PILE,
  MANAGED,
  NONE,
  OPTION,
  OVER,
  PENALTY,
  REVEALED,
  TURN,
} from '../state.ts'
import { SETS } from '../versions.ts'
import { hasEffect, perform } from './effects.ts'
import { endIfDecided, finish } from './ending.ts'
import { closeCrisis, drawCrisisCard } from './piles.ts'
import type { Rule } from './rule.ts'
import { answered, asked, countDown } from './rule.ts'

const { kinds } = moves

/** Effects that come together: the end is looked for once. */
function performAll(s: EvolutopiaState, effects: readonly Effect[], chance: Chance, tell: EvolutopiaTell): void {
  for (let i = 0; i < effects.length; i++) perform(s, effects[i], chance, tell)
  endIfDecided(s, tell)
}

/** §3.6: an option counts if any part of it changes something. */
function optionWorks(s: EvolutopiaState, option: number): boolean {
  const effects = SETS[s.rules].crises[s.crisis - 1].arrival[option]
  for (let i = 0; i < effects.length; i++) if (hasEffect(s, effects[i])) return true
  return false
}

const NOTHING: readonly Effect[] = []

/** (a) What the crisis does to a round that ends now: nothing once it has all its experts. */
export function penaltyNow(s: EvolutopiaState): readonly Effect[] {
  return s.crisis === 0 || crisisComplete(s) ? NOTHING : SETS[s.rules].crises[s.crisis - 1].penalty
}

export const manage: Rule = {
  check(s) {
    if (s.phase === OVER) return CODE.over
    if (s.pending !== NONE) return CODE['not-now']
    return s.phase === TURN ? 0 : CODE.acted
  },
  // (a), up to the penalty's own decisions
  play(s, _move, chance, tell) {
    s.phase = PENALTY
    s.did = MANAGED
    if (tell) tell({ kind: 'managing', seat: s.active })
    if (s.crisis === 0) return
    const managed = crisisComplete(s)
    if (tell) tell({ kind: 'crisis-over', crisis: s.crisis - 1, managed })
    if (!managed) performAll(s, penaltyNow(s), chance, tell)
  },
}

/** (a), the rest. */
export function endCrisis(s: EvolutopiaState, tell: EvolutopiaTell): void {
  if (s.crisis > 0) closeCrisis(s, tell)
  s.phase = BEFORE_CRISIS
}

/** (b), up to where it lies open */
export function turnUpCrisis(s: EvolutopiaState, chance: Chance, tell: EvolutopiaTell): void {
  if (s.crisesDrawn === MOST_CRISES) {
    finish(s, LOST_CRISIS_PILE, tell)
    return
  }
  s.crisesDrawn++
  s.crisis = drawCrisisCard(s, chance) + 1
  s.phase = REVEALED
  if (tell) tell({ kind: 'crisis', crisis: s.crisis - 1 })
}

/** (b), its effect; a good plan may have settled the crisis before it. */
export function arriveCrisis(s: EvolutopiaState, tell: EvolutopiaTell): void {
  s.phase = ARRIVAL
  if (s.crisis === 0) return
  for (let option = 0; option < ARRIVAL_OPTIONS; option++) if (optionWorks(s, option)) s.pending = OPTION
  if (tell && s.pending === NONE) tell({ kind: 'no-option', crisis: s.crisis - 1 })
}

export const option: Rule = {
  check(s, move) {
    const open = asked(s, OPTION)
    if (open !== 0) return open
    return optionWorks(s, kinds.option.option(move)) ? 0 : CODE['no-effect']
  },
  play(s, move, chance, tell) {
    const chosen = kinds.option.option(move)
    answered(s)
    if (tell) {
      let works = 0
      for (let option = 0; option < ARRIVAL_OPTIONS; option++) if (optionWorks(s, option)) works++
      tell({ kind: 'option', seat: s.active, crisis: s.crisis - 1, option: chosen, only: works === 1 })
    }
    performAll(s, SETS[s.rules].crises[s.crisis - 1].arrival[chosen], chance, tell)
  },
}

/** (c) */
export function openActions(s: EvolutopiaState, tell: EvolutopiaTell): void {
  s.blocked.fill(0)
  s.phase = BLOCKING
  s.pending = BLOCK
  s.left = 1 + s.toBlock
  s.toBlock = 0
  if (tell) tell({ kind: 'unblocked-all' })
}

export const block: Rule = {
  check(s, move) {
    const open = asked(s, BLOCK)
    if (open !== 0) return open
    return s.blocked[kinds.block.action(move)] === 0 ? 0 : CODE['already-blocked']
  },
  play(s, move, _chance, tell) {
    const action = kinds.block.action(move)
    s.blocked[action] = 1
    if (tell) tell({ kind: 'blocked', seat: s.active, action })
    countDown(s)
  },
}
