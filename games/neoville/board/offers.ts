// What may be done on the board: where a tile may be placed and a piece built.
import { TOWER_VALUES, VALUES_LEFT_OUT } from '../data.ts'
import { bestSquare } from '../facts.ts'
import { moves } from '../moves.ts'
import type { NeovilleView } from '../view.ts'

interface Place {
  readonly text: string
  readonly tile: number
  readonly cell: number
  readonly turn: number
}
interface Build {
  readonly text: string
  readonly piece: number
  readonly square: number
}

export interface Offers {
  readonly places: readonly Place[]
  readonly builds: readonly Build[]
}

export function offersOf(choices: readonly string[]): Offers {
  const legal = choices.map((text) => ({ text, ...moves.readText(text) }))
  return {
    places: legal.flatMap((move) => (move.kind === 'place' ? [move] : [])),
    builds: legal.flatMap((move) => (move.kind === 'build' ? [move] : [])),
  }
}

/** The values of skyscrapers that a game of that many players has (§2.1), and their places among all. */
export function valuesOf(seats: number): readonly { readonly value: number; readonly at: number }[] {
  const leftOut: readonly number[] = VALUES_LEFT_OUT[seats as keyof typeof VALUES_LEFT_OUT]
  return TOWER_VALUES.map((value, at) => ({ value, at })).filter(({ value }) => !leftOut.includes(value))
}

/** A move that shows why a piece cannot be built: on the square that is picked, else where least speaks against it. */
export const trialOf = (view: NeovilleView, seat: number, piece: number, picked: number | null): string =>
  moves.text(moves.kinds.build.of(piece, picked ?? bestSquare(view, seat, piece)))
