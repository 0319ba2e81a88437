// What things are called, put together from the messages.
import type { Effect, Expert, Indicator } from './data.ts'
import { CRISES, EVOLUTIONS, EXPERTS, IN_ZONE, INDICATORS, ON_CRISIS, PLANS, ROLES } from './data.ts'
import type { Messages } from './messages/en.ts'
import { CELL_NAMES } from './moves.ts'
import type { EvolutopiaSet } from './set.ts'

const FIVE = EXPERTS.length
/** What messages are given that bend the name. */
export const indicatorId = (indicator: number): Indicator => INDICATORS[indicator]
export const expertId = (expert: number): Expert => EXPERTS[expert]
export const indicatorName = (m: Messages, indicator: number) => m.indicators[INDICATORS[indicator]]
export const expertName = (m: Messages, expert: number) => m.expert(EXPERTS[expert])
export const tileName = (m: Messages, tile: number) => m.evolutions[EVOLUTIONS[tile]]
export const crisisName = (m: Messages, crisis: number) => m.crises[CRISES[crisis]]
export const planName = (m: Messages, plan: number) => m.plans[PLANS[plan]]
export const roleName = (m: Messages, role: number) => m.roles[ROLES[role]]
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

export const tileNeeds = ({ evolutionNeeds }: EvolutopiaSet, tile: number) =>
  Array.from(evolutionNeeds.subarray(tile * FIVE, tile * FIVE + FIVE))
export const crisisNeeds = (set: EvolutopiaSet, crisis: number) =>
  Array.from(set.crisisNeeds.subarray(crisis * FIVE, crisis * FIVE + FIVE))

export function tileChanges(m: Messages, set: EvolutopiaSet, tile: number): string {
  return m.list(
    INDICATORS.flatMap((indicator, i) => {
      const by = set.evolutionChanges[tile * FIVE + i]
      return by === 0 ? [] : [m.change(indicator, by)]
    }),
  )
}

/** All that is printed on an evolution. */
export function tileText(m: Messages, set: EvolutopiaSet, tile: number): string {
  const needs = m.needs(expertList(m, tileNeeds(set, tile)))
  return m.tile(tileName(m, tile), needs, tileChanges(m, set, tile), m.marks[set.evolutionMarks[tile]])
}

export function effectText(m: Messages, effect: Effect): string {
  const text = m.effects[effect.do] as (effect: Effect) => string
  return text(effect)
}

/** Effects that come together. */
export const effectsText = (m: Messages, effects: readonly Effect[]) =>
  m.option(effects.map((effect) => effectText(m, effect)))

export const planText = (m: Messages, { plans }: EvolutopiaSet, plan: number) =>
  m.card(planName(m, plan), effectText(m, plans[plan]))

export function roleText(m: Messages, { roles }: EvolutopiaSet, role: number): string {
  const { when, effect } = roles[role]
  return m.roleCard(roleName(m, role), m.roleTimes[when], effectText(m, effect))
}
