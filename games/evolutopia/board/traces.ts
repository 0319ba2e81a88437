// What travels over the table when something happens, and what a move takes up: by the names of places (`data-spot`).
import type { Trace } from '../../../ui/motion.ts'
import { ACTIONS, IN_ZONE } from '../data.ts'
import type { EvolutopiaEvent } from '../events.ts'
import { moves } from '../moves.ts'
import type { EvolutopiaView } from '../view.ts'
import { isFree } from './desk.ts'
import { keysOf } from './picking.ts'

export const spots = {
  tile: (tile: number) => `tile:${tile}`,
  cell: (cell: number) => `cell:${cell}`,
  zone: (expert: number) => `zone:${expert}`,
  /** On an evolution or a crisis, or back in the zone. */
  slot: (target: number, expert: number) => (target === IN_ZONE ? spots.zone(expert) : `slot:${target}:${expert}`),
  indicator: (indicator: number) => `indicator:${indicator}`,
  action: (action: number) => `action:${action}`,
  card: (kind: 'role' | 'plan', card: number) => `${kind}:${card}`,
  player: (seat: number) => `player:${seat}`,
  bag: 'bag',
  stack: 'stack',
  lights: 'lights',
  crisis: 'crisis',
} as const

/** What happens by itself, such as blocks taken off or experts who leave, is seen like what somebody did. */
export function tracesOf(event: EvolutopiaEvent): readonly Trace[] {
  switch (event.kind) {
    case 'took':
    case 'started':
      return [{ from: spots.tile(event.tile), to: spots.tile(event.tile) }]
    case 'top':
    case 'under':
      return [{ to: spots.stack }]
    case 'shelved':
    case 'aside':
    case 'left':
      return [{ from: spots.tile(event.tile), to: spots.stack, carries: 'before', loss: event.kind === 'shelved' }]
    case 'inaugurated':
      return [{ from: spots.tile(event.tile), to: spots.cell(event.cell), carries: 'before' }]
    case 'nuisance':
      return [{ to: spots.cell(event.cell), loss: true }]
    case 'drew':
    case 'kept':
    case 'hired':
      return [{ from: spots.bag, to: spots.zone(event.expert) }]
    case 'rescued':
      return [{ to: spots.zone(event.expert) }]
    case 'laid-off':
    case 'dismissed':
    case 'dropped':
      return [{ from: spots.zone(event.expert), to: spots.bag, carries: 'before' }]
    case 'to-bag':
    case 'released':
    case 'cleared':
      return [{ to: spots.bag, loss: event.kind === 'released' }]
    case 'assigned':
      return [{ from: spots.zone(event.expert), to: spots.slot(event.target, event.expert) }]
    case 'seconded':
      return [{ from: spots.bag, to: spots.slot(event.target, event.expert) }]
    case 'moved':
      return [{ from: spots.slot(event.from, event.expert), to: spots.slot(event.to, event.expert) }]
    case 'retrained':
      return [{ from: spots.bag, to: spots.zone(event.into) }]
    case 'indicator':
      return [{ to: spots.indicator(event.indicator), loss: event.to < event.from }]
    case 'light':
      return [{ to: spots.lights, loss: true }]
    case 'managing':
    case 'crisis':
    case 'option':
    case 'no-option':
      return [{ to: spots.crisis, loss: event.kind === 'crisis' }]
    case 'crisis-over':
      return [{ to: spots.crisis, loss: !event.managed }]
    case 'blocked':
      return [{ to: spots.action(event.action), loss: true }]
    case 'unblocked':
      return [{ to: spots.action(event.action) }]
    case 'unblocked-all':
      return ACTIONS.map((_, action) => ({ to: spots.action(action) }))
    case 'role':
    case 'role-used':
    case 'role-unlocked':
    case 'role-back':
    case 'adopted':
      return [{ to: spots.card('role', event.role) }]
    case 'plan-drawn':
      return [{ to: spots.card('plan', event.plan) }]
    case 'plan-played':
      return [{ from: spots.card('plan', event.plan), to: spots.player(event.seat), carries: 'before' }]
    default:
      return []
  }
}

export const spotsOf = (text: string, view: EvolutopiaView): readonly string[] =>
  keysOf(moves.readText(text), isFree(view))
