// Standing answers: what they play in whole random games, and when they go off.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, quickChance } from '../../../core/chance.ts'
import { MOST_MOVES } from '../../../core/game.ts'
import { meowtopia } from '../index.ts'
import { standing } from '../standing.ts'
import type { MeowtopiaView } from '../view.ts'
import { variety } from './scene.ts'

const { game } = meowtopia
const [food, pass] = standing

interface Asked {
  readonly view: MeowtopiaView
  readonly choices: readonly string[]
}

/** Every position of random games, as the seat to act sees it. */
function* positions(games: number): Generator<Asked> {
  const list = new Int32Array(MOST_MOVES)
  for (let i = 0; i < games; i++) {
    const bits = bitsFrom(`presets ${i}`)
    const chance = quickChance(bits)
    const state = game.blank()
    game.setup(2 + (i % 3), variety(i), chance, state)
    for (let count = game.legal(state, list); count > 0; count = game.legal(state, list)) {
      const choices = Array.from(list.subarray(0, count), (move) => game.moves.text(move))
      yield { view: game.view(state, game.toAct(state)), choices }
      game.play(state, list[below(bits, count)], chance)
    }
  }
}

describe('standing answers', () => {
  test('answer only whether to follow, only with a legal move, and only as they say', () => {
    const played = new Map<string, number>()
    for (const { view, choices } of positions(6))
      for (const one of standing) {
        const move = one.answer(view, choices)
        if (move === null) continue
        played.set(one.id, (played.get(one.id) ?? 0) + 1)
        expect(choices).toContain(move)
        expect(view.phase).toBe('follow')
        expect(move.split(' ')[0]).toBe(one === food ? 'follow' : 'pass')
        if (one === food) expect(view.others).toBe('food')
      }
    expect(played.get('food')).toBeGreaterThan(5)
    expect(played.get('pass')).toBeGreaterThan(50)
  })

  test('leave it to the player which of two families wakes or goes', () => {
    const [{ view }] = positions(1)
    const asked = { ...view, phase: 'follow', others: 'food' } as const
    expect(food.answer(asked, ['follow ginger', 'follow black', 'pass nobody'])).toBe(null)
    expect(pass.answer(asked, ['follow ginger', 'pass ginger', 'pass black'])).toBe(null)
    expect(food.answer(asked, ['pass nobody'])).toBe(null)
  })

  test('passing goes off with one’s own turn, following food with the game', () => {
    const [{ view }] = positions(1)
    const other = { ...view, viewer: 1, active: 0 }
    expect([food.stands(other), pass.stands(other)]).toEqual([true, true])
    const own = { ...view, viewer: 0, active: 0 }
    expect([food.stands(own), pass.stands(own)]).toEqual([true, false])
    const over = { ...other, phase: 'over' } as const
    expect([food.stands(over), pass.stands(over)]).toEqual([false, false])
  })
})
