// What a command is, and how its arguments are read: everything unknown, missing or left over is refused.
import { nearestText } from '../core/moves.ts'
import type { Locale } from '../core/words.ts'
import { fail } from './fail.ts'
import type { Io } from './io.ts'
import type { CliMessages } from './messages/en.ts'

export interface Call {
  readonly args: readonly string[]
  readonly flags: Flags
  readonly io: Io
  readonly locale: Locale
  readonly m: CliMessages
}

export interface Command {
  readonly name: string
  /** The arguments, as in '<game> [file]' or '[...games]'. */
  readonly takes: string
  readonly about: string
  /** '--seats <n>' takes a value, '--json' does not; then what it is for. */
  readonly flags: readonly (readonly [flag: string, about: string])[]
  readonly examples: readonly string[]
  /** Variables of the environment it reads: the name and what it is for. */
  readonly environment?: readonly (readonly [name: string, about: string])[]
  /** Gives the exit code. */
  run(call: Call): Promise<number>
}

export const LOCALE_FLAG = ['--locale <en|fr>', 'the language (else the system’s)'] as const

export class Flags {
  readonly #values: ReadonlyMap<string, string>
  readonly #m: CliMessages
  constructor(values: ReadonlyMap<string, string>, m: CliMessages) {
    this.#values = values
    this.#m = m
  }

  has(name: string): boolean {
    return this.#values.has(name)
  }

  text(name: string): string | undefined {
    return this.#values.get(name)
  }

  count(name: string, least = 1): number | undefined {
    const text = this.#values.get(name)
    return text === undefined ? undefined : wholeNumber(`--${name}`, text, least, this.#m)
  }
}

export function wholeNumber(name: string, text: string, least: number, m: CliMessages): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : -1
  return value >= least ? value : fail(m.notCount(name, text, least))
}

interface Arguments {
  readonly args: readonly string[]
  readonly values: ReadonlyMap<string, string>
}

/** Splits what follows the command's name into arguments and flags. */
export function readArguments(command: Command, given: readonly string[], m: CliMessages): Arguments {
  const known = new Map(command.flags.map(([flag]) => [flag.split(' ')[0] as string, flag.includes('<')]))
  const args: string[] = []
  const values = new Map<string, string>()
  for (let i = 0; i < given.length; i++) {
    const token = given[i] as string
    if (token === '--') {
      args.push(...given.slice(i + 1))
      break
    }
    if (!token.startsWith('-') || token === '-') {
      args.push(token)
      continue
    }
    const [flag = '', ...rest] = token.split('=')
    const name = flag.replace(/^-+/, '')
    const takesValue = known.get(flag)
    if (takesValue === undefined) fail(m.unknownFlag(flag, command.name, nearestText(flag, [...known.keys()])))
    if (values.has(name)) fail(m.flagTwice(flag))
    if (!takesValue) {
      if (rest.length > 0) fail(m.flagTakesNothing(flag))
      values.set(name, '')
      continue
    }
    const next = given[i + 1]
    const value = rest.length > 0 ? rest.join('=') : next?.startsWith('--') ? undefined : next
    if (value === undefined || value === '') fail(m.flagNeedsValue(flag))
    if (rest.length === 0) i++
    values.set(name, value)
  }
  checkArguments(command, args, m)
  return { args, values }
}

function checkArguments(command: Command, args: readonly string[], m: CliMessages): void {
  const wanted = command.takes === '' ? [] : command.takes.split(' ')
  const missing = wanted.slice(args.length).find((one) => one.startsWith('<'))
  if (missing) fail(m.argumentMissing(missing, command.name))
  if (wanted.some((one) => one.startsWith('[...'))) return
  const extra = args[wanted.length]
  if (extra !== undefined) fail(m.argumentExtra(extra, command.name))
}
