// What a command reads from outside: a file, a pipe or, for '-', what is piped in. It is read once, whole or not at all,
// never more than fits, and Ctrl-C ends the wait for it.
import { constants, createReadStream, fstatSync, openSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { addAbortSignal } from 'node:stream'
import { isatty, ReadStream } from 'node:tty'
import { MOST_JSON } from '../core/json.ts'
import type { Invocation } from './command.ts'
import { fail } from './fail.ts'
import { failToRead } from './files.ts'
import type { Io } from './io.ts'

type Source = Pick<Invocation, 'io' | 'm'>

const PIPED_IN = ['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']

/** The lines of a text, without their ends. */
export async function* linesOf(path: string, source: Source): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunksOf(path, source)) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > MOST_JSON) fail(source.m.fileLarge(path, MOST_JSON))
  }
  if (rest !== '') yield rest
}

/** The whole text. */
export async function textOf(path: string, source: Source): Promise<string> {
  const lines: string[] = []
  let length = 0
  for await (const line of linesOf(path, source)) {
    lines.push(line)
    length += line.length
    if (length > MOST_JSON) fail(source.m.fileLarge(path, MOST_JSON))
  }
  return lines.join('\n')
}

async function* chunksOf(path: string, { io, m }: Source): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      return fail(m.fileNotText(path))
    }
  }
  try {
    for await (const chunk of opened(path, io)) yield typeof chunk === 'string' ? chunk : decode(chunk)
    yield decode()
  } catch (error) {
    io.signal.throwIfAborted()
    failToRead(path, error, m)
  }
}

/** Pipes and terminals are waited for beside the loop of events; a file stream could not be left while it waits. */
function opened(path: string, { stdin, signal }: Io): Readable {
  signal.throwIfAborted()
  if (PIPED_IN.includes(path)) return addAbortSignal(signal, stdin as Readable)
  const fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  if (isatty(fd)) return addAbortSignal(signal, new ReadStream(fd))
  if (fstatSync(fd).isFIFO()) return addAbortSignal(signal, new Socket({ fd, readable: true, writable: false }))
  return createReadStream('', { fd, signal })
}
