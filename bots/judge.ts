// One decision of a finished game, judged as its player could have judged it: from that seat's view alone, in imagined worlds,
// never by the cards that came. A search finds what the bot would have played; on other luck that move and the one played are
// then compared, so that the better is not only the luckier of the two. Both judge by the net that was learned, where there is one.
import type { Bits } from '../core/chance.ts'
import { bitsFrom, DrawRefused, refusingChance } from '../core/chance.ts'
import type { AnyGame, Move, Seen } from '../core/game.ts'
import { copyState, isRefusal, MOST_MOVES } from '../core/game.ts'
import { lasting, scaleOf } from './chances.ts'
import type { Lead } from './duel.ts'
import { Duel } from './duel.ts'
import { Luck } from './luck.ts'
import type { Reason } from './reason.ts'
import { reasonOf } from './reason.ts'
import type { Budget } from './search.ts'
import { think } from './search.ts'
import { playInTurn } from './turn.ts'
import { Worlds } from './worlds.ts'

/** A decision to judge: what the seat to act saw, and what it played. */
export interface JudgeJob {
  readonly game: string
  readonly rules: number
  readonly view: Seen
  readonly played: string
  /** How much of the game was left, 0 to 1. */
  readonly left: number
  /** Tries spent on it; the same seed gives the same judgement. */
  readonly tries: number
  readonly seed: string
}

export interface Judgement {
  /** What the bot would have played: the same move, if it found none that is better. */
  readonly best: string
  /** How the bot's turn goes on, until luck or another seat decides; `best` is its first move. Empty unless `reason` is told. */
  readonly line: readonly string[]
  /** What was given away. */
  readonly lost: Lead
  /** It was surely a mistake, and one that counts. */
  readonly marked: boolean
  /** The chance of every seat to win, with the best move; and with the one played, if that was a mistake. */
  readonly chances: readonly number[]
  readonly after: readonly number[]
  /** Why the bot's move is better; null where nothing much was given away. */
  readonly reason: Reason | null
}

const NOTHING: Lead = { chance: { mean: 0, error: 0 }, points: { mean: 0, error: 0 } }

/** The least a mistake gives away: of the chance to win, and in standard errors of that. */
const LEAST_MISTAKE = 0.05
const SURE = 2
/** Losses smaller than this are not shown. */
const LEAST_TOLD = 0.02
/** Worlds in which two orders of the same moves are compared. */
const WORLDS = 4

export async function judge(game: AnyGame, job: JudgeJob, signal?: AbortSignal): Promise<Judgement> {
  const { view, seed } = job
  const played = game.moves.parse(job.played)
  if (isRefusal(played)) throw new Error(`"${job.played}" is no move`)
  const tries = job.tries / 2
  const budget = { iterations: tries, learned: true }
  const { candidates } = await think(game, view, budget, bitsFrom(`${seed}/think`), signal)
  signal?.throwIfAborted()
  const [best] = candidates
  const { move } = best
  const scale = scaleOf(game, view.toAct, job.left, best)
  const { chances } = scale
  const same = { best: job.played, line: [], lost: NOTHING, marked: false, chances, after: chances, reason: null }
  if (move === played) return same
  const compared = await Duel.of(game, view, move, played, bitsFrom(`${seed}/duel`))
  const lead = lasting((await compared.run(tries, signal)).lead, best)
  const lost = scale.lost(lead)
  if (lost.chance.mean <= 0) return same
  const marked = lost.chance.mean >= LEAST_MISTAKE && lost.chance.mean >= SURE * lost.chance.error
  const told = lost.chance.mean >= LEAST_TOLD
  const line = told ? await lineOf(game, view, move, budget, bitsFrom(`${seed}/line`), signal) : []
  // What the bot does later in its turn may as well be done first.
  if (isOtherOrder(game, view, line, job.played, bitsFrom(`${seed}/order`))) return same
  return {
    best: game.moves.text(move),
    line,
    lost,
    marked,
    chances,
    after: marked ? scale.after(lead) : chances,
    reason: told ? reasonOf(game, view, move, played, compared, bitsFrom(`${seed}/reason`)) : null,
  }
}

/** The rest of the bot's turn after a move, as far as it is the same in every world. */
async function lineOf(
  game: AnyGame,
  view: Seen,
  first: Move,
  budget: Budget,
  bits: Bits,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const s = copyState(new Worlds(game, view, bits).at(0), game.blank())
  const line: string[] = []
  const list = new Int32Array(MOST_MOVES)
  for (let move = first; ; ) {
    line.push(game.moves.text(move))
    try {
      if (!playInTurn(game, s, move, refusingChance)) return line
    } catch (error) {
      if (error instanceof DrawRefused) return line
      throw error
    }
    const one = game.legal(s, list) === 1
    const seen = game.view(s, view.toAct)
    move = one ? list[0]! : (await think(game, seen, budget, bits, signal)).candidates[0].move
    signal?.throwIfAborted()
  }
}

/** Whether a line that begins with another of its moves leads to the very same position, whatever luck brings. */
export function isOtherOrder(game: AnyGame, view: Seen, line: readonly string[], first: string, bits: Bits): boolean {
  const at = line.indexOf(first)
  if (at <= 0) return false
  const worlds = new Worlds(game, view, bits)
  const [luck, list] = [new Luck(), new Int32Array(MOST_MOVES)]
  const end = (moves: readonly string[], world: number) => {
    const s = copyState(worlds.at(world), game.blank())
    luck.deal(world)
    for (const text of moves) {
      const move = game.moves.parse(text) as Move
      if (!list.subarray(0, game.legal(s, list)).includes(move)) return null
      game.play(s, move, luck)
    }
    return s.bytes
  }
  const other = [first, ...line.toSpliced(at, 1)]
  return Array.from({ length: WORLDS }, (_, world) => world).every((world) => {
    const [one, two] = [end(line, world), end(other, world)]
    return one !== null && two !== null && one.every((byte, i) => byte === two[i])
  })
}
