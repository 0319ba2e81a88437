// The standing answers that are switched on at one table, seat by seat; the tab remembers them.
import type { AnyGame, Seat, Seen } from '../core/game.ts'
import type { AnyWords } from '../core/words.ts'
import { offeredTo } from '../house/standing.ts'
import type { PresetSwitch } from '../ui/board.ts'

/** Ids by seat. */
type On = { readonly [seat: string]: readonly string[] }

export function readPresets(text: string | null): On {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).map(([seat, ids]) => [
        seat,
        Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
      ]),
    )
  } catch {
    return {}
  }
}

export class Presets {
  readonly #key: string
  #on = $state.raw<On>({})

  constructor(table: string) {
    this.#key = `ludopolis/presets/${table}`
    try {
      this.#on = readPresets(sessionStorage.getItem(this.#key))
    } catch {
      // Refused: they hold until the page is closed.
    }
  }

  on(seat: Seat): readonly string[] {
    return this.#on[seat] ?? []
  }

  set(seat: Seat, ids: readonly string[]): void {
    this.#on = { ...this.#on, [seat]: ids }
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#on))
    } catch {
      // As above.
    }
  }

  /** What whoever looks can switch. */
  switches(game: AnyGame, words: AnyWords, view: Seen): readonly PresetSwitch[] {
    const on = this.on(view.viewer)
    return offeredTo(game, view).map((id) => ({
      label: words.standing?.[id] ?? id,
      on: on.includes(id),
      toggle: () => this.set(view.viewer, on.includes(id) ? on.filter((one) => one !== id) : [...on, id]),
    }))
  }

  /** Those of the viewer that no longer stand go off. */
  prune(game: AnyGame, view: Seen): void {
    const on = this.on(view.viewer)
    const offered = offeredTo(game, view)
    const standing = on.filter((id) => offered.includes(id))
    if (standing.length < on.length) this.set(view.viewer, standing)
  }
}
