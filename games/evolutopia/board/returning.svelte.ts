// Coming back to the table: the position as one left it, until one has begun something.
import type { EvolutopiaView } from '../view.ts'

export interface Returning {
  /** Null where nobody else has played since, or one has begun. */
  readonly before: EvolutopiaView | null
  /** One has played; with a look at what once was nobody leaves the table. */
  played(): void
}

/** `ready` says that there is something to choose; `back` is called when one's turn comes round. */
export function returning(
  view: () => EvolutopiaView,
  own: () => number,
  ready: () => boolean,
  back: () => void,
): Returning {
  let gone = false
  let left: EvolutopiaView | null = null
  let before = $state.raw<EvolutopiaView | null>(null)
  $effect(() => {
    const now = view()
    if (now.toAct !== own()) {
      if (gone) left = now
      before = null
    } else if (ready()) {
      const last = left
      left = null
      before = last
      if (last) back()
    } else return
    gone = false
  })
  return {
    get before() {
      return before
    },
    played() {
      gone = true
    },
  }
}
