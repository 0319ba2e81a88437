// A bot's worker under Node.
import { parentPort } from 'node:worker_threads'
import { isGameId, loadGame } from '../games/index.ts'
import { Thinker } from './thinker.ts'

const port = parentPort
if (!port) throw new Error('this is the inside of a worker')
const thinker = new Thinker(
  (message) => port.postMessage(message),
  async (id) => (isGameId(id) ? (await loadGame(id)).game : null),
)
port.on('message', (message) => thinker.hear(message))
