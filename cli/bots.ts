// The bots that can be named on the command line.
import type { BotSpec } from '../bots/index.ts'
import { readBot } from '../bots/index.ts'
import { isRefusal } from '../core/game.ts'
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
