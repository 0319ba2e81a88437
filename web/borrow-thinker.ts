// A bot's worker for the table's worker, started by the page.
import type { StartWorker } from '../bots/pool.ts'
import type { FromThinker, ToThinker, WantsThinker } from './protocol.ts'

export const borrowThinker: StartWorker = (hear, crash) => {
  const { port1: port, port2: others } = new MessageChannel()
  port.onmessage = ({ data }: MessageEvent<FromThinker>) => {
    if (data === 'crashed') crash()
    else hear(data)
  }
  self.postMessage('start-thinker' satisfies WantsThinker, { transfer: [others] })
  const post = (message: ToThinker) => port.postMessage(message)
  return { post, stop: () => post('stop') }
}
