// What a board may ask about a view beyond what the view says, worked out by the rules themselves.
import { worldsOf } from '../../core/ahead.ts'
import { copyState } from '../../core/game.ts'
import type { Effect } from './data.ts'
import { INDICATORS } from './data.ts'
import { changeIndicator, lossOf, moveLight } from './rules/ending.ts'
import * as state from './state.ts'
import { RUNNING, shape } from './state.ts'
import type { EvolutopiaView } from './view.ts'
import { imagine } from './view.ts'

const scratch = shape.blank()
const worldOf = worldsOf(shape.blank, imagine)

/** §3.5 The city can grow here. */
export function isReachable(view: EvolutopiaView, cell: number): boolean {
  const s = worldOf(view)
  return !state.isTaken(s, cell) && state.isConnected(s, cell)
}

/** §3.5 This evolution is on site and has all its experts. */
export function isComplete(view: EvolutopiaView, tile: number): boolean {
  const place = view.site.findIndex((one) => one.tile === tile)
  return place >= 0 && state.isComplete(worldOf(view), place)
}

/** §3.4 How many experts of a kind an evolution on site, or the crisis (`ON_CRISIS`), has and could still take. */
export function expertsAt(
  view: EvolutopiaView,
  kind: number,
  target: number,
): { readonly there: number; readonly open: number } {
  const s = worldOf(view)
  return { there: state.expertsOn(s, kind, target), open: state.openSlots(s, kind, target) }
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
