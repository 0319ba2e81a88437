// A thread of `fit`: plays the blocks it is told to and tells what positions showed.
import { parentPort, workerData } from 'node:worker_threads'
import { isGameId, loadGame } from '../games/index.ts'
import type { Sampling } from './sampling.ts'
import { Sampler } from './sampling.ts'

const port = parentPort
const sampling = workerData as Sampling
if (!port || !isGameId(sampling.game)) throw new Error('this is the inside of a fit')
const { game } = await loadGame(sampling.game)
const sampler = new Sampler(game, sampling)
port.on('message', async (block: number) => port.postMessage(await sampler.block(block)))
