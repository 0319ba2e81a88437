// How a notice leaves the server: to an address of the open internet that was checked and is then connected to as it was checked,
// by https, without following anybody elsewhere, and without reading what is answered.
import { lookup } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import type { RequestOptions } from 'node:https'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isOpenAddress } from './addresses.ts'

export type EndpointRefusal = 'endpoint-bad' | 'endpoint-inner' | 'endpoint-unknown'

class EndpointRefused extends Error {
  readonly code: EndpointRefusal
  constructor(code: EndpointRefusal) {
    super(code)
    this.code = code
  }
}

/** The system's part, so that tests can stand in for the internet. */
export interface NetAccess {
  /** All addresses of a name. */
  resolve(name: string): Promise<readonly string[]>
  request(options: RequestOptions, answer: (message: IncomingMessage) => void): ClientRequest
}

const INTERNET: NetAccess = {
  resolve: async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
  request,
}

export interface Message {
  readonly headers: { readonly [name: string]: string | number }
  readonly body: string | Buffer
}

export interface Wire {
  /** Why nothing could be sent there. */
  check(endpoint: string): Promise<EndpointRefusal | null>
  /** Gives the status of the answer; rejects where there is none. */
  post(endpoint: string, message: Message): Promise<number>
}

const PORT = 443
const PATIENCE = 5000
const LONGEST = 1000

export function makeWire(net: NetAccess = INTERNET): Wire {
  async function targetOf(endpoint: string): Promise<Target> {
    const url = readEndpoint(endpoint)
    const name = url.hostname.replace(/^\[(.*)\]$/, '$1')
    const addresses = isIP(name) > 0 ? [name] : await net.resolve(name).catch(() => [])
    const [address] = addresses
    if (address === undefined) throw new EndpointRefused('endpoint-unknown')
    // One inner address among them is enough: who names it means no good.
    if (!addresses.every(isOpenAddress)) throw new EndpointRefused('endpoint-inner')
    return { url, name, address }
  }

  return {
    async check(endpoint) {
      try {
        await inTime(targetOf(endpoint))
        return null
      } catch (error) {
        return error instanceof EndpointRefused ? error.code : 'endpoint-unknown'
      }
    },
    post: (endpoint, message) => {
      const stop = new AbortController()
      const sent = targetOf(endpoint).then((target) => send(net, target, message, stop.signal))
      return inTime(sent).finally(() => stop.abort())
    },
  }
}

interface Target {
  readonly url: URL
  readonly name: string
  readonly address: string
}

function readEndpoint(endpoint: string): URL {
  const url = endpoint.length <= LONGEST && URL.canParse(endpoint) ? new URL(endpoint) : null
  // The port of https is written as none.
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new EndpointRefused('endpoint-bad')
  return url
}

function send(
  net: NetAccess,
  { url, name, address }: Target,
  { headers, body }: Message,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      host: address,
      port: PORT,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal,
      // The certificate must be that of the name, whatever the address.
      ...(isIP(name) > 0 ? {} : { servername: name }),
    }
    const asked = net.request(options, (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    asked.once('error', reject)
    asked.end(body)
  })
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no answer in time')), PATIENCE)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
