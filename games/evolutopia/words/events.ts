// What happened in a game of Evolutopia, one sentence an event.

import { ACTIONS, nuisanceIndicator } from '../data.ts'
import type { EvolutopiaEvent } from '../events.ts'
import type { Messages } from '../messages/en.ts'
import {
  cellName,
  crisisName,
  crisisNeeds,
  effectsText,
  expertId,
  expertList,
  indicatorId,
  placeName,
  planText,
  roleName,
  roleText,
  tileName,
  tileNames,
  tileText,
} from '../names.ts'
import type { EvolutopiaSet } from '../set.ts'

export function eventText(m: Messages, set: EvolutopiaSet, names: readonly string[], e: EvolutopiaEvent): string {
  const t = m.events
  switch (e.kind) {
    case 'nuisance':
      return t.nuisance(indicatorId(nuisanceIndicator(e.nuisance)), cellName(m, e.cell))
    case 'dealt':
      return t.dealt(tileNames(m, e.study), tileName(m, e.site), expertList(m, e.zone))
    case 'top':
      return t.top(tileText(m, set, e.tile))
    case 'turn':
    case 'managing':
    case 'plan-none':
      return t[e.kind](names[e.seat])
    case 'took':
    case 'aside':
    case 'left':
    case 'started':
    case 'shelved':
      return t[e.kind](names[e.seat], tileName(m, e.tile))
    case 'under':
      return t.under(names[e.seat], tileNames(m, e.tiles))
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
      return t[e.kind](expertList(m, e.experts))
    case 'assigned':
    case 'seconded':
      return t[e.kind](names[e.seat], expertId(e.expert), placeName(m, e.target))
    case 'inaugurated': {
      const [name, tile, cell] = [names[e.seat], tileName(m, e.tile), cellName(m, e.cell)]
      if (e.nuisance < 0) return t.inaugurated(name, tile, cell)
      return t.covered(name, tile, cell, indicatorId(nuisanceIndicator(e.nuisance)))
    }
    case 'indicator':
      return t.indicator(indicatorId(e.indicator), e.from, e.to)
    case 'light':
      return t.light(e.to)
    case 'crisis-over':
      if (e.managed) return t.managed(crisisName(m, e.crisis))
      return t.unmanaged(crisisName(m, e.crisis), effectsText(m, set.crises[e.crisis].penalty))
    case 'crisis':
      return t.crisis(crisisName(m, e.crisis), m.needs(expertList(m, crisisNeeds(set, e.crisis))))
    case 'option':
      return t.option(names[e.seat], effectsText(m, set.crises[e.crisis].arrival[e.option]))
    case 'no-option':
      return t['no-option'](crisisName(m, e.crisis))
    case 'released':
      return t.released(
        expertList(
          m,
          [0, 1, 2, 3, 4].map((kind) => (kind === e.expert ? e.count : 0)),
        ),
      )
    case 'unblocked-all':
      return t['unblocked-all']
    case 'blocked':
      return t.blocked(m.actions[ACTIONS[e.action]])
    case 'unblocked':
      return t.unblocked(names[e.seat], m.actions[ACTIONS[e.action]])
    case 'more-blocks':
      return t['more-blocks'](e.count)
    case 'role':
    case 'role-unlocked':
      return t[e.kind](names[e.seat], roleText(m, set, e.role))
    case 'role-used':
      if (e.lender < 0) return t['role-used'](names[e.seat], roleName(m, e.role))
      return t['role-borrowed'](names[e.seat], roleName(m, e.role), names[e.lender])
    case 'role-back':
      return t['role-back'](names[e.seat], roleName(m, e.role))
    case 'role-offered':
      return t['role-offered'](names[e.seat], m.list(e.roles.map((role) => roleName(m, role))))
    case 'adopted':
      return t.adopted(names[e.seat], roleText(m, set, e.role), roleName(m, e.other))
    case 'plan-drawn':
    case 'plan-played':
      return t[e.kind](names[e.seat], planText(m, set, e.plan))
    case 'moved':
      return t.moved(names[e.seat], expertId(e.expert), placeName(m, e.from), placeName(m, e.to))
    case 'retrained':
      return t.retrained(names[e.seat], expertId(e.out), expertId(e.into))
    case 'over':
      return e.reason === 'won' ? m.board.won : m.board.lost
  }
}
