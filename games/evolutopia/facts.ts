// What words and board may ask about a view beyond what the view says, worked out by the rules themselves.
import { worldsOf } from '../../core/ahead.ts'
import { DrawRefused, refusingChance } from '../../core/chance.ts'
import { copyState, MOST_MOVES } from '../../core/game.ts'
import type { Effect } from './data.ts'
import { EXPERTS, IN_ZONE, INDICATORS } from './data.ts'
import type { EvolutopiaTell } from './events.ts'
import { moves } from './moves.ts'
import { penaltyNow } from './rules/crises.ts'
import { perform } from './rules/effects.ts'
import { lossOf, missingToWin } from './rules/ending.ts'
import { changeBy } from './rules/evolutions.ts'
import { legal } from './rules.ts'
import type { EvolutopiaState } from './state.ts'
import * as state from './state.ts'
import { RUNNING, shape } from './state.ts'
import { setOf } from './versions.ts'
import type { EvolutopiaView } from './view.ts'
import { imagine } from './view.ts'

const scratch = shape.blank()
const list = new Int32Array(MOST_MOVES)
const worldOf = worldsOf(shape.blank, imagine)

/** §3.5 The city can grow here. */
export function isReachable(view: EvolutopiaView, cell: number): boolean {
  const s = worldOf(view)
  return !state.isTaken(s, cell) && state.isConnected(s, cell)
}

/** §3.5 A nuisance lies here, and this evolution may be built over it. */
export function canClear(view: EvolutopiaView, tile: number, cell: number): boolean {
  const s = worldOf(view)
  return state.openNuisance(s, cell) > 0 && state.suitsNuisance(s, tile, cell)
}

/** §3.4 By kind, the experts that an evolution on site, or the crisis (`ON_CRISIS`), still needs. */
export function missingAt(view: EvolutopiaView, target: number): readonly number[] {
  const s = worldOf(view)
  return EXPERTS.map((_, kind) => Math.max(0, state.openSlots(s, kind, target)))
}

/** §3.5, §3.6 This evolution is on site, or the crisis lies there, and has all its experts. */
export function isComplete(view: EvolutopiaView, target: number): boolean {
  const s = worldOf(view)
  return EXPERTS.every((_, kind) => state.openSlots(s, kind, target) === 0)
}

/** §3.7 Using their role brings this player nearer to a second one. */
export const countsUses = (view: EvolutopiaView, seat: number): boolean => state.countsUses(worldOf(view), seat)

/** §3.7, §3.8 What kinds of cards the active player could use now. */
export function usableCards(view: EvolutopiaView): { readonly role: boolean; readonly plan: boolean } {
  const found = list.subarray(0, legal(worldOf(view), list))
  return {
    role: found.some((move) => moves.kinds.role.has(move)),
    plan: found.some((move) => moves.kinds.plan.has(move)),
  }
}

/** §4 What the city still lacks to win, and how many lights are left until it is lost. */
export function goalOf(view: EvolutopiaView): ReturnType<typeof missingToWin> & { readonly lights: number } {
  const s = worldOf(view)
  return { ...missingToWin(s), lights: state.lightsLeft(s) }
}

/** Performs an effect as far as it goes without luck. */
function performSurely(s: EvolutopiaState, effect: Effect, tell: EvolutopiaTell): void {
  try {
    perform(s, effect, refusingChance, tell)
  } catch (error) {
    if (!(error instanceof DrawRefused)) throw error
  }
}

/** §4 All would be lost with these. */
export function isFatal(view: EvolutopiaView, effects: readonly Effect[]): boolean {
  const s = copyState(worldOf(view), scratch)
  for (const effect of effects) performSurely(s, effect, undefined)
  return lossOf(s) !== RUNNING
}

/** §3.6 The penalty of the crisis on the table if the round ended now. */
export const penaltyDue = (view: EvolutopiaView): readonly Effect[] => penaltyNow(worldOf(view))

/** Experts who go back to the bag: how many out of the zone, and what else they are on, as `targetAt` names it. */
export interface Leaving {
  readonly inZone: number
  readonly targets: readonly number[]
}

/** Who would leave by each release among these effects. */
export function leavingBy(view: EvolutopiaView, effects: readonly Effect[]): readonly Leaving[] {
  const s = copyState(worldOf(view), scratch)
  return effects.flatMap((effect) => {
    let leaving: Leaving = { inZone: 0, targets: [] }
    performSurely(s, effect, (event) => {
      if (event.kind !== 'released') return
      const { expert, from } = event
      leaving = { inZone: s.zone[expert], targets: from.filter((place) => place !== IN_ZONE) }
    })
    return effect.do === 'release' ? [leaving] : []
  })
}

/** §3.5 Built, this evolution would raise an indicator by less than is printed: it has no more floors. */
export function isTopped(view: EvolutopiaView, tile: number): boolean {
  const s = copyState(worldOf(view), scratch)
  changeBy(s, tile, undefined)
  const { evolutionChanges } = setOf(view.rules)
  const printed = (i: number) => evolutionChanges[tile * INDICATORS.length + i]
  return INDICATORS.some((_, i) => s.indicators[i] - view.indicators[i] < printed(i))
}
