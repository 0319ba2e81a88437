// Whether a move is legal, and if not why: 0, or an index into refusals.
import type { Move, Refusal } from '../../../core/game.ts'
import { CARDS, ELEMENTS, FACTORIES, FACTORY_REGIONS, KINDS, REGIONS, TOKENS } from '../data.ts'
import { SPACES } from '../geometry.ts'
import { moves } from '../moves.ts'
import { CODE } from '../refusals.ts'
import type { NeotopiaState } from '../state.ts'
import {
  COLOURS,
  ELEMENT_COUNT,
  holdsCard,
  IN_DECK,
  IN_OFFER,
  INITIATIVE,
  isAnyCardAt,
  OVER,
  PERMITS,
  START,
  SUBSIDY,
  windowRegion,
} from '../state.ts'
import { isPending, useRefusal } from './bonus.ts'
import { buildRefusal } from './building.ts'
import { seatOfColour } from './setup.ts'
import { spaceRefusal } from './spaces.ts'

const { kinds } = moves

export function check(s: NeotopiaState, move: Move): number {
  if (!Number.isInteger(move) || move < 0 || move >= moves.size) return CODE['no-move']
  if (s.phase === OVER) return CODE['game-over']
  if (kinds.colour.has(move)) return checkColour(s, kinds.colour.element(move))
  if (s.phase === COLOURS) return CODE['colours-first']
  if (kinds.place.has(move)) return checkPlace(s, move)
  if (s.phase === START) return CODE['start-first']
  if (kinds.move.has(move)) return checkMove(s, move)
  if (kinds.take.has(move)) return checkTake(s, kinds.take.card(move))
  if (kinds.draw.has(move)) return checkDraw(s)
  if (s.pending > 0) return CODE['bonus-running']
  if (kinds.build.has(move)) return checkBuild(s, kinds.build.card(move))
  if (kinds.use.has(move)) return useRefusal(s, kinds.use.token(move))
  return s.actions > 0 ? CODE['actions-left'] : 0
}

function checkColour(s: NeotopiaState, element: number): number {
  if (s.phase !== COLOURS) return CODE['colours-done']
  return seatOfColour(s, element) < 0 ? 0 : CODE['colour-taken']
}

function checkPlace(s: NeotopiaState, move: Move): number {
  const element = kinds.place.element(move)
  const region = kinds.place.region(move)
  const space = kinds.place.space(move)
  if (s.phase === START) {
    if (element !== s.colours[s.turn]) return CODE['own-colour']
  } else {
    if (!isPending(s, INITIATIVE)) return CODE[s.pending > 0 ? 'bonus-running' : 'reserve-untouched']
    if (s.reserve[element] === 0) return CODE['reserve-empty']
  }
  return spaceRefusal(s, region, space, false)
}

function checkMove(s: NeotopiaState, move: Move): number {
  const factory = kinds.move.factory(move)
  const region = kinds.move.region(move)
  if (s.pending === 0 && s.actions === 0) return CODE['no-actions']
  if (isPending(s, SUBSIDY) || isPending(s, INITIATIVE)) return CODE['bonus-running']
  if (s.factories[factory * ELEMENT_COUNT + kinds.move.element(move)] === 0) return CODE['factory-lacks']
  const touched = FACTORY_REGIONS[factory]
  if (region !== touched[0] && region !== touched[1]) return CODE['factory-far']
  return spaceRefusal(s, region, kinds.move.space(move), isPending(s, PERMITS))
}

/** 0 if a project may be drawn now. */
function checkDrawing(s: NeotopiaState): number {
  if (s.pending === 0) return s.actions === 0 ? CODE['no-actions'] : 0
  return isPending(s, INITIATIVE) || isPending(s, PERMITS) ? CODE['bonus-running'] : 0
}

function checkTake(s: NeotopiaState, card: number): number {
  const refused = checkDrawing(s)
  if (refused !== 0) return refused
  return s.cards[card] === IN_OFFER ? 0 : CODE['not-offered']
}

function checkDraw(s: NeotopiaState): number {
  const refused = checkDrawing(s)
  if (refused !== 0) return refused
  return isAnyCardAt(s, IN_DECK) ? 0 : CODE['deck-empty']
}

function checkBuild(s: NeotopiaState, card: number): number {
  if (!holdsCard(s, s.turn, card)) return CODE['not-held']
  return s.window === 0 ? CODE['window-closed'] : buildRefusal(s, card)
}

/** The names of what the move is about; its sentence takes what it needs. */
export function because(s: NeotopiaState, move: Move, code: number): Refusal['values'] {
  if (code === CODE['no-move'] || code === CODE['game-over']) return undefined
  const read = moves.read(move)
  const values: { [name: string]: string | number } = {}
  if ('element' in read) values.element = ELEMENTS[read.element]
  if ('region' in read) values.region = REGIONS[read.region]
  if ('space' in read) values.space = SPACES[read.space]
  if ('factory' in read) values.factory = FACTORIES[read.factory]
  if ('token' in read) values.token = TOKENS[read.token]
  if ('card' in read) values.card = CARDS[read.card].id
  if (code === CODE['colour-taken'] && 'element' in read) values.seat = seatOfColour(s, read.element)
  if (code === CODE['own-colour']) values.own = ELEMENTS[s.colours[s.turn]]
  if (code === CODE['actions-left']) values.actions = s.actions
  if (code === CODE['bonus-running']) values.token = TOKENS[s.pending - 1]
  if (code === CODE['same-kind'] || code === CODE['no-pattern']) values.region = REGIONS[windowRegion(s)]
  if (code === CODE['same-kind'] && 'card' in read) values.kind = KINDS[CARDS[read.card].kind].id
  return values
}
