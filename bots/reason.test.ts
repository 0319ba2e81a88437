// Reasons: what a move is ahead by when the turn is over is that of the turn alone.
import { expect, test } from 'vitest'
import { bitsFrom, DrawRefused, refusingChance } from '../core/chance.ts'
import type { AnyGame, GameEvent, Move, State } from '../core/game.ts'
import { copyState, MOST_MOVES } from '../core/game.ts'
import { replay } from '../core/record.ts'
import { playGame } from '../core/testing.ts'
import { loadGame } from '../games/index.ts'
import { reasonOf } from './reason.ts'

/** The position after a move that ends a turn without luck, or null. */
function endOfTurn(game: AnyGame, s: State, move: Move): State | null {
  const next = copyState(s, game.blank())
  const told: GameEvent[] = []
  try {
    game.play(next, move, refusingChance, (event) => told.push(event))
  } catch (error) {
    if (error instanceof DrawRefused) return null
    throw error
  }
  return told.some(({ kind }) => kind === 'turn') ? next : null
}

/** What some rounds bring is not asked here. */
const noLater = { step: () => {} }

// In Meowtopia the next morning may be one's own.
test('a reason in Meowtopia at the end of a turn tells nothing of what follows it', async () => {
  const { game } = await loadGame('meowtopia')
  const list = new Int32Array(MOST_MOVES)
  const s = game.blank()
  let compared = 0
  for (const seed of ['a', 'd']) {
    const record = playGame(game, 2, {}, seed)
    for (let step = 0; step < record.steps.length; step++) {
      expect(replay(game, record, s, step)).toBeNull()
      const view = game.view(s, game.toAct(s))
      const legal = Array.from(list.subarray(0, game.legal(s, list)))
      const [better, ...others] = legal.flatMap((move) => {
        const end = endOfTurn(game, s, move)
        return end ? [{ move, end }] : []
      })
      if (!better) continue
      for (const other of others.slice(0, 2)) {
        compared++
        const { now } = reasonOf(game, view, better.move, other.move, noLater, bitsFrom('reason'))
        const points = (state: State, { seat, line, of }: (typeof now)[number]) =>
          game.sheet(state).find((one) => one.seat === seat && one.line === line && one.of === of)?.points ?? 0
        for (const lead of now) expect(points(better.end, lead) - points(other.end, lead)).toBe(lead.by)
      }
    }
  }
  expect(compared).toBeGreaterThan(10)
})
