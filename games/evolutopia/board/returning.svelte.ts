// Coming back to the table: the position as the viewer left it, until they act.
import type { EvolutopiaView } from '../view.ts'

export interface Returning {
  /** Null if nobody else has played since, or the viewer has begun to act. */
  readonly before: EvolutopiaView | null
  /** The viewer has played: what is shown next is what others do. Looking at an earlier position does not count. */
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
