// A puzzle: a position of a game between bots in which one move, or run of moves, is clearly better than all others, with
// the reason. `games/<id>/puzzles.json` holds those of a game.
import { refusingChance } from '../core/chance.ts'
import type { AnyGame, Move, Refusal, State } from '../core/game.ts'
import { isRefusal, refusalOf } from '../core/game.ts'
import { bytesOf, fromLetters, numberOf, toLetters } from '../core/letters.ts'
import type { AnyChosen } from '../core/options.ts'
import { packRecord, unpackRecord } from '../core/packed.ts'
import type { GameRecord } from '../core/record.ts'
import { replay } from '../core/record.ts'
import type { LineLead, Reason } from './reason.ts'

export interface Puzzle {
  /** How the game went until then: its steps, its check, and its course in letters (core/packed.ts). */
  readonly steps: number
  readonly check: string
  readonly course: string
  /** What must be played, one after the other, by the seat to act. */
  readonly answer: readonly string[]
  /** What comes next in mind, and is worse. */
  readonly instead: string
  /** How much of the chance to win lies between them, in percent. */
  readonly lead: number
  readonly reason: Reason
  /** How hard it is, on the scale of the solvers' ratings. */
  readonly rating: number
}

/** All puzzles of a game; they are for these rules, seats and options alone. */
export interface PuzzleBook {
  readonly rules: number
  readonly seats: number
  readonly options: AnyChosen
  readonly puzzles: readonly Puzzle[]
}

/** A book as it is kept: leads of lines as short lists. */
type KeptLead = readonly [seat: number, line: string, of: number | null, by: number]
type KeptPuzzle = Omit<Puzzle, 'reason'> & {
  readonly now: readonly KeptLead[]
  readonly later: readonly KeptLead[]
  /** Whether `later` is the end of the game. */
  readonly isEnd: boolean
}
export interface KeptBook extends Omit<PuzzleBook, 'puzzles'> {
  readonly puzzles: readonly KeptPuzzle[]
}

const keptLead = ({ seat, line, of, by }: LineLead): KeptLead => [seat, line, of ?? null, by]
const leadOf = ([seat, line, of, by]: KeptLead): LineLead => ({ seat, line, ...(of === null ? {} : { of }), by })

/** One line a puzzle, so that changes can be seen. */
export function writeBook({ rules, seats, options, puzzles }: PuzzleBook): string {
  const lines = puzzles.map(({ steps, check, course, answer, instead, lead, rating, reason: { now, later, isEnd } }) =>
    JSON.stringify({
      steps,
      check,
      course,
      answer,
      instead,
      lead,
      rating,
      now: now.map(keptLead),
      later: later.map(keptLead),
      isEnd,
    }),
  )
  const head = JSON.stringify({ rules, seats, options }).slice(0, -1)
  return `${head},"puzzles":[\n${lines.join(',\n')}\n]}\n`
}

export function bookOf({ rules, seats, options, puzzles }: KeptBook): PuzzleBook {
  return {
    rules,
    seats,
    options,
    puzzles: puzzles.map(({ now, later, isEnd, ...puzzle }) => ({
      ...puzzle,
      reason: { now: now.map(leadOf), later: later.map(leadOf), isEnd },
    })),
  }
}

/** The course of a record that ends where the puzzle begins. */
export function courseOf(game: AnyGame, record: GameRecord): Pick<Puzzle, 'steps' | 'check' | 'course'> | Refusal {
  const packed = packRecord(game, record)
  if (isRefusal(packed)) return packed
  const { steps, check } = packed.head
  return { steps, check, course: toLetters(bytesOf(packed.course)) }
}

/** The unfinished game that a puzzle begins with. */
export function recordOf(
  game: AnyGame,
  { rules, seats, options }: Omit<PuzzleBook, 'puzzles'>,
  { steps, check, course }: Pick<Puzzle, 'steps' | 'check' | 'course'>,
): GameRecord | Refusal {
  const bytes = fromLetters(course)
  if (!bytes) return { code: 'record-altered' }
  return unpackRecord(game, { head: { game: game.id, rules, seats, options, steps, check }, course: numberOf(bytes) })
}

/** The position of a puzzle, its answer checked against the rules; a refusal if anything is amiss. */
export function openPuzzle(game: AnyGame, book: Omit<PuzzleBook, 'puzzles'>, puzzle: Puzzle): State | Refusal {
  const record = recordOf(game, book, puzzle)
  if (isRefusal(record)) return record
  const s = game.blank()
  const broken = replay(game, record, s) ?? illegal(game, s, puzzle.instead)
  if (broken) return broken
  const seat = game.toAct(s)
  for (const [i, text] of puzzle.answer.entries()) {
    const refusal = game.toAct(s) === seat ? illegal(game, s, text) : { code: 'not-your-turn' }
    if (refusal) return refusal
    if (i < puzzle.answer.length - 1) game.play(s, game.moves.parse(text) as Move, refusingChance)
  }
  replay(game, record, s)
  return s
}

function illegal(game: AnyGame, s: State, text: string): Refusal | null {
  const move = game.moves.parse(text)
  return isRefusal(move) ? move : refusalOf(game, s, move)
}
