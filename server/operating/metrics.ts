// Figures for Prometheus, on a port of their own. They count; none of them names a table or a person.
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Measured {
  /** Tables that are open in this process. */
  tables(): number
  /** Decisions of bots that wait for a thread. */
  waiting(): number
}

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Measures from now on; gives the way to stop telling. */
export async function serveMetrics(app: FastifyInstance, measured: Measured, port: number): Promise<() => void> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `ludopolis_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('open_tables', 'Tables open in this process', measured.tables)
  let sockets = 0
  app.server.on('upgrade', (_request, socket) => {
    sockets++
    socket.once('close', () => sockets--)
  })
  gauge('sockets', 'Open sockets', () => sockets)
  gauge('bots_waiting', 'Decisions of bots that wait for a thread', measured.waiting)
  measureRequests(app, registry)
  const server = createServer((_request, response) => {
    response.setHeader('content-type', registry.contentType)
    registry.metrics().then(
      (text) => response.end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // This machine only: to gather them elsewhere, put a proxy in between.
    server.listen(port, '127.0.0.1', resolve)
  })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'ludopolis_request_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // By its pattern: the address of a table is a key to it.
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}
