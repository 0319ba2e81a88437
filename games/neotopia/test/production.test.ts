// Factories, the production pile and the flag (§3.8).
import { describe, expect, it } from 'vitest'
import { FLAG_TILE } from '../data.ts'
import { SPACES } from '../geometry.ts'
import { bare, hold, kindsOf, luck, play, put, refusal, set, setFactory } from './table.ts'

describe('§3.8 an emptied factory', () => {
  it('gets the pile at once, and the top tile is turned: §5 exactly one back, before the build decision', () => {
    const s = bare()
    hold(s, 0, 'sun-1')
    put(s, 'desert', 'energy', 'd5')
    setFactory(s, 0, [1, 0, 0, 0])
    s.pile.set([0, 3, 1, 0])
    const chance = luck({ production: [3] })
    const events = play(s, 'move a energy desert d6', chance)
    expect(kindsOf(events)).toEqual(['placed', 'refilled', 'produced'])
    expect(chance.draws).toEqual(['production'])
    expect(Array.from(s.factories.subarray(0, 4))).toEqual([0, 3, 1, 0])
    expect(Array.from(s.pile)).toEqual([...set.tiles[3].elements])
    expect(s.turned[3]).toBe(1)
    expect(refusal(s, 'build sun-1')).toBe('legal')
  })

  it('takes the elements of the back from the reserve; a missing colour is left out', () => {
    const s = bare()
    setFactory(s, 0, [1, 0, 0, 0])
    s.reserve.set([1, 9, 0, 9])
    play(s, 'move a energy desert d5', luck({ production: [3] }))
    expect(set.tiles[3].elements).toEqual([2, 0, 2, 0])
    expect(Array.from(s.pile)).toEqual([1, 0, 0, 0])
    expect(Array.from(s.reserve)).toEqual([0, 9, 0, 9])
  })

  it('never shows the flag before the last tile', () => {
    const s = bare()
    const shown: number[] = []
    while (s.turned.includes(0)) {
      setFactory(s, 0, [1, 0, 0, 0])
      s.actions = 3
      s.reserve.fill(20)
      const space = SPACES.find((name) => refusal(s, `move a energy desert ${name}`) === 'legal')
      const events = play(s, `move a energy desert ${space}`)
      for (const event of events) if ('tile' in event) shown.push(Number(event.tile))
    }
    expect(shown).toHaveLength(9)
    expect(shown.indexOf(FLAG_TILE)).toBe(8)
  })

  it('§5: the flag tile triggers the end; afterwards the middle is refilled with one of each colour', () => {
    const s = bare()
    s.turned.fill(1)
    s.turned[FLAG_TILE] = 0
    setFactory(s, 0, [1, 0, 0, 0])
    s.pile.set([0, 2, 2, 0])
    expect(kindsOf(play(s, 'move a energy desert d5'))).toContain('flag')
    expect(Array.from(s.factories.subarray(0, 4))).toEqual([0, 2, 2, 0])
    expect(Array.from(s.pile)).toEqual([...set.tiles[FLAG_TILE].elements])
    expect(s.ending).toBe(1)
    setFactory(s, 0, [1, 0, 0, 0])
    s.reserve.set([5, 5, 0, 5])
    const chance = luck()
    const events = play(s, 'move a energy desert d6', chance)
    expect(Array.from(s.factories.subarray(0, 4))).toEqual([...set.tiles[FLAG_TILE].elements])
    expect(Array.from(s.pile)).toEqual([1, 1, 0, 1])
    expect(chance.draws).toEqual([])
    expect(events).toContainEqual({ kind: 'produced', tile: -1, elements: [1, 1, 0, 1], left: 0 })
  })

  it('that gets nothing stays empty for the rest of the game', () => {
    const s = bare()
    s.turned.fill(1)
    s.ending = 1
    s.pile.fill(0)
    s.reserve.set([0, 0, 0, 3])
    setFactory(s, 0, [1, 0, 0, 0])
    play(s, 'move a energy desert d5')
    expect(Array.from(s.factories.subarray(0, 4))).toEqual([0, 0, 0, 0])
    expect(Array.from(s.pile)).toEqual([0, 0, 0, 1])
    setFactory(s, 2, [1, 0, 0, 0])
    play(s, 'move c energy desert d6')
    expect(Array.from(s.factories.subarray(8, 12))).toEqual([0, 0, 0, 1])
    expect(Array.from(s.factories.subarray(0, 4))).toEqual([0, 0, 0, 0])
  })
})
