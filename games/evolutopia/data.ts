// The components of Evolutopia (§1): what there is. What is printed on tiles and cards, the layouts and the length of the crisis
// track are in the set.

export const INDICATORS = ['environment', 'mobility', 'comfort', 'energy', 'economy'] as const
export type Indicator = (typeof INDICATORS)[number]
export const EXPERTS = ['designer', 'builder', 'urbanist', 'technologist', 'regulator'] as const
export type Expert = (typeof EXPERTS)[number]
export const ACTIONS = ['choose', 'start', 'recruit', 'assign', 'inaugurate'] as const
export type Action = (typeof ACTIONS)[number]
export const [CHOOSING, STARTING, RECRUITING, ASSIGNING, INAUGURATING] = [0, 1, 2, 3, 4] as const

export const EXPERTS_OF_A_KIND = 5
export const NUISANCE_COUNT = 10
export const MOST_POINTS = 7
export const GOAL_POINTS = 6
export const GOAL_INDICATORS = 3
export const STUDY_PLACES = 3
export const SITE_PLACES = 3
export const ZONE_PLACES = 5
export const MOST_ASIDE = 3
export const MOST_ASSIGNED = 3
export const USES_TO_UNLOCK = 3
/** §4: high enough to win with, and so low that all is lost. */
export const isHigh = (points: number): boolean => points >= GOAL_POINTS
export const isDown = (points: number): boolean => points === 0
/** Near its loss: beginners are warned, and the board shows it. */
export const isInDanger = (points: number): boolean => points <= 1
/** §4: three times through the pile. */
export const MOST_CRISES = 45

/** §1.1: the indicator of nuisance tile n. */
export const nuisanceIndicator = (nuisance: number): number => nuisance >> 1

export const MARKS = ['none', 'blue', 'green'] as const
export type Mark = (typeof MARKS)[number]
export const [PLAIN, BLUE, GREEN] = [0, 1, 2] as const

/** §1.5: the tiles; what is printed on them is in the set. */
export const EVOLUTIONS = [
  'bicycle-lanes',
  'pocket-parks',
  'green-roofs',
  'repair-cafes',
  'walking-streets',
  'electric-buses',
  'freight-trams',
  'insulated-homes',
  'covered-market',
  'energy-cooperative',
  'flood-meadows',
  'smart-grid',
  'urban-forest',
  'night-trams',
  'quiet-quarter',
  'solar-field',
  'workshop-yard',
  'car-free-centre',
  'ring-metro',
  'bathing-lake',
  'wind-park',
  'goods-yard',
  'reed-bed-waterworks',
  'cable-car',
  'house-of-culture',
  'district-heating',
  'river-port',
  'superblocks',
  'shared-garage',
  'timber-towers',
  'circular-factory',
  'harvest-boats',
  'green-business-park',
  'garden-quarter',
  'open-city-lab',
] as const
export type Evolution = (typeof EVOLUTIONS)[number]
export const EVOLUTION_COUNT = EVOLUTIONS.length

/** The one vocabulary of crises, roles and good plans; rules/effects.ts performs it, the messages put it in words. */
export type Effect =
  | { readonly do: 'change'; readonly indicator: Indicator; readonly by: number }
  | { readonly do: 'raise' }
  | { readonly do: 'shift' }
  | { readonly do: 'lights'; readonly by: number }
  | { readonly do: 'release'; readonly expert: Expert }
  | { readonly do: 'clear' }
  | { readonly do: 'dismiss'; readonly count: number }
  | { readonly do: 'shelve'; readonly from: 'study' | 'site' }
  | { readonly do: 'block'; readonly count: number }
  | { readonly do: 'unblock' }
  | { readonly do: 'hire'; readonly count: number }
  | { readonly do: 'assign'; readonly count: number }
  | { readonly do: 'second'; readonly to: 'crisis' | 'any'; readonly count: number }
  | { readonly do: 'move' }
  | { readonly do: 'retrain' }
  | { readonly do: 'study' }
  | { readonly do: 'start' }
  | { readonly do: 'inaugurate' }
  | { readonly do: 'settle' }
  | { readonly do: 'borrow' }

/** One sentence part for every kind of effect. */
export type EffectTexts = {
  readonly [K in Effect['do']]: (effect: Extract<Effect, { readonly do: K }>) => string
}

/** §1.6 */
export const CRISES = [
  'storm-warning',
  'power-cut',
  'transport-strike',
  'heat-wave',
  'factory-closure',
  'flood',
  'computer-virus',
  'street-protest',
  'smog',
  'fuel-shortage',
  'housing-shortage',
  'false-rumour',
  'epidemic',
  'missing-materials',
  'brain-drain',
] as const
export type Crisis = (typeof CRISES)[number]
export const CRISIS_COUNT = CRISES.length
/** §1.6: the options of an arrival. */
export const ARRIVAL_OPTIONS = 2

/** §1.7 */
export const PLANS = [
  'helping-hands',
  'job-fair',
  'special-permit',
  'opening-party',
  'fast-lane',
  'calm-night',
  'emergency-drill',
  'volunteers',
  'public-fund',
] as const
export type Plan = (typeof PLANS)[number]
export const PLAN_COUNT = PLANS.length

/** §3.7: before one's action, after it, at either time, after managing, recruiting or inaugurating, or when the borrowed role says. */
export const ROLE_TIMES = ['before', 'after', 'either', 'managed', 'recruited', 'inaugurated', 'borrowed'] as const
export type RoleTime = (typeof ROLE_TIMES)[number]

/** §1.7 */
export const ROLES = [
  'tinkerer',
  'site-manager',
  'headhunter',
  'surveyor',
  'planner',
  'first-aider',
  'coordinator',
  'trainer',
  'negotiator',
  'treasurer',
] as const
export type Role = (typeof ROLES)[number]
export const ROLE_COUNT = ROLES.length
export const TINKERER = 0

// §1.1 The territory: cells 0 to 15, row by row.
export const SIDE = 4
export const CELL_COUNT = SIDE * SIDE
/** The cells orthogonally next to each cell. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: CELL_COUNT }, (_, cell) => {
  const [row, column] = [Math.floor(cell / SIDE), cell % SIDE]
  return [
    row > 0 ? cell - SIDE : -1,
    column > 0 ? cell - 1 : -1,
    column < SIDE - 1 ? cell + 1 : -1,
    row < SIDE - 1 ? cell + SIDE : -1,
  ].filter((near) => near >= 0)
})

export const LEVELS = ['discovery', '1', '2', '3', '4', 'custom'] as const
export type LevelId = (typeof LEVELS)[number]
export const CUSTOM = LEVELS.indexOf('custom')

/** §2.5: how many nuisances lie on the layouts, by level. */
export const LEVEL_NUISANCES = [2, 4, 5, 6, 8] as const
/** §2.3: where the indicators and the crisis begin; Discovery has its own. */
const DISCOVERY_START = { points: 3, light: 2 }
const LEVEL_START = { points: 2, light: 1 }
export const startOf = (level: number): typeof LEVEL_START => (level === 0 ? DISCOVERY_START : LEVEL_START)

/** Where an expert may stand besides on an evolution. */
export const ON_CRISIS = EVOLUTION_COUNT
export const IN_ZONE = EVOLUTION_COUNT + 1
/** No evolution makes room. */
export const NO_EVOLUTION = EVOLUTION_COUNT

// What messages are given.
/** Where an expert stands, comes from or goes to. */
export type Place = Evolution | 'crisis' | 'zone'
/** What asks for experts. */
export type Thing = Evolution | Crisis
/** How many of each kind; kinds without any are left out. */
export type ExpertAmounts = readonly { readonly expert: Expert; readonly count: number }[]
export type Changes = readonly { readonly indicator: Indicator; readonly by: number }[]
/** All that is printed on an evolution, a role or a good plan. */
export interface PrintedEvolution {
  readonly evolution: Evolution
  readonly needs: ExpertAmounts
  readonly changes: Changes
  readonly mark: Mark
}
export interface PrintedRole {
  readonly role: Role
  readonly when: RoleTime
  readonly effect: Effect
}
export interface PrintedPlan {
  readonly plan: Plan
  readonly effect: Effect
}
