// What a seat has said beforehand it would play: standing answers, and moves prepared for when the turn comes.
import { isToCome } from '../core/ahead.ts'
import type { AnyGame, Seen } from '../core/game.ts'
import type { Now } from '../core/table.ts'
import type { SeatRow } from './store.ts'

/** The ids of the standing answers that a viewer can switch on now, in the order in which they answer. */
export function offeredTo(game: AnyGame, view: Seen): readonly string[] {
  return (game.standing ?? []).filter((one) => one.stands(view)).map(({ id }) => id)
}

/** What the standing answers that are on play here, or null where the player decides. */
export function answerOf(game: AnyGame, on: readonly string[], { view, choices }: Pick<Now, 'view' | 'choices'>) {
  for (const one of game.standing ?? []) {
    const move = on.includes(one.id) && one.stands(view) ? one.answer(view, choices) : null
    if (move !== null) return move
  }
  return null
}

/** What is left, now that it is the seat's turn, of what it has said beforehand; the same row if all is. */
export function stillFitting(game: AnyGame, row: SeatRow, now: Now): SeatRow {
  const { standing: on = [], prepared: [first] = [] } = row
  const offered = offeredTo(game, now.view)
  const standing = on.filter((id) => offered.includes(id))
  const kept = standing.length < on.length ? { ...row, standing } : row
  // Who is asked something in another's turn keeps what is meant for their own.
  if (first === undefined || now.choices.includes(first) || isToCome(game, now.view, first)) return kept
  const { prepared: _, ...rest } = kept
  return { ...rest, dropped: first }
}

/** What a seat plays without being asked, and what is left of its preparations; null where its owner decides. */
export function nextFor(
  game: AnyGame,
  row: SeatRow,
  now: Now,
): { readonly move: string; readonly row: SeatRow } | null {
  const [prepared, ...rest] = row.prepared ?? []
  if (prepared !== undefined && now.choices.includes(prepared))
    return { move: prepared, row: { ...row, prepared: rest } }
  const move = answerOf(game, row.standing ?? [], now)
  return move === null ? null : { move, row }
}
