// What a board may ask about a view beyond what the view says: how projects stand, worked out by the rules themselves.
import { worldsOf } from '../../core/ahead.ts'
import type { Chance, ScoreLine } from '../../core/game.ts'
import { ownOf } from '../../core/game.ts'
import { moves } from './moves.ts'
import type { ProjectProgress } from './progress.ts'
import * as progress from './progress.ts'
import { play } from './rules.ts'
import { sheet } from './score.ts'
import { PERMITS, shape } from './state.ts'
import type { NeotopiaView } from './view.ts'
import { imagine } from './view.ts'

/** Nothing that is asked here depends on what the viewer does not see. */
const worldOf = worldsOf(shape.blank, imagine)

/** The outer spaces that the viewer could use: one for each of their permits, and one for permits that are in use. */
function permitsOf({ players, viewer, pending, turn }: NeotopiaView): number {
  const held = ownOf(players, viewer)?.tokens[PERMITS] ?? 0
  return held + (turn === viewer && pending === PERMITS ? 1 : 0)
}

/** How a project stands in a region. */
export function progressOf(view: NeotopiaView, region: number, card: number): ProjectProgress {
  return progress.progressOf(worldOf(view), region, card, permitsOf(view))
}

/** How an element on a space would help one of the viewer's projects, and how many more are needed after it. */
export interface Service {
  readonly card: number
  readonly element: number
  readonly left: number
}

/** Which of the viewer's projects an element on a space would bring near, the nearest to completion first. */
export function servicesAt(view: NeotopiaView, region: number, space: number): readonly Service[] {
  const world = worldOf(view)
  const permits = permitsOf(view)
  const { hidden, known } = ownOf(view.players, view.viewer) ?? { hidden: null, known: [] }
  return [...(hidden ?? []), ...known]
    .flatMap((card) => progress.servicesOf(world, region, card, permits).map((service) => ({ card, service })))
    .flatMap(({ card, service: [at, element, left] }) => (at === space ? [{ card, element, left }] : []))
    .sort((a, b) => a.left - b.left || a.card - b.card)
}

/** What is drawn changes no points. */
const anyLuck: Chance = { draw: () => 0 }

/** The score sheet after a move of the viewer's, also where it draws something. */
export function sheetAfter(view: NeotopiaView, move: string): readonly ScoreLine[] {
  const world = shape.blank()
  world.bytes.set(worldOf(view).bytes)
  const played = moves.parse(move)
  if (typeof played === 'number') play(world, played, anyLuck)
  return sheet(world)
}
