// The components of Evolutopia (§1): our own set of tiles, cards and layouts, and flat tables derived from it once at load.

export const INDICATORS = ['environment', 'mobility', 'comfort', 'energy', 'economy'] as const
export type Indicator = (typeof INDICATORS)[number]
export const EXPERTS = ['designer', 'builder', 'urbanist', 'technologist', 'regulator'] as const
export type Expert = (typeof EXPERTS)[number]
export const ACTIONS = ['choose', 'start', 'recruit', 'assign', 'inaugurate'] as const
export type Action = (typeof ACTIONS)[number]

export const EXPERTS_OF_A_KIND = 5
export const NUISANCE_COUNT = 10
export const MOST_POINTS = 7
export const GOAL_POINTS = 6
export const GOAL_INDICATORS = 3
/** §1.3, our own set: the last light of the crisis track. */
export const LAST_LIGHT = 7
export const STUDY_PLACES = 3
export const SITE_PLACES = 3
export const ZONE_PLACES = 5
export const MOST_ASIDE = 3
export const MOST_ASSIGNED = 3
export const USES_TO_UNLOCK = 3
/** §4: three times through the pile. */
export const MOST_CRISES = 45

/** §1.1: the indicator of nuisance tile n. */
export const nuisanceIndicator = (nuisance: number): number => nuisance >> 1

const MARKS = ['none', 'blue', 'green'] as const
export const [PLAIN, BLUE, GREEN] = [0, 1, 2] as const

/**
 * §1.5, our own set. A row: name, experts needed (first letters), changes (first letter of an indicator, n for energy, o for
 * economy), mark.
 */
// biome-ignore format: a line is a tile
const EVOLUTION_ROWS = [
  // two experts, two indicators
  ['bicycle-lanes', 'BU', 'e+1 m+1', 'green'],
  ['pocket-parks', 'DU', 'e+1 c+1', 'blue'],
  ['green-roofs', 'BU', 'e+1 n+1', 'none'],
  ['repair-cafes', 'DR', 'e+1 o+1', 'green'],
  ['walking-streets', 'UR', 'm+1 c+1', 'blue'],
  ['electric-buses', 'BT', 'm+1 n+1', 'none'],
  ['freight-trams', 'TR', 'm+1 o+1', 'green'],
  ['insulated-homes', 'BR', 'c+1 n+1', 'blue'],
  ['covered-market', 'DB', 'c+1 o+1', 'green'],
  ['energy-cooperative', 'TR', 'n+1 o+1', 'blue'],
  ['flood-meadows', 'BB', 'e+1 c+1', 'green'],
  ['smart-grid', 'TT', 'n+1 m+1', 'green'],
  // two experts, one indicator
  ['urban-forest', 'DU', 'e+2', 'green'],
  ['night-trams', 'BT', 'm+2', 'blue'],
  ['quiet-quarter', 'UR', 'c+2', 'green'],
  ['solar-field', 'DT', 'n+2', 'blue'],
  ['workshop-yard', 'DB', 'o+2', 'blue'],
  // two experts, with a price
  ['car-free-centre', 'UT', 'e+2 c+1 m-1', 'none'],
  ['ring-metro', 'DT', 'm+2 n+1 e-1', 'none'],
  ['bathing-lake', 'BR', 'c+2 e+1 o-1', 'none'],
  ['wind-park', 'UT', 'n+2 o+1 c-1', 'none'],
  ['goods-yard', 'DR', 'o+2 m+1 n-1', 'none'],
  // three experts
  ['reed-bed-waterworks', 'BUT', 'e+2 n+1 c+1', 'none'],
  ['cable-car', 'DBT', 'm+2 e+1 o+1', 'none'],
  ['house-of-culture', 'DUR', 'c+2 o+1 m+1', 'none'],
  ['district-heating', 'BTR', 'n+2 c+1 e+1', 'none'],
  ['river-port', 'DBR', 'o+2 m+1 n+1', 'none'],
  ['superblocks', 'DBU', 'e+1 m+1 c+1', 'none'],
  ['shared-garage', 'DUT', 'm+1 c+1 n+1', 'none'],
  ['timber-towers', 'BUR', 'c+1 n+1 o+1', 'none'],
  ['circular-factory', 'DTR', 'n+1 o+1 e+1', 'none'],
  ['harvest-boats', 'UTR', 'o+1 e+1 m+1', 'none'],
  ['green-business-park', 'UUR', 'o+2 e+1', 'green'],
  // four experts
  ['garden-quarter', 'DBUR', 'c+2 n+1 m+1', 'blue'],
  ['open-city-lab', 'DDTR', 'e+1 n+1 m+1 o+1', 'green'],
] as const

export type Evolution = (typeof EVOLUTION_ROWS)[number][0]
export const EVOLUTIONS: readonly Evolution[] = EVOLUTION_ROWS.map((row) => row[0])
export const EVOLUTION_COUNT = EVOLUTIONS.length

/** By evolution * 5 + expert: how many are needed. */
export const EVOLUTION_NEEDS = new Uint8Array(EVOLUTION_COUNT * EXPERTS.length)
/** By evolution * 5 + indicator: the printed change. */
export const EVOLUTION_CHANGES = new Int8Array(EVOLUTION_COUNT * INDICATORS.length)
/** By evolution: an index into MARKS. */
export const EVOLUTION_MARK = new Uint8Array(EVOLUTION_COUNT)

for (const [tile, [, needs, changes, mark]] of EVOLUTION_ROWS.entries()) {
  for (const letter of needs) EVOLUTION_NEEDS[tile * 5 + 'DBUTR'.indexOf(letter)]++
  for (const change of changes.split(' '))
    EVOLUTION_CHANGES[tile * 5 + 'emcno'.indexOf(change.charAt(0))] = Number(change.slice(1))
  EVOLUTION_MARK[tile] = MARKS.indexOf(mark)
}

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

const change = (indicator: Indicator, by: number): Effect => ({ do: 'change', indicator, by })
const lights = (by: number): Effect => ({ do: 'lights', by })
const release = (expert: Expert): Effect => ({ do: 'release', expert })

export interface CrisisCard {
  readonly id: string
  readonly needs: string
  /** One of these on arrival; an option's effects come together. */
  readonly arrival: readonly (readonly Effect[])[]
  /** Comes together; at most one of a list asks for a choice, and that one last. */
  readonly penalty: readonly Effect[]
}

// §1.6, our own set.
// biome-ignore format: a line is a card
export const CRISES = [
  { id: 'storm-warning', needs: 'BUT', arrival: [[release('urbanist')], [lights(1)]], penalty: [lights(1), change('environment', -1)] },
  { id: 'power-cut', needs: 'BTT', arrival: [[release('technologist')], [change('energy', -1)]], penalty: [change('energy', -2)] },
  { id: 'transport-strike', needs: 'URR', arrival: [[{ do: 'block', count: 1 }], [change('mobility', -1)]], penalty: [lights(1), change('mobility', -2)] },
  { id: 'heat-wave', needs: 'DUR', arrival: [[{ do: 'block', count: 1 }, { do: 'clear' }], [lights(1)]], penalty: [lights(1), change('comfort', -1)] },
  { id: 'factory-closure', needs: 'DRB', arrival: [[release('builder')], [change('economy', -1)]], penalty: [change('economy', -2)] },
  { id: 'flood', needs: 'BUR', arrival: [[{ do: 'block', count: 1 }, { do: 'shelve', from: 'site' }], [lights(1)]], penalty: [lights(1), change('environment', -1)] },
  { id: 'computer-virus', needs: 'DTR', arrival: [[{ do: 'block', count: 1 }, { do: 'dismiss', count: 2 }], [change('energy', -1)]], penalty: [lights(1), change('energy', -1)] },
  { id: 'street-protest', needs: 'UTR', arrival: [[release('regulator')], [lights(1)]], penalty: [lights(1), change('economy', -1)] },
  { id: 'smog', needs: 'DUT', arrival: [[{ do: 'clear' }], [change('environment', -1)]], penalty: [lights(1), change('environment', -2)] },
  { id: 'fuel-shortage', needs: 'BTR', arrival: [[{ do: 'block', count: 2 }], [change('mobility', -1)]], penalty: [lights(1), change('mobility', -1)] },
  { id: 'housing-shortage', needs: 'DBR', arrival: [[release('designer')], [change('comfort', -1)]], penalty: [lights(1), change('comfort', -1)] },
  { id: 'false-rumour', needs: 'DUT', arrival: [[change('economy', -1)], [lights(1)]], penalty: [lights(1), change('economy', -1)] },
  { id: 'epidemic', needs: 'DUB', arrival: [[{ do: 'clear' }], [change('comfort', -1)]], penalty: [lights(1), change('comfort', -2)] },
  { id: 'missing-materials', needs: 'DBU', arrival: [[{ do: 'shelve', from: 'study' }], [{ do: 'shelve', from: 'site' }]], penalty: [lights(1), change('mobility', -1)] },
  { id: 'brain-drain', needs: 'DBT', arrival: [[release('designer')], [{ do: 'block', count: 2 }]], penalty: [lights(1), change('energy', -1)] },
] as const satisfies readonly CrisisCard[]

export type Crisis = (typeof CRISES)[number]['id']
export const CRISIS_COUNT = CRISES.length
/** By crisis * 5 + expert. */
export const CRISIS_NEEDS = new Uint8Array(CRISIS_COUNT * EXPERTS.length)
for (const [crisis, { needs }] of CRISES.entries())
  for (const letter of needs) CRISIS_NEEDS[crisis * 5 + 'DBUTR'.indexOf(letter)]++

export interface PlanCard {
  readonly id: string
  readonly effect: Effect
}

// §1.7, our own set.
export const PLANS = [
  { id: 'helping-hands', effect: { do: 'assign', count: 2 } },
  { id: 'job-fair', effect: { do: 'hire', count: 5 } },
  { id: 'special-permit', effect: { do: 'unblock' } },
  { id: 'opening-party', effect: { do: 'inaugurate' } },
  { id: 'fast-lane', effect: { do: 'start' } },
  { id: 'calm-night', effect: { do: 'study' } },
  { id: 'emergency-drill', effect: { do: 'settle' } },
  { id: 'volunteers', effect: { do: 'second', to: 'any', count: 2 } },
  { id: 'public-fund', effect: { do: 'raise' } },
] as const satisfies readonly PlanCard[]

export type Plan = (typeof PLANS)[number]['id']
export const PLAN_COUNT = PLANS.length

/** §3.7: before one's action, after it, at either time, after managing, recruiting or inaugurating, or when the borrowed role says. */
export const ROLE_TIMES = ['before', 'after', 'either', 'managed', 'recruited', 'inaugurated', 'borrowed'] as const
export type RoleTime = (typeof ROLE_TIMES)[number]

export interface RoleCard {
  readonly id: string
  readonly when: RoleTime
  readonly effect: Effect
}

// §1.7, our own set.
export const ROLES = [
  { id: 'tinkerer', when: 'borrowed', effect: { do: 'borrow' } },
  { id: 'site-manager', when: 'recruited', effect: { do: 'assign', count: 1 } },
  { id: 'headhunter', when: 'either', effect: { do: 'hire', count: 1 } },
  { id: 'surveyor', when: 'recruited', effect: { do: 'study' } },
  { id: 'planner', when: 'managed', effect: { do: 'start' } },
  { id: 'first-aider', when: 'managed', effect: { do: 'second', to: 'crisis', count: 1 } },
  { id: 'coordinator', when: 'either', effect: { do: 'move' } },
  { id: 'trainer', when: 'after', effect: { do: 'retrain' } },
  { id: 'negotiator', when: 'managed', effect: { do: 'unblock' } },
  { id: 'treasurer', when: 'inaugurated', effect: { do: 'shift' } },
] as const satisfies readonly RoleCard[]

export type Role = (typeof ROLES)[number]['id']
export const ROLE_COUNT = ROLES.length
export const TINKERER = 0
/** §5: the first role of one who plays alone is exchanged before such a time comes. */
export const isAfterManaging = (role: number): boolean => ROLES[role].when === 'managed'

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
export type Level = (typeof LEVELS)[number]
export const CUSTOM = LEVELS.indexOf('custom')

export interface LevelRow {
  readonly start: number
  readonly nuisances: readonly number[]
  /** §2.3 */
  readonly points: number
  readonly light: number
}

// §2.5, our own set. The start tile and the nuisances wander apart as the level rises.
// biome-ignore format: a line is a level
export const LEVEL_ROWS: readonly LevelRow[] = [
  { start: 5, nuisances: [6, 9], points: 3, light: 2 },
  { start: 5, nuisances: [1, 4, 6, 9], points: 2, light: 1 },
  { start: 4, nuisances: [2, 6, 8, 11, 14], points: 2, light: 1 },
  { start: 0, nuisances: [2, 3, 8, 10, 13, 14], points: 2, light: 1 },
  { start: 0, nuisances: [3, 6, 9, 11, 12, 13, 14, 15], points: 2, light: 1 },
  { start: 5, nuisances: [], points: 2, light: 1 },
]

/** Where an expert may stand besides on an evolution. */
export const ON_CRISIS = EVOLUTION_COUNT
export const IN_ZONE = EVOLUTION_COUNT + 1
/** No evolution makes room. */
export const NO_EVOLUTION = EVOLUTION_COUNT
