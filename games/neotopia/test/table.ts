// Positions made by hand for tests, and moves played by their text.
import { expect } from 'vitest'
import type { Chance, GameEvent } from '../../../core/game.ts'
import { isRefusal } from '../../../core/game.ts'
import type { Told } from '../../../core/telling.ts'
import { listener } from '../../../core/telling.ts'
import { BONUS_COUNT, CARDS, ELEMENTS, REGIONS, TOKENS } from '../data.ts'
import { SPACES } from '../geometry.ts'
import { neotopia } from '../index.ts'
import type { NeotopiaState } from '../state.ts'
import { elementAt, HIDDEN, IN_DECK, IN_OFFER, KNOWN, putElement, REGION_COUNT, TOKEN_COUNT } from '../state.ts'
import { setOf } from '../versions.ts'

export const { game } = neotopia
export const set = setOf(game.rules)
export type ElementName = (typeof ELEMENTS)[number]
export type RegionName = (typeof REGIONS)[number]
export type TokenName = (typeof TOKENS)[number]

/** Luck that gives the items wished for, pile by pile, and else the first. */
export function luck(wishes: { readonly [pile: string]: readonly number[] } = {}): Chance & { draws: string[] } {
  const left = new Map(Object.entries(wishes).map(([pile, items]) => [pile, [...items]]))
  const draws: string[] = []
  return {
    draws,
    draw(pile, items, n) {
      draws.push(pile)
      const wish = left.get(pile)?.shift()
      if (wish === undefined) return 0
      const at = Array.from(items).slice(0, n).indexOf(wish)
      if (at < 0) throw new Error(`${wish} is not in ${pile}`)
      return at
    },
  }
}

/** Just dealt, nothing placed yet; seat 0 begins. */
export function dealt(seats = 2): NeotopiaState {
  const s = game.blank()
  game.setup(seats, { first: 0, colours: 'seated' }, luck(), s)
  return s
}

/** The first turn of seat 0, who has placed energy in the desert; bio-farming lies in the water, technology in the forest. */
export function started(seats = 2): NeotopiaState {
  const s = dealt(seats)
  play(s, 'place energy desert d4')
  play(s, 'place farming water d4')
  if (seats > 2) play(s, 'place technology forest d4')
  if (seats > 3) play(s, 'place community forest d5')
  return s
}

/** A turn with empty hands and no offer; cards are given as a test wants them. */
export function bare(seats = 2): NeotopiaState {
  const s = started(seats)
  for (let card = 0; card < CARDS.length; card++) s.cards[card] = IN_DECK
  return s
}

export const cardOf = (id: string): number => CARDS.findIndex((card) => card.id === id)
export const spaceOf = (name: string): number => SPACES.indexOf(name)
const regionOf = (name: RegionName): number => REGIONS.indexOf(name)

/** Puts elements on the map as others might have done before, out of the reserve; a covered token leaves the game. */
export function put(s: NeotopiaState, region: RegionName, element: ElementName, ...spaces: string[]): void {
  for (const name of spaces) {
    const space = spaceOf(name)
    if (elementAt(s, regionOf(region), space) >= 0) throw new Error(`${name} is taken`)
    putElement(s, regionOf(region), space, ELEMENTS.indexOf(element))
    s.reserve[ELEMENTS.indexOf(element)]--
    const bonus = set.bonusIndex[space]
    if (bonus >= 0) s.spaceTokens[regionOf(region) * BONUS_COUNT + bonus] = 0
  }
}

export function hold(s: NeotopiaState, seat: number, ...ids: string[]): void {
  for (const id of ids) s.cards[cardOf(id)] = HIDDEN + seat
}

export function holdKnown(s: NeotopiaState, seat: number, ...ids: string[]): void {
  for (const id of ids) s.cards[cardOf(id)] = KNOWN + seat
}

export function offer(s: NeotopiaState, ...ids: string[]): void {
  for (const id of ids) s.cards[cardOf(id)] = IN_OFFER
}

export function giveToken(s: NeotopiaState, seat: number, token: TokenName): void {
  s.tokens[seat * TOKEN_COUNT + TOKENS.indexOf(token)]++
}

export function setFactory(s: NeotopiaState, factory: number, elements: readonly number[]): void {
  s.factories.set(elements, factory * elements.length)
}

export function pointsOf(s: NeotopiaState, seat: number, region: RegionName): number {
  return s.points[seat * REGION_COUNT + regionOf(region)]
}

export function moveOf(text: string): number {
  const move = game.moves.parse(text)
  if (isRefusal(move)) throw new Error(`${text}: ${move.code}`)
  return move
}

/** Plays legal moves and gives what was told. */
export function playAll(s: NeotopiaState, texts: readonly string[], chance: Chance = luck()): Told[] {
  const told: Told[] = []
  for (const text of texts) {
    expect(refusal(s, text), text).toBe('legal')
    game.play(s, moveOf(text), chance, listener(told))
  }
  return told
}

export function play(s: NeotopiaState, text: string, chance: Chance = luck()): GameEvent[] {
  return playAll(s, [text], chance).map(({ event }) => event)
}

export function refusal(s: NeotopiaState, text: string): string {
  return game.refusals[game.check(s, moveOf(text))]
}

export function legalTexts(s: NeotopiaState): string[] {
  const list = new Int32Array(4096)
  return Array.from(list.subarray(0, game.legal(s, list)), game.moves.text)
}

export const kindsOf = (events: readonly GameEvent[]): string[] => events.map(({ kind }) => kind)
