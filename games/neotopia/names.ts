// How components are called: cards, their patterns, and amounts of things.
import { BUILDING_OTHER, BUILDING_OWN, CARDS, KINDS } from './data.ts'
import type { Messages } from './messages/en.ts'
import type { NeotopiaSet } from './set.ts'

const FIRST_OF_KIND = KINDS.map((_, kind) => CARDS.findIndex((card) => card.kind === kind))

export function cardName(m: Messages, set: NeotopiaSet, card: number): string {
  const { kind } = CARDS[card]
  const { id, main, second } = KINDS[kind]
  return main === second
    ? m.building(m.kinds[id], m.buildingShapes[card - FIRST_OF_KIND[kind]])
    : m.project(m.kinds[id], set.projects[card].cells.length)
}

/** '2 energy and 1 community'. */
export function amounts(m: Messages, counts: readonly number[], things: readonly string[]): string {
  const some = things.map((thing, i) => (counts[i] > 0 ? m.amount(counts[i], thing) : '')).filter((text) => text !== '')
  return some.length === 0 ? m.nothing : m.list(some)
}

export function cardElements(m: Messages, { projects }: NeotopiaSet, card: number): string {
  const { cells } = projects[card]
  const { main, second } = KINDS[CARDS[card].kind]
  const counts = m.elements.map(
    (_, element) => cells.filter((cell) => (cell.second ? second : main) === element).length,
  )
  return amounts(m, counts, m.elements)
}

/** The card with its worth and its pattern, cell by cell. */
export function describeCard(m: Messages, set: NeotopiaSet, card: number): string {
  const { cells, value } = set.projects[card]
  const { main, second } = KINDS[CARDS[card].kind]
  const points = main === second ? m.buildingPoints(BUILDING_OTHER, BUILDING_OWN, m.elements[main]) : m.points(value)
  const pattern = cells.map((cell, i) => {
    const element = m.elements[cell.second ? second : main]
    return cell.direction === null
      ? m.firstCell(element)
      : m.cell(i + 1, element, m.directions[cell.direction], cell.from + 1)
  })
  return m.described(cardName(m, set, card), points, pattern)
}
