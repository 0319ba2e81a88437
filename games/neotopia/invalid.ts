// Conservation and sense of a Neotopia position: null for every one a game can reach.
import type { Refusal } from '../../core/game.ts'
import { range, sum } from '../../core/lists.ts'
import { answering } from '../../core/refusals.ts'
import {
  BONUS_COUNT,
  BUILDING_OWN,
  CARDS,
  EACH_ELEMENT,
  EACH_TOKEN,
  FACTORIES,
  FLAG_TILE,
  KINDS,
  STACK_HEIGHT,
  TILE_COUNT,
  TURN_ACTIONS,
} from './data.ts'
import { bitCount, CENTRE, NEIGHBOURS, SPACE_COUNT } from './geometry.ts'
import { canAct, SUBSIDY_DRAWS, tokenWorks } from './rules/bonus.ts'
import { tokensPassed } from './rules/building.ts'
import { canDraw } from './rules/drawing.ts'
import { seatOfColour } from './rules/setup.ts'
import { mayHaveMore } from './rules/turn.ts'
import type { NeotopiaState } from './state.ts'
import {
  BUILT,
  CARD_COUNT,
  COLOURS,
  countCards,
  ELEMENT_COUNT,
  elementAt,
  FACTORY_COUNT,
  factoryIsEmpty,
  HAND_SIZE,
  HIDDEN,
  highOf,
  IN_DECK,
  IN_OFFER,
  INITIATIVE,
  KNOWN,
  LAST_ROUND,
  lowOf,
  MOST_SEATS,
  OFFER_SIZE,
  OVER,
  REGION_COUNT,
  START,
  SUBSIDY,
  TOKEN_COUNT,
  TURN,
  windowRegion,
  windowSpace,
} from './state.ts'
import { SETS } from './versions.ts'

/** The codes that `invalid` answers with. */
export const INVALID = [
  'invalid-turn',
  'invalid-colours',
  'invalid-region',
  'invalid-tile',
  'invalid-ending',
  'invalid-pile',
  'invalid-factory',
  'invalid-elements',
  'invalid-reserve',
  'invalid-token',
  'invalid-stack',
  'invalid-card',
  'invalid-built',
  'invalid-hand',
  'invalid-offer',
  'invalid-points',
  'invalid-window',
  'invalid-bonus',
  'invalid-round',
] as const

const wrong = answering(INVALID)

export function invalid(s: NeotopiaState): Refusal | null {
  if (s.seats < 2 || s.seats > MOST_SEATS || s.first >= s.seats || s.turn >= s.seats || s.phase > OVER)
    return wrong('invalid-turn')
  return (
    invalidColours(s) ??
    invalidRegions(s) ??
    invalidProduction(s) ??
    invalidElements(s) ??
    invalidTokens(s) ??
    invalidCards(s) ??
    invalidPoints(s) ??
    invalidTurn(s) ??
    invalidProgress(s)
  )
}

/** How many seats have had their turn in this round. */
function seatsBefore(s: NeotopiaState): number {
  return (s.turn - s.first + s.seats) % s.seats
}

/** §2.4 */
function invalidColours(s: NeotopiaState): Refusal | null {
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const order = (seat - s.first + s.seats) % s.seats
    const has = seat < s.seats && (s.phase !== COLOURS || order < seatsBefore(s))
    const colour = s.colours[seat]
    if (has ? colour >= ELEMENT_COUNT || seatOfColour(s, colour) !== seat : colour !== ELEMENT_COUNT)
      return wrong('invalid-colours', { seat })
  }
  return null
}

/** Every space bears at most one element; each region grew from its centre. */
function invalidRegions(s: NeotopiaState): Refusal | null {
  for (let region = 0; region < REGION_COUNT; region++) {
    const taken = range(SPACE_COUNT).filter((space) => elementAt(s, region, space) >= 0)
    const bits = sum(range(ELEMENT_COUNT).map((element) => countElements(s, region, element)))
    if (bits !== taken.length) return wrong('invalid-region', { region })
    const reached = new Set(taken.includes(CENTRE) ? [CENTRE] : [])
    for (const space of reached)
      for (const near of NEIGHBOURS[space]) if (elementAt(s, region, near) >= 0) reached.add(near)
    if (reached.size !== taken.length) return wrong('invalid-region', { region })
  }
  return null
}

function countElements(s: NeotopiaState, region: number, element: number): number {
  return bitCount(lowOf(s, region, element)) + bitCount(highOf(s, region, element))
}

function countOnMap(s: NeotopiaState, element: number): number {
  return sum(range(REGION_COUNT).map((region) => countElements(s, region, element)))
}

/** §2.6, §3.8 */
function invalidProduction(s: NeotopiaState): Refusal | null {
  const { tiles } = SETS[s.rules]
  for (let tile = 0; tile < TILE_COUNT; tile++)
    if (s.turned[tile] > 1 || (tiles[tile].outWith === s.seats && s.turned[tile] === 0))
      return wrong('invalid-tile', { tile })
  const flag = s.turned[FLAG_TILE] === 1
  if (flag && s.turned.includes(0)) return wrong('invalid-tile', { tile: FLAG_TILE })
  if (s.ending > LAST_ROUND || flag !== s.ending > 0) return wrong('invalid-ending')
  if (s.phase !== TURN && (s.phase === OVER ? s.ending !== LAST_ROUND : s.ending !== 0)) return wrong('invalid-ending')
  const most = ELEMENT_COUNT
  if (sum(s.pile) > most || (!flag && sum(s.pile) !== most)) return wrong('invalid-pile')
  for (let factory = 0; factory < FACTORY_COUNT; factory++) {
    const at = factory * ELEMENT_COUNT
    if (sum(s.factories.subarray(at, at + ELEMENT_COUNT)) > most) return wrong('invalid-factory', { factory })
    if (!flag && factoryIsEmpty(s, factory)) return wrong('invalid-factory', { factory })
  }
  return null
}

/** All 25 of a colour are somewhere, and the reserve gave only what tiles, first placements and initiatives ask for. */
function invalidElements(s: NeotopiaState): Refusal | null {
  const { tiles } = SETS[s.rules]
  let byInitiative = 0
  for (let element = 0; element < ELEMENT_COUNT; element++) {
    const inFactories = sum(range(FACTORY_COUNT).map((factory) => s.factories[factory * ELEMENT_COUNT + element]))
    const all = countOnMap(s, element) + inFactories + s.pile[element] + s.reserve[element]
    if (all !== EACH_ELEMENT) return wrong('invalid-elements', { element, count: all })
    const seat = seatOfColour(s, element)
    const placedFirst = seat >= 0 && hasPlacedFirst(s, seat) ? 1 : 0
    const fromTiles = sum(
      tiles.map((tile, i) => (s.turned[i] === 1 && tile.outWith !== s.seats ? tile.elements[element] : 0)),
    )
    const extra = EACH_ELEMENT - FACTORIES.length - 1 - placedFirst - fromTiles - s.reserve[element]
    if (s.ending === 0 && extra < 0) return wrong('invalid-elements', { element, count: s.reserve[element] })
    byInitiative += extra
  }
  const initiatives = usedTokens(s, INITIATIVE) - (s.pending === INITIATIVE + 1 ? 1 : 0)
  return s.ending === 0 && byInitiative !== initiatives ? wrong('invalid-reserve') : null
}

function hasPlacedFirst(s: NeotopiaState, seat: number): boolean {
  return s.phase >= TURN || (s.phase === START && (seat - s.first + s.seats) % s.seats < seatsBefore(s))
}

/** How many tokens of a kind have left the game. */
function usedTokens(s: NeotopiaState, token: number): number {
  const held = sum(range(MOST_SEATS).map((seat) => s.tokens[seat * TOKEN_COUNT + token]))
  const open = [...s.spaceTokens, ...s.stackTops].filter((one) => one === token + 1).length
  return EACH_TOKEN - s.unseenTokens[token] - held - open
}

function invalidTokens(s: NeotopiaState): Refusal | null {
  const laid = s.phase !== COLOURS
  const { bonusSpaces } = SETS[s.rules]
  for (const token of [...s.spaceTokens, ...s.stackTops]) if (token > TOKEN_COUNT) return wrong('invalid-token')
  for (let region = 0; region < REGION_COUNT; region++) {
    for (const [i, space] of bonusSpaces.entries()) {
      const there = s.spaceTokens[region * BONUS_COUNT + i] > 0
      if (there !== (laid && elementAt(s, region, space) < 0)) return wrong('invalid-token', { region })
    }
    const passed = sum(range(s.seats).map((seat) => tokensPassed(0, s.points[seat * REGION_COUNT + region])))
    const size = laid ? Math.max(0, STACK_HEIGHT - passed) : 0
    if (s.stackSizes[region] !== size || s.stackTops[region] > 0 !== size > 0) return wrong('invalid-stack', { region })
  }
  const below = laid ? sum(s.stackSizes) - s.stackTops.filter((top) => top > 0).length : EACH_TOKEN * TOKEN_COUNT
  if (sum(s.unseenTokens) !== below) return wrong('invalid-token')
  if (sum(s.tokens.subarray(s.seats * TOKEN_COUNT)) > 0) return wrong('invalid-token')
  const used = range(TOKEN_COUNT).map((token) => usedTokens(s, token))
  const most = s.phase < TURN ? 0 : turnsPlayed(s) + s.bonusUsed
  return used.some((count) => count < 0) || sum(used) > most ? wrong('invalid-token') : null
}

function invalidCards(s: NeotopiaState): Refusal | null {
  const counts = new Array<number>(BUILT + REGION_COUNT).fill(0)
  for (const [card, place] of s.cards.entries()) {
    const nobody = (place >= HIDDEN + s.seats && place < KNOWN) || (place >= KNOWN + s.seats && place < BUILT)
    if (place >= counts.length || nobody) return wrong('invalid-card', { card })
    counts[place]++
  }
  for (let region = 0; region < REGION_COUNT; region++) {
    const last = s.lastBuilt[region]
    if (last > 0 !== counts[BUILT + region] > 0) return wrong('invalid-built', { region })
    if (last > CARD_COUNT || (last > 0 && s.cards[last - 1] !== BUILT + region))
      return wrong('invalid-built', { region })
  }
  const dealt = s.phase === COLOURS ? 0 : HAND_SIZE
  if (s.phase < TURN) {
    const hands = range(s.seats).every((seat) => counts[HIDDEN + seat] === dealt)
    return hands && counts[IN_DECK] === CARD_COUNT - s.seats * dealt ? null : wrong('invalid-hand')
  }
  const taken = s.phase === OVER ? 0 : TURN_ACTIONS - s.actions + SUBSIDY_DRAWS * s.bonusUsed
  const missing = OFFER_SIZE - counts[IN_OFFER]
  return missing < 0 || (missing > taken && counts[IN_DECK] > 0) ? wrong('invalid-offer') : null
}

/** The tracks of a region add up to what is built there; a building gave its own colour less. */
function invalidPoints(s: NeotopiaState): Refusal | null {
  if (sum(s.points.subarray(s.seats * REGION_COUNT)) > 0) return wrong('invalid-points')
  for (let region = 0; region < REGION_COUNT; region++) {
    let [least, most] = [0, 0]
    for (const [card, { value }] of SETS[s.rules].projects.entries()) {
      if (s.cards[card] !== BUILT + region) continue
      const { main, second } = KINDS[CARDS[card].kind]
      most += value
      least += main === second && seatOfColour(s, main) >= 0 ? BUILDING_OWN : value
    }
    const points = sum(range(s.seats).map((seat) => s.points[seat * REGION_COUNT + region]))
    if (points < least || points > most || (most - points) % 2 !== 0) return wrong('invalid-points', { region })
  }
  return null
}

function invalidTurn(s: NeotopiaState): Refusal | null {
  const { actions, bonusUsed, pending, draws, window } = s
  if (s.phase === OVER && s.turn !== (s.first + s.seats - 1) % s.seats) return wrong('invalid-turn')
  if (s.phase !== TURN) return actions + bonusUsed + pending + draws + window > 0 ? wrong('invalid-turn') : null
  if (actions > TURN_ACTIONS || bonusUsed > 1) return wrong('invalid-turn')
  if (window > REGION_COUNT * SPACE_COUNT) return wrong('invalid-window')
  if (window > 0) {
    const started = actions < TURN_ACTIONS || bonusUsed === 1
    if (!started || elementAt(s, windowRegion(s), windowSpace(s)) < 0) return wrong('invalid-window')
  }
  if (pending > 0) {
    const drawing = pending === SUBSIDY + 1
    if (bonusUsed === 0 || window > 0 || (drawing ? draws < 1 || draws > SUBSIDY_DRAWS : draws > 0))
      return wrong('invalid-bonus')
    return tokenWorks(s, pending - 1) ? null : wrong('invalid-bonus')
  }
  if (draws > 0) return wrong('invalid-bonus')
  return (actions > 0 ? canAct(s) : mayHaveMore(s)) ? null : wrong('invalid-turn')
}

function turnsPlayed(s: NeotopiaState): number {
  return s.phase === OVER ? s.round * s.seats : (s.round - 1) * s.seats + seatsBefore(s)
}

/** Every action and bonus brought a card to a hand or an element to the map; some are lost at the very end (§3.4). */
function invalidProgress(s: NeotopiaState): Refusal | null {
  if (s.round < 1 || (s.phase < TURN && s.round > 1)) return wrong('invalid-round')
  if (s.phase < TURN) return null
  const drawn = CARD_COUNT - countCards(s, IN_DECK) - countCards(s, IN_OFFER) - HAND_SIZE * s.seats
  const placed = sum(range(ELEMENT_COUNT).map((element) => countOnMap(s, element))) - s.seats
  const byBonus = sum(range(TOKEN_COUNT).map((token) => usedTokens(s, token) * (token === SUBSIDY ? SUBSIDY_DRAWS : 1)))
  const unfinished = s.pending === 0 ? 0 : Math.max(1, s.draws)
  const spent = s.phase === OVER ? 0 : TURN_ACTIONS - s.actions
  const due = TURN_ACTIONS * turnsPlayed(s) + spent + byBonus - unfinished
  const done = drawn + placed
  return done > due || (done < due && canDraw(s)) ? wrong('invalid-round', { done, due }) : null
}
