// A deal of the day at a table of this browser; loaded where one is played.

import { refuse } from '../core/answers.ts'
import type { AnyGame } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { Refused } from '../core/table.ts'
import { dealOf, hostOf, seedOf } from '../house/daily.ts'
import { dayOf, isDealt } from '../house/days.ts'
import type { Host } from '../house/host.ts'
import type { DealPlayed, Saved, SeatPlan } from './protocol.ts'

interface Dealt extends Pick<Saved, 'seats' | 'options'> {
  readonly game: AnyGame
  readonly deal: DealPlayed
  /** Of the try that counts, so that a player who comes back goes on with it. */
  readonly id?: string
}

/** The first try of a day counts, and there is but one; who plays what is the deal's business, not the page's. */
export function dealtOn(
  newest: AnyGameModule,
  names: readonly SeatPlan[],
  { day, practice }: DealPlayed,
  now: number,
): Dealt | Refused {
  if (!isDealt(day, now)) return refuse('deal-unknown')
  const { rules, players, options } = dealOf(newest, day)
  const { game } = newest.at(rules)
  const seats = players.map((player, seat) => ({ name: names[seat]?.name ?? '', player }))
  const counts = !practice && day === dayOf(now)
  return counts
    ? { game, seats, options, deal: { day }, id: `deal-${day}-${game.id}` }
    : { game, seats, options, deal: { day, practice: true } }
}

export const hostWith = (game: string, { day }: DealPlayed, host: Host): Host =>
  hostOf({ seed: seedOf(day, game) }, host)
