// What a command is, how its arguments are read, and the flags that several commands share.
import { parseArgs } from 'node:util'
import { nearestText } from '../core/moves.ts'
import type { Locale } from '../core/words.ts'
import type { Variable } from '../server/config.ts'
import { fail } from './fail.ts'
import type { Io } from './io.ts'
import type { CliMessages } from './messages/en.ts'
import type { HelpMessages } from './messages/help/en.ts'
import type { Numbers } from './numbers.ts'

export interface Invocation {
  readonly args: readonly string[]
  readonly flags: Flags
  readonly io: Io
  readonly locale: Locale
  readonly m: CliMessages
  readonly numbers: Numbers
}

type Described = HelpMessages['commands']
export type CommandName = keyof Described
type Word = keyof CliMessages['words']

export interface FlagSpec {
  /** What is written after it; without, it stands alone. */
  readonly takes?: Word | `${Word}|${Word}`
  /** What counts where it is not given. */
  readonly otherwise?: string | number
}

interface CommandOf<N extends CommandName, F> {
  readonly name: N
  readonly takes: readonly (`<${Word}>` | `[${Word}]` | `[...${Word}]`)[]
  readonly flags: F
  /** What can be typed; GAME stands for a game. */
  readonly examples: readonly string[]
  /** Variables of the environment it reads. */
  readonly environment?: readonly Variable[]
  /** Gives the exit code. */
  run(call: Invocation): Promise<number>
}

/** A command takes the flags that help describes for it, besides those it shares; every command takes --locale and --help. */
export type Command<N extends CommandName> = CommandOf<
  N,
  { readonly [F in keyof Described[N]['flags']]: FlagSpec } & {
    readonly [F in Exclude<keyof HelpMessages['flags'], 'locale' | 'help'>]?: FlagSpec
  }
>
export type AnyCommand = CommandOf<CommandName, { readonly [flag: string]: FlagSpec }>

/** '<game> [file]' with what stands there for something else, in words: '<Spiel> [Datei]'. */
export function inWords(text: string, { words }: CliMessages): string {
  return text.replace(/[<[][.a-z|]+[\]>]/g, (place) =>
    place.replace(/[a-z]+/g, (word) => (Object.hasOwn(words, word) ? words[word as Word] : word)),
  )
}

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

/** What begins with dashes is another flag. */
export function lacksValue(token: {
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}): boolean {
  return !token.value || (!token.inlineValue && token.value.startsWith('--'))
}

/** Splits what follows the command's name into arguments and flags; everything unknown, missing or left over is refused. */
export function readArguments(command: AnyCommand, given: readonly string[], m: CliMessages): Arguments {
  const known = new Map(
    Object.entries(command.flags).map(([flag, { takes }]) => [flag, { type: takes ? 'string' : 'boolean' }]),
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
    const all = [...known.keys(), 'locale'].map((one) => `--${one}`)
    if (!flag) fail(m.unknownFlag(rawName, command.name, nearestText(rawName, all)))
    if (values.has(name)) fail(m.flagTwice(rawName))
    if (flag.type === 'boolean' && inlineValue) fail(m.flagTakesNothing(rawName))
    if (flag.type === 'string' && lacksValue(token)) fail(m.flagNeedsValue(rawName))
    values.set(name, value ?? '')
  }
  checkArguments(command, args, m)
  return { args, values }
}

function checkArguments({ name, takes }: AnyCommand, args: readonly string[], m: CliMessages): void {
  const missing = takes.slice(args.length).find((one) => one.startsWith('<'))
  if (missing) fail(m.argumentMissing(inWords(missing, m), name))
  if (takes.some((one) => one.startsWith('[...'))) return
  const extra = args[takes.length]
  if (extra !== undefined) fail(m.argumentExtra(extra, name))
}
