// The inside of a thread of the lab: plays the blocks of its task that it is told to.
import { parentPort, workerData } from 'node:worker_threads'
import { openWork } from './works.ts'

const port = parentPort
if (!port) throw new Error('this is the inside of a thread')
const play = await openWork(workerData)
port.on('message', async (block: number) => port.postMessage(await play(block)))
