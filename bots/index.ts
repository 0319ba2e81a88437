// The bots by name: 'random', 'follower', 'greedy', 'search:500ms', 'search:800it', 'net:500ms' that judges by what was learned,
// for the lab 'search:500ms/2r' that looks two rounds ahead, and the levels that people choose from.
import type { Bits } from '../core/chance.ts'
import type { AnyGame, Refusal } from '../core/game.ts'
import type { Bot } from './bot.ts'
import { followerBot } from './follower.ts'
import { greedyBot, noviceBot } from './greedy.ts'
import { randomBot } from './random.ts'
import type { Budget } from './search.ts'
import { searchBot } from './search.ts'

export type BotSpec =
  | { readonly kind: 'random' | 'follower' | 'greedy' | 'novice' }
  | { readonly kind: 'search'; readonly budget: Budget }

/** What a person may play against. */
export const LEVELS = {
  novice: { kind: 'novice' },
  casual: { kind: 'greedy' },
  skilled: { kind: 'search', budget: { ms: 150 } },
  expert: { kind: 'search', budget: { ms: 1000, learned: true } },
} as const satisfies { readonly [level: string]: BotSpec }
export type Level = keyof typeof LEVELS

const KNOWN = ['random', 'follower', 'greedy', 'search:500ms', 'search:800it', 'net:500ms', ...Object.keys(LEVELS)]

export function readBot(text: string): BotSpec | Refusal {
  const name = text.trim().toLowerCase()
  if (name === 'random' || name === 'follower' || name === 'greedy') return { kind: name }
  if (Object.hasOwn(LEVELS, name)) return LEVELS[name as Level]
  const [, kind, amount, unit, rounds] =
    /^(search|net):([1-9]\d{0,6})(ms|it)(?:\/(\d{1,3}(?:\.\d)?)r)?$/.exec(name) ?? []
  if (amount === undefined) return { code: 'bot-unknown', values: { bot: text.trim(), known: KNOWN.join(', ') } }
  const limit = unit === 'ms' ? { ms: Number(amount) } : { iterations: Number(amount) }
  const ahead = rounds === undefined ? {} : { rounds: Number(rounds) }
  return { kind: 'search', budget: { ...limit, ...ahead, ...(kind === 'net' ? { learned: true } : {}) } }
}

/** Below this a search is no search. */
const LEAST_MS = 10

/** The same bot with what is left of its time. */
export function afterWaiting(spec: BotSpec, milliseconds: number): BotSpec {
  if (spec.kind !== 'search' || !('ms' in spec.budget)) return spec
  const { ms } = spec.budget
  return { kind: 'search', budget: { ...spec.budget, ms: Math.max(Math.min(LEAST_MS, ms), ms - milliseconds) } }
}

export function makeBot(spec: BotSpec, game: AnyGame, bits: Bits): Bot {
  switch (spec.kind) {
    case 'random':
      return randomBot(bits)
    case 'follower':
      return followerBot(game, bits)
    case 'greedy':
      return greedyBot(game, bits)
    case 'novice':
      return noviceBot(game, bits)
    case 'search':
      return searchBot(game, spec.budget, bits)
  }
}
