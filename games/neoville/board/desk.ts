// What may be done on the board: where a tile may be placed and a piece built.
import { moves } from '../moves.ts'

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
