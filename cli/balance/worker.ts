// A thread of `balance`: plays the games it is told to and tells what happened in them.
import { parentPort, workerData } from 'node:worker_threads'
import { isGameId, loadGame } from '../../games/index.ts'
import type { Trial } from './facts.ts'
import { Watching } from './facts.ts'

const port = parentPort
const trial = workerData as Trial
if (!port || !isGameId(trial.game)) throw new Error('this is the inside of a trial')
const { game } = await loadGame(trial.game)
const watching = new Watching(game, trial)
port.on('message', async (block: number) => port.postMessage(await watching.game(block)))
