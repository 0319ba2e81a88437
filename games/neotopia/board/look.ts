// What is looked at, by pointer, by focus or by a tap, and what is said of it.
import type { AnyWords } from '../../../core/words.ts'
import { signed } from '../../../core/words.ts'
import type { LineChange } from '../../../ui/board.ts'
import { ELEMENTS, FACTORIES, REGIONS, TOKENS } from '../data.ts'
import type { Service } from '../facts.ts'
import { progressOf, servicesAt, unbuiltAfter } from '../facts.ts'
import { SPACES } from '../geometry.ts'
import type { Messages } from '../messages/en.ts'
import { moves } from '../moves.ts'
import type { NeotopiaView } from '../view.ts'
import { elementOf, factoryOf } from './offers.ts'
import type { Picks, RegionSpace } from './picks.svelte.ts'
import { cardLines, lastText, nameOf, pileLines, pointsOf, serviceLines, spaceText, stackText } from './tell.ts'

export type Look =
  | { readonly kind: 'card'; readonly card: number }
  | ({ readonly kind: 'space' } & RegionSpace)
  | { readonly kind: 'region'; readonly region: number }
  | { readonly kind: 'token'; readonly token: number }
  | { readonly kind: 'pile' }

const isAt = (place: RegionSpace) => (one: RegionSpace) => one.region === place.region && one.space === place.space

/** What an element on a space would change for the viewer's cards: the picked one, else any that would help. */
function servicesOn(view: NeotopiaView, place: RegionSpace, { offers, source }: Picks): readonly Service[] {
  // Where something can be placed, only such spaces count.
  if (offers.placements.length > 0 && !offers.placements.some(isAt(place))) return []
  return servicesAt(view, place.region, place.space).filter(({ element, before, left }) =>
    source === null ? left !== null && left < before : element === elementOf(source),
  )
}

/** The same for the space that is looked at, or else the picked one. */
export function servicesNow(view: NeotopiaView, look: Look | null, picks: Picks): readonly Service[] {
  const place = look?.kind === 'space' ? look : picks.at
  return place ? servicesOn(view, place, picks) : []
}

/** The card of a move that is picked as a whole. */
export function pickedCard(picks: Picks): number | null {
  const move = picks.plain === null ? null : moves.readText(picks.plain)
  return move?.kind === 'take' || move?.kind === 'build' ? move.card : null
}

/** Where a project lacks least: the region that is in front already, if it is one of these. */
export function nearestRegion(view: NeotopiaView, card: number, front: number): number {
  const lacking = view.regions.map((_, region) => {
    const { refused, missing } = progressOf(view, region, card)
    return refused || missing === 0 ? Number.POSITIVE_INFINITY : missing
  })
  const least = Math.min(...lacking)
  return lacking[front] === least ? front : lacking.indexOf(least)
}

/**
 * A move in few words, as the board shows the rest. `gain` is all that building brings: often more than the points of the card,
 * as the lowest region counts several times, and tokens count too. With null it is told elsewhere.
 */
export function moveName(m: Messages, words: AnyWords, view: NeotopiaView, text: string, gain: number | null): string {
  const move = moves.readText(text)
  switch (move.kind) {
    case 'place':
    case 'move': {
      const token = TOKENS[view.regions[move.region]?.tokens[move.space] ?? -1] ?? null
      const [element, region] = [ELEMENTS[move.element], REGIONS[move.region]]
      return element && region ? m.board.placing(element, SPACES[move.space] ?? '', region, token) : ''
    }
    case 'take':
      return m.board.taking(nameOf(m, view, move.card))
    case 'build': {
      const points = pointsOf(view, view.viewer, move.card)
      const built = m.board.building(nameOf(m, view, move.card), points)
      return gain === null || gain === points ? built : `${built}, ${m.board.inAll(signed(gain))}`
    }
    default:
      return words.path(view, text).at(-1) ?? ''
  }
}

/** Where another region is the lowest after a move, its two changes are told as one. */
export function toldChanges(changes: readonly LineChange[]): readonly LineChange[] {
  const lowest = changes.filter(({ line }) => line === 'lowest')
  return changes.flatMap((one) => {
    if (one.line !== 'lowest') return [one]
    const alike = lowest.filter(({ seat }) => seat === one.seat)
    const change = alike.reduce((sum, other) => sum + other.change, 0)
    return alike[0] === one && change !== 0 ? [{ ...one, change }] : []
  })
}

function sourceText(m: Messages, source: number): string {
  const element = ELEMENTS[elementOf(source)]
  return element ? m.board.pickSpace(element, FACTORIES[factoryOf(source)] ?? null) : ''
}

function placeLines(
  m: Messages,
  view: NeotopiaView,
  place: RegionSpace,
  picks: Picks,
  news: readonly ReadonlySet<number>[],
): readonly string[] {
  const open = picks.fitting.some(isAt(place))
  const picked = picks.at !== null && isAt(place)(picks.at)
  return [
    ...(picked ? [m.board.pickElement] : []),
    spaceText(m, view, place, news, open && !picked),
    ...serviceLines(m, view, servicesOn(view, place, picks), picks.source !== null),
  ]
}

/** What is said of a card. The button that builds it tells its name, its points and that it is complete. */
function aboutLines(m: Messages, view: NeotopiaView, card: number, picks: Picks, front: number | null) {
  const ready = picks.offers.builds.has(card)
  return cardLines(m, view, card, ready ? (view.window?.region ?? front) : front).slice(ready ? 2 : 0)
}

/** Which projects would no longer be built, if that is so. */
export function unbuiltText(m: Messages, view: NeotopiaView, move: string): string | null {
  const cards = unbuiltAfter(view, move)
  return cards.length === 0 ? null : m.board.unbuilt(cards.map((card) => nameOf(m, view, card)))
}

/** What is said below a move that is picked. */
function chosenLines(m: Messages, view: NeotopiaView, picks: Picks, front: number | null): readonly string[] {
  if (picks.at && picks.source !== null) return serviceLines(m, view, servicesOn(view, picks.at, picks), true)
  const move = picks.plain === null ? null : moves.readText(picks.plain)
  return move?.kind === 'take' ? cardLines(m, view, move.card, front).slice(1) : []
}

export function lookLines(
  m: Messages,
  view: NeotopiaView,
  look: Look | null,
  card: number | null,
  picks: Picks,
  news: readonly ReadonlySet<number>[],
  /** The region in front, where not all are alike. */
  front: number | null,
): readonly string[] {
  if (picks.chosen) return chosenLines(m, view, picks, front)
  switch (look?.kind) {
    case 'pile':
      return pileLines(m, view)
    case 'region':
      return [lastText(m, view, look.region), stackText(m, view, look.region)]
    case 'token': {
      const token = TOKENS[look.token]
      return token ? [m.moves.used(token)] : []
    }
    case 'space':
      return placeLines(m, view, look, picks, news)
    case 'card':
      return aboutLines(m, view, look.card, picks, front)
  }
  if (picks.at) return placeLines(m, view, picks.at, picks, news)
  if (picks.source !== null) return [sourceText(m, picks.source)]
  return card === null ? [] : aboutLines(m, view, card, picks, front)
}
