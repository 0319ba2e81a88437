// A whole server: the site, the API, and the store behind it.
import type { Server as HttpServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fastify, { LogController } from 'fastify'
import { startNodeWorker } from '../bots/start-node.ts'
import type { Think } from '../house/host.ts'
import type { Config } from './config.ts'
import { serveApi } from './http/api.ts'
import { answerRefused } from './http/errors.ts'
import type { Limiter } from './http/limits.ts'
import { makeLimiter } from './http/limits.ts'
import type { Server } from './http/server.ts'
import { makeDoor } from './http/who.ts'
import { makeLog, tellRequests } from './log.ts'
import { startNotices } from './notices/notices.ts'
import { loadVapid } from './notices/push.ts'
import type { Wire } from './notices/wire.ts'
import { makeWire } from './notices/wire.ts'
import { prepareClosing } from './operating/closing.ts'
import { serveHealth } from './operating/health.ts'
import { serveMetrics } from './operating/metrics.ts'
import { serveSite, WEB } from './site.ts'
import type { Store } from './store/open.ts'
import { openStore } from './store/open.ts'
import { startCaretaker } from './tables/caretaker.ts'
import { startHeart } from './tables/heart.ts'
import { startJobs } from './tables/jobs.ts'
import { makePresence } from './tables/presence.ts'
import { makeRoom } from './tables/room.ts'
import { makeThinkers } from './tables/think.ts'

export { isBuilt } from './site.ts'

export interface Opened {
  readonly address: string
  close(): Promise<void>
}

const BODY = 64 * 1024
/** In milliseconds. */
const REQUEST_TIME = 30_000

export interface Overrides {
  /** The built web client. */
  readonly web?: string
  /** How bots think, if not in threads. */
  readonly think?: Think
  /** How long bots wait before they act, in milliseconds. */
  readonly pause?: number
  /** How notices leave, if not over the internet. */
  readonly wire?: Wire
  /** A store that is open already. */
  readonly store?: Store
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestTime?: number
  /** How much one may do, if not as much as usual. */
  readonly limiter?: Limiter
}

export async function openServer(config: Config, overrides: Overrides = {}): Promise<Opened> {
  const { web = WEB, think, pause, wire = makeWire(), requestTime = REQUEST_TIME } = overrides
  const store = overrides.store ?? (await openStore({ folder: config.data, url: config.database }, { alone: true }))
  const log = makeLog(config.log)
  const app = fastify<HttpServer>({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    bodyLimit: BODY,
    requestTimeout: requestTime,
    connectionTimeout: 2 * requestTime,
    // Of two times Node takes the longer one for bodies, whichever it was given for; and it looks as often as is said here.
    http: { headersTimeout: requestTime, requestTimeout: requestTime, connectionsCheckingInterval: requestTime / 6 },
    trustProxy: config.proxies.length > 0 ? [...config.proxies] : false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerRefused,
  })
  tellRequests(app)
  const closing = prepareClosing(app)
  const thinkers = makeThinkers(config.botThreads, startNodeWorker)
  const heart = await startHeart(store, (error) => log.error({ err: error }, 'the heartbeat failed'))
  const room = makeRoom({
    store,
    think: think ?? thinkers.think,
    gaps: heart.gaps,
    ...(pause === undefined ? {} : { pause }),
  })
  const url = store.kind === 'postgres' ? config.database : undefined
  const jobs = url === undefined ? null : await startJobs({ store, url, room, threads: config.botThreads, log })
  const backlog = jobs ?? thinkers
  const caretaker = startCaretaker({ store, room, log })
  const presence = makePresence(store, (error) => log.error({ err: error }, 'presence was not stored'))
  const [limiter, door] = [overrides.limiter ?? makeLimiter(), makeDoor({ store, config })]
  const server: Server = {
    config,
    store,
    log,
    limiter,
    door,
    room,
    presence,
    isBusy: backlog.isLong,
    ended: new Set(),
    wire,
    vapid: await loadVapid(store.db, config),
  }
  const notices = startNotices(server)
  let stopMetrics = () => {}
  async function close(): Promise<void> {
    await closing.close()
    stopMetrics()
    notices.stop()
    caretaker.stop()
    heart.stop()
    await jobs?.stop()
    room.close()
    thinkers.close()
    await store.close()
  }
  try {
    await serveSite(app, web, config.origin)
    await serveApi(app, server)
    serveHealth(app, store)
    if (config.metricsPort !== undefined) {
      const measured = { tables: room.size, waiting: backlog.waiting }
      stopMetrics = await serveMetrics(app, measured, config.metricsPort)
    }
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await close()
    throw error
  }
  return { address: addressOf(app, config.host), close }
}

function addressOf(app: FastifyInstance, host: string): string {
  const at = app.server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  const here = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)
  return `http://${here ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}
