// The legal moves of Evolutopia as paths of phrases, from the broad to the narrow.
import { ACTIONS, NO_EVOLUTION, nuisanceIndicator } from '../data.ts'
import type { Messages } from '../messages/en.ts'
import { moves } from '../moves.ts'
import {
  cellId,
  evolutionId,
  expertId,
  expertName,
  indicatorId,
  indicatorName,
  placeId,
  printedPlan,
  printedRole,
  printedTile,
  tileName,
} from '../names.ts'
import type { EvolutopiaSet } from '../set.ts'
import type { EvolutopiaView } from '../view.ts'

export function movePath(
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
      const out = move.out === NO_EVOLUTION ? [] : [p.inPlaceOf(evolutionId(move.out))]
      if (free) return [p.begin.choose, p.takeNow(printedTile(set, v.top)), ...out]
      return [p.take(printedTile(set, v.top)), ...out]
    }
    case 'aside':
      return free ? [p.begin.choose, p.asideNow(evolutionId(v.top))] : [p.aside(evolutionId(v.top))]
    case 'leave':
      return [p.leave(evolutionId(v.top))]
    case 'under':
      return [p.under(evolutionId(v.top))]
    case 'start': {
      const out = move.out === NO_EVOLUTION ? [] : [p.inPlaceOf(evolutionId(move.out))]
      return [p.begin.start, m.printed(printedTile(set, move.tile)), ...out]
    }
    case 'rescue':
      return [p.rescue(expertId(move.expert))]
    case 'layoff':
      return free ? [p.begin.recruit, p.layOff, expertName(m, move.expert)] : [p.layOffMore, expertName(m, move.expert)]
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
      return [p.begin.inaugurate, tileName(m, move.tile), cellPhrase(m, v, move.cell)]
    case 'manage':
      return [p.begin.manage]
    case 'option':
      return [p.strike(set.crises[v.crisis ?? 0].arrival[move.option])]
    case 'block':
      return [p.block(ACTIONS[move.action])]
    case 'unblock':
      return [p.unblock(ACTIONS[move.action])]
    case 'role':
      return [p.role, roleCard(m, set, names, v, move.role)]
    case 'plan':
      return [p.plan, m.planCard(printedPlan(set, move.plan))]
    case 'adopt':
      return [p.adopt, m.roleCard(printedRole(set, move.role))]
    case 'done':
      return [donePhrase(m, v)]
    case 'raise':
      return [p.raise, indicatorName(m, move.indicator)]
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

/** What is told whole, or null. */
export function moveWhole(m: Messages, text: string, free: boolean): string | null {
  const move = moves.readText(text)
  const { whole } = m.paths
  switch (move.kind) {
    case 'layoff':
      return free ? whole.layOff(expertId(move.expert)) : whole.layOffMore(expertId(move.expert))
    case 'assign':
      return whole.assign(expertId(move.expert), placeId(move.target))
    case 'raise':
      return whole.raise(indicatorId(move.indicator))
    default:
      return null
  }
}

function cellPhrase(m: Messages, v: EvolutopiaView, cell: number): string {
  const nuisance = v.nuisances[cell]
  return m.paths.on(cellId(cell), nuisance === null ? null : indicatorId(nuisanceIndicator(nuisance)))
}

function roleCard(m: Messages, set: EvolutopiaSet, names: readonly string[], v: EvolutopiaView, role: number): string {
  const holder = v.players.findIndex(({ roles }) => roles.includes(role))
  const card = printedRole(set, role)
  return holder === v.active ? m.roleCard(card) : m.borrowed(card, names[holder])
}

function donePhrase(m: Messages, v: EvolutopiaView): string {
  if (v.pending === 'assign') return m.paths.doneAssigning
  if (v.pending === 'rescue') return m.paths.doneRescuing
  if (v.pending === 'second') return m.paths.doneSeconding
  if (v.phase === 'revealed' && v.crisis !== null) return m.paths.letStrike
  return v.phase === 'after' ? m.paths.endTurn : m.paths.goOn
}
