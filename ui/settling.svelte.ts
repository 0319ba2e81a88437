// What lies lower on a page comes with a moment's delay, so that input is answered between.
import { onMount } from 'svelte'

/** Asked for while a component is set up; `settled` turns true a moment after it is shown. */
export function settling(): { readonly settled: boolean } {
  let settled = $state(false)
  onMount(() => {
    const timer = setTimeout(() => {
      settled = true
    })
    return () => clearTimeout(timer)
  })
  return {
    get settled() {
      return settled
    },
  }
}
