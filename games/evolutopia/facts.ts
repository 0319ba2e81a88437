// What words and board may ask about a view beyond what the view says, worked out by the rules themselves.
import { worldsOf } from '../../core/ahead.ts'
import { copyState, MOST_MOVES } from '../../core/game.ts'
import type { Effect } from './data.ts'
import { EXPERTS, INDICATORS } from './data.ts'
import { moves } from './moves.ts'
import { changeIndicator, lossOf, missingToWin, moveLight } from './rules/ending.ts'
import { legal } from './rules.ts'
import * as state from './state.ts'
import { RUNNING, shape } from './state.ts'
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

/** §3.4 How many experts of a kind an evolution on site, or the crisis, has and could still take. */
export function expertsAt(
  view: EvolutopiaView,
  kind: number,
  target: number,
): { readonly there: number; readonly open: number } {
  const s = worldOf(view)
  return { there: state.expertsOn(s, kind, target), open: state.openSlots(s, kind, target) }
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

/** §4 All would be lost with these. */
export function isFatal(view: EvolutopiaView, effects: readonly Effect[]): boolean {
  const s = copyState(worldOf(view), scratch)
  for (const effect of effects) {
    if (effect.do === 'lights') moveLight(s, effect.by, undefined)
    else if (effect.do === 'change') changeIndicator(s, INDICATORS.indexOf(effect.indicator), effect.by, undefined)
  }
  return lossOf(s) !== RUNNING
}
