// What bots reach on a deal of the day in the person's place. Their budgets are tries, so everybody is told the same.
import { RecordingChance } from '../core/chance.ts'
import type { AnyGame, Outcome, Seat } from '../core/game.ts'
import { isRefusal, NOBODY } from '../core/game.ts'
import { begin } from '../core/record.ts'
import type { Drawing } from '../core/table.ts'
import type { Deal } from './daily.ts'
import { dayLuck, thoughtsOf } from './daily.ts'
import type { Think } from './host.ts'
import type { BotName } from './seats.ts'
import { botFor } from './tries.ts'

/** Who plays the deal in the person's place, so that they can compare: a level, and which of several of that level. */
export interface Standard {
  readonly level: 'novice' | 'casual' | 'skilled' | 'expert'
  readonly nth: number
}
export const EXPERT: Standard = { level: 'expert', nth: 1 }
/** The score in the middle of theirs is told. */
export const FIELD: readonly Standard[] = [
  { level: 'novice', nth: 1 },
  { level: 'casual', nth: 1 },
  { level: 'casual', nth: 2 },
  { level: 'skilled', nth: 1 },
  { level: 'skilled', nth: 2 },
]

/** What bots reached in the person's place: points, or 1 for a victory where all play together. */
export interface Reached {
  readonly expert: number
  /** In the order of FIELD. */
  readonly field: readonly number[]
}

export function median(scores: readonly number[]): number {
  const sorted = [...scores].sort((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
  return (low + high) / 2
}

/** A deal played by bots alone; gives how it ended, or null if it was called off. */
export async function playDeal(
  game: AnyGame,
  deal: Deal,
  standard: Standard,
  think: Think,
  signal: AbortSignal,
  stepped: (seat: Seat) => void = () => {},
): Promise<Outcome | null> {
  const seats = deal.players.length
  const bots = await Promise.all(
    deal.players.map((player) => botFor(deal.game, player === 'person' ? standard.level : player)),
  )
  const luck = dayLuck(deal)
  const s = game.blank()
  const refusal = begin(game, { seats, options: deal.options }, luck(0, { seat: null, before: [] }), s)
  if (refusal) throw new Error(`the deal of ${deal.day} cannot be dealt: ${refusal.code}`)
  const before: Drawing['before'][number][] = []
  for (let seat = game.toAct(s); seat !== NOBODY; seat = game.toAct(s)) {
    const step = before.filter((one) => one.seat === seat).length
    const who = seat === 0 ? `${standard.level} ${standard.nth}` : ''
    const job = { game: game.id, rules: game.rules, view: game.view(s, seat), bot: bots[seat] as BotName }
    const text = await think({ ...job, seed: thoughtsOf(deal, seat, step, who) }, signal, () => {})
    if (signal.aborted) return null
    const move = game.moves.parse(text)
    if (isRefusal(move) || game.check(s, move) !== 0) throw new Error(`${bots[seat]} played "${text}"`)
    const chance = new RecordingChance(luck(before.length, { seat, before }))
    game.play(s, move, chance)
    before.push({ seat, drew: chance.take() })
    stepped(seat)
  }
  return game.outcome(s)
}
