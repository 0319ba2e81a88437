// What things are called, put together from the messages.
import type { Effect } from './data.ts'
import {
  CRISES,
  CRISIS_NEEDS,
  EVOLUTION_CHANGES,
  EVOLUTION_MARK,
  EVOLUTION_NEEDS,
  EVOLUTIONS,
  EXPERTS,
  IN_ZONE,
  INDICATORS,
  ON_CRISIS,
  PLANS,
  ROLES,
} from './data.ts'
import type { Messages } from './messages/en.ts'
import { CELL_NAMES } from './moves.ts'

const FIVE = EXPERTS.length
export const indicatorName = (m: Messages, indicator: number) => m.indicators[INDICATORS[indicator]]
export const expertName = (m: Messages, expert: number) => m.expert(EXPERTS[expert])
export const tileName = (m: Messages, tile: number) => m.evolutions[EVOLUTIONS[tile]]
export const crisisName = (m: Messages, crisis: number) => m.crises[CRISES[crisis].id]
export const planName = (m: Messages, plan: number) => m.plans[PLANS[plan].id]
export const roleName = (m: Messages, role: number) => m.roles[ROLES[role].id]
export const cellName = (m: Messages, cell: number) => m.cell(CELL_NAMES[cell])
export const tileNames = (m: Messages, tiles: readonly number[]) => m.list(tiles.map((tile) => tileName(m, tile)))

export function placeName(m: Messages, target: number): string {
  if (target === ON_CRISIS) return m.crisisPlace
  return target === IN_ZONE ? m.zonePlace : tileName(m, target)
}

/** '1 designer and 2 builders'. */
export function expertList(m: Messages, counts: readonly number[]): string {
  const parts = counts.flatMap((n, kind) => (n > 0 ? [m.expertCount(n, EXPERTS[kind])] : []))
  return parts.length > 0 ? m.list(parts) : m.noExperts
}

export const tileNeeds = (tile: number) => Array.from(EVOLUTION_NEEDS.subarray(tile * FIVE, tile * FIVE + FIVE))
export const crisisNeeds = (crisis: number) => Array.from(CRISIS_NEEDS.subarray(crisis * FIVE, crisis * FIVE + FIVE))

export function tileChanges(m: Messages, tile: number): string {
  return m.list(
    INDICATORS.flatMap((indicator, i) => {
      const by = EVOLUTION_CHANGES[tile * FIVE + i]
      return by === 0 ? [] : [m.change(indicator, by)]
    }),
  )
}

/** All that is printed on an evolution. */
export function tileText(m: Messages, tile: number): string {
  const needs = m.needs(expertList(m, tileNeeds(tile)))
  return m.tile(tileName(m, tile), needs, tileChanges(m, tile), m.marks[EVOLUTION_MARK[tile]])
}

export function effectText(m: Messages, effect: Effect): string {
  const text = m.effects[effect.do] as (effect: Effect) => string
  return text(effect)
}

/** Effects that come together. */
export const effectsText = (m: Messages, effects: readonly Effect[]) =>
  m.option(effects.map((effect) => effectText(m, effect)))

export const planText = (m: Messages, plan: number) => m.card(planName(m, plan), effectText(m, PLANS[plan].effect))

export function roleText(m: Messages, role: number): string {
  const { when, effect } = ROLES[role]
  return m.roleCard(roleName(m, role), m.roleTimes[when], effectText(m, effect))
}
