// A whole server: the site, the API, and the store behind it.
import type { Server as HttpServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fastify, { LogController } from 'fastify'
import type { Config } from './config.ts'
import { serveApi } from './http/api.ts'
import { answerRefused } from './http/errors.ts'
import { makeLimiter } from './http/limits.ts'
import { makeDoor } from './http/who.ts'
import { makeLog, tellRequests } from './log.ts'
import { serveSite, WEB } from './site.ts'
import { openStore } from './store/open.ts'

export { isBuilt } from './site.ts'

export interface Opened {
  readonly address: string
  close(): Promise<void>
}

const BODY = 64 * 1024
/** How long a request may take to arrive, in milliseconds. */
const REQUEST_TIME = 30_000

export async function openServer(config: Config, { web = WEB }: { readonly web?: string } = {}): Promise<Opened> {
  const store = await openStore({ folder: config.data, url: config.database }, { alone: true })
  const log = makeLog(config.log)
  const app = fastify<HttpServer>({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: BODY,
    requestTimeout: REQUEST_TIME,
    connectionTimeout: 2 * REQUEST_TIME,
    trustProxy: config.proxies.length > 0 ? [...config.proxies] : false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerRefused,
  })
  tellRequests(app)
  const server = { config, store, log, limiter: makeLimiter(), door: makeDoor({ store, config }) }
  try {
    await serveSite(app, web)
    await serveApi(app, server)
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await app.close()
    await store.close()
    throw error
  }
  return {
    address: addressOf(app, config.host),
    async close() {
      await app.close()
      await store.close()
    },
  }
}

function addressOf(app: FastifyInstance, host: string): string {
  const at = app.server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  const here = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)
  return `http://${here ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}
