// What every part of the board needs to know: the position, what may be done, what is chosen, and how to answer.
import type { AnyWords } from '../../../core/words.ts'
import type { ActionName } from '../data.ts'
import { ACTIONS } from '../data.ts'
import type { Aftermath } from '../facts.ts'
import type { Messages } from '../messages/en.ts'
import { moves } from '../moves.ts'
import { tileWith } from '../names.ts'
import type { HouseholdView, MeowtopiaView } from '../view.ts'
import type { Mate } from './crew.ts'

export type LegalMove = { readonly text: string } & ReturnType<typeof moves.readText>

export interface SendingPlan {
  /** The moves left of the morning, to be played first: waking, selling, and ending the sales. */
  readonly morning: readonly string[]
  /** Merchants to whom nothing is sold this morning, though it could be. */
  readonly unsold: number
  /** The move that takes the tile. */
  readonly take: string
  readonly does: ActionName
  /** How many are to be sent, and how many can be. */
  readonly sent: number
  readonly most: number
  /** Keys of those who are to be sent. */
  readonly going: ReadonlySet<string>
  readonly after: Aftermath
}

export interface Desk {
  readonly view: MeowtopiaView
  readonly own: number
  readonly home: HouseholdView
  /** The kittens of this household, each in its place. */
  readonly mates: readonly Mate[]
  readonly names: readonly string[]
  readonly texts: Messages
  readonly words: AnyWords
  readonly legal: readonly LegalMove[]
  /** The move that is picked but not yet played. */
  readonly chosen: string | undefined
  /** All that ✔ would play. */
  readonly gesture: readonly string[]
  /** The tile that is to be taken, now or at the end of the morning; with how many to be sent to it. */
  readonly job: SendingPlan | null
  /** The moves that take a tile, now or at the end of the morning. */
  readonly takes: readonly string[]
  /** The sales that leave nothing to choose, and whether all of them are picked. */
  readonly sales: readonly string[]
  readonly selling: boolean
  /** Picks a legal move; picked once more it is played. */
  pick(move: string): void
  pickSales(): void
  pickTile(take: string): void
  /** How many to send to the picked tile; the same number once more plays it. */
  pickSent(count: number): void
  /** The same, without playing anything. */
  changeSent(count: number): void
  drop(): void
  /** Says why a move cannot be played. */
  ask(move: string): void
}

export const readMoves = (choices: readonly string[]): readonly LegalMove[] =>
  choices.map((text) => ({ text, ...moves.readText(text) }))

/** What taking a tile does, and the food on it. */
export function tileTaken(view: MeowtopiaView, take: string): { readonly does: ActionName; readonly food: number } {
  const move = moves.readText(take)
  const [does = 'food', others = does] = move.kind === 'take' ? [ACTIONS[move.does], ACTIONS[move.others]] : []
  return { does, food: tileWith(view, does, others)?.food ?? 0 }
}

/** The end of the morning. */
export const CLOSE = moves.text(moves.kinds.close.of())

/** The evening's plain answer. */
export const FEED_ALL = moves.text(moves.kinds.feed.of(0))

/** The choice of all plain sales, by which a hint finds it. */
export const ALL_SALES = 'all-sales'

/** What is to be laid now: a field, a stick, or nothing. */
export const layingOf = (legal: readonly LegalMove[]): 'field' | 'stick' | null =>
  legal.flatMap(({ kind }) => (kind === 'field' || kind === 'stick' ? [kind] : []))[0] ?? null

export const nameOf = ({ words, view }: Desk, move: string): string =>
  words.whole?.(view, move) ?? words.path(view, move).join(', ')

/** Whether this many workers at an action bring the end. */
export const bringsEnd = ({ home }: Desk, action: ActionName, workers: number): boolean =>
  workers >= (home.endsWith[action] ?? Number.POSITIVE_INFINITY)

/** The name of something that can be picked; what is picked says so. */
export function pickName(desk: Desk, move: string): string {
  const name = nameOf(desk, move)
  return desk.chosen === move ? desk.texts.board.again(name) : name
}
