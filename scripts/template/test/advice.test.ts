// The advice for bots: legal moves, the best first, and better than chance.
import { expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, NOBODY } from '../../../core/game.ts'
import { drawn, game } from './scene.ts'

const list = new Int32Array(MOST_MOVES)

test('the plot with the most beside it comes first', () => {
  const s = drawn(2, ['......', '.o.o..', '......', '.o.o..', '......', '12....'])
  game.advice.promising(s, list)
  expect(['c2', 'b3', 'd3', 'c4']).toContain(game.moves.text(list[0]).split(' ')[1])
})

test('the first of its moves beats chance', () => {
  const bits = bitsFrom('beats chance')
  const s = game.blank()
  let won = 0
  for (let i = 0; i < 30; i++) {
    game.setup(2, { first: i % 2 }, seededChance(`beats/${i}`), s)
    while (game.toAct(s) !== NOBODY) {
      const legal = game.legal(s, list)
      const random = list[below(bits, legal)]
      if (game.toAct(s) === 0) game.advice.promising(s, list)
      game.play(s, game.toAct(s) === 0 ? list[0] : random, seededChance(''))
    }
    if (game.outcome(s)?.ranks[0] === 1) won++
  }
  expect(won).toBeGreaterThan(24)
})
