// How a server goes: nothing new is begun, what is being written is finished and answered, those who listen are told to come
// back, and slow ones are not waited for.
import type { FastifyInstance } from 'fastify'
import { refuseWith } from '../http/refusal.ts'

/** How long answers may take once the server closes, in milliseconds. */
const GRACE = 5000
/** When to come back, in seconds. */
const BACK = 5

export interface Closing {
  readonly isClosing: () => boolean
  close(): Promise<void>
}

export function prepareClosing(app: FastifyInstance): Closing {
  let closing = false
  app.addHook('onRequest', async () => {
    if (closing) refuseWith(503, 'closing', { seconds: BACK })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  return {
    isClosing: () => closing,
    async close() {
      closing = true
      const late = setTimeout(() => app.server.closeAllConnections(), GRACE)
      await app.close()
      clearTimeout(late)
    },
  }
}
