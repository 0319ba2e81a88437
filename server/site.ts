// The built web client, with its pages, its caching and its safety headers.
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendsPage } from './front-page.ts'

/** Found from the sources and from the build alike: both lie one folder below the root. */
export const WEB = fileURLToPath(new URL('../dist/web', import.meta.url))

export function isBuilt(web = WEB): boolean {
  return existsSync(join(web, 'index.html'))
}

/** What pages may load, and who may frame them. */
const contentPolicy = (framedBy: string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'", 'data:'],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: [framedBy],
  },
})

/** `only` is the one origin that the site is reached by, if there is such. */
export async function serveSite(app: FastifyInstance, web: string, only?: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: contentPolicy("'self'"),
    // The address of a table is a key to it.
    referrerPolicy: { policy: 'no-referrer' },
    // The site itself speaks plain HTTP; a proxy in front of it may promise more.
    strictTransportSecurity: false,
  })
  await serveFiles(app, web, only)
}

async function serveFiles(app: FastifyInstance, web: string, only: string | undefined): Promise<void> {
  const hashed = join(web, 'assets') + sep
  await app.register(files, {
    root: web,
    cacheControl: false,
    // The build lays packed twins beside the files.
    preCompressed: true,
    setHeaders(reply, path) {
      reply.setHeader('vary', 'accept-encoding')
      // Vite puts a hash of the content into the names of assets.
      const lasting = path.startsWith(hashed)
      reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // The board of a table that may be watched: the only page that others may frame. It knows nobody, so nothing can be done in it.
  const framed = { frameguard: false, contentSecurityPolicy: contentPolicy('*') }
  app.get('/watch/:id', { helmet: framed }, (_request, reply) => reply.sendFile('watch.html'))
  const sendPage = sendsPage(web, only)
  for (const path of ['/', '/index.html']) app.get(path, sendPage)
  // The client finds its own way from the address; a file that is not there is not there.
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/\.[^/]*$/.test(path)
    if (isPage) return sendPage(request, reply)
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n')
  })
}
