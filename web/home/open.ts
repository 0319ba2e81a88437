// Opens a new table, with names for those who gave none, and goes there.
import type { Refusal } from '../../core/game.ts'
import type { AnyChosen } from '../../core/options.ts'
import { isRefused } from '../../core/table.ts'
import type { GameId } from '../../games/index.ts'
import type { Messages } from '../messages/en.ts'
import type { Player, SeatPlan } from '../protocol.ts'
import { tableAddress } from '../routes.ts'
import { settings } from '../settings.svelte.ts'
import type { HouseClient } from '../table-client.ts'

export interface Draft {
  name: string
  player: Player
}

/** The first person at the screen is called as they like to be. */
export function nameOf(drafts: readonly Draft[], seat: number, m: Messages['setup']): string {
  const player = drafts[seat]?.player
  const first = drafts.findIndex((draft) => draft.player === 'person')
  if (player === 'person') return (seat === first && settings.name.trim()) || m.person(seat + 1)
  return m.bots[seat] ?? m.person(seat + 1)
}

export function seatPlans(drafts: readonly Draft[], m: Messages['setup']): readonly SeatPlan[] {
  return drafts.map(({ name, player }, seat) => ({ name: name.trim() || nameOf(drafts, seat, m), player }))
}

/** Null if the table is open and the page on its way there. */
export async function openTable(
  house: HouseClient,
  game: GameId,
  seats: readonly SeatPlan[],
  options: AnyChosen,
): Promise<Refusal | null> {
  const answer = await house.open({ game, seats, options })
  if (isRefused(answer)) return answer.refusal
  location.hash = tableAddress(answer.id)
  return null
}
