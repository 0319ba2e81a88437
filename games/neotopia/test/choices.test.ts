// What the advice lists must not change when it is made quicker: digests of what plainer code listed before. Other weights list
// something else; then these are to be recorded anew.
import { expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, NOBODY } from '../../../core/game.ts'
import { fingerprint } from '../../../core/record.ts'
import { neotopia } from '../index.ts'

const { game } = neotopia
const GAMES = 30

/** Every list of promising moves, and what the position is worth to each seat, in games that follow one of the first three. */
function listed(seats: number): { decisions: number; digest: string } {
  const lines: string[] = []
  const list = new Int32Array(MOST_MOVES)
  const s = game.blank()
  let decisions = 0
  for (let i = 0; i < GAMES; i++) {
    const chance = seededChance(`choices ${seats} ${i}`)
    const bits = bitsFrom(`choices ${seats} ${i}`)
    game.setup(seats, { first: null, colours: 'seated' }, chance, s)
    for (; game.toAct(s) !== NOBODY; decisions++) {
      const n = game.advice.promising(s, list)
      lines.push(list.subarray(0, n).join())
      if (decisions % 5 === 0)
        for (let seat = 0; seat < seats; seat++) lines.push(game.advice.worth(s, seat).toFixed(6))
      game.play(s, list[below(bits, Math.min(n, 3))], chance)
    }
  }
  return { decisions, digest: fingerprint(lines.join('\n')) }
}

test.each([
  [2, 4149, '0da434f948117bd6'],
  [3, 5045, '7ab730503856f794'],
  [4, 5869, '7788ac5b4e6771d3'],
])('with %i players all %i lists are as they were', (seats, decisions, digest) => {
  expect(listed(seats)).toEqual({ decisions, digest })
})
