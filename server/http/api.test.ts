// What every path of the API shares: one shape of refusals, who may ask from where, and its own description.
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '../test/client.ts'
import { startServer, visitor } from '../test/client.ts'

let server: Running
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** With any Host, which fetch does not allow. */
function askAs(
  url: string,
  host: string,
  method = 'GET',
  headers: { [name: string]: string } = {},
): Promise<{ status: number; text: string; cookie: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/me`, { method, headers: { host, ...headers } }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, cookie: String(answer.headers['set-cookie'] ?? '') }),
      )
    })
    asked.on('error', reject)
    asked.end(method === 'POST' ? '{"name":"Ada"}' : undefined)
  })
}

test.each([
  ['POST', '/api/me', 'nonsense', {}, 400, 'bad-json'],
  ['POST', '/api/me', '', { 'content-type': 'application/json' }, 400, 'bad-json'],
  ['POST', '/api/me', '{"name":1}', {}, 400, 'bad-request'],
  ['POST', '/api/me', '{"name":"Ada","more":1}', {}, 400, 'bad-request'],
  ['POST', '/api/me', '{"__proto__":{"name":"Ada"}}', {}, 400, 'bad-json'],
  ['POST', '/api/me', '[]', {}, 400, 'bad-request'],
  ['POST', '/api/me', '{"name":{"length":{"toString":1}}}', {}, 400, 'bad-request'],
  ['POST', '/api/me', 'name=Ada', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'not-json'],
  ['POST', '/api/me', '{"name":"Ada"}', { 'content-type': 'text/plain' }, 415, 'not-json'],
  ['POST', '/api/me', JSON.stringify({ name: 'x'.repeat(70_000) }), {}, 413, 'body-too-large'],
  ['PATCH', '/api/me', '{"name":1}', {}, 400, 'bad-request'],
  ['PATCH', '/api/me', '{"name":"Ada"}', {}, 401, 'who-are-you'],
  ['GET', '/api/nothing', undefined, {}, 404, 'not-found'],
  ['GET', '/api/', undefined, {}, 404, 'not-found'],
  ['GET', '/api/%', undefined, {}, 400, 'bad-request'],
  ['DELETE', `/api/tokens/${'x'.repeat(300)}`, undefined, {}, 404, 'not-found'],
  ['GET', '/api/me', undefined, { authorization: 'Basic YTpi' }, 401, 'token-unknown'],
  ['PROPFIND', '/api/me', undefined, {}, 404, 'not-found'],
] as const)('%s %s %s is refused', async (method, path, body, headers, status, code) => {
  const answer = await visitor(server.url).ask(method, path, body, headers as { [name: string]: string })
  expect(answer).toMatchObject({ status, body: { refusal: { code } } })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-type')).toContain('application/json')
})

describe('without LUDOPOLIS_ORIGIN', () => {
  test.each(['localhost', 'localhost:4500', '127.0.0.1:1', '192.168.0.7:4500', '[::1]:4500'])(
    '%s is a host of ours',
    async (host) => {
      expect((await askAs(server.url, host)).status).toBe(401)
    },
  )
  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'my-pc'])(
    '%j is none',
    async (host) => {
      expect((await askAs(server.url, host)).status).toBe(403)
    },
  )
  test.each(['https://evil.example', 'null', 'http://localhost', 'http://127.0.0.1:1'])(
    'a write from a page of %s is refused, a read is not',
    async (origin) => {
      const headers = { origin, 'content-type': 'application/json' }
      expect((await askAs(server.url, 'localhost:4500', 'POST', headers)).status).toBe(403)
      expect((await askAs(server.url, 'localhost:4500', 'GET', { origin })).status).toBe(401)
    },
  )
  test('a write from our own page passes', async () => {
    const headers = { origin: 'http://localhost:4500', 'content-type': 'application/json' }
    expect((await askAs(server.url, 'localhost:4500', 'POST', headers)).status).toBe(201)
  })
})

describe('with LUDOPOLIS_ORIGIN', () => {
  let only: Running
  beforeAll(async () => {
    only = await startServer({}, { LUDOPOLIS_ORIGIN: 'https://play.example.org' })
  })
  afterAll(() => only.close())
  const json = { 'content-type': 'application/json' }

  test('no other host and no other origin is ours', async () => {
    expect((await askAs(only.url, 'localhost')).status).toBe(403)
    expect((await askAs(only.url, 'play.example.org')).status).toBe(401)
    const headers = { ...json, origin: 'https://play.example.org:8443' }
    expect((await askAs(only.url, 'play.example.org', 'POST', headers)).status).toBe(403)
  })

  test('the cookie is for that origin alone', async () => {
    const headers = { ...json, origin: 'https://play.example.org' }
    const { status, cookie } = await askAs(only.url, 'play.example.org', 'POST', headers)
    expect(status).toBe(201)
    expect(cookie).toMatch(/^__Host-ludopolis=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })
})

test('X-Forwarded-For counts only from a proxy that was named', async () => {
  const named = await startServer({}, { LUDOPOLIS_PROXY: '127.0.0.1' })
  for (const [one, last] of [
    [server, 429],
    [named, 201],
  ] as const) {
    let status = 0
    for (let i = 0; i < 62; i++)
      status = (await visitor(one.url).post('/api/me', { name: 'Ada' }, { 'x-forwarded-for': `198.51.100.${i}` }))
        .status
    expect(status).toBe(last)
  }
  await named.close()
})

test('a request that does not arrive is not waited for: its connection is closed by a limit', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(
    'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n',
  )
  const heard = await new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))))
  expect(heard).toMatch(/^HTTP\/1.1 413 /)
  socket.destroy()
})

test('the API describes itself', async () => {
  const { status, body } = await visitor(server.url).get('/api/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/api/me', '/api/login', '/api/logout', '/api/tokens', '/api/tokens/{id}']),
  )
  expect(body.paths['/api/me'].post.requestBody.content['application/json'].schema.required).toEqual(['name'])
  expect(body.components.schemas.Refused).toBeDefined()
})

test('a page that is no path of the API is the site’s', async () => {
  const page = await fetch(`${server.url}/apiary`)
  expect(await page.text()).toContain('<title>Ludopolis</title>')
})
