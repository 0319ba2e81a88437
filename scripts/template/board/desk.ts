// What every part of the board needs to know: the position, and by plot, the move that builds there.
import type { Messages } from '../messages/en.ts'
import { moves } from '../moves.ts'
import type { SampleView } from '../view.ts'

export interface Desk {
  readonly view: SampleView
  readonly names: readonly string[]
  readonly texts: Messages
  /** The legal move on each plot that has one. */
  readonly builds: ReadonlyMap<number, string>
}

export const buildsOf = (choices: readonly string[]): ReadonlyMap<number, string> =>
  new Map(choices.map((text) => [moves.readText(text).plot, text]))
