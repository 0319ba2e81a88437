// Who knows what (§3.11, §6): the position as one viewer sees it, and whole worlds that look the same to them.
import type { Chance, Seat, Seen, Viewer } from '../../core/game.ts'
import { plain, upTo } from '../../core/lists.ts'
import type { Token } from './data.ts'
import { BONUS_COUNT, TILE_COUNT, TOKENS } from './data.ts'
import { SPACE_COUNT } from './geometry.ts'
import { completeThrough } from './progress.ts'
import { canUseToken } from './rules/bonus.ts'
import { buildRefusal } from './rules/building.ts'
import { toAct } from './rules.ts'
import { clusterSpaces, finalScore, lowestRegion } from './score.ts'
import type { NeotopiaState } from './state.ts'
import {
  BUILT,
  CARD_COUNT,
  countCards,
  ELEMENT_COUNT,
  ENDINGS,
  elementAt,
  FACTORY_COUNT,
  HIDDEN,
  IN_DECK,
  IN_OFFER,
  KNOWN,
  openWindow,
  PHASES,
  putElement,
  REGION_COUNT,
  TOKEN_COUNT,
  windowRegion,
  windowSpace,
} from './state.ts'
import { SETS } from './versions.ts'

interface PlayerView {
  /** The element; null while none is chosen. */
  readonly colour: number | null
  /** All cards in the hand. */
  readonly handSize: number
  /** The cards that everybody saw being taken. */
  readonly known: readonly number[]
  /** The other cards: only in one's own view, else null. */
  readonly hidden: readonly number[] | null
  /** By kind of token. */
  readonly tokens: readonly number[]
  /** By region: on the track, and the spaces of the largest group so far. */
  readonly points: readonly number[]
  readonly clusters: readonly (readonly number[])[]
  /** §4.3 The region that counts several times, as things stand. */
  readonly lowest: number
  readonly total: number
}

interface RegionView {
  /** By space: the element, or -1. */
  readonly elements: readonly number[]
  /** By space: the token, or -1. */
  readonly tokens: readonly number[]
  readonly stackSize: number
  readonly stackTop: Token | null
  /** Every project built here, by number; the one on top, or null. */
  readonly built: readonly number[]
  readonly last: number | null
}

interface WindowView {
  readonly region: number
  readonly space: number
  /** The viewer's own projects that can be built now, and the spaces they would be built from. */
  readonly builds: readonly { readonly card: number; readonly spaces: readonly number[] }[]
}

export interface NeotopiaView extends Seen {
  readonly rules: number
  readonly phase: (typeof PHASES)[number]
  readonly ending: (typeof ENDINGS)[number]
  readonly first: Seat
  readonly turn: Seat
  readonly round: number
  readonly actions: number
  readonly bonusUsed: boolean
  /** §3.7 The player whose turn it is could use a token now. */
  readonly canUseToken: boolean
  /** The token in use. */
  readonly pending: Token | null
  readonly draws: number
  readonly window: WindowView | null
  readonly players: readonly PlayerView[]
  readonly regions: readonly RegionView[]
  readonly factories: readonly (readonly number[])[]
  readonly pile: readonly number[]
  readonly reserve: readonly number[]
  /** The tiles that are still in the pile, in no order. */
  readonly tiles: readonly number[]
  /** By element: what they will bring. */
  readonly toCome: readonly number[]
  /** By kind: what may lie below the tops of the stacks. */
  readonly unseenTokens: readonly number[]
  readonly offer: readonly number[]
  readonly deckSize: number
}

function cardsAt(s: NeotopiaState, place: number): number[] {
  const found: number[] = []
  for (let card = 0; card < CARD_COUNT; card++) if (s.cards[card] === place) found.push(card)
  return found
}

/** What lies open in the middle, and of each player. */
interface SeenByAll
  extends Pick<
    NeotopiaView,
    'regions' | 'factories' | 'pile' | 'reserve' | 'tiles' | 'toCome' | 'unseenTokens' | 'offer' | 'deckSize'
  > {
  readonly players: readonly Omit<PlayerView, 'hidden'>[]
}

export function view(s: NeotopiaState, viewer: Viewer, other?: NeotopiaView): NeotopiaView {
  const open: SeenByAll = other ?? seenByAll(s)
  return {
    viewer,
    toAct: toAct(s),
    rules: s.rules,
    phase: PHASES[s.phase],
    ending: ENDINGS[s.ending],
    first: s.first,
    turn: s.turn,
    round: s.round,
    actions: s.actions,
    bonusUsed: s.bonusUsed === 1,
    canUseToken: canUseToken(s),
    pending: tokenOf(s.pending),
    draws: s.draws,
    window: s.window === 0 ? null : viewWindow(s, viewer),
    players: open.players.map((player, seat) => ({
      ...player,
      hidden: seat === viewer ? cardsAt(s, HIDDEN + seat) : null,
    })),
    regions: open.regions,
    factories: open.factories,
    pile: open.pile,
    reserve: open.reserve,
    tiles: open.tiles,
    toCome: open.toCome,
    unseenTokens: open.unseenTokens,
    offer: open.offer,
    deckSize: open.deckSize,
  }
}

function seenByAll(s: NeotopiaState): SeenByAll {
  const tiles = upTo(TILE_COUNT, (tile) => tile).filter((tile) => s.turned[tile] === 0)
  const backs = SETS[s.rules].tiles
  return {
    players: upTo(s.seats, (seat) => viewPlayer(s, seat)),
    regions: upTo(REGION_COUNT, (region) => viewRegion(s, region)),
    factories: upTo(FACTORY_COUNT, (f) => upTo(ELEMENT_COUNT, (e) => s.factories[f * ELEMENT_COUNT + e])),
    pile: plain(s.pile),
    reserve: plain(s.reserve),
    tiles,
    toCome: upTo(ELEMENT_COUNT, (element) => tiles.reduce((sum, tile) => sum + backs[tile].elements[element], 0)),
    unseenTokens: plain(s.unseenTokens),
    offer: cardsAt(s, IN_OFFER),
    deckSize: countCards(s, IN_DECK),
  }
}

function viewWindow(s: NeotopiaState, viewer: Viewer): WindowView {
  const [region, space] = [windowRegion(s), windowSpace(s)]
  const own =
    viewer === s.turn && s.pending === 0 ? [...cardsAt(s, HIDDEN + viewer), ...cardsAt(s, KNOWN + viewer)] : []
  const builds = own
    .filter((card) => buildRefusal(s, card) === 0)
    .map((card) => ({ card, spaces: completeThrough(s, region, card, space) }))
  return { region, space, builds }
}

/** As states have a token: its number and 1, or 0 for none. */
const tokenOf = (number: number): Token | null => (number === 0 ? null : TOKENS[number - 1])
const numberOf = (token: Token | null): number => (token === null ? 0 : TOKENS.indexOf(token) + 1)

function viewPlayer(s: NeotopiaState, seat: Seat): SeenByAll['players'][number] {
  const known = cardsAt(s, KNOWN + seat)
  const colour = s.colours[seat]
  return {
    colour: colour === ELEMENT_COUNT ? null : colour,
    handSize: known.length + countCards(s, HIDDEN + seat),
    known,
    tokens: upTo(TOKEN_COUNT, (token) => s.tokens[seat * TOKEN_COUNT + token]),
    points: upTo(REGION_COUNT, (region) => s.points[seat * REGION_COUNT + region]),
    clusters: upTo(REGION_COUNT, (region) => clusterSpaces(s, seat, region)),
    lowest: lowestRegion(s, seat),
    total: finalScore(s, seat),
  }
}

function viewRegion(s: NeotopiaState, region: number): RegionView {
  return {
    elements: upTo(SPACE_COUNT, (space) => elementAt(s, region, space)),
    tokens: upTo(SPACE_COUNT, (space) => {
      const i = SETS[s.rules].bonusIndex[space]
      return i < 0 ? -1 : s.spaceTokens[region * BONUS_COUNT + i] - 1
    }),
    stackSize: s.stackSizes[region],
    stackTop: tokenOf(s.stackTops[region]),
    built: cardsAt(s, BUILT + region),
    last: s.lastBuilt[region] === 0 ? null : s.lastBuilt[region] - 1,
  }
}

export function imagine(v: NeotopiaView, chance: Chance, s: NeotopiaState): void {
  s.bytes.fill(0)
  s.rules = v.rules
  s.seats = v.players.length
  s.first = v.first
  s.turn = v.turn
  s.phase = PHASES.indexOf(v.phase)
  s.round = v.round
  s.ending = ENDINGS.indexOf(v.ending)
  s.actions = v.actions
  s.bonusUsed = v.bonusUsed ? 1 : 0
  s.pending = numberOf(v.pending)
  s.draws = v.draws
  if (v.window) openWindow(s, v.window.region, v.window.space)
  s.pile.set(v.pile)
  s.reserve.set(v.reserve)
  s.factories.set(v.factories.flat())
  s.unseenTokens.set(v.unseenTokens)
  s.turned.fill(1)
  for (const tile of v.tiles) s.turned[tile] = 0
  s.colours.fill(ELEMENT_COUNT)
  for (const [region, seen] of v.regions.entries()) imagineRegion(s, region, seen)
  for (const [seat, seen] of v.players.entries()) imaginePlayer(s, seat, seen)
  imagineCards(v, chance, s)
}

function imagineRegion(s: NeotopiaState, region: number, seen: RegionView): void {
  for (const [space, element] of seen.elements.entries()) if (element >= 0) putElement(s, region, space, element)
  for (const [i, space] of SETS[s.rules].bonusSpaces.entries())
    s.spaceTokens[region * BONUS_COUNT + i] = seen.tokens[space] + 1
  s.stackSizes[region] = seen.stackSize
  s.stackTops[region] = numberOf(seen.stackTop)
  s.lastBuilt[region] = seen.last === null ? 0 : seen.last + 1
}

function imaginePlayer(s: NeotopiaState, seat: Seat, seen: PlayerView): void {
  s.colours[seat] = seen.colour ?? ELEMENT_COUNT
  s.tokens.set(seen.tokens, seat * TOKEN_COUNT)
  s.points.set(seen.points, seat * REGION_COUNT)
}

const pool = new Uint8Array(CARD_COUNT)
const UNPLACED = 255

/** §6: the hidden cards of others come out of one pool with the deck. */
function imagineCards(v: NeotopiaView, chance: Chance, s: NeotopiaState): void {
  const { cards } = s
  cards.fill(UNPLACED)
  for (const card of v.offer) cards[card] = IN_OFFER
  for (const [region, seen] of v.regions.entries()) for (const card of seen.built) cards[card] = BUILT + region
  for (const [seat, player] of v.players.entries()) {
    for (const card of player.known) cards[card] = KNOWN + seat
    for (const card of player.hidden ?? []) cards[card] = HIDDEN + seat
  }
  let n = 0
  for (let card = 0; card < CARD_COUNT; card++) {
    if (cards[card] !== UNPLACED) continue
    cards[card] = IN_DECK
    pool[n++] = card
  }
  for (const [seat, player] of v.players.entries()) {
    if (player.hidden) continue
    for (let i = player.handSize - player.known.length; i > 0; i--) {
      const drawn = chance.draw('unseen projects', pool, n)
      cards[pool[drawn]] = HIDDEN + seat
      pool[drawn] = pool[--n]
    }
  }
}
