// The advice: what is kept from one question to the next never changes an answer, and every move it names is legal.
import { describe, expect, it } from 'vitest'
import { below, bitsFrom, quickChance } from '../../../core/chance.ts'
import { copyState } from '../../../core/game.ts'
import { growthAt, largestGroup } from '../advice/groups.ts'
import { classesOf, endingOf, entryOf, outerMains, outerSeconds } from '../advice/reach.ts'
import { CARD_WORDS, completeCards, slotOf } from '../advice/slots.ts'
import { CARDS, KINDS } from '../data.ts'
import { OUTER_SPACES, patternSpaces, SPACE_COUNT, SPACES, turned } from '../geometry.ts'
import { completeLie } from '../rules/building.ts'
import { clusterSize } from '../score.ts'
import type { NeotopiaState } from '../state.ts'
import { ELEMENT_COUNT, elementAt, putElement, REGION_COUNT } from '../state.ts'
import { bare, game, hold, put, set, setFactory } from './table.ts'

/** Positions on the way of a game in which half of the moves are the advice's own. */
function positions(seed: string, seats: number): NeotopiaState[] {
  const bits = bitsFrom(seed)
  const chance = quickChance(bits)
  const s = game.blank()
  const list = new Int32Array(4096)
  const found: NeotopiaState[] = []
  game.setup(seats, { first: null, colours: seats === 3 ? 'chosen' : 'seated' }, chance, s)
  while (game.toAct(s) >= 0) {
    found.push(copyState(s, game.blank()))
    const guided = below(bits, 2) === 0
    const n = guided ? game.advice.promising(s, list) : game.legal(s, list)
    game.play(s, list[guided ? 0 : below(bits, n)], chance)
  }
  return found
}

function answers(s: NeotopiaState): string {
  const list = new Int32Array(4096)
  const n = game.advice.promising(s, list)
  const moves = Array.from(list.subarray(0, n), game.moves.text)
  return [...moves, ...Array.from({ length: s.seats }, (_, seat) => game.advice.worth(s, seat))].join()
}

const played = [2, 3, 4].flatMap((seats) => positions(`advice ${seats}`, seats))

describe('the advice', () => {
  it('answers the same whatever was asked before', () => {
    const first = played.map(answers)
    const backwards = played.toReversed().map(answers).reverse()
    expect(backwards).toEqual(first)
  })

  it('names legal moves, at least one and at most twelve, none twice', () => {
    const list = new Int32Array(4096)
    for (const s of played) {
      const moves = list.subarray(0, game.advice.promising(s, list))
      expect(moves.length).toBeGreaterThan(0)
      expect(moves.length).toBeLessThanOrEqual(12)
      expect(new Set(moves).size).toBe(moves.length)
      for (const move of moves) expect(game.check(s, move), game.moves.text(move)).toBe(0)
    }
  })

  it('completes a project in hand before anything else, and builds it', () => {
    const s = bare()
    put(s, 'desert', 'farming', 'c3', 'c4')
    hold(s, 0, 'skyfarm-1')
    setFactory(s, 0, [1, 1, 1, 1])
    const list = new Int32Array(4096)
    game.advice.promising(s, list)
    expect(game.moves.text(list[0])).toMatch(/^move [ac] farming desert c[25]$/)
    game.play(s, list[0], quickChance(bitsFrom('build')))
    game.advice.promising(s, list)
    expect(game.moves.text(list[0])).toBe('build skyfarm-1')
  })
})

describe('what the elements of a region decide', () => {
  const late = played.filter((_, i) => i % 9 === 0)

  it('is how many elements a project lacks there, by main and second', () => {
    for (const s of late)
      for (let region = 0; region < REGION_COUNT; region++) {
        const slot = slotOf(s, region)
        for (let card = 0; card < CARDS.length; card += 5)
          expect(classesOf(entryOf(slot, card)) === 0, CARDS[card].id).toBe(leastMissing(s, region, card) > 3)
      }
  })

  it('is where one element on an outer space completes a project, and whether it is complete', () => {
    const after = game.blank()
    for (const s of late)
      for (let region = 0; region < REGION_COUNT; region++) {
        const slot = slotOf(s, region)
        for (let card = 0; card < CARDS.length; card += 5) {
          const { main, second } = KINDS[CARDS[card].kind]
          entryOf(slot, card)
          const isComplete = SPACES.some((_, space) => completeLie(s, card, region, space) >= 0)
          expect((completeCards[slot * CARD_WORDS + (card >> 5)] & (1 << card)) !== 0, CARDS[card].id).toBe(isComplete)
          const isEnding = endingOf(slot, card >> 5, 1 << card) !== 0
          for (const element of new Set([main, second])) {
            const ends = element === main ? outerMains(slot, card) : outerSeconds(slot, card)
            for (const [i, space] of OUTER_SPACES.entries()) {
              if (elementAt(s, region, space) >= 0) continue
              putElement(copyState(s, after), region, space, element)
              expect(isEnding && (ends & (1 << i)) !== 0, SPACES[space]).toBe(
                completeLie(after, card, region, space) >= 0,
              )
            }
          }
        }
      }
  })

  it('is the largest group of each colour and its growth', () => {
    const after = game.blank()
    for (const s of late)
      for (let seat = 0; seat < s.seats; seat++) {
        const colour = s.colours[seat]
        if (colour === ELEMENT_COUNT) continue
        for (let region = 0; region < REGION_COUNT; region++) {
          const slot = slotOf(s, region)
          expect(largestGroup(slot, colour)).toBe(clusterSize(s, seat, region))
          for (let space = 0; space < SPACE_COUNT; space++) {
            if (elementAt(s, region, space) >= 0) continue
            putElement(copyState(s, after), region, space, colour)
            const grown = clusterSize(after, seat, region) - clusterSize(s, seat, region)
            expect(growthAt(slot, colour, space), SPACES[space]).toBe(grown)
          }
        }
      }
  })

  /** The fewest elements, on ordinary spaces, that complete a lie of which something is there. */
  function leastMissing(s: NeotopiaState, region: number, card: number): number {
    const { cells } = set.projects[card]
    const { main, second } = KINDS[CARDS[card].kind]
    let least = cells.length
    for (let space = 0; space < SPACE_COUNT; space++)
      for (let turns = 0; turns < 6; turns++) {
        const spaces = patternSpaces(turned(cells, turns), space)
        if (!spaces) continue
        const lacking = spaces.filter((at, i) => elementAt(s, region, at) !== (cells[i].second ? second : main))
        const isOpen = lacking.every(
          (at) => elementAt(s, region, at) < 0 && !['a1', 'a4', 'd1', 'd7', 'g1', 'g4'].includes(SPACES[at]),
        )
        if (isOpen && lacking.length > 0 && lacking.length < cells.length) least = Math.min(least, lacking.length)
      }
    return least === cells.length ? 4 : least
  }
})
