// The legal moves of Evolutopia as paths of phrases, from the broad to the narrow.
import { capital } from '../../../core/words.ts'
import { ACTIONS, NO_EVOLUTION, nuisanceIndicator } from '../data.ts'
import type { Messages } from '../messages/en.ts'
import { moves } from '../moves.ts'
import {
  cellId,
  evolutionId,
  expertId,
  expertName,
  indicatorId,
  placeId,
  printedPlan,
  printedRole,
  printedTile,
  tileName,
} from '../names.ts'
import type { EvolutopiaSet } from '../set.ts'
import type { EvolutopiaView } from '../view.ts'

export function path(
  m: Messages,
  set: EvolutopiaSet,
  names: readonly string[],
  v: EvolutopiaView,
  text: string,
): readonly string[] {
  const move = moves.readText(text)
  const p = m.paths
  const free = v.pending === 'none'
  switch (move.kind) {
    case 'take': {
      const tile = p.take(printedTile(set, v.top))
      return [...(free ? [p.begin.choose, tile] : [capital(tile)]), ...leaving(m, move.out)]
    }
    case 'aside':
      return free ? [p.begin.choose, p.aside(evolutionId(v.top))] : [capital(p.aside(evolutionId(v.top)))]
    case 'leave':
      return [p.leave(evolutionId(v.top))]
    case 'under':
      return [p.under(evolutionId(v.top))]
    case 'start':
      return [p.begin.start, m.printed(printedTile(set, move.tile)), ...leaving(m, move.out)]
    case 'rescue':
      return [p.rescue(expertId(move.expert))]
    case 'layoff':
      return free
        ? [p.begin.recruit, p.layOff, expertName(m, move.expert)]
        : [p.whole.layOffMore(expertId(move.expert))]
    case 'draw':
      return free ? [p.begin.recruit, p.draw] : [p.drawThen]
    case 'keep':
      return [p.keep(expertId(v.drawn ?? 0))]
    case 'drop':
      return [p.drop(expertId(v.drawn ?? 0))]
    case 'assign': {
      const to = p.to(placeId(move.target))
      return free ? [p.begin.assign, expertName(m, move.expert), to] : [p.assign(expertId(move.expert)), to]
    }
    case 'inaugurate':
      return [p.begin.inaugurate, tileName(m, move.tile), p.on(cellId(move.cell), coveredAt(v, move.cell))]
    case 'manage':
      return [p.begin.manage]
    case 'option':
      return [p.strike(set.crises[v.crisis ?? 0].arrival[move.option])]
    case 'block':
      return [p.block(ACTIONS[move.action])]
    case 'unblock':
      return [p.unblock(ACTIONS[move.action])]
    case 'role':
      return [p.role, roleWhole(m, set, names, v, move.role)]
    case 'plan':
      return [p.plan, m.planCard(printedPlan(set, move.plan))]
    case 'adopt':
      return [p.whole.adopt(printedRole(set, move.role))]
    case 'done':
      return [donePhrase(m, v)]
    case 'raise':
      return [p.whole.raise(indicatorId(move.indicator))]
    case 'shift':
      return [p.shiftFrom(indicatorId(move.from)), p.shiftTo(indicatorId(move.to))]
    case 'dismiss':
      return [p.dismiss(expertId(move.expert))]
    case 'shelve':
      return [p.shelve(printedTile(set, move.tile))]
    case 'second':
      return [p.second(expertId(move.expert)), p.to(placeId(move.target))]
    case 'move':
      return [p.move(expertId(move.expert), placeId(move.from)), p.to(placeId(move.to))]
    case 'retrain':
      return [p.retrain(expertId(move.out)), p.into(expertId(move.into))]
  }
}

/** What is told whole, since its phrases joined make no sentence; null for the others. */
export function whole(
  m: Messages,
  set: EvolutopiaSet,
  names: readonly string[],
  v: EvolutopiaView,
  text: string,
): string | null {
  const move = moves.readText(text)
  const { paths } = m
  const { whole } = paths
  switch (move.kind) {
    case 'take':
      return [capital(paths.take(printedTile(set, v.top))), ...leaving(m, move.out)].join(', ')
    case 'aside':
      return capital(paths.aside(evolutionId(v.top)))
    case 'start':
      return [whole.start(printedTile(set, move.tile)), ...leaving(m, move.out)].join(', ')
    case 'layoff':
      return v.pending === 'none' ? whole.layOff(expertId(move.expert)) : whole.layOffMore(expertId(move.expert))
    case 'assign':
      return whole.assign(expertId(move.expert), placeId(move.target))
    case 'inaugurate':
      return whole.inaugurate(evolutionId(move.tile), cellId(move.cell), coveredAt(v, move.cell))
    case 'role':
      return roleWhole(m, set, names, v, move.role)
    case 'plan':
      return whole.plan(printedPlan(set, move.plan))
    case 'second':
      return whole.second(expertId(move.expert), placeId(move.target))
    case 'move':
      return whole.move(expertId(move.expert), placeId(move.from), placeId(move.to))
    case 'retrain':
      return whole.retrain(expertId(move.out), expertId(move.into))
    default:
      return null
  }
}

/** Which evolution makes room, if one must. */
const leaving = (m: Messages, out: number): readonly string[] =>
  out === NO_EVOLUTION ? [] : [m.paths.inPlaceOf(evolutionId(out))]

/** The indicator of the nuisance of a cell, or null. */
function coveredAt(v: EvolutopiaView, cell: number) {
  const nuisance = v.nuisances[cell]
  return nuisance === null ? null : indicatorId(nuisanceIndicator(nuisance))
}

/** Of a borrowed role, whose it is comes first. */
function roleWhole(m: Messages, set: EvolutopiaSet, names: readonly string[], v: EvolutopiaView, role: number): string {
  const holder = v.players.findIndex(({ roles }) => roles.includes(role))
  return m.paths.whole.role(printedRole(set, role), holder === v.active ? null : names[holder])
}

function donePhrase(m: Messages, v: EvolutopiaView): string {
  if (v.pending === 'assign') return m.paths.doneAssigning
  if (v.pending === 'rescue') return m.paths.doneRescuing
  if (v.pending === 'second') return m.paths.doneSeconding
  if (v.phase === 'revealed' && v.crisis !== null) return m.paths.letStrike
  return v.phase === 'after' ? m.paths.endTurn : m.paths.goOn
}
