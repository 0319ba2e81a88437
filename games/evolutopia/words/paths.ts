// The legal moves of Evolutopia as paths of phrases, from the broad to the narrow.
import { ACTIONS, NO_EVOLUTION, nuisanceIndicator } from '../data.ts'
import type { Messages } from '../messages/en.ts'
import { moves } from '../moves.ts'
import {
  cellName,
  effectsText,
  expertId,
  expertName,
  indicatorId,
  indicatorName,
  placeName,
  planText,
  roleText,
  tileName,
  tileText,
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
      const out = move.out === NO_EVOLUTION ? [] : [p.inPlaceOf(tileName(m, move.out))]
      if (free) return [m.actions.choose, p.takeNow(tileText(m, set, v.top)), ...out]
      return [p.take(tileText(m, set, v.top)), ...out]
    }
    case 'aside':
      return free ? [m.actions.choose, p.asideNow(tileName(m, v.top))] : [p.aside(tileName(m, v.top))]
    case 'leave':
      return [p.leave(tileName(m, v.top))]
    case 'under':
      return [p.under(tileName(m, v.top))]
    case 'start': {
      const out = move.out === NO_EVOLUTION ? [] : [p.inPlaceOf(tileName(m, move.out))]
      return [m.actions.start, tileText(m, set, move.tile), ...out]
    }
    case 'rescue':
      return [p.rescue(expertId(move.expert))]
    case 'layoff':
      return free
        ? [m.actions.recruit, p.layOff, expertName(m, move.expert)]
        : [p.layOffMore, expertName(m, move.expert)]
    case 'draw':
      return free ? [m.actions.recruit, p.draw] : [p.drawThen]
    case 'keep':
      return [p.keep(expertId(v.drawn ?? 0))]
    case 'drop':
      return [p.drop(expertId(v.drawn ?? 0))]
    case 'assign': {
      const to = p.to(placeName(m, move.target))
      return free ? [m.actions.assign, expertName(m, move.expert), to] : [p.assign(expertId(move.expert)), to]
    }
    case 'inaugurate':
      return [m.actions.inaugurate, tileName(m, move.tile), cellPhrase(m, v, move.cell)]
    case 'manage':
      return [p.manage]
    case 'option':
      return [optionText(m, set, v, move.option)]
    case 'block':
      return [p.block(m.actions[ACTIONS[move.action]])]
    case 'unblock':
      return [p.unblock(m.actions[ACTIONS[move.action]])]
    case 'role':
      return [p.role, roleCard(m, set, names, v, move.role)]
    case 'plan':
      return [p.plan, planText(m, set, move.plan)]
    case 'adopt':
      return [p.adopt, roleText(m, set, move.role)]
    case 'done':
      return [donePhrase(m, v)]
    case 'raise':
      return [p.raise, indicatorName(m, move.indicator)]
    case 'shift':
      return [p.shiftFrom(indicatorId(move.from)), p.shiftTo(indicatorId(move.to))]
    case 'dismiss':
      return [p.dismiss(expertId(move.expert))]
    case 'shelve':
      return [p.shelve(tileText(m, set, move.tile))]
    case 'second':
      return [p.second(expertId(move.expert)), p.to(placeName(m, move.target))]
    case 'move':
      return [p.move(expertId(move.expert), placeName(m, move.from)), p.to(placeName(m, move.to))]
    case 'retrain':
      return [p.retrain(expertId(move.out)), p.into(expertId(move.into))]
  }
}

function cellPhrase(m: Messages, v: EvolutopiaView, cell: number): string {
  const nuisance = v.nuisances[cell]
  const on = m.paths.on(cellName(m, cell))
  if (nuisance === null) return on
  return `${on}, ${m.paths.covering(indicatorId(nuisanceIndicator(nuisance)))}`
}

function optionText(m: Messages, set: EvolutopiaSet, v: EvolutopiaView, option: number): string {
  const text = effectsText(m, set.crises[v.crisis ?? 0].arrival[option])
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function roleCard(m: Messages, set: EvolutopiaSet, names: readonly string[], v: EvolutopiaView, role: number): string {
  const holder = v.players.findIndex(({ roles }) => roles.includes(role))
  const text = roleText(m, set, role)
  return holder === v.active ? text : m.borrowed(text, names[holder])
}

function donePhrase(m: Messages, v: EvolutopiaView): string {
  if (v.pending === 'assign') return m.paths.doneAssigning
  if (v.pending === 'rescue') return m.paths.doneRescuing
  if (v.pending === 'second') return m.paths.doneSeconding
  if (v.phase === 'revealed' && v.crisis !== null) return m.paths.letStrike
  return v.phase === 'after' ? m.paths.endTurn : m.paths.goOn
}
