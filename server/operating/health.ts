// Whether this server can do its work: for load balancers and for what restarts a dead server.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Store } from '../store/open.ts'

export function serveHealth(app: FastifyInstance, { db }: Pick<Store, 'db'>): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(db)
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
}
