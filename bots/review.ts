// A finished game gone through decision by decision. It knows no game and no worker: who judges is handed in.
import { totalOf } from '../core/face.ts'
import type { AnyGame, Refusal, Seat } from '../core/game.ts'
import { MOST_MOVES } from '../core/game.ts'
import type { GameRecord } from '../core/record.ts'
import { checkOf, replay } from '../core/record.ts'
import { victoryOf } from '../core/victory.ts'
import { cycleAt } from './cycle.ts'
import type { JudgeJob, Judgement } from './judge.ts'

/** A decision that was judged; `step` is the number of the step that was played, the first being 1. */
export interface Judged extends Judgement {
  readonly step: number
  readonly seat: Seat
  readonly played: string
}

/** How the game stood for each seat after `step` steps. */
export interface CoursePoint {
  readonly step: number
  readonly chances: readonly number[]
  /** The totals of the score sheet; empty where all play together. */
  readonly points: readonly number[]
}

export interface Review {
  readonly game: string
  readonly rules: number
  /** Which record it is of. */
  readonly check: string
  readonly tries: number
  readonly judged: readonly Judged[]
  /** At the beginning of every cycle, at every mistake, and at the end. */
  readonly course: readonly CoursePoint[]
}

export interface Reviewing {
  judge(job: JudgeJob, signal?: AbortSignal): Promise<Judgement>
  /** How many are judged at the same time. */
  readonly atOnce: number
  /** Only what this seat decided is judged. */
  readonly seat?: Seat | undefined
  readonly signal?: AbortSignal
  progress?(done: number, total: number): void
}

/** Tries worth about a tenth of a second a decision, where the game says what its levels take. */
export function usualTries(game: AnyGame): number {
  return Math.round(((game.advice.tries?.skilled ?? 400) * 2) / 3)
}

interface Waiting {
  readonly job: JudgeJob
  readonly step: number
  readonly seat: Seat
  readonly points: readonly number[]
  /** A cycle begins with it. */
  readonly begins: boolean
}

/** Every step at which there was something to decide, with the view of who decided. */
function decisionsOf(
  game: AnyGame,
  record: GameRecord,
  tries: number,
  only: Seat | undefined,
): readonly Waiting[] | Refusal {
  const found: Waiting[] = []
  const s = game.blank()
  const list = new Int32Array(MOST_MOVES)
  const check = checkOf(record)
  let cycle = Number.NaN
  const refusal = replay(game, record, s, undefined, ({ seat, move }, index) => {
    if (game.legal(s, list) < 2 || (only !== undefined && only !== seat)) return
    const begins = cycleAt(game, s) !== cycle
    cycle = cycleAt(game, s)
    const { id, rules } = game
    const left = 1 - index / record.steps.length
    const seed = `${check}/${index}`
    found.push({
      job: { game: id, rules, view: game.view(s, seat), played: move, left, tries, seed },
      step: index + 1,
      seat,
      points: pointsAt(game, s),
      begins,
    })
  })
  return refusal ?? found
}

function pointsAt(game: AnyGame, s: ReturnType<AnyGame['blank']>): readonly number[] {
  if (game.cooperative) return []
  const sheet = game.sheet(s)
  return Array.from({ length: s.seats }, (_, seat) => totalOf(sheet, seat))
}

/** Goes through a record. Throws the signal's reason when it is stopped. */
export async function review(
  game: AnyGame,
  record: GameRecord,
  tries: number,
  { judge, atOnce, seat: only, signal, progress }: Reviewing,
): Promise<Review | Refusal> {
  const decisions = decisionsOf(game, record, tries, only)
  if ('code' in decisions) return decisions
  const judgements: Judgement[] = []
  let [next, done] = [0, 0]
  const work = async () => {
    for (let i = next++; i < decisions.length; i = next++) {
      signal?.throwIfAborted()
      judgements[i] = await judge((decisions[i] as Waiting).job, signal)
      progress?.(++done, decisions.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  signal?.throwIfAborted()
  const judged = decisions.map(({ step, seat, job: { played } }, i) => ({
    ...(judgements[i] as Judgement),
    step,
    seat,
    played,
  }))
  const course = courseOf(decisions, judgements)
  const { id, rules } = game
  return { game: id, rules, check: checkOf(record), tries, judged, course: [...course, ...ending(game, record)] }
}

/**
 * How the game stood. A seat to move rates itself a little too high, so the last view of the player before has as much weight;
 * but the chance that a mistake gave away must have been there.
 */
function courseOf(decisions: readonly Waiting[], judgements: readonly Judgement[]): readonly CoursePoint[] {
  return decisions.flatMap(({ step, seat, points, begins }, i): CoursePoint[] => {
    const { chances: own, marked, lost } = judgements[i] as Judgement
    if (!begins && !marked) return []
    const other = judgements[decisions.findLastIndex((one, at) => at < i && one.seat !== seat)]?.after ?? own
    const mean = own.map((one, of) => (one + (other[of] ?? one)) / 2)
    const isThere = !marked || (mean[seat] ?? 0) >= lost.chance.mean
    return [{ step: step - 1, chances: isThere ? mean : own, points }]
  })
}

/** At the end it is known who has won. */
function ending({ cooperative }: AnyGame, { outcome, steps }: GameRecord): readonly CoursePoint[] {
  if (!outcome) return []
  const { ranks, scores } = outcome
  const chances = ranks.map((_, seat) => victoryOf(ranks, seat, cooperative))
  return [{ step: steps.length, chances, points: cooperative ? [] : scores }]
}

const MOST_MOMENTS = 3

/** The decisions that mattered most, of one seat or of all: those that gave away most first. */
export function momentsOf({ judged }: Pick<Review, 'judged'>, seat?: Seat): readonly Judged[] {
  return judged
    .filter((one) => one.reason !== null && (seat === undefined || one.seat === seat))
    .sort((a, b) => b.lost.chance.mean - a.lost.chance.mean || a.step - b.step)
    .slice(0, MOST_MOMENTS)
}

/** What a seat gave away. */
interface GivenAway {
  readonly decisions: number
  readonly mistakes: number
  /** The part of the chance to win that its mistakes cost, per decision; unsure losses are left out, as they would add up. */
  readonly chance: number
  readonly points: number
}

export function givenAway({ judged }: Pick<Review, 'judged'>, seat: Seat): GivenAway {
  const own = judged.filter((one) => one.seat === seat)
  const marked = own.filter((one) => one.marked)
  const sum = (of: 'chance' | 'points') => marked.reduce((all, { lost }) => all + lost[of].mean, 0)
  return {
    decisions: own.length,
    mistakes: marked.length,
    chance: sum('chance') / Math.max(1, own.length),
    points: sum('points'),
  }
}
