// Every legal move, written without allocating.
import type { MoveList } from '../../../core/game.ts'
import { FACTORY_REGIONS } from '../data.ts'
import { SPACE_COUNT } from '../geometry.ts'
import { moves } from '../moves.ts'
import type { NeotopiaState } from '../state.ts'
import {
  AUTOMATIZATION,
  CARD_COUNT,
  COLOURS,
  ELEMENT_COUNT,
  FACTORY_COUNT,
  HIDDEN,
  IN_DECK,
  IN_OFFER,
  KNOWN,
  OVER,
  PERMITS,
  REGION_COUNT,
  START,
  SUBSIDY,
  TOKEN_COUNT,
} from '../state.ts'
import { isPending, useRefusal } from './bonus.ts'
import { buildRefusal } from './building.ts'
import { seatOfColour } from './setup.ts'
import { openSpaces } from './spaces.ts'

const { kinds } = moves

export function legal(s: NeotopiaState, into: MoveList): number {
  switch (s.phase) {
    case OVER:
      return 0
    case COLOURS:
      return addColours(s, into)
    case START:
      return addPlacements(s, s.colours[s.turn], into, 0)
    default:
      return s.pending > 0 ? addBonusSteps(s, into) : addTurn(s, into)
  }
}

function addColours(s: NeotopiaState, into: MoveList): number {
  let n = 0
  for (let element = 0; element < ELEMENT_COUNT; element++)
    if (seatOfColour(s, element) < 0) into[n++] = kinds.colour.of(element)
  return n
}

function addTurn(s: NeotopiaState, into: MoveList): number {
  let n = s.window > 0 ? addBuilds(s, into, 0) : 0
  if (s.actions > 0) n = addMoves(s, false, into, addDraws(s, into, n))
  else into[n++] = kinds.end.of()
  for (let token = 0; token < TOKEN_COUNT; token++) if (useRefusal(s, token) === 0) into[n++] = kinds.use.of(token)
  return n
}

function addBonusSteps(s: NeotopiaState, into: MoveList): number {
  if (isPending(s, SUBSIDY)) return addDraws(s, into, 0)
  if (isPending(s, AUTOMATIZATION)) return addMoves(s, false, into, addDraws(s, into, 0))
  if (isPending(s, PERMITS)) return addMoves(s, true, into, 0)
  let n = 0
  for (let element = 0; element < ELEMENT_COUNT; element++)
    if (s.reserve[element] > 0) n = addPlacements(s, element, into, n)
  return n
}

function addBuilds(s: NeotopiaState, into: MoveList, from: number): number {
  const { cards } = s
  const hidden = HIDDEN + s.turn
  const known = KNOWN + s.turn
  let n = from
  for (let card = 0; card < CARD_COUNT; card++) {
    const place = cards[card]
    if ((place === hidden || place === known) && buildRefusal(s, card) === 0) into[n++] = kinds.build.of(card)
  }
  return n
}

function addDraws(s: NeotopiaState, into: MoveList, from: number): number {
  const { cards } = s
  let n = from
  let deck = 0
  for (let card = 0; card < CARD_COUNT; card++) {
    const place = cards[card]
    if (place === IN_OFFER) into[n++] = kinds.take.of(card)
    else if (place === IN_DECK) deck++
  }
  if (deck > 0) into[n++] = kinds.draw.of()
  return n
}

const open = Array.from({ length: REGION_COUNT }, () => new Uint8Array(SPACE_COUNT))
const openCount = new Uint8Array(REGION_COUNT)

function findOpenSpaces(s: NeotopiaState, outer: boolean): void {
  for (let region = 0; region < REGION_COUNT; region++) openCount[region] = openSpaces(s, region, outer, open[region])
}

function addMoves(s: NeotopiaState, outer: boolean, into: MoveList, from: number): number {
  const { factories } = s
  findOpenSpaces(s, outer)
  let n = from
  for (let factory = 0; factory < FACTORY_COUNT; factory++)
    for (let element = 0; element < ELEMENT_COUNT; element++) {
      if (factories[factory * ELEMENT_COUNT + element] === 0) continue
      for (let side = 0; side < 2; side++) {
        const region = FACTORY_REGIONS[factory][side]
        const spaces = open[region]
        const move = kinds.move.of(factory, element, region, 0)
        for (let i = 0; i < openCount[region]; i++) into[n++] = move + spaces[i]
      }
    }
  return n
}

function addPlacements(s: NeotopiaState, element: number, into: MoveList, from: number): number {
  findOpenSpaces(s, false)
  let n = from
  for (let region = 0; region < REGION_COUNT; region++)
    for (let i = 0; i < openCount[region]; i++) into[n++] = kinds.place.of(element, region, open[region][i])
  return n
}
