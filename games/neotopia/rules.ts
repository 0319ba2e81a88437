// The rules of Neotopia as the contract asks for them.
import type { Chance, Move, Seat } from '../../core/game.ts'
import { NOBODY } from '../../core/game.ts'
import type { NeotopiaTell } from './events.ts'
import { moves } from './moves.ts'
import { spendStep, useToken } from './rules/bonus.ts'
import { build } from './rules/building.ts'
import { drawFromDeck, takeFromOffer } from './rules/drawing.ts'
import { placeFromFactory, placeFromReserve } from './rules/placing.ts'
import { chooseColour, placeFirst } from './rules/setup.ts'
import { endTurn, goOn } from './rules/turn.ts'
import type { NeotopiaState } from './state.ts'
import { OVER, openWindow, START } from './state.ts'

export { because, check } from './rules/check.ts'
export { legal } from './rules/legal.ts'
export { setupBy } from './rules/setup.ts'

const { kinds } = moves

export function toAct(s: NeotopiaState): Seat | typeof NOBODY {
  return s.phase === OVER ? NOBODY : s.turn
}

export function play(s: NeotopiaState, move: Move, chance: Chance, tell?: NeotopiaTell): void {
  if (kinds.colour.has(move)) chooseColour(s, kinds.colour.element(move), chance, tell)
  else if (s.phase === START) placeFirst(s, kinds.place.region(move), kinds.place.space(move), chance, tell)
  else if (kinds.end.has(move)) endTurn(s, chance, tell)
  else {
    playInTurn(s, move, chance, tell)
    goOn(s, chance, tell)
  }
}

function playInTurn(s: NeotopiaState, move: Move, chance: Chance, tell: NeotopiaTell): void {
  if (kinds.build.has(move)) build(s, kinds.build.card(move), chance, tell)
  else if (kinds.use.has(move)) useToken(s, kinds.use.token(move), tell)
  else {
    s.window = 0 // §3.10: another step closes it
    if (kinds.move.has(move)) moveElement(s, move, chance, tell)
    else if (kinds.place.has(move)) placeElement(s, move, tell)
    else if (kinds.take.has(move)) takeFromOffer(s, kinds.take.card(move), tell)
    else drawFromDeck(s, chance, tell)
    spendStep(s)
  }
}

function moveElement(s: NeotopiaState, move: Move, chance: Chance, tell: NeotopiaTell): void {
  const region = kinds.move.region(move)
  const space = kinds.move.space(move)
  placeFromFactory(s, kinds.move.factory(move), kinds.move.element(move), region, space, chance, tell)
  openWindow(s, region, space)
}

function placeElement(s: NeotopiaState, move: Move, tell: NeotopiaTell): void {
  const region = kinds.place.region(move)
  const space = kinds.place.space(move)
  placeFromReserve(s, kinds.place.element(move), region, space, tell)
  openWindow(s, region, space)
}
