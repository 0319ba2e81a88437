// What every part of the board needs to know: the position, what may be done, what is chosen, and how to answer.
import type { AnyWords } from '../../../core/words.ts'
import type { ActionName } from '../events.ts'
import type { Messages } from '../messages/en.ts'
import { moves } from '../moves.ts'
import type { HouseholdView, MeowtopiaView } from '../view.ts'

export type LegalMove = { readonly text: string } & ReturnType<typeof moves.readText>

export interface Desk {
  readonly view: MeowtopiaView
  readonly own: number
  readonly home: HouseholdView
  readonly names: readonly string[]
  readonly texts: Messages
  readonly words: AnyWords
  readonly legal: readonly LegalMove[]
  /** The move that is picked but not yet played. */
  readonly chosen: string | undefined
  /** Picks a legal move; the one that is picked already is played. */
  pick(move: string): void
  drop(): void
  /** Says why a move cannot be played. */
  ask(move: string): void
}

export const readMoves = (choices: readonly string[]): readonly LegalMove[] =>
  choices.map((text) => ({ text, ...moves.readText(text) }))

/** The evening's plain answer. */
export const FEED_ALL = moves.text(moves.kinds.feed.of(0))

/** Whether fields or sticks are to be laid now. */
export const isLaying = (legal: readonly LegalMove[]): boolean =>
  legal.some(({ kind }) => kind === 'field' || kind === 'stick')

export const nameOf = ({ words, view }: Desk, move: string): string => words.path(view, move).join(', ')

/** Whether so many workers at an action bring the end. */
export const bringsEnd = ({ home }: Desk, action: ActionName, workers: number): boolean =>
  workers >= (home.endsWith[action] ?? Number.POSITIVE_INFINITY)

/** The name of something that can be picked; what is picked says so. */
export function pickName(desk: Desk, move: string): string {
  const name = nameOf(desk, move)
  return desk.chosen === move ? desk.texts.board.again(name) : name
}

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
export const kittensIn = ({ awake, asleep, merchants }: HouseholdView): number =>
  sum(awake) + sum(asleep) + merchants.length
