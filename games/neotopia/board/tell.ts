// What the board says of a thing that is looked at.
import type { Viewer } from '../../../core/game.ts'
import { ownOf } from '../../../core/game.ts'
import type { Region } from '../data.ts'
import { CARDS, ELEMENTS, KINDS, REGIONS } from '../data.ts'
import type { Service } from '../facts.ts'
import { progressOf } from '../facts.ts'
import { SPACES } from '../geometry.ts'
import type { Messages } from '../messages/en.ts'
import { cardName, describeCard, elementsIn, spaceHolds } from '../names.ts'
import { pointsFor } from '../set.ts'
import { setOf } from '../versions.ts'
import type { NeotopiaView } from '../view.ts'
import type { RegionSpace } from './picks.svelte.ts'

type Lines = readonly string[]
const regionId = (region: number): Region => REGIONS[region] ?? 'desert'

/** The cards this viewer holds. */
export function handOf(view: NeotopiaView): readonly number[] {
  const player = ownOf(view.players, view.viewer)
  return player ? [...(player.hidden ?? []), ...player.known].sort((a, b) => a - b) : []
}

export function pointsOf(view: NeotopiaView, viewer: Viewer, card: number): number {
  return pointsFor(setOf(view.rules), card, ownOf(view.players, viewer)?.colour ?? null)
}

export const nameOf = (m: Messages, view: NeotopiaView, card: number): string => cardName(m, setOf(view.rules), card)
/** Where a project has no more room, as it stands on its card. */
export const NO_ROOM = '–'

const kindName = (m: Messages, card: number): string => m.kinds[(KINDS[CARDS[card]?.kind ?? 0] ?? KINDS[0]).id]
export const aboutCard = (m: Messages, view: NeotopiaView, card: number): string =>
  describeCard(m, setOf(view.rules), card)

export function spaceText(
  m: Messages,
  view: NeotopiaView,
  { region, space }: RegionSpace,
  news: readonly ReadonlySet<number>[],
  open: boolean,
): string {
  const text = m.board.space(SPACES[space] ?? '', regionId(region), spaceHolds(m, view, region, space))
  if (news[region]?.has(space)) return m.board.fresh(text)
  return open ? m.board.open(text) : text
}

/** What elements on a space would change for the viewer's cards; no element is named where one is picked. */
export function serviceLines(m: Messages, view: NeotopiaView, services: readonly Service[], picked: boolean): Lines {
  const said = m.board.serves
  return ELEMENTS.flatMap((id, element) => {
    const mine = services.filter((service) => service.element === element)
    const told = picked ? null : id
    const done = mine.filter(({ left }) => left === 0).map(({ card }) => nameOf(m, view, card))
    if (done.length > 0) return [said.completes(told, done)]
    const changes = mine.map(({ card, before, left }) => `${kindName(m, card)} ${before} → ${left ?? NO_ROOM}`)
    return changes.length > 0 ? [said.missing(told, changes)] : []
  })
}

/** A card could be built in a region now, by the element just placed there. */
export const isReady = ({ window }: NeotopiaView, region: number, card: number): boolean =>
  window?.region === region && window.builds.some((one) => one.card === card)

/** How a card fares in a region. */
export function standing(m: Messages, view: NeotopiaView, region: number, card: number): string {
  const said = m.board.standing
  const { refused, missing, ways } = progressOf(view, region, card)
  if (isReady(view, region, card)) return said.complete
  if (refused) return said.refused
  if (missing === 0) return said.blocked
  const [first] = ways
  if (!first) return said.unstarted(missing)
  const wants = (way: (typeof ways)[number]) =>
    ELEMENTS.map((_, element) => way.missing.filter(([, wanted]) => wanted === element).length)
  const alike = new Set(ways.map((way) => wants(way).join())).size === 1
  const amount = alike ? elementsIn(wants(first)) : missing
  const spaces = ways.length === 1 ? first.missing.map(([space]) => SPACES[space] ?? '') : []
  return said.missing(amount, spaces, ways.length)
}

/** The region in front comes first. */
export function cardLines(m: Messages, view: NeotopiaView, card: number, front: number | null): Lines {
  const regions = REGIONS.map((_, region) => region).sort((a, b) => Number(b === front) - Number(a === front))
  return [
    m.board.card(nameOf(m, view, card), pointsOf(view, view.viewer, card)),
    ...regions.map((region) => m.board.inRegion(m.regions[regionId(region)], standing(m, view, region, card))),
  ]
}

export function lastText(m: Messages, view: NeotopiaView, region: number): string {
  const last = view.regions[region]?.last ?? null
  return m.board.inRegion(
    m.regions[regionId(region)],
    last === null ? m.region.noneBuilt : m.region.last(nameOf(m, view, last)),
  )
}

export function stackText(m: Messages, view: NeotopiaView, region: number): string {
  const { stackSize = 0, stackTop = null } = view.regions[region] ?? {}
  const text = stackTop ? m.region.stack(stackSize, stackTop) : m.region.noStack
  return m.board.inRegion(m.regions[regionId(region)], text)
}

export function regionLabel(m: Messages, names: readonly string[], view: NeotopiaView, region: number): string {
  const scores = view.players.map(({ points, clusters }, seat) =>
    m.board.score(names[seat] ?? '', points[region] ?? 0, clusters[region]?.length ?? 0),
  )
  return m.board.inRegion(m.areas.regions[regionId(region)].heading, scores.join(', '))
}

export function pileLines(m: Messages, view: NeotopiaView): Lines {
  const { tiles, toCome, pile } = view
  const next = m.board.next(elementsIn(pile))
  if (tiles.length === 0) return [m.production.noTiles, next]
  return [m.production.tiles(tiles.length), next, m.production.toCome(elementsIn(toCome))]
}
