// The components of Neotopia (§1): elements, regions, factories, bonus tokens, project cards and production tiles.

/** §1.1, in the order in which seats take them as their colours. */
export const ELEMENTS = ['energy', 'farming', 'technology', 'community'] as const
export type Element = (typeof ELEMENTS)[number]
export const EACH_ELEMENT = 25

export const REGIONS = ['desert', 'water', 'forest'] as const
export type Region = (typeof REGIONS)[number]

/** §1.2: the two regions each factory touches. */
export const FACTORIES = ['a', 'b', 'c'] as const
export type Factory = (typeof FACTORIES)[number]
export const FACTORY_REGIONS = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const

/** §1.3 */
export const TOKENS = ['subsidy', 'automatization', 'initiative', 'permits'] as const
export type Token = (typeof TOKENS)[number]
export const EACH_TOKEN = 6
export const STACK_HEIGHT = 4

/** §3.1 */
export const TURN_ACTIONS = 3

/** §3.6, §1.6: where a score track of this length gives a token. */
export const TRACK_LENGTH = 20
export const TRACK_TOKENS = [7, 13, 18] as const

/** §4.3: how often the lowest region counts. */
export const LOWEST_TIMES = 3

/** §1.4: a kind has a main and a second element; a building has only one. */
export const KINDS = [
  { id: 'sun', main: 0, second: 0 },
  { id: 'skyfarm', main: 1, second: 1 },
  { id: 'spire', main: 2, second: 2 },
  { id: 'forum', main: 3, second: 3 },
  { id: 'biogas', main: 0, second: 1 },
  { id: 'fusion', main: 0, second: 2 },
  { id: 'rooftops', main: 0, second: 3 },
  { id: 'orchard', main: 1, second: 0 },
  { id: 'seedvault', main: 1, second: 2 },
  { id: 'garden', main: 1, second: 3 },
  { id: 'grid', main: 2, second: 0 },
  { id: 'algae', main: 2, second: 1 },
  { id: 'robots', main: 2, second: 3 },
  { id: 'tram', main: 3, second: 0 },
  { id: 'market', main: 3, second: 1 },
  { id: 'academy', main: 3, second: 2 },
] as const
export type KindId = (typeof KINDS)[number]['id']

/** Directions on the map, clockwise, and their steps in axial coordinates (q to the east, r to the south-east). */
export const DIRECTIONS = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const
export type Direction = (typeof DIRECTIONS)[number]
export const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const

export interface Cell {
  readonly q: number
  readonly r: number
  readonly second: boolean
  /** The cell this one is described from, and the direction; the first cell has none. */
  readonly from: number
  readonly direction: Direction | null
}

/** §1.4: the number of cards of each kind. */
export const BUILDING_CARDS = 5
/** How the elements lie on the cards of a building, in their order. */
export const SHAPES = ['line', 'bend', 'triangle', 'longLine', 'star'] as const
export type BuildingShape = (typeof SHAPES)[number]
export const PAIR_CARDS = 3
/** §1.4: a building is worth BUILDING_OWN to the player of its colour. */
export const BUILDING_OWN = 2
export const BUILDING_OTHER = 4

export const isBuilding = ({ main, second }: (typeof KINDS)[number]) => main === second

/** §1.4: the 56 project cards; a card's number is its place here. What they show is in the set. */
export const CARDS: readonly { readonly id: string; readonly kind: number }[] = KINDS.flatMap((kind, number) =>
  Array.from({ length: isBuilding(kind) ? BUILDING_CARDS : PAIR_CARDS }, (_, i) => ({
    id: `${kind.id}-${i + 1}`,
    kind: number,
  })),
)

/** §1.5: the production tiles; the first bears the flag. What they show is in the set. */
export const TILE_COUNT = 12
export const FLAG_TILE = 0

/** §1.2: the spaces of a region that carry a token; which they are is in the set. */
export const BONUS_COUNT = 4

// What messages are given: each language names a thing by itself, in the case and with the article that its sentence needs.

/** Without those of which there are none. */
export type ElementAmounts = readonly { readonly element: Element; readonly count: number }[]
export type TokenAmounts = readonly { readonly token: Token; readonly count: number }[]
export interface LaidToken {
  readonly token: Token
  readonly space: string
}
