// The standing answers that the seats at this screen have on, as their house knows them.
import type { AnyGame, Seat, Seen } from '../core/game.ts'
import { isRefused } from '../core/table.ts'
import type { AnyWords } from '../core/words.ts'
import { offeredTo } from '../house/standing.ts'
import type { PresetSwitch } from '../ui/board.ts'
import type { TableClient } from './table-client.ts'

export class Presets {
  readonly #client: TableClient
  #on = $state.raw<{ readonly [seat: Seat]: readonly string[] }>({})

  constructor(client: TableClient) {
    this.#client = client
  }

  on(seat: Seat): readonly string[] {
    return this.#on[seat] ?? []
  }

  /** Asks what a seat has on. */
  async look(seat: Seat): Promise<void> {
    const own = await this.#client.own(seat)
    if (!isRefused(own)) this.#on = { ...this.#on, [seat]: own.standing }
  }

  /** What whoever looks can switch. */
  switches(game: AnyGame, words: AnyWords, view: Seen, seat: Seat): readonly PresetSwitch[] {
    const on = this.on(seat)
    return offeredTo(game, view).map((id) => ({
      label: words.standing?.[id] ?? id,
      on: on.includes(id),
      toggle: () => void this.#set(seat, on.includes(id) ? on.filter((one) => one !== id) : [...on, id]),
    }))
  }

  async #set(seat: Seat, ids: readonly string[]): Promise<void> {
    this.#on = { ...this.#on, [seat]: ids }
    await this.#client.setStanding(seat, ids)
    await this.look(seat)
  }
}
