// A small internet for tests: names, the addresses they have, and one https server behind all of them.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestOptions } from 'node:https'
import { createServer, request } from 'node:https'
import type { NetAccess } from '../notices/wire.ts'

/** Of hook.example, for tests alone. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgzbEu4WdDVyCiBAnS
MrZnEGUohqgKYSfDVxtlNxK8bkehRANCAARl9JZjn5D0pGbRR4xsLakikQFMY2J1
5hwZLjeQdF34F6zv6Jg+y0mwNdLqporqgcThfP84oxKvUINv8IRNkn2w
-----END PRIVATE KEY-----`
const CERT = `-----BEGIN CERTIFICATE-----
MIIBnjCCAUSgAwIBAgIUHTlFnW/kte9RHtYjbcz0QxVq024wCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMaG9vay5leGFtcGxlMCAXDTI2MTExNjA5MDI1OVoYDzIxMjYx
MDIzMDkwMjU5WjAXMRUwEwYDVQQDDAxob29rLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAARl9JZjn5D0pGbRR4xsLakikQFMY2J15hwZLjeQdF34F6zv
6Jg+y0mwNdLqporqgcThfP84oxKvUINv8IRNkn2wo2wwajAdBgNVHQ4EFgQUzJZm
frYv73AuWY8h1YkRNVHTLiUwHwYDVR0jBBgwFoAUzJZmfrYv73AuWY8h1YkRNVHT
LiUwDwYDVR0TAQH/BAUwAwEB/zAXBgNVHREEEDAOggxob29rLmV4YW1wbGUwCgYI
KoZIzj0EAwIDSAAwRQIhANRdkkKjxmWESUEBWiApvYv9xrd41ToIkbJYQriWO5nW
AiA7z8KEV6N88i66rMs/etpa37MnvYowQHupG5MmbU5LAw==
-----END CERTIFICATE-----`

export interface Heard {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export interface Internet extends NetAccess {
  readonly names: Map<string, readonly string[]>
  /** Where connections were made to. */
  readonly connected: { readonly host: string; readonly port: number }[]
  readonly heard: Heard[]
  answer: (response: ServerResponse) => void
  close(): Promise<void>
}

/** Everybody reaches the one server, which has the certificate of hook.example. */
export async function openInternet(): Promise<Internet> {
  const server = createServer({ key: KEY, cert: CERT }, (asked, response) => {
    const chunks: Buffer[] = []
    asked.on('data', (chunk) => chunks.push(chunk))
    asked.on('end', () => {
      internet.heard.push({ url: asked.url ?? '', headers: asked.headers, body: Buffer.concat(chunks) })
      internet.answer(response)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  const internet: Internet = {
    names: new Map([['hook.example', ['93.184.215.14']]]),
    connected: [],
    heard: [],
    answer: (response) => response.end('ok'),
    async resolve(name) {
      const found = internet.names.get(name)
      if (!found) throw new Error('ENOTFOUND')
      return found
    },
    request(options: RequestOptions, answer) {
      internet.connected.push({ host: String(options.host), port: Number(options.port) })
      return request({ ...options, host: '127.0.0.1', port, ca: CERT }, answer)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return internet
}
