// Starts a bot's worker under Node; the entries of a build lie side by side.
import { Worker } from 'node:worker_threads'
import type { StartWorker } from './pool.ts'
import type { FromWorker } from './protocol.ts'

export const startNodeWorker: StartWorker = (hear, crash) => {
  const worker = new Worker(new URL('./bot-worker.js', import.meta.url))
  // A program may end while its bots sit idle, but not while they think.
  let thinking = 0
  worker.on('message', (message: FromWorker) => {
    if (message.kind !== 'progress' && --thinking === 0) worker.unref()
    hear(message)
  })
  worker.on('error', () => {})
  worker.on('exit', crash)
  worker.unref()
  return {
    post(message) {
      if ((message.kind === 'think' || message.kind === 'judge') && thinking++ === 0) worker.ref()
      worker.postMessage(message)
    },
    stop: () => void worker.terminate(),
  }
}
