// Where things lie on the drawn table: spaces of a region, its score track, and the regions round the production pile.
import { STEPS, TRACK_LENGTH } from '../data.ts'
import { SPACE_Q, SPACE_R, spaceAt } from '../geometry.ts'

/** From the middle of a hex to its corner. */
export const SIZE = 30
const WIDTH = SIZE * Math.sqrt(3)

/** Coordinates are rounded to a tenth. */
const short = (value: number): number => Math.round(value * 10) / 10
const at = (q: number, r: number) => ({ x: short(WIDTH * (q + r / 2)), y: short(SIZE * 1.5 * r) })

export interface Point {
  readonly x: number
  readonly y: number
}
/** A cell of a pattern, drawn. */
export const cellPoint = (q: number, r: number): Point => at(q, r)
const POINTS: readonly Point[] = SPACE_Q.map((q, space) => at(q, SPACE_R[space] ?? 0))
export const spacePoint = (space: number): Point => POINTS[space] ?? { x: 0, y: 0 }

const corner = (i: number, size: number): Point => {
  const angle = (Math.PI / 3) * i - Math.PI / 6
  return { x: short(size * Math.cos(angle)), y: short(size * Math.sin(angle)) }
}

/** A hex that stands on a corner. */
export function hexPath(size: number, { x, y }: Point = { x: 0, y: 0 }): string {
  const corners = STEPS.map((_, i) => corner(i, size))
  return `M${corners.map((one) => `${short(x + one.x)} ${short(y + one.y)}`).join('L')}Z`
}

/** A hex that lies on a side, as a region does. */
export function flatHexPath(size: number): string {
  const corners = STEPS.map((_, i) => ({
    x: size * Math.cos((Math.PI / 3) * i),
    y: size * Math.sin((Math.PI / 3) * i),
  }))
  return `M${corners.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`
}

/** The edge round a set of spaces, as a path: every side whose other side is not of the set. */
export function edgeOf(spaces: readonly number[], size = SIZE - 1.5): string {
  return spaces
    .flatMap((space) => {
      const { x, y } = spacePoint(space)
      return STEPS.map(([q, r], side) => {
        if (spaces.includes(spaceAt((SPACE_Q[space] ?? 0) + q, (SPACE_R[space] ?? 0) + r))) return ''
        const from = corner(side, size)
        const to = corner(side + 1, size)
        return `M${short(x + from.x)} ${short(y + from.y)}L${short(x + to.x)} ${short(y + to.y)}`
      })
    })
    .join('')
}

// The score track runs round the region, clockwise from the middle of its northern side.
export const TRACK_RADIUS = 7.1 * SIZE
export function trackPoint(points: number): Point {
  const round = (((points % TRACK_LENGTH) / TRACK_LENGTH) * 6 + 4.5) % 6
  const side = Math.floor(round)
  const part = round - side
  const vertex = (i: number) => ({ x: Math.cos((Math.PI / 3) * i), y: Math.sin((Math.PI / 3) * i) })
  const [from, to] = [vertex(side), vertex(side + 1)]
  return {
    x: short(TRACK_RADIUS * (from.x + (to.x - from.x) * part)),
    y: short(TRACK_RADIUS * (from.y + (to.y - from.y) * part)),
  }
}

/** Where ×3 may stand on a track, the best first: more steps than the markers of four players can be in the way of. */
const LOWEST_STEPS = {
  large: [19.5, 0.5, 9.5, 10.5, 14.5, 4.5, 15.5, 5.5, 16.5],
  small: [10, 0, 9, 11, 19, 1, 8, 12, 18, 2, 15, 5, 14],
} as const
/** At one of them, as far from where markers stand as its size wants. */
export function lowestPoint(markers: readonly number[], small: boolean): Point {
  const steps = LOWEST_STEPS[small ? 'small' : 'large']
  const gap = (a: number, b: number) => {
    const way = Math.abs(a - (b % TRACK_LENGTH))
    return Math.min(way, TRACK_LENGTH - way)
  }
  const free = steps.find((step) => markers.every((marker) => gap(step, marker) > 1))
  return trackPoint(free ?? steps[0])
}

export interface Anchor extends Point {
  readonly scale: number
}
export interface TablePlan {
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly regions: readonly Anchor[]
  /** Whether a region is drawn large enough to be played on. */
  readonly large: readonly boolean[]
  readonly factories: readonly Anchor[]
  readonly pile: Anchor
  readonly reserve: Anchor & { readonly row: boolean }
  readonly unseen: Anchor & { readonly row: boolean }
  /** Where ✔ and ✖ stand side by side and hide nothing, if there is such a place. */
  readonly answers: readonly Anchor[]
  /** Where a region keeps its last project and its stack, in its own measure. */
  readonly plates: readonly { readonly last: Point; readonly stack: Point }[]
}

const PLATE = { x: 6.35 * SIZE, y: 5.35 * SIZE }
const BELOW = { last: { x: -PLATE.x, y: PLATE.y }, stack: PLATE }
const LEFT = { last: { x: -PLATE.x, y: -PLATE.y }, stack: { x: -PLATE.x, y: PLATE.y } }
const RIGHT = { last: { x: PLATE.x, y: -PLATE.y }, stack: PLATE }

/** Of ✔ and ✖ at their usual size. */
const FLOAT_RADIUS = 25

const REGION_COUNT = 3
/**
 * By region, from places in the order below, above left, above right, with one region below; by factory in the order left, above,
 * right.
 */
function turned<T>(front: number, places: readonly [T, T, T]): T[] {
  return [0, 1, 2].map((region) => places[((region - front + REGION_COUNT) % REGION_COUNT) as 0 | 1 | 2])
}

const anchor = (x: number, y: number, scale: number): Anchor => ({ x, y, scale })
const units = (x: number, y: number, scale = 1): Anchor => anchor(x * SIZE, y * SIZE, scale)
/** The forest is below: the desert is above on the left, the water on the right. */
const FOREST = 2

/** Where ✔ and ✖ stand for a space: at the place they have on its side of the table, else beside it, where there is room. */
export function floatsAt(layout: TablePlan, region: number, space: number): Anchor & { readonly across: boolean } {
  const { x, y, scale } = layout.regions[region] ?? anchor(0, 0, 1)
  const at = spacePoint(space)
  const middle = x + at.x * scale
  const [near] = [...layout.answers].sort((a, b) => Math.abs(a.x - middle) - Math.abs(b.x - middle))
  if (near) return { ...near, across: true }
  const radius = Math.max(21, SIZE * scale * 0.85)
  const side = middle > layout.box[0] + layout.box[2] - radius * 4 ? -1 : 1
  const beside = anchor(middle + side * (SIZE * scale + radius * 0.9), y + at.y * scale, radius / FLOAT_RADIUS)
  return { ...beside, across: false }
}

/** All three regions at the same size. */
export const WIDE: TablePlan = {
  box: [-7.95 * SIZE, -7.2 * SIZE, 31.7 * SIZE, 27.9 * SIZE],
  regions: turned(FOREST, [units(7.9, 13.8), units(0, 0), units(15.8, 0)]),
  large: [true, true, true],
  factories: turned(FOREST, [units(0, 9.25), units(7.9, -4.7), units(15.8, 9.25)]),
  pile: units(7.9, 4.65),
  reserve: { ...units(-4.1, 16.2), row: false },
  unseen: { ...units(19.9, 16.2), row: false },
  answers: [units(-5.1, 9.9, 1.25), units(20.9, 9.9, 1.25)],
  plates: turned(FOREST, [BELOW, LEFT, RIGHT]),
}

/**
 * One region large and near, the others small behind it. The table is turned as a whole, so that a factory always stands between the
 * two regions it reaches.
 */
export function narrowLayout(front: number): TablePlan {
  return {
    box: [0, 0, 340, 496],
    regions: turned(front, [anchor(170, 294, 0.725), anchor(63, 60, 0.268), anchor(277, 60, 0.268)]),
    large: turned(front, [true, false, false]),
    factories: turned(front, [anchor(43, 151, 0.64), anchor(170, 38, 0.58), anchor(297, 151, 0.64)]),
    pile: anchor(170, 111, 0.44),
    reserve: { ...anchor(84, 473, 0.62), row: true },
    unseen: { ...anchor(256, 473, 0.62), row: true },
    answers: [],
    plates: turned(front, [BELOW, LEFT, RIGHT]),
  }
}
