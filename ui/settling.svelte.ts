// The parts of a page come one after the other, each in a task of its own, so that input is answered between.
import { onMount } from 'svelte'

/** The last step; then everything is there. */
export const SETTLED = 8

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

/** The same a task later, so that what has been loaded is not shown in the task that has just begun to run it. */
export const later = <T>(value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value)))

/** Asked for while a component is set up; `step` grows from 0 as soon as it is shown. */
export function settling(): { readonly step: number; readonly settled: boolean } {
  // Where a page is only written out, nothing comes later.
  let step = $state(typeof document === 'undefined' ? SETTLED : 0)
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
