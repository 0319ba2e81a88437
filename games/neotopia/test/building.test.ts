// Building projects and their score tracks (§3.5, §3.6).

import { describe, expect, it } from 'vitest'
import { below, bitsFrom } from '../../../core/chance.ts'
import { PUBLIC } from '../../../core/game.ts'
import { CARDS, KINDS } from '../data.ts'
import { SPACE_COUNT, SPACE_Q, SPACE_R, spaceAt } from '../geometry.ts'
import { buildRefusal, tokensPassed } from '../rules/building.ts'
import type { NeotopiaState } from '../state.ts'
import { countCards, elementAt, HIDDEN, openWindow, putElement } from '../state.ts'
import {
  bare,
  cardOf,
  game,
  giveToken,
  hold,
  kindsOf,
  luck,
  offer,
  play,
  playAll,
  pointsOf,
  put,
  refusal,
  set,
  setFactory,
} from './table.ts'

/** Looks for a card's pattern through a space without any table. */
function liesThrough(s: NeotopiaState, card: number, through: number): boolean {
  const { cells } = set.projects[card]
  const { main, second } = KINDS[CARDS[card].kind]
  for (let turns = 0; turns < 6; turns++)
    for (let from = 0; from < SPACE_COUNT; from++) {
      const spaces = cells.map((cell) => {
        let { q, r } = cell
        for (let i = 0; i < turns; i++) [q, r] = [-r, q + r]
        return spaceAt(SPACE_Q[from] + q, SPACE_R[from] + r)
      })
      const fits = cells.every((cell, i) => {
        const wanted = cell.second ? second : main
        return spaces[i] >= 0 && elementAt(s, 0, spaces[i]) === wanted
      })
      if (fits && spaces.includes(through)) return true
    }
  return false
}

describe('§3.5 building', () => {
  it('needs the pattern in the region of the element just placed', () => {
    const s = bare()
    hold(s, 0, 'sun-1', 'sun-2')
    put(s, 'desert', 'energy', 'd5')
    expect(refusal(s, 'build sun-1')).toBe('window-closed')
    play(s, 'move a energy desert d6')
    expect(refusal(s, 'build sun-1')).toBe('legal')
    expect(refusal(s, 'build sun-2')).toBe('no-pattern')
    expect(refusal(s, 'build sun-3')).toBe('not-held')
  })

  it.each([
    ['d5', 'd6', 'to the east'],
    ['e4', 'f4', 'to the south-east'],
    ['e3', 'f2', 'to the south-west'],
    ['d3', 'd2', 'to the west'],
    ['c3', 'b2', 'to the north-west'],
    ['c4', 'b4', 'to the north-east'],
  ])('a pattern counts in every rotation: a line over %s and %s %s', (second, last) => {
    const s = bare()
    hold(s, 0, 'biogas-1')
    put(s, 'desert', 'farming', second)
    play(s, `move a energy desert ${last}`)
    expect(refusal(s, 'build biogas-1')).toBe('legal')
  })

  it('§5: a mirror image is refused', () => {
    // rooftops-2: energy, community east of it, energy south-east of that, energy east of that.
    const s = bare()
    hold(s, 0, 'rooftops-2')
    put(s, 'desert', 'community', 'd5')
    put(s, 'desert', 'energy', 'e5')
    const mirror = bare()
    hold(mirror, 0, 'rooftops-2')
    put(mirror, 'desert', 'community', 'd5')
    put(mirror, 'desert', 'energy', 'c5')
    play(s, 'move a energy desert e6')
    expect(refusal(s, 'build rooftops-2')).toBe('legal')
    play(mirror, 'move a energy desert c6')
    expect(refusal(mirror, 'build rooftops-2')).toBe('no-pattern')
  })

  it('a wrong second element is refused', () => {
    const s = bare()
    hold(s, 0, 'rooftops-1')
    put(s, 'desert', 'technology', 'd5')
    play(s, 'move a energy desert d6')
    expect(refusal(s, 'build rooftops-1')).toBe('no-pattern')
  })

  it('the tables find exactly the patterns that a plain search finds', () => {
    const bits = bitsFrom('patterns')
    for (let number = 0; number < 60; number++) {
      const s = bare()
      s.elements.fill(0)
      for (let space = 0; space < SPACE_COUNT; space++)
        if (below(bits, 5) > 0) putElement(s, 0, space, below(bits, number % 2 === 0 ? 2 : 4))
      const at = below(bits, SPACE_COUNT)
      openWindow(s, 0, at)
      for (let card = 0; card < CARDS.length; card++)
        expect(buildRefusal(s, card) === 0, CARDS[card].id).toBe(liesThrough(s, card, at))
    }
  })

  it('§5: a pattern that does not use the element just placed is refused', () => {
    const s = bare()
    hold(s, 0, 'sun-1')
    put(s, 'desert', 'energy', 'd5', 'd6')
    play(s, 'move a community desert d3')
    expect(refusal(s, 'build sun-1')).toBe('no-pattern')
    play(s, 'move a energy desert c4')
    expect(refusal(s, 'build sun-1')).toBe('no-pattern')
  })

  it('§5: a card drawn after the placement is refused', () => {
    const s = bare()
    offer(s, 'sun-1')
    put(s, 'desert', 'energy', 'd5')
    play(s, 'move a energy desert d6')
    expect(refusal(s, 'build sun-1')).toBe('not-held')
    play(s, 'take sun-1')
    expect(refusal(s, 'build sun-1')).toBe('window-closed')
  })

  it('§5: a diverse city refuses the same kind twice in a row in a region, and allows it in another', () => {
    const s = bare()
    hold(s, 0, 'sun-1', 'sun-2', 'sun-3', 'biogas-1', 'sun-4')
    put(s, 'desert', 'energy', 'd5')
    playAll(s, ['move a energy desert d6', 'build sun-1'])
    s.actions = 3
    setFactory(s, 0, [2, 1, 1, 1])
    setFactory(s, 2, [2, 2, 1, 1])
    play(s, 'move c energy desert e5')
    expect(refusal(s, 'build sun-2')).toBe('same-kind')
    put(s, 'water', 'energy', 'd5', 'd6')
    play(s, 'move a energy water e6')
    expect(refusal(s, 'build sun-2')).toBe('legal')
    play(s, 'build sun-2')
    s.actions = 3
    put(s, 'desert', 'energy', 'd2')
    play(s, 'move c farming desert d3')
    expect(refusal(s, 'build biogas-1')).toBe('legal')
    play(s, 'build biogas-1')
    play(s, 'move a energy desert e6')
    expect(refusal(s, 'build sun-3')).toBe('legal')
  })

  it('one project a placement; elements stay and may serve again; the card covers the last one', () => {
    const s = bare()
    hold(s, 0, 'sun-1', 'rooftops-1', 'biogas-1')
    put(s, 'desert', 'energy', 'd5')
    playAll(s, ['move a energy desert d6', 'build sun-1'])
    expect(refusal(s, 'build rooftops-1')).toBe('window-closed')
    put(s, 'desert', 'energy', 'd2')
    play(s, 'move a farming desert d3')
    expect(refusal(s, 'build biogas-1')).toBe('legal')
    play(s, 'build biogas-1')
    expect(s.lastBuilt[0]).toBe(cardOf('biogas-1') + 1)
    expect(game.view(s, PUBLIC).regions[0].built).toEqual([cardOf('sun-1'), cardOf('biogas-1')])
  })

  it('outer spaces count for patterns', () => {
    const s = bare()
    hold(s, 0, 'skyfarm-1')
    put(s, 'desert', 'farming', 'd3', 'd1')
    play(s, 'move a farming desert d2')
    expect(refusal(s, 'build skyfarm-1')).toBe('legal')
  })

  it('need not be: the next action may follow', () => {
    const s = bare()
    hold(s, 0, 'sun-1')
    put(s, 'desert', 'energy', 'd5')
    playAll(s, ['move a energy desert d6', 'draw', 'draw', 'end'])
    expect(countCards(s, HIDDEN)).toBe(3)
  })

  it('an element brought by a bonus opens the window too', () => {
    const s = bare()
    hold(s, 0, 'sun-1')
    giveToken(s, 0, 'initiative')
    put(s, 'desert', 'energy', 'd5')
    playAll(s, ['use initiative', 'place energy desert d6'])
    expect(refusal(s, 'build sun-1')).toBe('legal')
  })
})

describe('§3.6 the score track', () => {
  it('§5: a building of another colour is worth 4, of one’s own 2', () => {
    const s = bare()
    hold(s, 0, 'sun-1', 'skyfarm-1')
    put(s, 'desert', 'energy', 'd5')
    playAll(s, ['move a energy desert d6', 'build sun-1'])
    expect(pointsOf(s, 0, 'desert')).toBe(2)
    put(s, 'desert', 'farming', 'e4', 'e5')
    playAll(s, ['move a farming desert e6', 'build skyfarm-1'])
    expect(pointsOf(s, 0, 'desert')).toBe(6)
  })

  it('a building of a colour nobody plays is worth 4', () => {
    const s = bare()
    hold(s, 0, 'forum-1')
    put(s, 'desert', 'community', 'd5', 'd6')
    playAll(s, ['move a community desert d3'])
    expect(refusal(s, 'build forum-1')).toBe('no-pattern')
    put(s, 'desert', 'community', 'e4', 'e5')
    playAll(s, ['move c community desert e6', 'build forum-1'])
    expect(pointsOf(s, 0, 'desert')).toBe(4)
  })

  it('§5: 5 to 9 takes one token, 12 to 17 one, 13 to 18 one, and the track alone 12 to 18 two', () => {
    expect(tokensPassed(5, 9)).toBe(1)
    expect(tokensPassed(12, 17)).toBe(1)
    expect(tokensPassed(13, 18)).toBe(1)
    expect(tokensPassed(12, 18)).toBe(2)
    expect(tokensPassed(0, 6)).toBe(0)
    expect(tokensPassed(7, 12)).toBe(0)
    expect(tokensPassed(18, 26)).toBe(0)
  })

  it('on later laps 27, 33 and 38 give tokens again', () => {
    expect([tokensPassed(24, 27), tokensPassed(30, 33), tokensPassed(36, 38)]).toEqual([1, 1, 1])
    expect(tokensPassed(0, 100)).toBe(15)
  })

  it.each([
    [5, 'skyfarm-1', 9, 1],
    [12, 'skyfarm-1', 16, 1],
    [3, 'skyfarm-1', 7, 1],
    [8, 'skyfarm-1', 12, 0],
    [24, 'skyfarm-1', 28, 1],
  ])('from %i with %s to %i: %i token', (from, card, to, tokens) => {
    const s = bare()
    s.points[0] = from
    hold(s, 0, card)
    put(s, 'desert', 'farming', 'e3', 'e4')
    const top = s.stackTops[0] - 1
    play(s, 'move a farming desert e2')
    const events = play(s, `build ${card}`, luck({ bonus: [3] }))
    expect(pointsOf(s, 0, 'desert')).toBe(to)
    expect(s.tokens[top]).toBe(tokens)
    expect(s.stackSizes[0]).toBe(4 - tokens)
    expect(kindsOf(events)).toEqual(tokens === 1 ? ['built', 'token', 'uncovered'] : ['built'])
    expect(s.stackTops[0] - 1).toBe(tokens === 1 ? 3 : top)
  })

  it('§5: with an empty stack none', () => {
    const s = bare()
    s.points[0] = 5
    s.stackSizes[0] = 0
    s.stackTops[0] = 0
    hold(s, 0, 'skyfarm-1')
    put(s, 'desert', 'farming', 'e3', 'e4')
    expect(kindsOf(playAll(s, ['move a farming desert e2', 'build skyfarm-1']).map(({ event }) => event))).toEqual([
      'placed',
      'built',
    ])
    expect(s.tokens.some((count) => count > 0)).toBe(false)
  })

  it('the last token of a stack leaves it empty and draws nothing', () => {
    const s = bare()
    s.points[0] = 5
    s.stackSizes[0] = 1
    hold(s, 0, 'skyfarm-1')
    put(s, 'desert', 'farming', 'e3', 'e4')
    play(s, 'move a farming desert e2')
    const chance = luck()
    play(s, 'build skyfarm-1', chance)
    expect([s.stackSizes[0], s.stackTops[0]]).toEqual([0, 0])
    expect(chance.draws).toEqual([])
  })
})
