// Opens a new table, with names for those who gave none, and goes there.
import type { Refusal } from '../../core/game.ts'
import { freeName, readableName } from '../../core/names.ts'
import type { AnyChosen } from '../../core/options.ts'
import { isRefused } from '../../core/table.ts'
import type { GameId } from '../../games/index.ts'
import type { Messages } from '../messages/en.ts'
import type { DealPlayed, ScreenPlayer, SeatPlan } from '../protocol.ts'
import { tableAddress } from '../routes.ts'
import { settings } from '../settings.svelte.ts'
import type { HouseClient } from '../table-client.ts'

export interface Draft {
  name: string
  player: ScreenPlayer
}

/** How a seat is called that was given no name: the first person as they like to be, a bot like nobody else. */
export function nameOf(drafts: readonly Draft[], seat: number, m: Messages['setup']): string {
  const first = drafts.findIndex(({ player }) => player === 'person')
  const own = readableName(settings.name)
  if (drafts[seat]?.player === 'person') return (seat === first && own) || m.person(seat + 1)
  const taken = [...(first < 0 ? [] : [own]), ...drafts.map(({ name }) => readableName(name))]
  const [usual = '', spare = ''] = [m.bots[seat], m.spareBots[seat]]
  return freeName([usual, spare], taken) ?? m.person(seat + 1)
}

export function seatPlans(drafts: readonly Draft[], m: Messages['setup']): readonly SeatPlan[] {
  return drafts.map(({ name, player }, seat) => ({ name: readableName(name) || nameOf(drafts, seat, m), player }))
}

/** Null if the table is open and the page on its way there. */
export async function openTable(
  house: HouseClient,
  game: GameId,
  seats: readonly SeatPlan[],
  options: AnyChosen,
  deal?: DealPlayed,
): Promise<Refusal | null> {
  const answer = await house.open({ game, seats, options, ...(deal ? { deal } : {}) })
  if (isRefused(answer)) return answer.refusal
  location.hash = tableAddress(answer.id)
  return null
}
