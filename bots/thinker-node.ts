// A bot's worker under Node.
import { parentPort } from 'node:worker_threads'
import { isRefusal } from '../core/game.ts'
import { isGameId, loadGame } from '../games/index.ts'
import { Thinker } from './thinker.ts'

const port = parentPort
if (!port) throw new Error('this is the inside of a worker')
const thinker = new Thinker(
  (message) => port.postMessage(message),
  async (id, rules) => {
    const module = isGameId(id) ? await loadGame(id, rules) : null
    return module && !isRefusal(module) ? module.game : null
  },
)
port.on('message', (message) => thinker.hear(message))
