// The log: one JSON line for what happened, on the error stream. Paths are told by their pattern, since an address may be a key;
// bodies, cookies, tokens, hands and chat are never told.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { destination, pino, stdSerializers } from 'pino'
import type { Config } from './config.ts'

export function makeLog(level: Config['log']): FastifyBaseLogger {
  const serializers = { req: () => undefined, res: () => undefined, err: plainError }
  return pino({ level, base: null, serializers }, destination({ fd: 2, sync: true }))
}

/** A database's error may quote the query with its values, so only these fields of it are logged. */
function plainError(error: Error): object {
  const { type, message, stack } = stdSerializers.err(error)
  return { type, message, stack, ...('code' in error ? { code: error.code } : {}) }
}

export function tellRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const told = { method: request.method, route: request.routeOptions.url ?? null, status: reply.statusCode }
    request.log.debug({ ...told, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
