// Looking ahead on a region: where a pattern could still come to lie, what is missing, and which spaces hang together.
// Geometry only; what may be played is said by the choices.
import { CARDS, KINDS } from '../data.ts'
import { NEIGHBOURS, OUTER, patternSpaces, SPACES, turned } from '../geometry.ts'

interface Cell {
  readonly space: number
  readonly element: number
}
type Lie = readonly Cell[]

const TURNS = [0, 1, 2, 3, 4, 5] as const
const keyOf = (lie: Lie) =>
  lie
    .map(({ space, element }) => space * KINDS.length + element)
    .sort((a, b) => a - b)
    .join()

function findLies(number: number): readonly Lie[] {
  const card = CARDS[number]
  const kind = card && KINDS[card.kind]
  if (!card || !kind) return []
  const found = new Map<string, Lie>()
  const shapes = TURNS.map((turns) => turned(card.cells, turns))
  for (const space of SPACES.keys())
    for (const cells of shapes) {
      const spaces = patternSpaces(cells, space)
      if (!spaces) continue
      const lie = spaces.map((one, i) => ({ space: one, element: card.cells[i]?.second ? kind.second : kind.main }))
      found.set(keyOf(lie), lie)
    }
  return [...found.values()]
}

const known = new Map<number, readonly Lie[]>()
function liesOf(card: number): readonly Lie[] {
  const lies = known.get(card) ?? findLies(card)
  known.set(card, lies)
  return lies
}

/** A way to complete a pattern: what is there, and what is not. */
export interface Way {
  readonly have: readonly number[]
  readonly missing: readonly Cell[]
}

/** By space the element there, or -1. */
type Elements = readonly number[]

/** Every way that no element stands against. */
function waysOf(card: number, elements: Elements): Way[] {
  return liesOf(card)
    .filter((lie) => lie.every(({ space, element }) => elements[space] === element || elements[space] === -1))
    .map((lie) => ({
      have: lie.flatMap(({ space }) => (elements[space] === -1 ? [] : [space])),
      missing: lie.filter(({ space }) => elements[space] === -1),
    }))
}

const outer = ({ missing }: Way) => missing.filter(({ space }) => OUTER[space] === 1).length
const effort = (way: Way) => way.missing.length * SPACES.length + outer(way)

/**
 * The ways with the least missing; of these the ones that need the fewest outer spaces. Where nothing is missing nothing
 * can be built either: a project wants an element that completes it (§3.5).
 */
export function bestWays(card: number, elements: Elements): readonly Way[] {
  const ways = waysOf(card, elements).filter(({ missing }) => missing.length > 0)
  const least = Math.min(...ways.map(effort))
  return ways.filter((way) => effort(way) === least)
}

/** How an element on a space would help a card: nothing left to place after it, or so many more. */
export interface Service {
  readonly card: number
  readonly element: number
  readonly left: number
}

/** What an element of a kind on a free space would leave to be placed for a card, or null if it is no part of it. */
function leftAfter(card: number, elements: Elements, space: number, element: number): number | null {
  const ways = waysOf(card, elements).filter(({ missing }) =>
    missing.some((cell) => cell.space === space && cell.element === element),
  )
  return ways.length === 0 ? null : Math.min(...ways.map(({ missing }) => missing.length)) - 1
}

/** Which cards a free space would serve, the nearest to completion first; only where something is there already. */
export function servicesOf(cards: readonly number[], elements: Elements, space: number): readonly Service[] {
  if (elements[space] !== -1) return []
  const found: Service[] = []
  for (const card of cards) {
    const kind = KINDS[CARDS[card]?.kind ?? 0]
    const size = CARDS[card]?.cells.length ?? 0
    for (const element of new Set([kind?.main ?? 0, kind?.second ?? 0])) {
      const left = leftAfter(card, elements, space, element)
      if (left !== null && left < size - 1) found.push({ card, element, left })
    }
  }
  return found.sort((a, b) => a.left - b.left)
}

/** The spaces of the way that uses this one and has everything: what a project is built from. */
export function completeThrough(card: number, elements: Elements, space: number): readonly number[] {
  const lie = liesOf(card).find(
    (cells) =>
      cells.some((cell) => cell.space === space) && cells.every((cell) => elements[cell.space] === cell.element),
  )
  return lie?.map((cell) => cell.space) ?? []
}

/** The largest group of one element's spaces that hang together. */
export function largestGroup(elements: Elements, element: number): readonly number[] {
  const seen = new Set<number>()
  let largest: readonly number[] = []
  for (const start of SPACES.keys()) {
    if (elements[start] !== element || seen.has(start)) continue
    const group = [start]
    seen.add(start)
    for (const space of group)
      for (const near of NEIGHBOURS[space] ?? []) {
        if (elements[near] !== element || seen.has(near)) continue
        seen.add(near)
        group.push(near)
      }
    if (group.length > largest.length) largest = group
  }
  return largest
}
