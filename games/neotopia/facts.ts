// What a board may ask about a view beyond what the view says: how projects stand, worked out by the rules themselves.
import { worldsOf } from '../../core/ahead.ts'
import type { Chance, ScoreLine, Viewer } from '../../core/game.ts'
import { ownOf, PUBLIC } from '../../core/game.ts'
import { ELEMENTS } from './data.ts'
import { OUTER } from './geometry.ts'
import { moves } from './moves.ts'
import type { ProjectProgress } from './progress.ts'
import * as progress from './progress.ts'
import { permitsOf } from './rules/bonus.ts'
import { play } from './rules.ts'
import { sheet } from './score.ts'
import type { NeotopiaState } from './state.ts'
import { elementAt, putElement, shape } from './state.ts'
import type { NeotopiaView } from './view.ts'
import { imagine, view as viewOf } from './view.ts'

/** Nothing that is asked here depends on what the viewer does not see. */
const worldOf = worldsOf(shape.blank, imagine)

/** Who only looks on could use none. */
const permitsFor = (world: NeotopiaState, viewer: Viewer) => (viewer === PUBLIC ? 0 : permitsOf(world, viewer))

/** How a project stands in a region. */
export function progressOf(view: NeotopiaView, region: number, card: number): ProjectProgress {
  const world = worldOf(view)
  return progress.progressOf(world, region, card, permitsFor(world, view.viewer))
}

/** What an element on a space would change for one of the viewer's projects in that region. */
export interface Service {
  readonly card: number
  readonly element: number
  /** How many elements it lacks there until then, and after: 0 once it can be built, null where there is no more room for it. */
  readonly before: number
  readonly left: number | null
}

/** The viewer's projects that an element on a space would bring nearer or set back, the nearest to completion first. */
export function servicesAt(view: NeotopiaView, region: number, space: number): readonly Service[] {
  const world = worldOf(view)
  const permits = permitsFor(world, view.viewer)
  if (elementAt(world, region, space) >= 0 || permits < OUTER[space]) return []
  const ready = view.window?.builds.map(({ card }) => card) ?? []
  const { hidden, known } = ownOf(view.players, view.viewer) ?? { hidden: null, known: [] }
  const cards = [...(hidden ?? []), ...known]
    .map((card) => ({ card, ...progress.progressOf(world, region, card, permits) }))
    .filter(({ refused }) => !refused)
  const after = shape.blank()
  return ELEMENTS.flatMap((_, element) => {
    after.bytes.set(world.bytes)
    putElement(after, region, space, element)
    return cards.flatMap(({ card, missing: before }): readonly Service[] => {
      if (progress.completeThrough(after, region, card, space).length > 0) return [{ card, element, before, left: 0 }]
      if (before === 0 || ready.includes(card)) return []
      const left = progress.progressOf(after, region, card, permits - OUTER[space]).missing
      return left === before ? [] : [{ card, element, before, left: left === 0 ? null : left }]
    })
  }).sort((a, b) => (a.left ?? MANY) - (b.left ?? MANY) || a.card - b.card)
}
/** More than any project lacks. */
const MANY = 9

/** What is drawn changes no points. */
const anyLuck: Chance = { draw: () => 0 }

function playedOn(view: NeotopiaView, move: string): NeotopiaState {
  const world = shape.blank()
  world.bytes.set(worldOf(view).bytes)
  const played = moves.parse(move)
  if (typeof played === 'number') play(world, played, anyLuck)
  return world
}

/** The score sheet after a move of the viewer's, also where it draws something. */
export const sheetAfter = (view: NeotopiaView, move: string): readonly ScoreLine[] => sheet(playedOn(view, move))

/** The projects that could be built now, and after a move neither are built nor can be. */
export function unbuiltAfter(view: NeotopiaView, text: string): readonly number[] {
  const ready = view.window?.builds.map(({ card }) => card) ?? []
  if (ready.length === 0) return []
  const move = moves.readText(text)
  const still = viewOf(playedOn(view, text), view.viewer).window?.builds.map(({ card }) => card) ?? []
  return ready.filter((card) => !still.includes(card) && !(move.kind === 'build' && move.card === card))
}
