// Preparing the first step of a turn: what still lies there when the turn comes is played, what another took is dropped.
import { expect, test } from 'vitest'
import { lookAhead } from '../../../core/ahead.ts'
import { fatesAhead, playGame } from '../../../core/testing.ts'
import { neotopia } from '../index.ts'
import type { NeotopiaState } from '../state.ts'
import { LAST_ROUND, TURN } from '../state.ts'

const { game } = neotopia
const SEEDS = ['ahead a', 'ahead b']

test.each([2, 3, 4])('§3.1 with %i players: dropped is only what another took or covered', (seats) => {
  const fates = fatesAhead(game, seats, {}, SEEDS)
  expect(fates.get('played')).toBeGreaterThan(1000)
  expect([...fates.keys()].sort()).toEqual(['factory-lacks', 'not-offered', 'played', 'space-taken'])
})

test('§4.1 nobody prepares anything before the first turn, nor after the last', () => {
  const seats = 3
  const counts = { early: 0, late: 0, open: 0 }
  for (const seed of SEEDS)
    playGame(game, seats, {}, seed, (s, legal) => {
      const { phase, turn, ending, first } = s as NeotopiaState
      const place = (seat: number) => (seat - first + seats) % seats
      for (let seat = 0; seat < seats; seat++) {
        if (seat === turn) continue
        const tried = lookAhead(game, game.view(s as NeotopiaState, seat))
        const when = phase !== TURN ? 'early' : ending === LAST_ROUND && place(seat) < place(turn) ? 'late' : 'open'
        counts[when]++
        if (when !== 'open') expect(tried).toBeNull()
        else if (ending !== LAST_ROUND) expect(tried?.choices.length).toBeGreaterThan(0)
      }
      return legal[0]
    })
  expect(Object.values(counts).every((count) => count > 5)).toBe(true)
})
