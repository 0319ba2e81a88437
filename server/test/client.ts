// A server for tests, and people who ask it over real HTTP.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import type { Opened, Overrides } from '../serve.ts'
import { openServer } from '../serve.ts'
import type { StorePlace } from '../store/open.ts'
import { thinkHere } from './bots.ts'

export interface Running extends Opened {
  readonly url: string
}

/** On a store of its own, unless another is given. */
export async function startServer(
  place: Partial<StorePlace> = {},
  env: { readonly [name: string]: string } = {},
  means: Pick<Overrides, 'wire' | 'store' | 'limiter'> = {},
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'ludopolis-server-'))
  writeFileSync(join(folder, 'index.html'), '<title>Ludopolis</title>')
  const config = readConfig({
    PORT: '0',
    LUDOPOLIS_LOG: 'silent',
    LUDOPOLIS_BOT_THREADS: '1',
    LUDOPOLIS_DATA: place.folder ?? join(folder, 'data'),
    ...(place.url === undefined ? {} : { DATABASE_URL: place.url }),
    ...env,
  })
  const opened = await openServer(config, { web: folder, think: thinkHere, pause: 0, ...means })
  return {
    ...opened,
    url: opened.address.replace('localhost', '127.0.0.1'),
    async close() {
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any
  readonly headers: Headers
}

type Headers_ = { readonly [name: string]: string }

/** Keeps cookies, as a browser does. */
export interface Guest {
  ask(method: string, path: string, body?: unknown, headers?: Headers_): Promise<Answer>
  get(path: string, headers?: Headers_): Promise<Answer>
  post(path: string, body?: unknown, headers?: Headers_): Promise<Answer>
  put(path: string, body: unknown): Promise<Answer>
  cookie(): string
}

export function visitor(url: string, known = ''): Guest {
  let cookie = known
  const ask: Guest['ask'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = answer.headers.get('set-cookie')
    if (set) cookie = /Max-Age=0|1970/.test(set) ? '' : (set.split(';', 1)[0] ?? '')
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers }
  }
  return {
    ask,
    get: (path, headers) => ask('GET', path, undefined, headers),
    post: (path, body = {}, headers) => ask('POST', path, body, headers),
    put: (path, body) => ask('PUT', path, body),
    cookie: () => cookie,
  }
}

/** The same person at another process. */
export function alsoAt(url: string, someone: Guest): Guest {
  return visitor(url, someone.cookie())
}

export async function guest(url: string, name: string): Promise<Guest & { readonly id: string }> {
  const someone = visitor(url)
  const { status, body } = await someone.post('/api/me', { name })
  if (status !== 201) throw new Error(`${name} was not let in: ${JSON.stringify(body)}`)
  return { ...someone, id: body.id }
}
