// A thread of the arena: plays the blocks of a contest that it is told to.
import { parentPort, workerData } from 'node:worker_threads'
import { isGameId, loadGame } from '../games/index.ts'
import type { Contest } from './block.ts'
import { playBlock } from './block.ts'

const port = parentPort
const contest = workerData as Contest
if (!port || !isGameId(contest.game)) throw new Error('this is the inside of an arena')
const { game } = await loadGame(contest.game)
port.on('message', async (block: number) => port.postMessage(await playBlock(game, contest, block)))
