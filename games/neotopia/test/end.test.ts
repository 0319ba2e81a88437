// The end of the game, its score and its ties (§4), and honest luck (§6).
import { describe, expect, it } from 'vitest'
import type { NeotopiaState } from '../state.ts'
import { OVER } from '../state.ts'
import type { ElementName, RegionName } from './table.ts'
import { bare, game, giveToken, hold, kindsOf, luck, play, playAll, put, setFactory, started } from './table.ts'

/** Puts a finished position together: points by region, groups by region, tokens. */
function finished(players: readonly { points: readonly number[]; tokens?: number }[]): NeotopiaState {
  const s = bare(players.length)
  s.elements.fill(0)
  s.phase = OVER
  s.ending = 2
  for (const [seat, { points, tokens = 0 }] of players.entries()) {
    s.points.set(points, seat * 3)
    for (let i = 0; i < tokens; i++) giveToken(s, seat, 'subsidy')
  }
  return s
}

describe('§4.1 the end', () => {
  it('the flag turned in mid-round: the round is finished, then one more is played', () => {
    const s = bare(3)
    s.turned.fill(1)
    s.turned[0] = 0
    const turn = (draws: number) => {
      for (let i = 0; i < draws; i++) play(s, 'draw')
      return play(s, 'end')
    }
    turn(3)
    expect(game.toAct(s)).toBe(1)
    setFactory(s, 0, [1, 0, 0, 0])
    expect(kindsOf(play(s, 'move a energy desert d5'))).toContain('flag')
    turn(2)
    expect([game.toAct(s), s.ending]).toEqual([2, 1])
    expect(kindsOf(turn(3))).toContain('last')
    expect([game.toAct(s), s.ending, s.round]).toEqual([0, 2, 2])
    turn(3)
    turn(3)
    expect(game.outcome(s)).toBeNull()
    const events = turn(3)
    expect(kindsOf(events)).toContain('final')
    expect(game.toAct(s)).toBe(-1)
    expect(game.outcome(s)).not.toBeNull()
    expect(game.refusals[game.check(s, 0)]).toBe('game-over')
  })

  it('turned by the last of a round, only the one full round follows', () => {
    const s = bare()
    s.turned.fill(1)
    s.turned[0] = 0
    playAll(s, ['draw', 'draw', 'draw', 'end'])
    setFactory(s, 0, [1, 0, 0, 0])
    playAll(s, ['move a energy desert d5', 'draw', 'draw', 'end'])
    expect(s.ending).toBe(2)
    playAll(s, ['draw', 'draw', 'draw', 'end', 'draw', 'draw', 'draw', 'end'])
    expect(game.outcome(s)).not.toBeNull()
  })
})

describe('§4.2 clusters', () => {
  it('the largest connected group of one’s colour counts, outer spaces included', () => {
    const s = started()
    put(s, 'desert', 'energy', 'd3', 'd2', 'd1')
    put(s, 'desert', 'energy', 'f2', 'f3')
    put(s, 'desert', 'farming', 'e3')
    const line = (seat: number, region: number) =>
      game.sheet(s).find((one) => one.seat === seat && one.line === 'cluster' && one.of === region)?.points
    expect(line(0, 0)).toBe(4)
    expect(line(1, 0)).toBe(1)
    expect(line(1, 1)).toBe(1)
    expect(line(0, 2)).toBe(0)
    put(s, 'desert', 'energy', 'e2')
    expect(line(0, 0)).toBe(7)
  })

  it('§5: cluster points take no tokens', () => {
    const s = bare()
    put(s, 'desert', 'energy', 'd3', 'd2', 'c3', 'e3')
    s.points[0] = 5
    s.ending = 2
    s.turned.fill(1)
    playAll(s, ['draw', 'draw', 'draw', 'end', 'draw', 'draw', 'draw'])
    const before = Array.from(s.tokens)
    play(s, 'end')
    const { points, clusters } = game.view(s, 0).players[0]
    expect([points, clusters.map((spaces) => spaces.length)]).toEqual([
      [5, 0, 0],
      [5, 0, 0],
    ])
    expect(Array.from(s.tokens)).toEqual(before)
    expect(s.stackSizes[0]).toBe(4)
  })
})

describe('§4.3 the final score', () => {
  it('§5, the rulebook: 18/6/15, groups 4/5/4, two tokens left: 22 + 19 + 11×3 + 6 = 80', () => {
    const s = finished([{ points: [18, 6, 15], tokens: 2 }, { points: [0, 0, 0] }])
    const lay = (region: RegionName, element: ElementName, ...spaces: string[]) => put(s, region, element, ...spaces)
    lay('desert', 'energy', 'd4', 'd5', 'd6', 'd7')
    lay('water', 'energy', 'd4', 'd5', 'c4', 'b3', 'a2')
    lay('forest', 'energy', 'd4', 'd3', 'e3', 'e2')
    expect(game.outcome(s)?.scores[0]).toBe(80)
    const lines = game.sheet(s).filter((line) => line.seat === 0)
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(80)
    expect(lines).toContainEqual({ seat: 0, line: 'lowest', of: 1, points: 22, settled: true })
    expect(lines).toContainEqual({ seat: 0, line: 'tokens', points: 6, settled: true })
  })

  it('counts equal regions once each', () => {
    const s = finished([{ points: [4, 4, 4] }, { points: [0, 9, 0] }])
    expect(game.outcome(s)?.scores).toEqual([20, 9])
  })
})

describe('§4.4 ties', () => {
  it.each([
    ['points', [{ points: [5, 5, 5] }, { points: [4, 5, 5] }], [1, 2]],
    ['lowest', [{ points: [9, 9, 0] }, { points: [3, 6, 3] }], [2, 1]],
    ['second', [{ points: [4, 8, 1] }, { points: [6, 6, 1] }], [2, 1]],
    ['highest', [{ points: [9, 5, 1] }, { points: [6, 5, 1], tokens: 1 }], [1, 2]],
    ['shared', [{ points: [3, 5, 1] }, { points: [5, 1, 3] }], [1, 1]],
  ])('decided by %s', (reason, players, ranks) => {
    expect(game.outcome(finished(players))).toMatchObject({ reason, ranks })
  })

  it('ranks below a tie count on: two share the first place, the next is third', () => {
    const s = finished([{ points: [3, 3, 3] }, { points: [1, 1, 1] }, { points: [3, 3, 3] }])
    expect(game.outcome(s)).toMatchObject({ ranks: [1, 3, 1], reason: 'shared' })
  })
})

describe('§6 honest luck', () => {
  it('every unseen token may be the next top, whichever stack it lies in', () => {
    for (const token of [0, 1, 2, 3]) {
      const s = bare()
      s.unseenTokens.set([1, 1, 1, 1])
      s.points[0] = 5
      hold(s, 0, 'skyfarm-1')
      put(s, 'desert', 'farming', 'e3', 'e4')
      play(s, 'move a farming desert e2')
      play(s, 'build skyfarm-1', luck({ bonus: [token] }))
      expect(s.stackTops[0]).toBe(token + 1)
      expect(s.unseenTokens[token]).toBe(0)
    }
  })

  it('every back but the flag’s may be the next, and the view names them all alike', () => {
    for (let tile = 1; tile < 12; tile++) {
      const s = bare(4)
      setFactory(s, 0, [1, 0, 0, 0])
      play(s, 'move a energy desert d5', luck({ production: [tile] }))
      expect(s.turned[tile]).toBe(1)
    }
    expect(game.view(bare(4), 0).tiles).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('hands and deck are one pool to a viewer: any unseen card may turn up in a hand that is imagined', () => {
    const s = started()
    const seen = new Set<number>()
    const v = game.view(s, 0)
    const world = game.blank()
    for (let i = 0; i < 400; i++) {
      game.imagine(v, { draw: (_pile, _items, n) => (i * 7) % n }, world)
      for (let card = 0; card < 56; card++) if (world.cards[card] === 3) seen.add(card)
    }
    const unseen = 56 - v.offer.length - (v.players[0].hidden?.length ?? 0)
    expect(seen.size).toBe(unseen)
  })

  it('the offer is dealt by play, after the last of the first placements', () => {
    const s = game.blank()
    const setup = luck()
    game.setup(2, { first: 0, colours: 'seated' }, setup, s)
    expect(setup.draws.filter((pile) => pile === 'projects')).toHaveLength(6)
    const chance = luck()
    playAll(s, ['place energy desert d4', 'place farming water d4'], chance)
    expect(chance.draws).toEqual(['projects', 'projects', 'projects', 'projects'])
  })
})
