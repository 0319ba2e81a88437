// A stand-in for the terminal: lines go in, text and the exit code come out.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { afterEach, beforeEach } from 'vitest'
import { run } from '../run.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

interface World {
  readonly lines?: readonly string[]
  /** What comes in instead of lines. */
  readonly chunks?: Iterable<string> | Readable
  readonly env?: { readonly [name: string]: string }
  readonly signal?: AbortSignal
  /** Hears what is said, when it is said. */
  readonly hear?: (text: string) => void
}

function collector(hear: (text: string) => void = () => {}): {
  readonly stream: Writable
  readonly text: () => string
} {
  const chunks: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk))
      hear(String(chunk))
      done()
    },
  })
  return { stream, text: () => chunks.join('') }
}

function stdinOf({ lines = [], chunks = lines.map((line) => `${line}\n`) }: World): Readable {
  return chunks instanceof Readable ? chunks : Readable.from(chunks)
}

export async function ludopolis(argv: readonly string[], world: World = {}): Promise<Ran> {
  const [out, err] = [collector(world.hear), collector()]
  const code = await run(argv, {
    stdin: stdinOf(world),
    stdout: out.stream,
    stderr: err.stream,
    env: world.env ?? {},
    signal: world.signal ?? new AbortController().signal,
  })
  return { code, out: out.text(), err: err.text() }
}

/** An empty folder for each test. */
export function emptyFolder(): { path(name: string): string; names(): readonly string[]; vanish(): void } {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ludopolis-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  return {
    path: (name) => join(folder, name),
    names: () => readdirSync(folder).sort(),
    vanish: () => rmSync(folder, { recursive: true, force: true }),
  }
}
