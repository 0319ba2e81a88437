// The terminal as a place to talk: lines out, lines in, from a keyboard or from a pipe.
import { createInterface } from 'node:readline'
import type { Area, Part } from '../core/words.ts'
import type { Io } from './io.ts'
import { areaLines, partLines, widthOf, wrap } from './text.ts'

const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

export class Screen {
  /** What the Tab key completes to. */
  completions: readonly string[] = []
  readonly #io: Io
  #reader: ReturnType<typeof createInterface>
  readonly #lines: string[] = []
  #waiting: ((line: string | null) => void) | null = null
  #closed = false
  readonly #end = () => {
    this.#closed = true
    if (this.#waiting && this.#io.stdout.isTTY) this.#io.stdout.write('\n')
    this.#answer(null)
  }
  #leave = () => {}
  /** Resolves when the person wants to stop, whatever is still to be read. */
  readonly left = new Promise<void>((resolve) => {
    this.#leave = resolve
  })

  constructor(io: Io) {
    this.#io = io
    this.#reader = this.#listen()
    // Such as a folder in place of a keyboard: nothing more will be heard from it.
    io.stdin.on('error', () => this.close())
    if (io.signal.aborted) this.close()
    else io.signal.addEventListener('abort', () => this.close(), { once: true })
  }

  get width(): number {
    return widthOf(this.#io.stdout)
  }

  /** Nothing more will be heard. */
  get closed(): boolean {
    return this.#closed && this.#lines.length === 0
  }

  /** The next person does not recall what this one typed: not by ↑, nor what was cut or undone. */
  forget(): void {
    if (!this.#isTerminal || this.#closed) return
    this.#reader.off('close', this.#end)
    this.#reader.close()
    this.#reader = this.#listen()
  }

  say(...sentences: readonly string[]): void {
    for (const sentence of sentences) this.#write(wrap(sentence, this.width))
  }

  /** A list with its numbers; later lines of one choice are indented. */
  list(labels: readonly string[]): void {
    const digits = String(labels.length).length
    labels.forEach((label, i) => {
      const number = `${String(i + 1).padStart(digits + 1)}  `
      const [first = '', ...rest] = wrap(label, this.width - number.length)
      this.#write([number + first, ...rest.map((line) => ' '.repeat(number.length) + line)])
    })
  }

  show(...areas: readonly Area[]): void {
    for (const area of areas) this.#write(areaLines(area, this.width))
  }

  parts(parts: readonly Part[]): void {
    for (const part of parts) this.#write(partLines(part, this.width))
  }

  clear(): void {
    if (this.#io.stdout.isTTY) this.#io.stdout.write(CLEAR)
  }

  /** The next line, or null when there will be none. */
  ask(): Promise<string | null> {
    const line = this.#lines.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.#closed) return Promise.resolve(null)
    if (this.#io.stdout.isTTY) this.#reader.prompt()
    return new Promise((resolve) => {
      this.#waiting = resolve
    })
  }

  /** Stops listening, also to what was typed ahead. */
  close(): void {
    this.#lines.length = 0
    this.#leave()
    if (!this.#closed) this.#reader.close()
  }

  get #isTerminal(): boolean {
    return this.#io.stdin.isTTY === true && this.#io.stdout.isTTY === true
  }

  #listen(): ReturnType<typeof createInterface> {
    const { stdin, stdout } = this.#io
    const reader = createInterface({
      input: stdin,
      ...(this.#isTerminal ? { output: stdout } : {}),
      terminal: this.#isTerminal,
      prompt: '> ',
      completer: (typed: string) => [this.completions.filter((one) => one.startsWith(typed.toLowerCase())), typed],
    })
    reader.on('line', (line) => {
      if (this.#waiting) this.#answer(line)
      else this.#lines.push(line)
    })
    reader.on('SIGINT', () => this.close())
    reader.on('close', this.#end)
    return reader
  }

  #answer(line: string | null): void {
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.(line)
  }

  #write(lines: readonly string[]): void {
    this.#io.stdout.write(`${lines.join('\n')}\n`)
  }
}
