// A bot's worker in the browser.
import { isRefusal } from '../core/game.ts'
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
  async (id, rules) => {
    const module = isGameId(id) ? await loadGame(id, rules) : null
    return module && !isRefusal(module) ? module.game : null
  },
)
scope.onmessage = ({ data }) => thinker.hear(data)
// A promise nobody caught does not stop a worker by itself, but the pool is to notice.
globalThis.addEventListener('unhandledrejection', (event) => {
  throw event.reason
})
