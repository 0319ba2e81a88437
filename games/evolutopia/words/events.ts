// What happened in a game of Evolutopia, one sentence an event.

import { ACTIONS, nuisanceIndicator } from '../data.ts'
import type { EvolutopiaEvent } from '../events.ts'
import type { Messages } from '../messages/en.ts'
import {
  cellId,
  crisisId,
  crisisNeeds,
  evolutionId,
  expertId,
  expertsIn,
  indicatorId,
  placeId,
  printedPlan,
  printedRole,
  printedTile,
  roleId,
} from '../names.ts'
import type { EvolutopiaSet } from '../set.ts'

export function event(m: Messages, set: EvolutopiaSet, names: readonly string[], e: EvolutopiaEvent): string {
  const t = m.events
  switch (e.kind) {
    case 'nuisance':
      return t.nuisance(indicatorId(nuisanceIndicator(e.nuisance)), cellId(e.cell))
    case 'dealt':
      return t.dealt(e.study.map(evolutionId), evolutionId(e.site), expertsIn(e.zone))
    case 'top':
      return t.top(printedTile(set, e.tile))
    case 'turn':
    case 'managing':
    case 'plan-none':
      return t[e.kind](names[e.seat])
    case 'took':
    case 'aside':
    case 'left':
    case 'started':
    case 'shelved':
      return t[e.kind](names[e.seat], evolutionId(e.tile))
    case 'under':
      return t.under(names[e.seat], e.tiles.map(evolutionId))
    case 'rescued':
    case 'laid-off':
    case 'drew':
    case 'kept':
    case 'dropped':
    case 'hired':
    case 'dismissed':
      return t[e.kind](names[e.seat], expertId(e.expert))
    case 'to-bag':
    case 'cleared':
      return t[e.kind](expertsIn(e.experts))
    case 'assigned':
    case 'seconded':
      return t[e.kind](names[e.seat], expertId(e.expert), placeId(e.target))
    case 'inaugurated': {
      const [name, tile, cell] = [names[e.seat], evolutionId(e.tile), cellId(e.cell)]
      if (e.nuisance < 0) return t.inaugurated(name, tile, cell)
      return t.covered(name, tile, cell, indicatorId(nuisanceIndicator(e.nuisance)))
    }
    case 'indicator':
      return t.indicator(indicatorId(e.indicator), e.from, e.to)
    case 'light':
      return t.light(e.to)
    case 'crisis-over':
      if (e.managed) return t.managed(crisisId(e.crisis))
      return t.unmanaged(crisisId(e.crisis), set.crises[e.crisis].penalty)
    case 'crisis':
      return t.crisis(crisisId(e.crisis), expertsIn(crisisNeeds(set, e.crisis)))
    case 'option':
      return t.option(names[e.seat], set.crises[e.crisis].arrival[e.option], e.only ? crisisId(e.crisis) : null)
    case 'no-option':
      return t['no-option'](crisisId(e.crisis))
    case 'released':
      return t.released(e.count > 0 ? [{ expert: expertId(e.expert), count: e.count }] : [], e.from.map(placeId))
    case 'unblocked-all':
      return t['unblocked-all']
    case 'blocked':
      return t.blocked(ACTIONS[e.action])
    case 'unblocked':
      return t.unblocked(names[e.seat], ACTIONS[e.action])
    case 'more-blocks':
      return t['more-blocks'](e.count)
    case 'role':
    case 'role-unlocked':
      return t[e.kind](names[e.seat], printedRole(set, e.role))
    case 'role-used':
      if (e.lender < 0) return t['role-used'](names[e.seat], roleId(e.role))
      return t['role-borrowed'](names[e.seat], roleId(e.role), names[e.lender])
    case 'role-back':
      return t['role-back'](names[e.seat], roleId(e.role))
    case 'role-offered':
      return t['role-offered'](names[e.seat], e.roles.map(roleId))
    case 'adopted':
      return t.adopted(names[e.seat], printedRole(set, e.role), roleId(e.other))
    case 'plan-drawn':
    case 'plan-played':
      return t[e.kind](names[e.seat], printedPlan(set, e.plan))
    case 'moved':
      return t.moved(names[e.seat], expertId(e.expert), placeId(e.from), placeId(e.to))
    case 'retrained':
      return t.retrained(names[e.seat], expertId(e.out), expertId(e.into))
    case 'over':
      return e.reason === 'won' ? m.board.won : m.board.lost
  }
}
