// Starts a bot's worker under Node; the entries of a build lie side by side.
import { Worker } from 'node:worker_threads'
import type { StartWorker } from './pool.ts'

export const startNodeWorker: StartWorker = (hear, crash) => {
  const worker = new Worker(new URL('./bot-worker.js', import.meta.url))
  worker.on('message', hear)
  worker.on('error', () => {})
  worker.on('exit', crash)
  // A program may end while its bots sit idle.
  worker.unref()
  return { post: (message) => worker.postMessage(message), stop: () => void worker.terminate() }
}
