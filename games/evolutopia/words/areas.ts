// The position of Evolutopia, area by area.
import { sum } from '../../../core/lists.ts'
import type { Area, Grid, Part } from '../../../core/words.ts'
import {
  ACTIONS,
  EXPERTS,
  INDICATORS,
  LEVELS,
  MOST_CRISES,
  nuisanceIndicator,
  ON_CRISIS,
  SIDE,
  STUDY_PLACES,
  USES_TO_UNLOCK,
  ZONE_PLACES,
} from '../data.ts'
import { countsUses, goalOf, missingAt } from '../facts.ts'
import type { Messages } from '../messages/en.ts'
import {
  crisisId,
  crisisName,
  crisisNeeds,
  expertsIn,
  indicatorId,
  indicatorName,
  planName,
  printedPlan,
  printedRole,
  printedTile,
  roleName,
  tileChanges,
  tileName,
} from '../names.ts'
import type { EvolutopiaSet } from '../set.ts'
import type { EvolutopiaView, PileView } from '../view.ts'

type Names = readonly string[]

export function areas(m: Messages, set: EvolutopiaSet, names: Names, v: EvolutopiaView): readonly Area[] {
  return [
    goalArea(m, set, names, v),
    actionArea(m, names, v),
    crisisArea(m, set, v),
    studyArea(m, set, v),
    siteArea(m, set, v),
    expertArea(m, v),
    { ...m.areas.territory, parts: [territory(m, v)] },
    ...names.map((_, seat) => playerArea(m, set, names, v, seat)),
    pileArea(m, v),
  ]
}

function goalArea(m: Messages, set: EvolutopiaSet, names: Names, v: EvolutopiaView): Area {
  const rows = INDICATORS.map((_, i) => [indicatorName(m, i), String(v.indicators[i])])
  return {
    ...m.areas.goal,
    parts: [
      m.goal.level(LEVELS[v.level]),
      m.goal.aim,
      m.goal.risk,
      { ...m.goal.indicators, rows },
      m.goal.light(v.light, set.lastLight),
      m.goal.nuisances(goalOf(v).nuisances),
      m.goal.first(names[v.first]),
      ...(v.phase === 'over' ? [] : [m.goal.turn(names[v.active])]),
    ],
  }
}

function actionArea(m: Messages, names: Names, v: EvolutopiaView): Area {
  const { caption, head, free, blocked } = m.actionTable
  const rows = ACTIONS.map((action, i) => [m.actions[action], v.blocked[i] ? blocked : free])
  const parts: Part[] = [{ caption, head, rows }]
  const name = names[v.active]
  if (v.did === 'managed') parts.push(m.didManage(name))
  else if (v.did) parts.push(m.didAction(name, v.did))
  if (v.roleUsed) parts.push(m.roleSpent(name))
  if (v.toBlock > 0) parts.push(m.moreBlocks(v.toBlock))
  return { ...m.areas.actions, parts }
}

function crisisArea(m: Messages, set: EvolutopiaSet, v: EvolutopiaView): Area {
  const text = m.crisisArea
  const drawn = text.drawn(v.crisesDrawn, MOST_CRISES)
  if (v.crisis === null) return { ...m.areas.crisis, parts: [text.none, drawn] }
  const card = set.crises[v.crisis]
  const missing = missingAt(v, ON_CRISIS)
  const [first, second] = card.arrival
  return {
    ...m.areas.crisis,
    parts: [
      text.name(crisisId(v.crisis), expertsIn(crisisNeeds(set, v.crisis))),
      text.there(expertsIn(v.crisisExperts)),
      sum(missing) > 0 ? text.missing(expertsIn(missing)) : text.complete,
      text.arrival(first, second),
      text.penalty(card.penalty),
      drawn,
    ],
  }
}

function studyArea(m: Messages, set: EvolutopiaSet, v: EvolutopiaView): Area {
  const text = m.studyArea
  const parts = [
    text.room(v.study.length, STUDY_PLACES),
    ...(v.study.length > 0 ? v.study.map((tile) => text.there(printedTile(set, tile))) : [text.empty]),
    text.top(printedTile(set, v.top)),
  ]
  if (v.aside.length > 0) parts.push(text.aside(v.aside.map((tile) => printedTile(set, tile))))
  return { ...m.areas.study, parts }
}

function siteArea(m: Messages, set: EvolutopiaSet, v: EvolutopiaView): Area {
  const { caption, head, complete, empty } = m.siteArea
  if (v.site.length === 0) return { ...m.areas.site, parts: [empty] }
  const rows = v.site.map(({ tile, experts }) => {
    const missing = missingAt(v, tile)
    return [
      tileName(m, tile),
      m.expertList(expertsIn(experts)),
      sum(missing) > 0 ? m.expertList(expertsIn(missing)) : complete,
      m.changeList(tileChanges(set, tile)),
    ]
  })
  return { ...m.areas.site, parts: [{ caption, head, rows }] }
}

function expertArea(m: Messages, v: EvolutopiaView): Area {
  const { caption, head, zone, laidOff, dropped, loose, drawn } = m.expertArea
  const rows = EXPERTS.map((kind, i) => [m.expertHead(kind), String(v.zone[i]), String(v.bag[i])])
  const parts: Part[] = [zone(sum(v.zone), ZONE_PLACES), { caption, head, rows }]
  if (sum(v.laidOff) > 0) parts.push(laidOff(expertsIn(v.laidOff)))
  if (sum(v.dropped) > 0) parts.push(dropped(expertsIn(v.dropped)))
  if (sum(v.loose) > 0) parts.push(loose(expertsIn(v.loose)))
  if (v.drawn !== null) parts.push(drawn(EXPERTS[v.drawn]))
  return { ...m.areas.experts, parts }
}

function cellText(m: Messages, v: EvolutopiaView, cell: number): string {
  const [tile, nuisance] = [v.built[cell], v.nuisances[cell]]
  if (cell === v.start) return m.map.start
  if (tile !== null) return tileName(m, tile)
  return nuisance === null ? m.map.empty : m.map.nuisance(indicatorId(nuisanceIndicator(nuisance)))
}

function territory(m: Messages, v: EvolutopiaView): Grid {
  const { caption, head } = m.map
  const rows = Array.from({ length: SIDE }, (_, row) => [
    String(row + 1),
    ...Array.from({ length: SIDE }, (_, column) => cellText(m, v, row * SIDE + column)),
  ])
  return { caption, head, rows }
}

function playerArea(m: Messages, set: EvolutopiaSet, names: Names, v: EvolutopiaView, seat: number): Area {
  const { roles, uses, plans, silent } = v.players[seat]
  const text = m.player
  const parts: Part[] = roles.map((role) => text.role(printedRole(set, role)))
  if (roles.length === 0) parts.push(text.noRole)
  if (v.offer.length > 0) parts.push(text.offer(v.offer.map((role) => printedRole(set, role))))
  if (countsUses(v, seat)) parts.push(text.uses(uses, USES_TO_UNLOCK))
  parts.push(plans.length > 0 ? text.plans(plans.map((plan) => printedPlan(set, plan))) : text.noPlans)
  if (silent && v.phase !== 'over') parts.push(text.silent(names[seat]))
  return { command: m.areas.player.command, seat, heading: m.areas.player.heading(names[seat]), parts }
}

function pileParts(m: Messages, pile: PileView, name: (m: Messages, item: number) => string): Part[] {
  const named = (items: readonly number[]) => items.map((item) => name(m, item))
  return [
    ...(pile.unseen.length > 0 ? [m.pile.unseen(named(pile.unseen))] : []),
    ...(pile.under.length > 0 ? [m.pile.under(named(pile.under))] : []),
  ]
}

function pileArea(m: Messages, v: EvolutopiaView): Area {
  const size = (pile: PileView) => pile.unseen.length + pile.under.length
  const parts = [
    m.pile.stack(1 + size(v.stack)),
    ...pileParts(m, v.stack, tileName),
    m.pile.crises(size(v.crises)),
    ...pileParts(m, v.crises, crisisName),
    m.pile.plans(size(v.plans)),
    ...pileParts(m, v.plans, planName),
    m.pile.roles(size(v.roles)),
    ...pileParts(m, v.roles, roleName),
  ]
  return { ...m.areas.piles, parts }
}
