// Before the first turn (§2).
import { describe, expect, it } from 'vitest'
import type { Told } from '../../../core/telling.ts'
import { heard, listener } from '../../../core/telling.ts'
import { FLAG_TILE } from '../data.ts'
import type { NeotopiaEvent } from '../events.ts'
import { neotopia } from '../index.ts'
import { countCards, HIDDEN, IN_DECK, IN_OFFER, KNOWN } from '../state.ts'
import { dealt, game, giveToken, kindsOf, legalTexts, luck, play, playAll, put, refusal, set } from './table.ts'

describe('§2.1 factories', () => {
  it('begin with one element of each colour', () => {
    expect(Array.from(dealt().factories)).toEqual(new Array(12).fill(1))
    expect(Array.from(dealt().reserve)).toEqual([21, 21, 21, 21])
  })
})

describe('§2.2 bonus tokens', () => {
  it('4 lie open on each region, 4 in each stack with only the top seen', () => {
    const chance = luck({ bonus: [0, 1, 2, 3, 3, 2, 1, 0, 0, 0, 1, 1, 2, 3, 0] })
    const s = game.blank()
    game.setup(2, { first: 0, colours: 'seated' }, chance, s)
    expect(Array.from(s.spaceTokens)).toEqual([1, 2, 3, 4, 4, 3, 2, 1, 1, 1, 2, 2])
    expect(Array.from(s.stackTops)).toEqual([3, 4, 1])
    expect(Array.from(s.stackSizes)).toEqual([4, 4, 4])
    expect(Array.from(s.unseenTokens)).toEqual([1, 2, 3, 3])
    expect(chance.draws.filter((pile) => pile === 'bonus')).toHaveLength(15)
  })
})

describe('§2.3 first player', () => {
  it('is drawn, unless the host chose', () => {
    const s = game.blank()
    game.setup(3, { first: null, colours: 'seated' }, luck({ 'first player': [2] }), s)
    expect(s.first).toBe(2)
    const chance = luck()
    game.setup(3, { first: 1, colours: 'seated' }, chance, s)
    expect(s.first).toBe(1)
    expect(chance.draws).not.toContain('first player')
  })

  it('play goes clockwise from there', () => {
    const s = game.blank()
    game.setup(3, { first: 1, colours: 'seated' }, luck(), s)
    const order: number[] = []
    for (const move of ['place farming desert d4', 'place technology desert d5', 'place energy desert d3']) {
      order.push(game.toAct(s))
      play(s, move)
    }
    expect([...order, game.toAct(s)]).toEqual([1, 2, 0, 1])
  })
})

describe('§2.4 hands and colours', () => {
  it('3 hidden projects each', () => {
    const s = dealt(4)
    for (const seat of [0, 1, 2, 3]) expect(countCards(s, HIDDEN + seat)).toBe(3)
    for (const seat of [0, 1, 2, 3]) expect(countCards(s, KNOWN + seat)).toBe(0)
    expect(countCards(s, IN_DECK)).toBe(56 - 12)
  })

  it('seats take energy, bio-farming, technology, community in order', () => {
    expect(Array.from(dealt(4).colours)).toEqual([0, 1, 2, 3])
    expect(Array.from(dealt(2).colours)).toEqual([0, 1, 4, 4])
  })

  it('or the players choose in turn order, before anything is dealt; the fourth takes what is left', () => {
    const s = game.blank()
    game.setup(4, { first: 2, colours: 'chosen' }, luck(), s)
    expect(countCards(s, IN_DECK)).toBe(56)
    expect(legalTexts(s)).toHaveLength(4)
    expect(refusal(s, 'place energy desert d4')).toBe('colours-first')
    play(s, 'colour community')
    expect(refusal(s, 'colour community')).toBe('colour-taken')
    play(s, 'colour energy')
    expect(game.toAct(s)).toBe(0)
    const events = play(s, 'colour farming')
    expect(kindsOf(events).filter((kind) => kind === 'colour')).toHaveLength(2)
    expect(Array.from(s.colours)).toEqual([1, 2, 3, 0])
    expect(game.toAct(s)).toBe(2)
    expect(countCards(s, IN_DECK)).toBe(56 - 12)
    expect(refusal(s, 'colour farming')).toBe('colours-done')
  })
})

describe('§2.5 the first elements', () => {
  it('come on the centre of an empty region or next to an element, and on nothing else', () => {
    const s = dealt()
    expect(legalTexts(s)).toEqual(['place energy desert d4', 'place energy water d4', 'place energy forest d4'])
    expect(refusal(s, 'place energy desert d5')).toBe('space-centre')
    expect(refusal(s, 'place farming desert d4')).toBe('own-colour')
    expect(refusal(s, 'move a energy desert d4')).toBe('start-first')
    play(s, 'place energy desert d4')
    expect(legalTexts(s)).toHaveLength(8)
    expect(refusal(s, 'place farming desert d5')).toBe('legal')
    expect(refusal(s, 'place farming desert d6')).toBe('space-apart')
    expect(refusal(s, 'place farming desert d4')).toBe('space-taken')
    play(s, 'place farming desert d5')
    expect(Array.from(s.reserve)).toEqual([20, 20, 21, 21])
  })

  it('a bonus space may be covered and gives its token', () => {
    const s = dealt()
    play(s, 'place energy desert d4')
    put(s, 'desert', 'community', 'd5')
    const token = s.spaceTokens[1]
    expect(kindsOf(play(s, 'place farming desert e5'))).toContain('token')
    expect(s.tokens[4 + token - 1]).toBe(1)
    expect(s.spaceTokens[1]).toBe(0)
  })

  it('no project can be built, and an outer space is closed', () => {
    const s = dealt()
    play(s, 'place energy desert d4')
    put(s, 'desert', 'farming', 'd3', 'd2')
    expect(refusal(s, 'build skyfarm-1')).toBe('start-first')
    expect(refusal(s, 'place farming desert d1')).toBe('space-outer')
    play(s, 'place farming desert c3')
    expect(s.window).toBe(0)
  })

  it('only after the last of them are 4 projects laid out', () => {
    const s = dealt(3)
    playAll(s, ['place energy desert d4', 'place farming desert d5'])
    expect(countCards(s, IN_OFFER)).toBe(0)
    const events = play(s, 'place technology desert d3')
    expect(countCards(s, IN_OFFER)).toBe(4)
    expect(kindsOf(events)).toEqual(['placed', 'offered', 'turn'])
    expect(game.toAct(s)).toBe(0)
    expect(s.actions).toBe(3)
  })
})

describe('§2.6 the production pile', () => {
  it.each([
    [2, 9],
    [3, 10],
    [4, 12],
  ])('with %i players has %i tiles, and one element of each colour on top', (seats, tiles) => {
    const s = dealt(seats)
    expect(s.turned.filter((turned) => turned === 0)).toHaveLength(tiles)
    for (const [tile, { outWith }] of set.tiles.entries()) expect(s.turned[tile] === 1).toBe(outWith === seats)
    expect(s.turned[FLAG_TILE]).toBe(0)
    expect(Array.from(s.pile)).toEqual([1, 1, 1, 1])
  })
})

describe('a new table', () => {
  it('tells each player their own cards and the others only how many', async () => {
    const told: Told[] = []
    game.setup(2, { first: null, colours: 'seated' }, luck(), game.blank(), listener(told))
    const words = await neotopia.words('en', ['Ada', 'Ben'])
    const say = (viewer: number) => heard(told, viewer).map((event) => words.event(event as NeotopiaEvent))
    expect(say(0)).toContain('Ada gets Sun Tower (short line), Sun Tower (bend), and Sun Tower (triangle).')
    expect(say(0)).toContain('Ben gets 3 projects.')
    expect(say(1)).toContain('Ada gets 3 projects.')
    expect(say(-1)).toContain('Ben gets 3 projects.')
  })

  it('is refused as a position once a token too many is in the game', () => {
    const s = dealt()
    expect(game.invalid(s)).toBeNull()
    giveToken(s, 0, 'subsidy')
    expect(game.invalid(s)).not.toBeNull()
  })
})
