// What things are called: the ids that messages are given, and what every language makes of them in the same way.
import type {
  Changes,
  Crisis,
  Effect,
  EffectTexts,
  Evolution,
  Expert,
  ExpertAmounts,
  Indicator,
  Place,
  Plan,
  PrintedEvolution,
  PrintedPlan,
  PrintedRole,
  Role,
  Thing,
} from './data.ts'
import { CRISES, EVOLUTIONS, EXPERTS, IN_ZONE, INDICATORS, MARKS, ON_CRISIS, PLANS, ROLES } from './data.ts'
import type { Messages } from './messages/en.ts'
import { CELL_NAMES } from './moves.ts'
import type { EvolutopiaSet } from './set.ts'

const FIVE = EXPERTS.length
export const indicatorId = (indicator: number): Indicator => INDICATORS[indicator]
export const expertId = (expert: number): Expert => EXPERTS[expert]
export const evolutionId = (tile: number): Evolution => EVOLUTIONS[tile]
export const crisisId = (crisis: number): Crisis => CRISES[crisis]
export const planId = (plan: number): Plan => PLANS[plan]
export const roleId = (role: number): Role => ROLES[role]
export const cellId = (cell: number): string => CELL_NAMES[cell]
export function placeId(target: number): Place {
  if (target === ON_CRISIS) return 'crisis'
  return target === IN_ZONE ? 'zone' : EVOLUTIONS[target]
}

// Names that stand alone.
export const indicatorName = (m: Messages, indicator: number) => m.indicators[INDICATORS[indicator]]
export const expertName = (m: Messages, expert: number) => m.expert(EXPERTS[expert])
export const tileName = (m: Messages, tile: number) => m.evolutions[EVOLUTIONS[tile]]
export const crisisName = (m: Messages, crisis: number) => m.crises[CRISES[crisis]]
export const planName = (m: Messages, plan: number) => m.plans[PLANS[plan]]
export const roleName = (m: Messages, role: number) => m.roles[ROLES[role]]

export const expertsIn = (counts: readonly number[]): ExpertAmounts =>
  counts.flatMap((count, kind) => (count > 0 ? [{ expert: EXPERTS[kind], count }] : []))

export const tileNeeds = ({ evolutionNeeds }: EvolutopiaSet, tile: number) =>
  Array.from(evolutionNeeds.subarray(tile * FIVE, tile * FIVE + FIVE))
export const crisisNeeds = (set: EvolutopiaSet, crisis: number) =>
  Array.from(set.crisisNeeds.subarray(crisis * FIVE, crisis * FIVE + FIVE))

export const tileChanges = ({ evolutionChanges }: EvolutopiaSet, tile: number): Changes =>
  INDICATORS.flatMap((indicator, i) => {
    const by = evolutionChanges[tile * FIVE + i]
    return by === 0 ? [] : [{ indicator, by }]
  })

export const printedTile = (set: EvolutopiaSet, tile: number): PrintedEvolution => ({
  evolution: EVOLUTIONS[tile],
  needs: expertsIn(tileNeeds(set, tile)),
  changes: tileChanges(set, tile),
  mark: MARKS[set.evolutionMarks[tile]],
})
export const printedPlan = ({ plans }: EvolutopiaSet, plan: number): PrintedPlan => ({
  plan: PLANS[plan],
  effect: plans[plan],
})
export const printedRole = ({ roles }: EvolutopiaSet, role: number): PrintedRole => ({
  role: ROLES[role],
  ...roles[role],
})

interface Called {
  readonly list: (items: readonly string[]) => string
  readonly evolutions: { readonly [E in Evolution]: string }
  readonly crises: { readonly [C in Crisis]: string }
  readonly roles: { readonly [R in Role]: string }
  readonly effects: EffectTexts
  readonly experts: (n: number, kind: Expert) => string
  readonly nobody: string
}

/** What a language says of several things, by what it calls each. */
export function listsIn({ list, evolutions, crises, roles, effects, experts, nobody }: Called) {
  const effectOf = (effect: Effect) => (effects[effect.do] as (effect: Effect) => string)(effect)
  const titles: { readonly [T in Thing]: string } = { ...evolutions, ...crises }
  return {
    effectOf,
    effectList: (all: readonly Effect[]) => list(all.map(effectOf)),
    /** '1 designer and 2 builders'. */
    expertList: (amounts: ExpertAmounts) =>
      amounts.length > 0 ? list(amounts.map(({ expert, count }) => experts(count, expert))) : nobody,
    changeList: (changes: Changes) =>
      list(changes.map(({ indicator, by }) => effects.change({ do: 'change', indicator, by }))),
    tileList: (tiles: readonly Evolution[]) => list(tiles.map((tile) => evolutions[tile])),
    roleList: (those: readonly Role[]) => list(those.map((role) => roles[role])),
    titled: (thing: Thing) => titles[thing],
  }
}

/** Where experts are, in a language: how it says so of the crisis, of the zone, and of an evolution by its title. */
export const placesIn =
  (evolutions: { readonly [E in Evolution]: string }) =>
  (crisis: string, zone: string, evolution: (title: string) => string) =>
  (place: Place): string => {
    if (place === 'crisis') return crisis
    return place === 'zone' ? zone : evolution(evolutions[place])
  }
