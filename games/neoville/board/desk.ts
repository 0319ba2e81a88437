// What may be done on the board: where a tile may be placed and a piece built.
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

export interface Desk {
  readonly places: readonly Place[]
  readonly builds: readonly Build[]
}

export function sorted(choices: readonly string[]): Desk {
  const legal = choices.map((text) => ({ text, ...moves.readText(text) }))
  return {
    places: legal.flatMap((move) => (move.kind === 'place' ? [move] : [])),
    builds: legal.flatMap((move) => (move.kind === 'build' ? [move] : [])),
  }
}

/** A move that shows why a piece cannot be built: on the square that is picked, else where least speaks against it. */
export const trialOf = (view: NeovilleView, seat: number, piece: number, picked: number | null): string =>
  moves.text(moves.kinds.build.of(piece, picked ?? bestSquare(view, seat, piece)))
