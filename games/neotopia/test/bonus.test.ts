// Bonus tokens and what they do (§3.7).
import { describe, expect, it } from 'vitest'
import { TOKENS } from '../data.ts'
import { SPACES } from '../geometry.ts'
import { countCards, HIDDEN, KNOWN } from '../state.ts'
import type { TokenName } from './table.ts'
import {
  bare,
  game,
  giveToken,
  hold,
  legalTexts,
  offer,
  play,
  playAll,
  put,
  refusal,
  set,
  setFactory,
} from './table.ts'

describe('§3.7 bonus tokens', () => {
  it.each(TOKENS)('%s must be held to be used', (token) => {
    expect(refusal(bare(), `use ${token}`)).toBe('no-token')
  })

  it('§5: only one a turn, before, between or after the actions', () => {
    const s = bare()
    giveToken(s, 0, 'automatization')
    giveToken(s, 0, 'automatization')
    expect(legalTexts(s)).toContain('use automatization')
    play(s, 'draw')
    expect(legalTexts(s)).toContain('use automatization')
    playAll(s, ['draw', 'draw'])
    expect(legalTexts(s)).toEqual(['end', 'use automatization'])
    playAll(s, ['use automatization', 'draw'])
    expect(refusal(s, 'use automatization')).toBe('bonus-used')
    expect(legalTexts(s)).toEqual(['end'])
    playAll(s, ['end', 'draw', 'draw', 'draw', 'end'])
    expect(game.toAct(s)).toBe(0)
    expect(legalTexts(s)).toContain('use automatization')
  })

  it('§5: one just gained may be used at once', () => {
    const s = bare()
    put(s, 'desert', 'energy', 'd5')
    s.spaceTokens[1] = 1 + TOKENS.indexOf('initiative')
    play(s, `move a energy desert ${SPACES[set.bonusSpaces[1]]}`)
    expect(legalTexts(s)).toContain('use initiative')
    playAll(s, ['use initiative', 'place energy desert d6'])
    expect(s.actions).toBe(2)
  })

  it('§5: not between a placement and its build', () => {
    const s = bare()
    hold(s, 0, 'sun-1')
    giveToken(s, 0, 'initiative')
    put(s, 'desert', 'energy', 'd5')
    playAll(s, ['move a energy desert d6', 'use initiative'])
    expect(refusal(s, 'build sun-1')).toBe('bonus-running')
    play(s, 'place community desert d3')
    expect(refusal(s, 'build sun-1')).toBe('no-pattern')
  })

  it('what a token began must be finished', () => {
    const s = bare()
    giveToken(s, 0, 'initiative')
    play(s, 'use initiative')
    for (const text of ['draw', 'move a energy desert d5', 'end', 'use subsidy'])
      expect(refusal(s, text)).toBe('bonus-running')
  })

  it('subsidy: two projects, one after the other, the offer not refilled in between', () => {
    const s = bare()
    offer(s, 'sun-1', 'sun-2')
    giveToken(s, 0, 'subsidy')
    playAll(s, ['use subsidy', 'take sun-1'])
    expect(legalTexts(s).sort()).toEqual(['draw', 'take sun-2'])
    expect(refusal(s, 'move a energy desert d5')).toBe('bonus-running')
    play(s, 'draw')
    expect([s.actions, s.pending, s.tokens[0]]).toEqual([3, 0, 0])
    expect([countCards(s, HIDDEN), countCards(s, KNOWN)]).toEqual([1, 1])
  })

  it('subsidy: what is there if fewer, and nothing if there is none', () => {
    const s = bare()
    for (let card = 0; card < 56; card++) s.cards[card] = HIDDEN + 1
    offer(s, 'sun-1')
    giveToken(s, 0, 'subsidy')
    giveToken(s, 0, 'subsidy')
    playAll(s, ['use subsidy', 'take sun-1'])
    expect(s.pending).toBe(0)
    s.bonusUsed = 0
    expect(refusal(s, 'use subsidy')).toBe('token-idle')
  })

  it('automatization: one more draw or move', () => {
    for (const action of ['draw', 'move a energy desert d5']) {
      const s = bare()
      giveToken(s, 0, 'automatization')
      playAll(s, ['use automatization', action])
      expect([s.actions, s.pending]).toEqual([3, 0])
    }
  })

  it('private initiative: any element of the reserve to any region, ordinary spaces only', () => {
    const s = bare()
    expect(refusal(s, 'place energy desert d5')).toBe('reserve-untouched')
    giveToken(s, 0, 'initiative')
    put(s, 'desert', 'energy', 'd3', 'd2')
    s.reserve[3] = 0
    play(s, 'use initiative')
    expect(refusal(s, 'place technology forest d4')).toBe('legal')
    expect(refusal(s, 'place technology forest d5')).toBe('space-centre')
    expect(refusal(s, 'place community forest d4')).toBe('reserve-empty')
    expect(refusal(s, 'place technology desert d1')).toBe('space-outer')
    const before = Array.from(s.factories)
    play(s, 'place technology water d5')
    expect(Array.from(s.factories)).toEqual(before)
    expect(s.reserve[2]).toBe(20)
  })

  it('permits: from a factory to a free outer space of a region it touches, next to an element', () => {
    const s = bare()
    giveToken(s, 0, 'permits')
    expect(refusal(s, 'use permits')).toBe('token-idle')
    put(s, 'desert', 'energy', 'd3', 'd2')
    play(s, 'use permits')
    expect(legalTexts(s).every((text) => / desert d1$/.test(text))).toBe(true)
    expect(refusal(s, 'move b energy desert d1')).toBe('factory-far')
    expect(refusal(s, 'move a energy desert d5')).toBe('space-not-outer')
    expect(refusal(s, 'move a energy desert a1')).toBe('space-apart')
    expect(refusal(s, 'move a energy water a1')).toBe('space-apart')
    expect(refusal(s, 'move b energy forest a1')).toBe('space-apart')
    play(s, 'move c community desert d1')
    expect([s.actions, s.pending]).toEqual([3, 0])
  })

  it.each([
    ['automatization', 'no card and no element anywhere'],
    ['initiative', 'an empty reserve'],
    ['permits', 'empty factories'],
  ] as const)('%s cannot be used with %s', (token: TokenName, _with) => {
    const s = bare()
    put(s, 'desert', 'energy', 'd3', 'd2')
    giveToken(s, 0, token)
    expect(refusal(s, `use ${token}`)).toBe('legal')
    for (let card = 0; card < 56; card++) s.cards[card] = HIDDEN + 1
    for (const factory of [0, 1, 2]) setFactory(s, factory, [0, 0, 0, 0])
    s.reserve.fill(0)
    expect(refusal(s, `use ${token}`)).toBe('token-idle')
  })

  it('a used token leaves the game', () => {
    const s = bare()
    giveToken(s, 0, 'automatization')
    const before = Array.from(s.unseenTokens)
    playAll(s, ['use automatization', 'draw'])
    expect(s.tokens.some((count) => count > 0)).toBe(false)
    expect(Array.from(s.unseenTokens)).toEqual(before)
  })
})
