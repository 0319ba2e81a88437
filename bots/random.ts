// Any legal move, each as likely as the others.
import type { Bits } from '../core/chance.ts'
import { below } from '../core/chance.ts'
import type { Bot } from './bot.ts'

export function randomBot(bits: Bits): Bot {
  return { choose: ({ legal, count }) => legal[below(bits, count)] as number }
}
