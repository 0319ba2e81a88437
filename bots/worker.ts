// A bot's worker in the browser.
import { isGameId, loadGame } from '../games/index.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import { Thinker } from './thinker.ts'

interface Scope {
  postMessage(message: FromWorker): void
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
}

const scope = globalThis as unknown as Scope
const thinker = new Thinker(
  (message) => scope.postMessage(message),
  async (id) => (isGameId(id) ? (await loadGame(id)).game : null),
)
scope.onmessage = ({ data }) => thinker.hear(data)
// A promise nobody caught does not stop a worker by itself, but the pool is to notice.
globalThis.addEventListener('unhandledrejection', (event) => {
  throw event.reason
})
