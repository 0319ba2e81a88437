// What the seats at this screen have said beforehand, as their house knows it: standing answers, and a move prepared for when
// the turn comes.
import type { AnyGame, Seat, Seen } from '../core/game.ts'
import type { Refused } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import type { AnyWords } from '../core/words.ts'
import type { Own } from '../house/messages.ts'
import { offeredTo } from '../house/standing.ts'
import type { StandingSwitch } from '../ui/board.ts'
import type { TableClient } from './table-client.ts'

export class StandingAnswers {
  readonly #client: TableClient
  #own = $state.raw<{ readonly [seat: Seat]: Own }>({})

  constructor(client: TableClient) {
    this.#client = client
  }

  on(seat: Seat): readonly string[] {
    return this.#own[seat]?.standing ?? []
  }

  prepared(seat: Seat): string | null {
    return this.#own[seat]?.prepared[0] ?? null
  }

  /** What was prepared and no longer fitted. */
  dropped(seat: Seat): string | null {
    return this.#own[seat]?.dropped ?? null
  }

  /** Null: nothing is to be played any more. */
  async prepare(seat: Seat, move: string | null): Promise<Refused | null> {
    const answer = await this.#client.setPrepared(seat, move === null ? [] : [move])
    await this.look(seat)
    return answer
  }

  /** Asks what a seat has on. */
  async look(seat: Seat): Promise<void> {
    const own = await this.#client.own(seat)
    if (!isRefused(own)) this.#own = { ...this.#own, [seat]: own }
  }

  /** What the viewer can switch. */
  switches(game: AnyGame, words: AnyWords, view: Seen, seat: Seat): readonly StandingSwitch[] {
    const on = this.on(seat)
    return offeredTo(game, view).map((id) => ({
      label: words.standing?.[id] ?? id,
      on: on.includes(id),
      toggle: () => void this.#set(seat, on.includes(id) ? on.filter((one) => one !== id) : [...on, id]),
    }))
  }

  /** What is not yet stored is not shown as if it were. */
  async #set(seat: Seat, ids: readonly string[]): Promise<void> {
    await this.#client.setStanding(seat, ids)
    await this.look(seat)
  }
}
