// The site from the command line: says where it is open, closes when told, and explains what stands in its way.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Config } from '../../server/config.ts'
import { emptyFolder, ludopolis } from './terminal.ts'

const folder = emptyFolder()

vi.mock('../../server/serve.ts', async (original) => {
  const actual = await original<typeof import('../../server/serve.ts')>()
  return {
    isBuilt: () => actual.isBuilt(folder.path('web')),
    openServer: (config: Config) =>
      actual.openServer({ ...config, data: folder.path('data') }, { web: folder.path('web') }),
  }
})

beforeEach(() => {
  mkdirSync(folder.path('web'))
  writeFileSync(folder.path('web/index.html'), '<title>Ludopolis</title>')
})

/** A port nobody uses, or one that stays taken until `free`. */
async function somePort(): Promise<{ readonly port: string; free(): Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const at = server.address()
  return {
    port: String(typeof at === 'object' && at ? at.port : 0),
    free: () => new Promise((resolve) => server.close(resolve)),
  }
}

test.each(['--port', 'PORT'])('the port comes from %s', async (from) => {
  const { port, free } = await somePort()
  await free()
  const stop = new AbortController()
  const flags = from === 'PORT' ? [] : ['--port', port]
  const running = ludopolis(['serve', ...flags], { env: from === 'PORT' ? { PORT: port } : {}, signal: stop.signal })
  const page = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/any/page`), { timeout: 60_000, interval: 20 })
  expect(await page.text()).toContain('Ludopolis')
  stop.abort()
  expect(await running).toEqual({ code: 0, out: `Ludopolis is open at http://localhost:${port}\n`, err: '' })
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})

test('a taken port is told in a line', async () => {
  const { port, free } = await somePort()
  expect(await ludopolis(['serve', '--port', port])).toEqual({
    code: 1,
    out: '',
    err: `ludopolis: port ${port} is taken; choose another with --port or PORT.\n`,
  })
  await free()
})

test.each([
  [['serve', '--host', '203.0.113.1', '--port', '0'], {}, /cannot listen on 203\.0\.113\.1, port 0 \(\w+\)/],
  [['serve'], { PORT: 'http' }, /PORT=http cannot be used; such as 0 … 65535/],
] as const)('%s %s is refused in a line', async (argv, env, says) => {
  const { code, out, err } = await ludopolis(argv, { env })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(says)
  expect(err).toMatch(/^ludopolis: [^\n]+\n$/)
})

test('a client that is not built is told in a line', async () => {
  rmSync(folder.path('web'), { recursive: true })
  expect(await ludopolis(['serve'])).toEqual({
    code: 1,
    out: '',
    err: 'ludopolis: the web client is not built; run “npm run build” first.\n',
  })
})
