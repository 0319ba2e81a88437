// Opens a deal of a day: the try that counts, which is opened but once, or another for practice.
import type { Refusal } from '../../core/game.ts'
import type { GameId } from '../../games/index.ts'
import { dayOf } from '../../house/days.ts'
import { CARDS, playersOf, USUAL_SEATS } from '../home/facts.ts'
import { openTable, seatPlans } from '../home/open.ts'
import type { HouseClient } from '../table-client.ts'
import { texts } from '../texts.svelte.ts'
import { keyOf, withStart } from './history.ts'
import { change } from './kept.svelte.ts'

/** Null if the table is open and the page on its way there. */
export async function openDeal(
  house: HouseClient,
  game: GameId,
  day: string,
  practice: boolean,
): Promise<Refusal | null> {
  const now = Date.now()
  const drafts = playersOf('play', CARDS[game], USUAL_SEATS).map((player) => ({ name: '', player }))
  const seats = seatPlans(drafts, texts().web.setup)
  const counts = !practice && day === dayOf(now)
  const refusal = await openTable(house, game, seats, {}, counts ? { day } : { day, practice: true })
  if (!refusal && counts) change((history) => withStart(history, keyOf(day, game), now))
  return refusal
}
