// The standing answers that are switched on at one table, seat by seat; the tab remembers them.
import type { Seat, Seen } from '../core/game.ts'
import type { Update } from '../core/table.ts'
import type { AnyWords } from '../core/words.ts'
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

/** What those that are on play here, or null where the player decides. */
export function answerOf(words: AnyWords, on: readonly string[], { view, choices }: Pick<Update, 'view' | 'choices'>) {
  for (const preset of words.presets ?? []) {
    const move = on.includes(preset.id) && preset.stands(view) ? preset.answer(view, choices) : null
    if (move !== null) return move
  }
  return null
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
  switches(words: AnyWords, view: Seen): readonly PresetSwitch[] {
    const on = this.on(view.viewer)
    return (words.presets ?? [])
      .filter((preset) => preset.stands(view))
      .map(({ id, label }) => ({
        label,
        on: on.includes(id),
        toggle: () => this.set(view.viewer, on.includes(id) ? on.filter((one) => one !== id) : [...on, id]),
      }))
  }

  /** Those of the viewer that no longer stand go off. */
  prune(words: AnyWords, view: Seen): void {
    const on = this.on(view.viewer)
    const standing = on.filter((id) => words.presets?.find((preset) => preset.id === id)?.stands(view))
    if (standing.length < on.length) this.set(view.viewer, standing)
  }
}
