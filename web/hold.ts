// One tab plays a table at a time, through the browser's locks where it has them.
import type { Hold } from './local-house.ts'

/** A tab that was just reloaded lets go within this time. */
const PATIENCE = 2000

export const browserHold: Hold = (id, take, lost) => {
  // Pages that were not loaded securely have no locks; there the log's numbers still keep two tabs apart.
  if (!('locks' in navigator)) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    let letGo = () => {}
    const held = new Promise<void>((release) => {
      letGo = release
    })
    let mine = false
    const options = take ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) }
    navigator.locks
      .request(`ludopolis/${id}`, options, () => {
        mine = true
        resolve(letGo)
        return held
      })
      .catch(() => (mine ? lost() : resolve(null)))
  })
}
