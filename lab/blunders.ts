// How well a review finds mistakes: games in which one bot is made to blunder at known moves, gone through by the review.
import type { Decision } from '../bots/bot.ts'
import { lasting, scaleOf } from '../bots/chances.ts'
import { duel } from '../bots/duel.ts'
import { judge } from '../bots/judge.ts'
import { review } from '../bots/review.ts'
import { searchBot, think } from '../bots/search.ts'
import type { Bits } from '../core/chance.ts'
import { below, bitsFrom, quickChance, seededChance } from '../core/chance.ts'
import type { AnyGame, Move, Seat, Seen } from '../core/game.ts'
import { MOST_MOVES, NOBODY } from '../core/game.ts'
import type { AnyChosen } from '../core/options.ts'
import type { GameRecord } from '../core/record.ts'
import { Recording } from '../core/recording.ts'
import type { Breath } from './breath.ts'
import { ListedDecision, playOut } from './playing.ts'

export interface Blundering {
  readonly game: string
  readonly seats: number
  readonly options: AnyChosen
  readonly seed: string
  /** A decision, of the bots and of the review. */
  readonly tries: number
}

/** A decision of the bot that blunders. */
export interface BlunderSeen {
  readonly step: number
  /** It was made to blunder there. */
  readonly known: boolean
  readonly marked: boolean
  readonly lost: number
}

export interface BlunderGame {
  readonly block: number
  readonly seen: readonly BlunderSeen[]
}

/** The bot that is made to blunder. */
const BLUNDERER: Seat = 0
/** One decision in this many is made a blunder, if one of this many random moves is one. */
const EVERY = 8
const LOOKED_AT = 6
/** The least a blunder gives away: of the chance to win, and in standard errors, by a look this many times as long. */
const BLUNDER = 0.1
const SURE = 3
const LONGER = 4

/** How much of the game is left: in one imagined game, played on as the advice says. */
function leftAt(game: AnyGame, view: Seen, steps: number, bits: Bits): number {
  const [s, list] = [game.blank(), new Int32Array(MOST_MOVES)]
  const chance = quickChance(bits)
  game.imagine(view, chance, s)
  let left = 0
  for (; game.toAct(s) !== NOBODY; left++) {
    game.advice.promising(s, list)
    game.play(s, list[0] as Move, chance)
  }
  return left / (steps + left)
}

/** A move that is clearly a blunder, or null if none of those looked at is. */
async function blunder(
  game: AnyGame,
  decision: Decision,
  steps: number,
  tries: number,
  bits: Bits,
): Promise<Move | null> {
  const view = decision.view()
  const { candidates } = await think(game, view, { iterations: tries * LONGER, learned: true }, bits)
  const [best] = candidates
  const scale = scaleOf(game, view.toAct, leftAt(game, view, steps, bits), best)
  for (let i = 0; i < LOOKED_AT; i++) {
    const move = decision.legal[below(bits, decision.count)] as Move
    if (move === best.move) continue
    const lead = lasting(await duel(game, view, best.move, move, tries * 2, bits), best)
    const { mean, error } = scale.lost(lead).chance
    if (mean >= BLUNDER && mean >= SURE * error) return move
  }
  return null
}

interface Played {
  readonly record: GameRecord
  readonly blunders: ReadonlySet<number>
}

async function play(
  game: AnyGame,
  { seats, options, tries }: Blundering,
  seed: string,
  breath?: Breath,
): Promise<Played> {
  const s = game.blank()
  const recording = new Recording(game, seats, options, seededChance(seed), s)
  const { steps } = recording
  const bits = bitsFrom(`${seed}/blunders`)
  const bots = Array.from({ length: seats }, (_, seat) =>
    searchBot(game, { iterations: tries, learned: true }, bitsFrom(`${seed}/bot/${seat}`)),
  )
  const blunders = new Set<number>()
  const decision = new ListedDecision(game, s)
  const choose = async (seat: Seat): Promise<Move> => {
    decision.now()
    if (seat === BLUNDERER && decision.count > 1 && below(bits, EVERY) === 0) {
      const move = await blunder(game, decision, steps.length, tries, bits)
      if (move !== null) {
        blunders.add(steps.length + 1)
        return move
      }
    }
    return (bots[seat] as (typeof bots)[number]).choose(decision)
  }
  await playOut(game, s, recording.chance, choose, breath, recording.note)
  return { record: recording.record, blunders }
}

export async function blunderingGame(
  game: AnyGame,
  blundering: Blundering,
  block: number,
  breath?: Breath,
): Promise<BlunderGame> {
  const { record, blunders } = await play(game, blundering, `${blundering.seed}/${block}`, breath)
  const result = await review(game, record, blundering.tries, {
    judge: async (job, signal) => {
      if (breath?.due) await breath.take()
      return judge(game, job, signal)
    },
    atOnce: 1,
    seat: BLUNDERER,
  })
  if ('code' in result) throw new Error(`a game just played cannot be played again: ${result.code}`)
  const seen = result.judged.map(({ step, marked, lost }) => ({
    step,
    known: blunders.has(step),
    marked,
    lost: lost.chance.mean,
  }))
  return { block, seen }
}
