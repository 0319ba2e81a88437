// The components of Neotopia (§1): elements, regions, factories, bonus tokens, project cards and production tiles.

/** §1.1, in the order in which seats take them as their colours. */
export const ELEMENTS = ['energy', 'farming', 'technology', 'community'] as const
export const EACH_ELEMENT = 25

export const REGIONS = ['desert', 'water', 'forest'] as const

/** §1.2: the two regions each factory touches. */
export const FACTORIES = ['a', 'b', 'c'] as const
export const FACTORY_REGIONS = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const

/** §1.3 */
export const TOKENS = ['subsidy', 'automatization', 'initiative', 'permits'] as const
export const EACH_TOKEN = 6
export const STACK_HEIGHT = 4

/** §3.6, §1.6: where a score track of this length gives a token. */
export const TRACK_LENGTH = 20
export const TRACK_TOKENS = [7, 13, 18] as const

/** §1.4, our own set: a kind has a main and a second element; a building has only one. */
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
const DIRECTIONS = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const
type Direction = (typeof DIRECTIONS)[number]
export const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const

/**
 * §1.4, our own set: the patterns. A pattern is walked cell by cell: M is the main element, S the second, before it the
 * direction from the cell before (or, after a digit, from the cell of that number).
 */
const BUILDING_PATTERNS = ['M eM eM', 'M eM seM', 'M eM swM', 'M eM eM eM', 'M eM 1seM 1neM'] as const
const PATTERNS: { readonly [kind in KindId]: readonly string[] } = {
  sun: BUILDING_PATTERNS,
  skyfarm: BUILDING_PATTERNS,
  spire: BUILDING_PATTERNS,
  forum: BUILDING_PATTERNS,
  biogas: ['M eS eM', 'M eS eM eM', 'M eS seM eS seM'],
  fusion: ['M eS seM', 'M eS 1neM 1seM', 'M eS eM seS eM'],
  rooftops: ['M eS eM', 'M eS seM eM', 'M eS eM eS eM'],
  orchard: ['M eS seM', 'M eS 1neM 1seM', 'M eS eM neS eM'],
  seedvault: ['M eS eM', 'M eS neM eM', 'M eS eM eS eM'],
  garden: ['M eS seM', 'M eS eM eM', 'M eS neM eS neM'],
  grid: ['M eS eM', 'M eS eM eM', 'M eS seM eS seM'],
  algae: ['M eS seM', 'M eS seM eM', 'M eS eM eS eM'],
  robots: ['M eS eM', 'M eS 1neM 1seM', 'M eS eM seS eM'],
  tram: ['M eS seM', 'M eS neM eM', 'M eS eM eS eM'],
  market: ['M eS eM', 'M eS 1neM 1seM', 'M eS eM neS eM'],
  academy: ['M eS seM', 'M eS eM eM', 'M eS neM eS neM'],
}

export interface Cell {
  readonly q: number
  readonly r: number
  readonly second: boolean
  /** The cell this one is described from, and the direction; the first cell has none. */
  readonly from: number
  readonly direction: Direction | null
}
interface Card {
  readonly id: string
  readonly kind: number
  readonly cells: readonly Cell[]
  /** §1.4: what a project is worth; a building is worth BUILDING_OWN to the player of its colour. */
  readonly value: number
}
export const BUILDING_OWN = 2
export const BUILDING_OTHER = 4

function walk(pattern: string): Cell[] {
  const cells: Cell[] = []
  for (const step of pattern.split(' ')) {
    const parts = /^(\d?)([a-z]*)([MS])$/.exec(step)
    if (!parts) throw new Error(`${pattern} is no pattern`)
    const second = parts[3] === 'S'
    const direction = DIRECTIONS.find((one) => one === parts[2])
    if (!direction) {
      cells.push({ q: 0, r: 0, second, from: -1, direction: null })
      continue
    }
    const from = parts[1] === '' ? cells.length - 1 : Number(parts[1])
    const [q, r] = STEPS[DIRECTIONS.indexOf(direction)]
    cells.push({ q: cells[from].q + q, r: cells[from].r + r, second, from, direction })
  }
  return cells
}

/** §1.4: the 56 project cards; a card's number is its place here. */
export const CARDS: readonly Card[] = KINDS.flatMap((kind, number) =>
  PATTERNS[kind.id].map((pattern, i) => {
    const cells = walk(pattern)
    const value = kind.main === kind.second ? BUILDING_OTHER : cells.length
    return { id: `${kind.id}-${i + 1}`, kind: number, cells, value }
  }),
)

/** §1.4: what a project gives to the player of a colour. */
export function cardPoints(card: number, colour: number): number {
  const { kind, value } = CARDS[card]
  const { main, second } = KINDS[kind]
  return main === second && main === colour ? BUILDING_OWN : value
}

/** §1.5, our own set: what the backs show, and with how many players a tile stays in the box. */
export const TILES = [
  { elements: [1, 1, 1, 1], flag: true, outWith: 0 },
  { elements: [2, 2, 0, 0], flag: false, outWith: 0 },
  { elements: [0, 0, 2, 2], flag: false, outWith: 0 },
  { elements: [2, 0, 2, 0], flag: false, outWith: 0 },
  { elements: [0, 2, 0, 2], flag: false, outWith: 0 },
  { elements: [2, 0, 0, 2], flag: false, outWith: 0 },
  { elements: [0, 2, 2, 0], flag: false, outWith: 0 },
  { elements: [2, 1, 1, 0], flag: false, outWith: 2 },
  { elements: [0, 1, 2, 1], flag: false, outWith: 2 },
  { elements: [1, 1, 0, 2], flag: false, outWith: 2 },
  { elements: [2, 0, 1, 1], flag: false, outWith: 3 },
  { elements: [0, 2, 1, 1], flag: false, outWith: 3 },
] as const
export const FLAG_TILE = 0
