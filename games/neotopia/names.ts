// How cards and their patterns are called, and amounts of things as messages are given them.
import type { ElementAmounts, TokenAmounts } from './data.ts'
import { BUILDING_OTHER, BUILDING_OWN, CARDS, ELEMENTS, isBuilding, KINDS, SHAPES, TOKENS } from './data.ts'
import { OUTER } from './geometry.ts'
import type { Messages } from './messages/en.ts'
import type { NeotopiaSet } from './set.ts'
import type { NeotopiaView } from './view.ts'

const FIRST_OF_KIND = KINDS.map((_, kind) => CARDS.findIndex((card) => card.kind === kind))

export function cardName(m: Messages, set: NeotopiaSet, card: number): string {
  const { kind } = CARDS[card]
  const { id } = KINDS[kind]
  return isBuilding(KINDS[kind])
    ? m.building(id, SHAPES[card - FIRST_OF_KIND[kind]])
    : m.project(id, set.projects[card].cells.length)
}

export function elementsIn(counts: readonly number[]): ElementAmounts {
  return ELEMENTS.map((element, i) => ({ element, count: counts[i] })).filter(({ count }) => count > 0)
}

export function tokensIn(counts: readonly number[]): TokenAmounts {
  return TOKENS.map((token, i) => ({ token, count: counts[i] })).filter(({ count }) => count > 0)
}

export function cardElements({ projects }: NeotopiaSet, card: number): ElementAmounts {
  const { cells } = projects[card]
  const { main, second } = KINDS[CARDS[card].kind]
  return elementsIn(
    ELEMENTS.map((_, element) => cells.filter((cell) => (cell.second ? second : main) === element).length),
  )
}

/** The card with its worth and its pattern, cell by cell. */
export function describeCard(m: Messages, set: NeotopiaSet, card: number): string {
  const { cells, value } = set.projects[card]
  const kind = KINDS[CARDS[card].kind]
  const { main, second } = kind
  const points = isBuilding(kind) ? m.buildingPoints(BUILDING_OTHER, BUILDING_OWN, ELEMENTS[main]) : m.points(value)
  const pattern = cells.map((cell, i) => {
    const element = ELEMENTS[cell.second ? second : main]
    return cell.direction === null ? m.firstCell(element) : m.cell(i + 1, element, cell.direction, cell.from + 1)
  })
  return m.described(cardName(m, set, card), points, pattern)
}

/** What a space of a region holds, or that it is free. */
export function spaceHolds(m: Messages, view: NeotopiaView, region: number, space: number): string {
  const { elements, tokens } = view.regions[region]
  const [element, token] = [elements[space], tokens[space]]
  const isOuter = OUTER[space] === 1
  if (element >= 0) return isOuter ? m.region.outerTaken(ELEMENTS[element]) : m.elements[ELEMENTS[element]]
  if (isOuter) return m.region.outer
  return token < 0 ? m.region.free : m.region.token(TOKENS[token])
}
