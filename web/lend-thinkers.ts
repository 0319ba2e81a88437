// The page starts bots' workers for the table's worker: in Firefox a worker that starts another one may stop there for ever.
// It passes on what the two say to each other.
import { startWebWorker } from '../bots/start-web.ts'
import type { FromThinker, ToThinker, WantsThinker } from './protocol.ts'

/** Starts a worker whenever one is wanted; gives the way to end them all. */
export function lendThinkers(house: Worker): () => void {
  const stops = new Set<() => void>()
  house.addEventListener('message', ({ data, ports: [port] }) => {
    if (data !== ('start-thinker' satisfies WantsThinker) || !port) return
    const tell = (message: FromThinker) => port.postMessage(message)
    const { post, stop } = startWebWorker(tell, () => tell('crashed'))
    stops.add(stop)
    port.onmessage = ({ data: message }: MessageEvent<ToThinker>) => {
      if (message !== 'stop') return post(message)
      stop()
      stops.delete(stop)
      port.close()
    }
  })
  return () => {
    for (const stop of stops) stop()
  }
}
