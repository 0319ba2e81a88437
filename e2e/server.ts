// A server that a worker of the tests starts for itself, on a folder of its own: people who meet there are nobody else's, and
// it may be killed and started again.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** As it was built for all browser tests. */
const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

type Env = { readonly [name: string]: string }

export class OwnServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'ludopolis-e2e-'))
  readonly #env: Env
  /** Any that is free, and from then on the same. */
  #port = '0'
  #process: ChildProcess | null = null

  constructor(env: Env = {}) {
    this.#env = env
  }

  get port(): string {
    return this.#port
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** On the same folder and the same port as before; there when it says that it is. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [CLI, 'serve', '--locale', 'en'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        LUDOPOLIS_LOG: 'error',
        LUDOPOLIS_BOT_THREADS: '1',
        PORT: this.#port,
        LUDOPOLIS_DATA: this.#folder,
        ...this.#env,
      },
    })
    this.#process = child
    const ended = once(child, 'exit').then(() => [])
    let said = ''
    for (let found: string | undefined; found === undefined; ) {
      const [chunk] = await Promise.race([once(child.stdout, 'data'), ended])
      if (chunk === undefined) throw new Error(`the server did not start: ${said}`)
      said += chunk
      found = /is open at http:\/\/[^/\s]*:(\d+)/.exec(said)?.[1]
      this.#port = found ?? this.#port
    }
    // What it says from now on is not read, but must not fill the pipe.
    child.stdout.resume()
  }

  /** Without a goodbye, as when the power fails. */
  async kill(): Promise<void> {
    const child = this.#process
    this.#process = null
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
