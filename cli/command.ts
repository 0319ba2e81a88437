// What a command is, how its arguments are read, and the flags that several commands share.
import { parseArgs } from 'node:util'
import { nearestText } from '../core/moves.ts'
import type { Locale } from '../core/words.ts'
import { LOCALES } from '../core/words.ts'
import { fail } from './fail.ts'
import type { Io } from './io.ts'
import type { CliMessages } from './messages/en.ts'

export interface Invocation {
  readonly args: readonly string[]
  readonly flags: Flags
  readonly io: Io
  readonly locale: Locale
  readonly m: CliMessages
}

/** '--seats <n>' takes a value, '--json' does not; then what it is for. */
export type FlagSpec = readonly [flag: string, about: string]

export interface Command {
  readonly name: string
  /** The arguments, as in '<game> [file]' or '[...games]'. */
  readonly takes: string
  readonly about: string
  readonly flags: readonly FlagSpec[]
  /** What can be typed; GAME stands for a game. */
  readonly examples: readonly string[]
  /** Variables of the environment it reads: the name and what it is for. */
  readonly environment?: readonly (readonly [name: string, about: string])[]
  /** Gives the exit code. */
  run(call: Invocation): Promise<number>
}

export const LOCALE_FLAG: FlagSpec = [`--locale <${LOCALES.join('|')}>`, 'the language (else the system’s)']
export const SEATS_FLAG: FlagSpec = ['--seats <n>', 'how many play (else as few as the game allows)']
export const OPTIONS_FLAG: FlagSpec = ['--options <json>', "the game's options"]
export const THREADS_FLAG: FlagSpec = ['--threads <n>', 'how many threads play (else one a core, and never many more)']
export const JSON_FLAG: FlagSpec = ['--json', 'the result as JSON']

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
    return text === undefined ? undefined : readCount(`--${name}`, text, least, this.#m)
  }
}

export function readCount(name: string, text: string, least: number, m: CliMessages): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : -1
  return value >= least ? value : fail(m.notCount(name, text, least))
}

interface Arguments {
  readonly args: readonly string[]
  readonly values: ReadonlyMap<string, string>
}

/** Splits what follows the command's name into arguments and flags; everything unknown, missing or left over is refused. */
export function readArguments(command: Command, given: readonly string[], m: CliMessages): Arguments {
  const known = new Map(
    command.flags.map(([flag]) => [nameOf(flag), { type: flag.includes('<') ? 'string' : 'boolean' }]),
  )
  const { tokens } = parseArgs({
    args: [...given],
    options: Object.fromEntries(known) as { [name: string]: { type: 'string' | 'boolean' } },
    strict: false,
    tokens: true,
  })
  const args: string[] = []
  const values = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const flag = known.get(rawName.replace(/^--/, ''))
    const all = [...known.keys()].map((one) => `--${one}`)
    if (!flag) fail(m.unknownFlag(rawName, command.name, nearestText(rawName, all)))
    if (values.has(name)) fail(m.flagTwice(rawName))
    if (flag.type === 'boolean' && inlineValue) fail(m.flagTakesNothing(rawName))
    if (flag.type === 'string' && (!value || (!inlineValue && value.startsWith('--')))) fail(m.flagNeedsValue(rawName))
    values.set(name, value ?? '')
  }
  checkArguments(command, args, m)
  return { args, values }
}

const nameOf = (flag: string) => (flag.split(' ')[0] as string).slice('--'.length)

function checkArguments(command: Command, args: readonly string[], m: CliMessages): void {
  const wanted = command.takes === '' ? [] : command.takes.split(' ')
  const missing = wanted.slice(args.length).find((one) => one.startsWith('<'))
  if (missing) fail(m.argumentMissing(missing, command.name))
  if (wanted.some((one) => one.startsWith('[...'))) return
  const extra = args[wanted.length]
  if (extra !== undefined) fail(m.argumentExtra(extra, command.name))
}
