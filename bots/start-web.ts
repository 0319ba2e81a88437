// Starts a bot's worker in the browser.
import type { StartWorker } from './pool.ts'
import type { FromWorker } from './protocol.ts'

export const startWebWorker: StartWorker = (hear, crash) => {
  const worker = new Worker(new URL('./thinker-web.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data)
  worker.onerror = (event) => {
    // The pool deals with it; otherwise it would count as an error of the page that started the worker.
    event.preventDefault()
    worker.terminate()
    crash()
  }
  return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() }
}
