// Where notices may go, and that they go there and nowhere else.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Internet } from '../test/internet.ts'
import { openInternet } from '../test/internet.ts'
import { isOpenAddress } from './addresses.ts'
import type { Wire } from './wire.ts'
import { makeWire } from './wire.ts'

test.each([
  ['93.184.215.14', true],
  ['100.63.255.255', true],
  ['172.32.0.1', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.0.0.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['203.0.113.7', false],
  ['224.0.0.1', false],
  ['239.255.255.250', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::127.0.0.1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.215.14', false],
  ['::ffff:0:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::a00:1', false],
  ['100::1', false],
  ['2001::7f00:1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::1', false],
  ['2002:c0a8:101::', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['localhost', false],
  ['', false],
])('%s belongs to the open internet: %s', (address, open) => {
  expect(isOpenAddress(address)).toBe(open)
})

describe('the wire', () => {
  let internet: Internet
  let wire: Wire
  beforeEach(async () => {
    internet = await openInternet()
    wire = makeWire(internet)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await internet.close()
  })
  const message = { headers: { 'content-type': 'application/json' }, body: '{"kind":"turn"}' }

  test.each([
    ['http://hook.example/', 'endpoint-bad'],
    ['https://hook.example:8443/', 'endpoint-bad'],
    ['https://hook.example:80/', 'endpoint-bad'],
    ['https://ada@hook.example/', 'endpoint-bad'],
    ['https://ada:secret@hook.example/', 'endpoint-bad'],
    ['ftp://hook.example/', 'endpoint-bad'],
    ['file:///etc/passwd', 'endpoint-bad'],
    ['hook.example', 'endpoint-bad'],
    ['', 'endpoint-bad'],
    [`https://hook.example/${'x'.repeat(1000)}`, 'endpoint-bad'],
    ['https://127.0.0.1/', 'endpoint-inner'],
    ['https://2130706433/', 'endpoint-inner'],
    ['https://0x7f.1/', 'endpoint-inner'],
    ['https://[::1]/', 'endpoint-inner'],
    ['https://[::ffff:10.0.0.1]/', 'endpoint-inner'],
    ['https://169.254.169.254/latest/meta-data/', 'endpoint-inner'],
    ['https://inner.example/', 'endpoint-inner'],
    ['https://both.example/', 'endpoint-inner'],
    ['https://nobody.example/', 'endpoint-unknown'],
  ])('%s is refused as %s, and nobody is connected to', async (endpoint, code) => {
    internet.names.set('inner.example', ['10.0.0.7'])
    internet.names.set('both.example', ['93.184.215.14', 'fd00::7'])
    expect(await wire.check(endpoint)).toBe(code)
    await expect(wire.post(endpoint, message)).rejects.toMatchObject({ code })
    expect(internet.connected).toEqual([])
  })

  test('a message goes to the address that was checked, with the name and its certificate', async () => {
    expect(await wire.check('https://hook.example:443/turns?of=ada')).toBe(null)
    expect(await wire.post('https://hook.example:443/turns?of=ada', message)).toBe(200)
    expect(internet.connected).toEqual([{ host: '93.184.215.14', port: 443 }])
    expect(internet.heard).toMatchObject([{ url: '/turns?of=ada', headers: { host: 'hook.example' } }])
    expect(String(internet.heard[0]?.body)).toBe(message.body)
  })

  test('a name that is another’s address by the time of sending is not followed there', async () => {
    expect(await wire.check('https://hook.example/')).toBe(null)
    internet.names.set('hook.example', ['127.0.0.1'])
    await expect(wire.post('https://hook.example/', message)).rejects.toMatchObject({ code: 'endpoint-inner' })
    expect(internet.connected).toEqual([])
  })

  test('who shows the certificate of another name is told nothing', async () => {
    internet.names.set('other.example', ['93.184.215.14'])
    await expect(wire.post('https://other.example/', message)).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    })
    expect(internet.heard).toEqual([])
  })

  test('nobody is led elsewhere', async () => {
    internet.answer = (response) => response.writeHead(302, { location: 'https://10.0.0.1/' }).end()
    expect(await wire.post('https://hook.example/', message)).toBe(302)
    expect(internet.connected).toHaveLength(1)
  })

  test('an answer without an end is not waited for', async () => {
    internet.answer = (response) => response.writeHead(200).write('x'.repeat(1000))
    expect(await wire.post('https://hook.example/', message)).toBe(200)
  })

  test('who does not answer in five seconds is given up, whether the name or the server is slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const arrived = new Promise<void>((resolve) => {
      internet.answer = () => resolve()
    })
    const late = expect(wire.post('https://hook.example/', message)).rejects.toThrow('no answer in time')
    await arrived
    vi.advanceTimersByTime(5000)
    await late
    internet.resolve = () => new Promise(() => {})
    const lost = expect(wire.check('https://hook.example/')).resolves.toBe('endpoint-unknown')
    vi.advanceTimersByTime(5000)
    await lost
  })
})
