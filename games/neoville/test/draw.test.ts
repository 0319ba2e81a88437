// §3.3: drawing a tile, hand slots, and the last round without a draw.
import { describe, expect, test } from 'vitest'
import { PlaybackChance, refusingChance } from '../../../core/chance.ts'
import { NOBODY, PUBLIC } from '../../../core/game.ts'
import type { NeovilleEvent } from '../events.ts'
import { moves } from '../moves.ts'
import type { NeovilleState } from '../state.ts'
import { playOut } from './play.ts'
import { game, legalTexts, position, whyNot } from './sketch.ts'

const MARKET = [10, 20, 30, 40]
const drawing = () => position({ cities: [{ city: '. .\n. .' }], phase: 'draw', hand: [74, 5], market: MARKET })

function play(s: NeovilleState, text: string, drew: number[]): object[] {
  const told: object[] = []
  const chance = new PlaybackChance(drew.map((tile) => ['stack', tile]))
  game.play(s, moves.parse(text) as number, chance, (event, only?: number, more?: object) =>
    told.push(only === undefined ? event : { ...event, only, more }),
  )
  chance.finish()
  return told
}

describe('§3.3 drawing', () => {
  test('§3.3 one of the four tiles of the market, or the top of the stack', () => {
    expect(legalTexts(drawing())).toEqual(['draw', 'take 10', 'take 20', 'take 30', 'take 40'])
    expect(whyNot(drawing(), 'take 11')).toEqual({ code: 'tile-not-in-market', values: { tile: 11 } })
    expect(whyNot(drawing(), 'take 75')).toEqual({ code: 'tile-not-in-market', values: { tile: 75 } })
  })

  test('§3.3 a tile taken from the market is replaced at once, in its place, and known to all', () => {
    const s = drawing()
    expect(play(s, 'take 30', [50])).toEqual([{ kind: 'took', seat: 0, slot: 2, tile: 30, refill: 50 }])
    expect(Array.from(s.market)).toEqual([10, 20, 50, 40])
    for (const viewer of [0, 1, PUBLIC]) expect(game.view(s, viewer).hands[0][2]).toEqual({ tile: 30, known: true })
  })

  test('§3.3 a tile from the stack is told to its drawer alone; the market stays', () => {
    const s = drawing()
    expect(play(s, 'draw', [50])).toEqual([{ kind: 'drew', seat: 0, slot: 2, only: 0, more: { tile: 50 } }])
    expect(Array.from(s.market)).toEqual(MARKET)
    expect(game.view(s, 0).hands[0][2]).toEqual({ tile: 50, known: false })
    for (const viewer of [1, PUBLIC]) expect(game.view(s, viewer).hands[0][2]).toEqual({ tile: null, known: false })
  })

  test('§3.3 the hand is three again, one tile fewer is in the stack, and it is the next player’s turn', () => {
    const s = drawing()
    const { stackCount } = s
    play(s, 'draw', [50])
    expect(s.stackCount).toBe(stackCount - 1)
    expect(Array.from(s.hand.slice(0, 3))).toEqual([75, 6, 51])
    expect(game.view(s, PUBLIC)).toMatchObject({ toAct: 1, phase: 'place' })
  })

  test('§2.4 hand slots are public: the tile drawn comes into the slot that was played from', () => {
    const s = position({ cities: [{ city: '. .\n. .' }], phase: 'place', hand: [5, 74, 6], market: MARKET })
    game.play(s, moves.parse('place 5 e4 0') as number, refusingChance)
    game.play(s, moves.parse('skip') as number, refusingChance)
    expect(game.view(s, 1).hands[0]).toMatchObject([null, { known: true }, { tile: null }])
    expect(play(s, 'take 20', [50])).toMatchObject([{ kind: 'took', slot: 0 }])
    expect(game.view(s, 1).hands[0]).toEqual([
      { tile: 20, known: true },
      { tile: 74, known: true },
      { tile: null, known: false },
    ])
  })

  test('§3 the three steps come in order', () => {
    const s = position({ cities: [{ city: 's w\ng r' }], phase: 'place', hand: [74, 5, 6] })
    expect(whyNot(s, 'draw')).toEqual({ code: 'not-draw-step' })
    expect(whyNot(s, 'skip')).toEqual({ code: 'not-build-step' })
    game.play(s, moves.parse('place 5 e4 0') as number, refusingChance)
    expect(whyNot(s, 'place 6 d5 0')).toEqual({ code: 'not-place-step' })
    expect(whyNot(s, 'take 10')).toEqual({ code: 'not-draw-step' })
    expect(whyNot(drawing(), 'skip')).toEqual({ code: 'not-build-step' })
  })
})

describe('§3.3 round 16', () => {
  const rows = (n: number) => '. . . . . . . .\n'.repeat(n)

  test('§3.3 [ruling] has no draw: after building the next player places', () => {
    const s = position({ cities: [{ city: rows(8) }], phase: 'build' })
    game.play(s, moves.parse('skip') as number, refusingChance)
    expect(game.view(s, 0)).toMatchObject({ toAct: 1, phase: 'place', round: 16 })
    expect(s.hand.slice(0, 3).filter((one) => one > 0)).toHaveLength(2)
  })

  test('§3.3 the stack never runs out, and 16 rounds of three steps end the game', () => {
    for (const seats of [2, 3, 4]) {
      const events: NeovilleEvent[] = []
      const s = playOut(seats, 'whole game', { hear: (event) => events.push(event) })
      const count = (...kinds: string[]) => events.filter(({ kind }) => kinds.includes(kind)).length
      expect(count('placed')).toBe(16 * seats)
      expect(count('built', 'skipped', 'cannotBuild')).toBe(16 * seats)
      expect(count('took', 'drew')).toBe(15 * seats)
      expect(s.stackCount).toBe(74 - 4 - 2 * seats - 15 * seats)
      expect(events.at(-1)).toEqual({ kind: 'over' })
      expect(game.toAct(s)).toBe(NOBODY)
      expect(legalTexts(s)).toEqual([])
      expect(whyNot(s, 'draw')).toEqual({ code: 'no-move' })
    }
  })
})
