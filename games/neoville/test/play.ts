// Whole games for tests, at random on seeded luck, with a look at every position and an ear for every event.
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, NOBODY } from '../../../core/game.ts'
import { TOWER_COUNT } from '../data.ts'
import type { NeovilleEvent } from '../events.ts'
import { neoville } from '../index.ts'
import { moves } from '../moves.ts'
import type { NeovilleState } from '../state.ts'

const { game } = neoville
const list = new Int32Array(MOST_MOVES)

export interface Watch {
  /** Every position, the last one too, with its legal moves. */
  readonly look?: (s: NeovilleState, legal: readonly number[]) => void
  readonly hear?: (event: NeovilleEvent) => void
  /** Only moves among these, where there are any. */
  readonly prefer?: (move: number, s: NeovilleState) => boolean
}

const { build, skip } = moves.kinds
/** Builds whenever it can. */
export const eager = (move: number) => !skip.has(move)
/** Builds skyscrapers and nothing else. */
export const towering = (move: number) => (build.has(move) ? build.piece(move) < TOWER_COUNT : !skip.has(move))

export function playOut(seats: number, seed: string, { look, hear, prefer }: Watch): NeovilleState {
  const chance = seededChance(seed)
  const bits = bitsFrom(seed)
  const s = game.blank()
  const tell = (event: NeovilleEvent) => hear?.(event)
  game.setup(seats, { first: null, utilities: 'random' }, chance, s, tell)
  while (game.toAct(s) !== NOBODY) {
    const legal = Array.from(list.subarray(0, game.legal(s, list)))
    look?.(s, legal)
    const preferred = prefer ? legal.filter((move) => prefer(move, s)) : legal
    const among = preferred.length > 0 ? preferred : legal
    game.play(s, among[below(bits, among.length)], chance, tell)
  }
  look?.(s, [])
  return s
}
