// The log: one JSON line for what happened, on the error stream. Paths are told by their pattern, since an address may be a key;
// bodies, cookies, tokens, hands and chat are never told.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { destination, pino, stdSerializers } from 'pino'
import type { Config } from './config.ts'

export function makeLog(level: Config['log']): FastifyBaseLogger {
  const serializers = { req: () => undefined, res: () => undefined, err: stdSerializers.err }
  return pino({ level, base: null, serializers }, destination({ fd: 2, sync: true }))
}

export function tellRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const told = { method: request.method, route: request.routeOptions.url ?? null, status: reply.statusCode }
    request.log.debug({ ...told, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
