// The bots that can be named on the command line.
import type { BotSpec } from '../bots/index.ts'
import { readBot } from '../bots/index.ts'
import { isRefusal } from '../core/game.ts'
import type { Flags } from './command.ts'
import { fail } from './fail.ts'
import type { CliMessages } from './messages/en.ts'

/** A bot as it was named: 'greedy', 'search:500ms'. */
export interface NamedBot {
  readonly name: string
  readonly spec: BotSpec
}

export function namedBot(text: string): NamedBot | null {
  const spec = readBot(text)
  return isRefusal(spec) ? null : { name: text.trim().toLowerCase(), spec }
}

/** Reads 'random,search:500ms'. */
export function readBots(text: string, m: CliMessages): readonly NamedBot[] {
  return text.split(',').map((one) => {
    const spec = readBot(one)
    if (isRefusal(spec)) fail(m.unknownBot(one.trim(), String(spec.values?.known)))
    return { name: one.trim().toLowerCase(), spec }
  })
}

/** The bot that a flag names, if it is given. */
export function oneBot(flags: Flags, flag: string, m: CliMessages): NamedBot | undefined {
  const text = flags.text(flag)
  if (text === undefined) return undefined
  const bots = readBots(text, m)
  return bots.length === 1 ? bots[0] : fail(m.oneBot(`--${flag}`, bots.length))
}
