// WebKit over plain WebDriver: WebKitGTK's own driver with its small browser, on a screen that nobody sees.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Kind } from './browser.ts'
import { program } from './browser.ts'

const driver = program('WebKitWebDriver')
const screen = program('Xvfb')
const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => `/usr/lib/${machine}/${name}/MiniBrowser`),
)
const window = program(...libraries)

export const webkit: Kind = {
  name: 'WebKit',
  needs: [driver, screen, window],
  packages: 'webkit2gtk-driver xvfb',
  async launch() {
    const display = `:${90 + (process.pid % 100)}`
    const children = [spawn(screen ?? '', [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' })]
    const port = await freePort()
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
    children.push(spawn(driver ?? '', [`--port=${port}`], { env, stdio: 'ignore' }))
    try {
      return await session(`http://127.0.0.1:${port}`, children)
    } catch (error) {
      for (const child of children) child.kill()
      throw error
    }
  },
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  server.close()
  return typeof at === 'object' && at ? at.port : 0
}

async function session(driver: string, children: readonly ChildProcess[]): Promise<Browser> {
  await answering(driver)
  const { sessionId } = await ask(`${driver}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: window, args: ['--automation'] } },
    },
  })
  const at = `${driver}/session/${sessionId}`
  await ask(`${at}/timeouts`, { script: 600_000, pageLoad: 600_000 })
  return {
    open: async (url) => void (await ask(`${at}/url`, { url })),
    reload: async () => void (await ask(`${at}/refresh`, {})),
    async run(job, argument) {
      const script = `const done = arguments[1]; Promise.resolve((${job})(arguments[0])).then(
        (value) => done({ value }), (error) => done({ error: String(error) }))`
      const { value, error } = await ask(`${at}/execute/async`, { script, args: [argument ?? null] })
      if (error !== undefined) throw new Error(error)
      return value
    },
    async close() {
      await fetch(at, { method: 'DELETE' })
      for (const child of children) child.kill()
    },
  }
}

async function answering(driver: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const found = await fetch(`${driver}/status`).catch(() => null)
    if (found?.ok) return
    await setTimeout(100)
  }
  throw new Error('the driver of WebKit does not answer')
}

async function ask(url: string, body: object) {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
  // biome-ignore lint/suspicious/noExplicitAny: what a script in the page gives back
  return value as any
}
