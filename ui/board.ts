// What a board is given and what it gives: views and choices in, a move's text out. A board knows no rules.
import type { Component } from 'svelte'
import type { GameEvent, ScoreLine, Seat, Seen, Viewer } from '../core/game.ts'
import { PUBLIC } from '../core/game.ts'
import type { Moment, Past, Refused } from '../core/table.ts'
import type { AnyWords } from '../core/words.ts'
import type { Trace } from './motion.ts'

/** A standing answer that can be switched on and off. */
export interface StandingSwitch {
  readonly label: string
  readonly on: boolean
  toggle(): void
}

export interface BoardProps<V extends Seen, T, E extends GameEvent = GameEvent> {
  readonly view: V
  /** What the viewer was told of each step so far. */
  readonly past?: readonly Past<E>[]
  /** The legal moves, if the viewer is to act now. */
  readonly choices: readonly string[]
  /** What may be tried out, with its preview, before the viewer's turn; for boards that say `tries`. */
  readonly ahead?: readonly string[]
  readonly sheet: readonly ScoreLine[]
  readonly names: readonly string[]
  readonly words: AnyWords
  /** The game's own messages in the viewer's language. */
  readonly texts: T
  /** Single keys may act. */
  readonly keys: boolean
  /** What is picked as a whole is played without ✔. */
  readonly atOnce?: boolean
  /** Where the game knows any. */
  readonly standing?: readonly StandingSwitch[]
  /** A moment of the past is shown, or a position to look at: nothing is asked. */
  readonly isPast?: boolean
  /** What a hint would play, to be drawn as it would lie. */
  readonly hinted?: string | null
  /** What others propose to play, where all play together. */
  readonly suggested?: readonly string[]
  play(move: string): void
  /** Lays out what is tried out, to be played when the viewer's turn comes; absent where that is not possible. */
  readonly prepare?: ((move: string) => void) | undefined
  /** What a move would bring. */
  preview(move: string): Promise<Moment | Refused>
  /** Says why a move cannot be played. */
  ask(move: string): void
}

/** What the end page shows of a finished game: the table, or where each seat has built, that seat's part of it. */
export interface FinishedProps<V extends Seen, T, E extends GameEvent = GameEvent> {
  readonly view: V
  /** What the viewer was told of each step. */
  readonly past: readonly Past<E>[]
  readonly seat: Seat
  readonly sheet: readonly ScoreLine[]
  /** A line of the score that is looked at. */
  readonly line: ScoreLine | null
  readonly name: string
  readonly texts: T
}
export interface Finished {
  readonly default: Component<FinishedProps<Seen, object>>
  /** All have built it together. */
  readonly shared?: boolean
}

/** What the file of a board gives besides. */
export interface BoardExtras {
  /** Loaded when the game is over. */
  readonly finished?: () => Promise<Finished>
  /** What may be tried out lies open to be picked before one's turn; elsewhere the page asks first. */
  readonly tries?: boolean
  /** By seat, where a game's pieces have colours of their own. */
  readonly coloursOf?: (view: Seen) => readonly (string | undefined)[]
  /** What an event moves, from one `data-spot` of the board to another; the view is the one after it. */
  readonly tracesOf?: (event: GameEvent, view: Seen) => readonly Trace[]
  /** What an event is about, drawn for the log as the inside of an SVG of 24 by 24; nothing where words say enough. */
  readonly sketchOf?: (event: GameEvent, view: Seen) => string
  /** The `data-spot`s of what a move takes up and of where it would go. */
  readonly spotsOf?: (move: string, view: Seen) => readonly string[]
}

/** Whose side of the table is drawn near: the viewer's own, to a spectator the first. */
export const nearSeat = (viewer: Viewer): Seat => (viewer === PUBLIC ? 0 : viewer)

/** A change of one line of the score sheet. */
export interface LineChange {
  readonly seat: number
  readonly line: string
  readonly of?: number
  readonly change: number
}

/** What a move would change on the score sheet, line by line. */
export function sheetChanges(before: readonly ScoreLine[], after: readonly ScoreLine[]): readonly LineChange[] {
  const key = ({ seat, line, of = -1 }: ScoreLine) => `${seat} ${line} ${of}`
  const points = new Map<string, { readonly line: ScoreLine; change: number }>()
  for (const line of after) points.set(key(line), { line, change: line.points })
  for (const line of before) {
    const known = points.get(key(line))
    if (known) known.change -= line.points
    else points.set(key(line), { line, change: -line.points })
  }
  return [...points.values()]
    .filter(({ change }) => change !== 0)
    .map(({ line: { seat, line, of }, change }) =>
      of === undefined ? { seat, line, change } : { seat, line, of, change },
    )
}
