// The server as a process of its own, built as it is shipped: it can be stopped, killed and started again.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { define } from '../../scripts/languages.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Program {
  /** Runs `ludopolis` with these words. */
  run(words: readonly string[], env?: { readonly [name: string]: string }): ChildProcess
  remove(): void
}

/** Builds the command line into a folder of its own, with a page beside it. */
export async function buildProgram(): Promise<Program> {
  // Below the root, where packages are found.
  const folder = join(ROOT, `.cache/program-${process.pid}`)
  await build({
    root: ROOT,
    configFile: false,
    define,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: join(folder, 'app'),
      rolldownOptions: {
        input: { cli: 'cli/main.ts', 'bot-worker': 'bots/thinker-node.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  mkdirSync(join(folder, 'dist/web'), { recursive: true })
  writeFileSync(join(folder, 'dist/web/index.html'), '<title>Ludopolis</title>')
  return {
    run: (words, env = {}) =>
      spawn(process.execPath, [join(folder, 'app/cli.js'), ...words], {
        env: { ...process.env, LUDOPOLIS_LOG: 'warn', ...env },
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export interface Started {
  readonly child: ChildProcess
  /** What it has said so far on both streams. */
  readonly said: () => string
  /** Gives the exit code, or the signal that ended it. */
  stop(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

export interface ServerProcess extends Started {
  readonly url: string
  readonly folder: string
}

/** A server on a folder and a port, there when it says that it is open. */
export async function startProcess(
  program: Program,
  { folder, port }: { readonly folder: string; readonly port: number },
  env: { readonly [name: string]: string } = {},
): Promise<ServerProcess> {
  const child = program.run(['serve', '--locale', 'en'], { PORT: String(port), LUDOPOLIS_DATA: folder, ...env })
  return { ...(await started(child, 'is open at')), url: `http://127.0.0.1:${port}`, folder }
}

/** A worker, there when it says so. */
export function startWorker(program: Program, env: { readonly [name: string]: string }): Promise<Started> {
  return started(program.run(['worker', '--locale', 'en'], env), 'Thinking for bots')
}

async function started(child: ChildProcess, sign: string): Promise<Started> {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  const ended = once(child, 'exit')
  while (!said.includes(sign)) {
    const first = await Promise.race([once(child.stdout ?? child, 'data'), ended.then(() => 'ended')])
    if (first === 'ended') throw new Error(`it did not start: ${said}`)
  }
  return {
    child,
    said: () => said,
    async stop(signal) {
      child.kill(signal)
      const [code, killed] = await ended
      return code ?? killed
    },
  }
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'ludopolis-process-'))
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const at = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof at === 'object' && at ? at.port : 0
}
