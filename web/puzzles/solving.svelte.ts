// A puzzle on the table: the position is laid as any game is, and every move of the solver is held against the answer.
import type { Puzzle, PuzzleBook } from '../../bots/puzzle.ts'
import { recordOf } from '../../bots/puzzle.ts'
import { liveChance } from '../../core/chance.ts'
import { entriesOf } from '../../core/entries.ts'
import type { AnyGame, Refusal, Seat, State } from '../../core/game.ts'
import { isRefusal } from '../../core/game.ts'
import { replay } from '../../core/record.ts'
import type { Now } from '../../core/table.ts'
import { isRefused, Table } from '../../core/table.ts'

export class Solving {
  readonly puzzle: Puzzle
  readonly table: Table
  readonly seat: Seat
  /** The position to be solved. */
  readonly begun: Now
  readonly before: State
  now = $state.raw() as Now
  verdict = $state<'open' | 'solved' | 'failed'>('open')
  /** How many moves of the answer were played. */
  played = $state(0)
  /** What was played instead of the answer, and where. */
  wrong = $state.raw<{ readonly move: string; readonly at: Now } | null>(null)

  private constructor(table: Table, puzzle: Puzzle, before: State) {
    this.table = table
    this.puzzle = puzzle
    this.before = before
    this.seat = table.toAct as Seat
    this.begun = table.now(this.seat)
    this.now = this.begun
  }

  /** Lays the position; nothing of it is kept. */
  static lay(game: AnyGame, book: PuzzleBook, puzzle: Puzzle): Solving | Refusal {
    const record = recordOf(game, book, puzzle)
    if (isRefusal(record)) return record
    const table = Table.resume(game, entriesOf(record), {
      luck: liveChance,
      store: { append: async () => {} },
      now: () => 0,
    })
    if (isRefused(table)) return table.refusal
    const before = game.blank()
    return replay(game, record, before) ?? new Solving(table, puzzle, before)
  }

  /** Plays a move, right or wrong; gives whether it decided the puzzle. */
  async play(move: string): Promise<boolean> {
    if (this.verdict !== 'open') return false
    const { now, puzzle } = this
    if (move !== puzzle.answer[this.played]) {
      this.wrong = { move, at: now }
      this.verdict = 'failed'
      return true
    }
    const answer = await this.table.move(this.seat, move, now.seq)
    if (isRefused(answer)) return false
    this.now = this.table.now(this.seat)
    if (++this.played < puzzle.answer.length) return false
    this.verdict = 'solved'
    return true
  }
}
