// The site answers over real HTTP.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Opened } from './serve.ts'
import { isBuilt, openServer } from './serve.ts'

const FRONT = `<!doctype html>
<html lang="en">
<link rel="alternate" hreflang="x-default" href="/">
<link rel="alternate" hreflang="de" href="/?lang=de">
<meta name="description" content="Building cities." />
<link rel="manifest" href="/manifest.en.webmanifest" />
<title>Ludopolis</title>
</html>`
const PACKED = 'export const packed = true'
let web = ''
let site: Opened
const config = (port: number, data: string) =>
  readConfig({ PORT: String(port), LUDOPOLIS_DATA: data, LUDOPOLIS_LOG: 'silent' })

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'ludopolis-web-'))
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), FRONT)
  writeFileSync(
    join(web, 'manifest.de.webmanifest'),
    '{"description":"Städte bauen, \\"gemeinsam\\" & nebeneinander."}',
  )
  writeFileSync(join(web, 'watch.html'), '<!doctype html><title>The board alone</title>')
  writeFileSync(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(web, 'assets', 'main-abc123.js'), 'export {}')
  writeFileSync(join(web, 'assets', 'packed-abc123.js'), PACKED)
  writeFileSync(join(web, 'assets', 'packed-abc123.js.br'), brotliCompressSync(PACKED))
  writeFileSync(join(web, 'assets', 'packed-abc123.js.gz'), gzipSync(PACKED))
  site = await openServer(config(0, join(web, 'data')), { web })
})
afterAll(async () => {
  await site.close()
  rmSync(web, { recursive: true, force: true })
})

const get = (path: string, init?: RequestInit) => fetch(site.address.replace('localhost', '127.0.0.1') + path, init)

test('the address names this machine', () => {
  expect(site.address).toMatch(/^http:\/\/localhost:\d+$/)
})

test.each([
  ['body', 'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'],
  ['head', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
])('a request whose %s never comes whole is not waited for', async (_, half) => {
  const hasty = await openServer(config(0, join(web, 'hasty')), { web, requestTime: 300 })
  const socket = connect(Number(new URL(hasty.address).port), '127.0.0.1')
  socket.write(half)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  await hasty.close()
})

const LASTING = 'public, max-age=31536000, immutable'
const PAGE = 'text/html; charset=utf-8'

test.each([
  ['/', 200, PAGE, 'no-cache'],
  ['/?table=3', 200, PAGE, 'no-cache'],
  ['/index.html', 200, PAGE, 'no-cache'],
  ['/play/neoville', 200, PAGE, 'no-cache'],
  ['/play/neoville?from=home.page', 200, PAGE, 'no-cache'],
  ['/icon.svg', 200, 'image/svg+xml', 'no-cache'],
  ['/assets/main-abc123.js', 200, 'application/javascript; charset=utf-8', LASTING],
  ['/assets/main-gone.js', 404, 'text/plain; charset=utf-8', null],
  ['/missing.png', 404, 'text/plain; charset=utf-8', null],
])('GET %s', async (path, status, type, cache) => {
  const answer = await get(path)
  expect({
    status: answer.status,
    type: answer.headers.get('content-type'),
    cache: answer.headers.get('cache-control'),
  }).toEqual({ status, type, cache })
  if (type === PAGE) expect(await answer.text()).toContain('<title>Ludopolis</title>')
})

test.each([
  ['/assets/packed-abc123.js', 'gzip, deflate, br', 'br'],
  ['/assets/packed-abc123.js', 'gzip', 'gzip'],
  ['/assets/packed-abc123.js', 'identity', null],
  ['/assets/main-abc123.js', 'gzip, br', null],
])('%s for who unpacks %s comes packed as %s', async (path, accepted, packed) => {
  const answer = await get(path, { headers: { 'accept-encoding': accepted } })
  expect({
    type: answer.headers.get('content-type'),
    cache: answer.headers.get('cache-control'),
    packed: answer.headers.get('content-encoding'),
    vary: answer.headers.get('vary'),
    text: await answer.text(),
  }).toEqual({
    type: 'application/javascript; charset=utf-8',
    cache: LASTING,
    packed,
    vary: 'accept-encoding',
    text: path.includes('packed') ? PACKED : 'export {}',
  })
})

test('the page speaks as its address asks, before any script has run', async () => {
  const page = await (await get('/?lang=de')).text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('content="Städte bauen, &quot;gemeinsam&quot; &amp; nebeneinander."')
  expect(page).toContain('href="/manifest.de.webmanifest"')
  for (const other of ['/?lang=xx', '/?lang=../de', '/?lang=de&lang=en', '/?lang='])
    expect(await (await get(other)).text()).toContain('<html lang="en">')
})

test('its other languages are told by their whole address, that of the site where there is but one', async () => {
  const here = site.address.replace('localhost', '127.0.0.1')
  for (const path of ['/', '/index.html', '/play/neoville', '/?lang=de']) {
    const page = await (await get(path)).text()
    expect(page).toContain(`hreflang="x-default" href="${here}/"`)
    expect(page).toContain(`hreflang="de" href="${here}/?lang=de"`)
  }
  const data = join(web, 'elsewhere')
  const named = { ...config(0, data), origin: 'https://play.example.org' }
  const elsewhere = await openServer(named, { web })
  const page = await (await fetch(elsewhere.address.replace('localhost', '127.0.0.1'))).text()
  expect(page).toContain('hreflang="de" href="https://play.example.org/?lang=de"')
  await elsewhere.close()
})

test('an address that no site has is not told', async () => {
  const { port } = new URL(site.address)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a"><script>\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).not.toContain('<script>')
})

test('the page is packed for who unpacks it, and not sent again to who has it', async () => {
  for (const packed of ['br', 'gzip']) {
    const answer = await get('/', { headers: { 'accept-encoding': packed } })
    expect(answer.headers.get('content-encoding')).toBe(packed)
    expect(await answer.text()).toContain('<title>Ludopolis</title>')
  }
  const { headers } = await get('/')
  const etag = headers.get('etag') ?? ''
  expect((await get('/', { headers: { 'if-none-match': `W/${etag}` } })).status).toBe(304)
  expect((await get('/?lang=de', { headers: { 'if-none-match': etag } })).status).toBe(200)
})

test('only reading is answered with a page', async () => {
  expect((await get('/play', { method: 'HEAD' })).status).toBe(200)
  expect((await get('/play', { method: 'POST' })).status).toBe(404)
})

test.each(['/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/%', '/assets/%00'])(
  'nothing outside is served: %s',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).not.toMatch(/"name"|root:/)
  },
)

test('pages may run our own scripts and workers, and no others', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("worker-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toMatch(/(default|script)-src[^;]*unsafe|upgrade-insecure/)
  expect((await get('/')).headers.get('x-content-type-options')).toBe('nosniff')
  expect((await get('/')).headers.get('referrer-policy')).toBe('no-referrer')
})

test('others may frame the board of a table that is watched, and nothing else', async () => {
  const framing = async (path: string) => {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    return { by: /frame-ancestors ([^;]*)/.exec(policy)?.[1], guard: headers.get('x-frame-options') }
  }
  const watched = await get('/watch/abc')
  expect(await watched.text()).toContain('The board alone')
  expect(watched.headers.get('set-cookie')).toBe(null)
  expect(watched.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(await framing('/watch/abc')).toEqual({ by: '*', guard: null })
  for (const path of [
    '/',
    '/index.html',
    '/watch.html',
    '/watch',
    '/watch/abc/def',
    '/play',
    '/api/me',
    '/api/watch/abc',
  ])
    expect(await framing(path)).toEqual({ by: "'self'", guard: 'SAMEORIGIN' })
})

test('a taken port is an error with its code', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const at = other.address()
  const port = typeof at === 'object' && at ? at.port : 0
  await expect(openServer(config(port, join(web, 'other')), { web })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await new Promise((resolve) => other.close(resolve))
})

test('a folder without a page is not a built client', () => {
  expect(isBuilt(web)).toBe(true)
  expect(isBuilt(join(web, 'assets'))).toBe(false)
})
