// The parts of a page come one after the other, each in a task of its own, so that input is answered between.
import { onMount } from 'svelte'

/** The last step; then everything is there. */
export const SETTLED = 4

/** Calls `each` with 1, 2, … up to the last step, one task after the other; gives the way to stop. */
export function stepwise(last: number, each: (step: number) => void): () => void {
  let step = 0
  let timer = setTimeout(next)
  function next() {
    each(++step)
    if (step < last) timer = setTimeout(next)
  }
  return () => clearTimeout(timer)
}

/** Asked for while a component is set up; `step` grows from 0 as soon as it is shown. */
export function settling(): { readonly step: number; readonly settled: boolean } {
  let step = $state(0)
  onMount(() =>
    stepwise(SETTLED, (next) => {
      step = next
    }),
  )
  return {
    get step() {
      return step
    },
    get settled() {
      return step === SETTLED
    },
  }
}
