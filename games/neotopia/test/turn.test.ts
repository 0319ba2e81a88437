// The turn: actions, placements and its end (§3.1–3.4, §3.9–3.11).

import { describe, expect, it } from 'vitest'
import { PUBLIC } from '../../../core/game.ts'
import { countCards, elementAt, HIDDEN, IN_DECK, IN_OFFER, KNOWN } from '../state.ts'
import {
  bare,
  cardOf,
  game,
  giveToken,
  hold,
  holdKnown,
  kindsOf,
  legalTexts,
  luck,
  offer,
  play,
  playAll,
  put,
  refusal,
  setFactory,
  spaceOf,
  started,
} from './table.ts'

describe('§3.1 three actions', () => {
  it('each is a draw from the offer or the deck, or a move from a factory to a region it touches', () => {
    const s = started()
    const kinds = new Set(legalTexts(s).map((text) => text.split(' ')[0]))
    expect([...kinds].sort()).toEqual(['draw', 'move', 'take'])
    expect(refusal(s, 'move a energy desert d5')).toBe('legal')
    expect(refusal(s, 'move a energy water d5')).toBe('legal')
    expect(refusal(s, 'move a energy forest d4')).toBe('factory-far')
    expect(refusal(s, 'move b energy desert d5')).toBe('factory-far')
    expect(refusal(s, 'move c energy forest d4')).toBe('legal')
    setFactory(s, 0, [0, 1, 1, 1])
    expect(refusal(s, 'move a energy desert d5')).toBe('factory-lacks')
  })

  it('all three must be taken', () => {
    const s = started()
    expect(refusal(s, 'end')).toBe('actions-left')
    playAll(s, ['draw', 'draw'])
    expect(refusal(s, 'end')).toBe('actions-left')
    play(s, 'draw')
    expect(refusal(s, 'draw')).toBe('no-actions')
    expect(refusal(s, 'take spire-1')).toBe('no-actions')
    expect(refusal(s, 'move a energy desert d5')).toBe('no-actions')
    play(s, 'end')
    expect(game.toAct(s)).toBe(1)
  })

  it('the offer is refilled only at the end of the turn; there is no hand limit', () => {
    const s = started()
    const [first, second, third] = legalTexts(s).filter((text) => text.startsWith('take'))
    playAll(s, [first, second])
    expect(countCards(s, IN_OFFER)).toBe(2)
    expect(refusal(s, first)).toBe('not-offered')
    play(s, third)
    expect(countCards(s, IN_OFFER)).toBe(1)
    expect(countCards(s, KNOWN)).toBe(3)
    expect(kindsOf(play(s, 'end'))).toEqual(['offered', 'turn'])
    expect(countCards(s, IN_OFFER)).toBe(4)
    for (let card = 0; card < 40; card++) s.cards[card] = HIDDEN + 1
    expect(refusal(s, 'draw')).toBe('legal')
  })

  it('an empty deck gives nothing', () => {
    const s = started()
    for (let card = 0; card < 56; card++) if (s.cards[card] === IN_DECK) s.cards[card] = HIDDEN + 1
    expect(refusal(s, 'draw')).toBe('deck-empty')
    expect(legalTexts(s)).not.toContain('draw')
  })
})

describe('§3.2 placement', () => {
  it('on the centre of an empty region, else next to an element, never on a taken or outer space', () => {
    const s = started()
    expect(refusal(s, 'move b energy forest d5')).toBe('space-centre')
    expect(refusal(s, 'move b energy forest d4')).toBe('legal')
    expect(refusal(s, 'move a energy desert d4')).toBe('space-taken')
    expect(refusal(s, 'move a energy desert d6')).toBe('space-apart')
    put(s, 'desert', 'energy', 'd3', 'd2')
    expect(refusal(s, 'move a energy desert d1')).toBe('space-outer')
    expect(refusal(s, 'move a energy desert c1')).toBe('legal')
  })

  it('an element on an outer space counts as a neighbour', () => {
    const s = started()
    put(s, 'desert', 'energy', 'd3', 'd2')
    expect(refusal(s, 'move a energy desert b1')).toBe('space-apart')
    put(s, 'desert', 'energy', 'c1', 'b1', 'a1')
    expect(refusal(s, 'move a energy desert a2')).toBe('legal')
  })
})

describe('§3.3 covering a bonus token', () => {
  it('takes it', () => {
    const s = started()
    put(s, 'desert', 'community', 'd5')
    const token = s.spaceTokens[1] - 1
    const events = play(s, 'move a energy desert e5')
    expect(events).toContainEqual({ kind: 'token', seat: 0, token, region: 0, space: spaceOf('e5') })
    expect(s.tokens[token]).toBe(1)
    expect(s.spaceTokens[1]).toBe(0)
  })
})

describe('§3.4 an action with no legal form', () => {
  it('is lost: no card to draw, no element to move', () => {
    const s = bare()
    for (let card = 0; card < 56; card++) s.cards[card] = HIDDEN + 1
    for (const factory of [0, 1, 2]) setFactory(s, factory, [0, 0, 0, 0])
    setFactory(s, 0, [1, 0, 0, 0])
    s.pile.fill(0)
    s.reserve.fill(0)
    s.turned.fill(1)
    s.ending = 2
    const events = play(s, 'move a energy desert d5')
    expect(events).toContainEqual({ kind: 'lost', seat: 0, actions: 2 })
    expect(game.toAct(s)).toBe(1)
    expect(s.actions).toBe(0)
    expect(legalTexts(s)).toEqual(['end'])
  })

  it('who has nothing at all is passed over, up to the end of the game', () => {
    const s = bare()
    for (let card = 0; card < 56; card++) s.cards[card] = 10
    for (const factory of [0, 1, 2]) setFactory(s, factory, [0, 0, 0, 0])
    setFactory(s, 0, [1, 0, 0, 0])
    s.pile.fill(0)
    s.reserve.fill(0)
    s.turned.fill(1)
    s.ending = 2
    const events = play(s, 'move a energy desert d5')
    expect(kindsOf(events).filter((kind) => kind === 'lost')).toHaveLength(2)
    expect(game.outcome(s)).not.toBeNull()
  })
})

describe('§3.9 the order of a move', () => {
  it('placement, token, refill, then the build decision', () => {
    const s = bare()
    hold(s, 0, 'sun-3')
    put(s, 'desert', 'energy', 'd5')
    put(s, 'desert', 'energy', 'e4')
    setFactory(s, 0, [1, 0, 0, 0])
    const events = play(s, 'move a energy desert e5')
    expect(kindsOf(events)).toEqual(['placed', 'token', 'refilled', 'produced'])
    expect(legalTexts(s)).toContain('build sun-3')
  })
})

describe('§3.10 the build window and the end of the turn', () => {
  it('builds are offered together with what may come next', () => {
    const s = bare()
    hold(s, 0, 'sun-1')
    offer(s, 'forum-1')
    giveToken(s, 0, 'automatization')
    put(s, 'desert', 'energy', 'd5')
    play(s, 'move a energy desert d6')
    const texts = legalTexts(s)
    for (const text of ['build sun-1', 'draw', 'take forum-1', 'use automatization']) expect(texts).toContain(text)
    expect(texts).not.toContain('end')
  })

  it.each([
    ['another draw', ['draw']],
    ['another move', ['move a community water d5']],
    ['a bonus', ['use automatization', 'draw']],
  ])('%s closes the window', (_what, moves) => {
    const s = bare()
    hold(s, 0, 'sun-1')
    giveToken(s, 0, 'automatization')
    put(s, 'desert', 'energy', 'd5')
    play(s, 'move a energy desert d6')
    expect(refusal(s, 'build sun-1')).toBe('legal')
    playAll(s, moves)
    expect(refusal(s, 'build sun-1')).not.toBe('legal')
    expect(legalTexts(s)).not.toContain('build sun-1')
  })

  it('after the third action a hidden card makes the player end the turn, whatever the card is', () => {
    const s = bare()
    hold(s, 0, 'forum-5')
    playAll(s, ['move a energy desert d5', 'move a farming desert d3', 'move a community desert c4'])
    expect(game.toAct(s)).toBe(0)
    expect(legalTexts(s)).toEqual(['end'])
  })

  it('so does a bonus token', () => {
    const s = bare()
    giveToken(s, 0, 'subsidy')
    playAll(s, ['move a energy desert d5', 'move a farming desert d3', 'move a community desert c4'])
    expect(legalTexts(s)).toEqual(['end', 'use subsidy'])
  })

  it('so does a known project that everybody sees complete', () => {
    const s = bare()
    holdKnown(s, 0, 'sun-1')
    put(s, 'desert', 'energy', 'd5')
    playAll(s, ['move a farming desert d3', 'move a community desert c4', 'move a energy desert d6'])
    expect(legalTexts(s)).toEqual(['build sun-1', 'end'])
    play(s, 'build sun-1')
    expect(game.toAct(s)).toBe(1)
  })

  it('otherwise the turn ends by itself, and the offer is refilled while the deck lasts', () => {
    const s = bare()
    holdKnown(s, 0, 'forum-5')
    const events = playAll(s, ['move a energy desert d5', 'move a farming desert d3', 'move a community desert c4'])
    expect(game.toAct(s)).toBe(1)
    expect(kindsOf(events.map(({ event }) => event)).slice(-2)).toEqual(['offered', 'turn'])
    const poor = bare()
    for (let card = 0; card < 56; card++) poor.cards[card] = HIDDEN + 1
    poor.cards[cardOf('sun-1')] = IN_DECK
    poor.cards[cardOf('sun-2')] = IN_DECK
    playAll(poor, ['move a energy desert d5', 'move a farming desert d3', 'move a community desert c4'])
    expect(countCards(poor, IN_OFFER)).toBe(2)
  })

  it('the stop depends on public facts only: two worlds that look alike stop alike', () => {
    const moves = ['move a farming desert d3', 'move a community desert c4', 'move a energy desert d6']
    const worlds = ['sun-1', 'forum-5'].map((card) => {
      const s = bare()
      hold(s, 0, card)
      put(s, 'desert', 'energy', 'd5')
      playAll(s, moves)
      return s
    })
    expect(game.view(worlds[0], 1)).toEqual(game.view(worlds[1], 1))
    expect(worlds.map((s) => game.toAct(s))).toEqual([0, 0])
  })
})

describe('§3.11 what is public', () => {
  it('hand sizes, and cards taken from the offer until they are built', () => {
    const s = bare()
    offer(s, 'sun-1')
    hold(s, 0, 'forum-1')
    play(s, 'take sun-1')
    for (const viewer of [PUBLIC, 0, 1]) {
      expect(game.view(s, viewer).players[0]).toMatchObject({ handSize: 2, known: [cardOf('sun-1')] })
      expect(game.view(s, viewer).players[0].hidden).toEqual(viewer === 0 ? [cardOf('forum-1')] : null)
    }
    put(s, 'desert', 'energy', 'd5')
    playAll(s, ['move a energy desert d6', 'build sun-1'])
    expect(game.view(s, 1).players[0]).toMatchObject({ handSize: 1, known: [] })
    expect(game.view(s, 1).regions[0]).toMatchObject({ last: cardOf('sun-1'), built: [cardOf('sun-1')] })
  })

  it('a drawn card is told to its player only', () => {
    const s = bare()
    const told = playAll(s, ['draw'], luck({ projects: [cardOf('tram-2')] }))
    expect(told[0]).toEqual({ event: { kind: 'drew', seat: 0 }, only: 0, more: { card: cardOf('tram-2') } })
  })
})

describe('a whole turn, as in the rulebook’s example', () => {
  it('moves onto a token, refills, builds, draws twice, then builds again by new building permits', () => {
    const s = bare()
    s.spaceTokens[1] = 4
    setFactory(s, 0, [0, 0, 1, 0])
    hold(s, 0, 'spire-3', 'spire-1', 'orchard-1')
    offer(s, 'forum-1')
    put(s, 'desert', 'technology', 'd5', 'e4')
    playAll(s, ['move a technology desert e5', 'build spire-3', 'take forum-1', 'draw'])
    expect(s.points[0]).toBe(4)
    put(s, 'desert', 'farming', 'd3', 'd2')
    setFactory(s, 0, [1, 1, 0, 0])
    expect(legalTexts(s).sort()).toEqual(['end', 'use permits'])
    play(s, 'use permits')
    play(s, 'move a farming desert d1')
    expect(elementAt(s, 0, spaceOf('d1'))).toBe(1)
    hold(s, 0, 'skyfarm-1')
    play(s, 'build skyfarm-1')
    expect(s.points[0]).toBe(8)
  })
})
