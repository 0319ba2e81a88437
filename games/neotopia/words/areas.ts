// The position in areas: everything a player can see at the table, in sentences and small tables.
import { ownOf } from '../../../core/game.ts'
import type { Area, Grid, Part } from '../../../core/words.ts'
import { ELEMENTS, FACTORIES, FACTORY_REGIONS, REGIONS } from '../data.ts'
import { OUTER, SPACES } from '../geometry.ts'
import type { Messages } from '../messages/en.ts'
import { cardName, describeCard, elementsIn, spaceHolds, tokensIn } from '../names.ts'
import type { NeotopiaSet } from '../set.ts'
import type { NeotopiaView } from '../view.ts'

type Names = readonly string[]

export function areas(m: Messages, set: NeotopiaSet, names: Names, v: NeotopiaView): readonly Area[] {
  return [
    { ...m.areas.turn, parts: turnParts(m, names, v) },
    ...handArea(m, set, v),
    { ...m.areas.offer, parts: offerParts(m, set, v) },
    ...REGIONS.map((id, region) => ({ ...m.areas.regions[id], parts: regionParts(m, set, names, v, region) })),
    { ...m.areas.factories, parts: productionParts(m, v) },
    ...v.players.map((_, seat) => ({
      command: m.areas.player.command,
      seat,
      heading: m.areas.player.heading(names[seat], seat === v.viewer),
      parts: playerParts(m, set, v, seat),
    })),
    { ...m.areas.map, parts: mapParts(m, set) },
  ]
}

function turnParts(m: Messages, names: Names, v: NeotopiaView): Part[] {
  const said = m.turn
  const order = names.map((_, i) => names[(v.first + i) % names.length])
  const parts = [said.round(v.round), said.first(names[v.first]), said.order(order)]
  if (v.phase === 'over') return [...parts, said.over]
  if (v.phase === 'turn') parts.push(said.acting(names[v.turn], v.actions))
  if (v.bonusUsed) parts.push(said.bonusUsed)
  if (v.pending) parts.push(said.pending(v.pending))
  if (v.window) {
    const { region, space } = v.window
    parts.push(said.window(ELEMENTS[v.regions[region].elements[space]], SPACES[space], REGIONS[region]))
  }
  if (v.ending !== 'open') parts.push(said.ending[v.ending])
  return parts
}

function handArea(m: Messages, set: NeotopiaSet, v: NeotopiaView): Area[] {
  const player = ownOf(v.players, v.viewer)
  if (!player) return []
  const parts = [
    ...(player.hidden ?? []).map((card) => describeCard(m, set, card)),
    ...player.known.map((card) => `${describeCard(m, set, card)} ${m.hand.known}`),
  ]
  return [{ ...m.areas.hand, parts: parts.length > 0 ? parts : [m.hand.empty] }]
}

function offerParts(m: Messages, set: NeotopiaSet, v: NeotopiaView): Part[] {
  const cards = v.offer.map((card) => describeCard(m, set, card))
  return [...(cards.length > 0 ? cards : [m.offer.empty]), m.offer.deck(v.deckSize)]
}

const ROW_NAMES = [...new Set(SPACES.map((space) => space.charAt(0)))]
const PLACES = ['1', '2', '3', '4', '5', '6', '7'] as const

function regionGrid(m: Messages, v: NeotopiaView, region: number): Grid {
  const rows = ROW_NAMES.map((row) => {
    const cells = PLACES.map((place) => {
      const space = SPACES.indexOf(row + place)
      return space < 0 ? '' : spaceHolds(m, v, region, space)
    })
    return [row, ...cells]
  })
  return { caption: m.region.caption, head: [m.region.row, ...PLACES], rows }
}

function regionParts(m: Messages, set: NeotopiaSet, names: Names, v: NeotopiaView, region: number): Part[] {
  const said = m.region
  const { elements, built, last, stackSize, stackTop } = v.regions[region]
  const parts: Part[] = elements.some((element) => element >= 0) ? [] : [said.empty]
  parts.push(regionGrid(m, v, region))
  parts.push(last === null ? said.noneBuilt : `${said.last(cardName(m, set, last))} ${said.built(built.length)}`)
  if (v.phase !== 'colours') parts.push(stackTop ? said.stack(stackSize, stackTop) : said.noStack)
  const rows = v.players.map((player, seat) => [
    names[seat],
    String(player.points[region]),
    String(player.clusters[region].length),
  ])
  parts.push({ caption: said.tracks, head: [said.player, said.track, said.cluster], rows })
  return parts
}

function productionParts(m: Messages, v: NeotopiaView): Part[] {
  const said = m.production
  const places: [string, readonly number[]][] = v.factories.map((elements, factory) => {
    const regions = FACTORY_REGIONS[factory].map((region) => REGIONS[region])
    return [said.factory(FACTORIES[factory], regions), elements]
  })
  places.push([v.tiles.length > 0 ? said.pile : said.middle, v.pile], [said.reserve, v.reserve])
  const rows = places.map(([name, elements]) => [name, ...elements.map(String)])
  const parts: Part[] = [
    { caption: said.caption, head: [said.place, ...ELEMENTS.map((element) => m.elements[element])], rows },
  ]
  if (v.tiles.length === 0) parts.push(said.noTiles)
  else parts.push(said.tiles(v.tiles.length), said.toCome(elementsIn(v.toCome)))
  const unseen = v.phase !== 'colours' && v.unseenTokens.some((count) => count > 0)
  if (unseen) parts.push(said.unseen(tokensIn(v.unseenTokens)))
  return parts
}

function playerParts(m: Messages, set: NeotopiaSet, v: NeotopiaView, seat: number): Part[] {
  const said = m.player
  const player = v.players[seat]
  const parts: Part[] = [
    player.colour === null ? said.noColour : said.colour(ELEMENTS[player.colour]),
    said.hand(player.handSize),
  ]
  if (player.known.length > 0) parts.push(said.known, ...player.known.map((card) => describeCard(m, set, card)))
  const some = player.tokens.some((count) => count > 0)
  parts.push(some ? said.tokens(tokensIn(player.tokens)) : said.noTokens)
  const rows = REGIONS.map((region, i) => [
    m.regions[region],
    String(player.points[i]),
    String(player.clusters[i].length),
  ])
  parts.push({ caption: said.caption, head: [said.region, said.projects, said.cluster], rows })
  parts.push(said.total(player.total))
  return parts
}

function mapParts(m: Messages, { bonusSpaces }: NeotopiaSet): Part[] {
  const outer = SPACES.filter((_, space) => OUTER[space] === 1)
  const bonus = bonusSpaces.map((space) => SPACES[space])
  return [m.map.rows, m.map.neighbours, m.map.outer(outer), m.map.bonus(bonus), m.map.factories]
}
