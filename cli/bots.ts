// The bots that can be named on the command line.
import type { Bot } from '../bots/bot.ts'
import { randomBot } from '../bots/random.ts'
import type { Bits } from '../core/chance.ts'
import { fail } from './fail.ts'
import type { CliMessages } from './messages/en.ts'

const MAKERS = { random: randomBot } as const satisfies { readonly [kind: string]: (bits: Bits) => Bot }

export type BotKind = keyof typeof MAKERS
const BOT_KINDS = Object.keys(MAKERS) as readonly BotKind[]

export function isBotKind(kind: string): kind is BotKind {
  return Object.hasOwn(MAKERS, kind)
}

/** Reads 'random,random'. */
export function readBots(text: string, m: CliMessages): readonly BotKind[] {
  return text.split(',').map((kind) => {
    const name = kind.trim()
    return isBotKind(name) ? name : fail(m.unknownBot(name, BOT_KINDS.join(', ')))
  })
}

export function makeBot(kind: BotKind, bits: Bits): Bot {
  return MAKERS[kind](bits)
}
