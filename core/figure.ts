// The figures of a rulebook: positions of real games, played again when they are shown.
import { seededChance } from './chance.ts'
import type { AnyGame, State, Viewer } from './game.ts'
import { isRefusal, MOST_MOVES, NOBODY } from './game.ts'
import { chooseOptions } from './options.ts'

/** A position of a real game: `steps` moves, each the first that the game's own advice gives, on luck from a seed. */
export interface Figure {
  readonly seats: number
  readonly seed: string
  readonly steps: number
  readonly options?: { readonly [name: string]: string | number | boolean }
  readonly viewer: Viewer
  /** The part of the board that is shown, by its data-part; without it, or if there is no such part, all of it. */
  readonly part?: string
  /** The place of the area that tells what is shown, in what the game's words say of the position. */
  readonly area: number
}

export interface Figures {
  readonly [name: string]: Figure
}

const STRETCH = 8
/** Between short stretches it takes a rest, so that a page can go on answering. */
export async function positionOf(game: AnyGame, figure: Figure, rest?: () => Promise<void>): Promise<State> {
  const { seats, seed, steps, options = {} } = figure
  const chosen = chooseOptions(game.options, options, seats)
  if (isRefusal(chosen)) throw new Error(`a figure of ${game.id} with wrong options: ${chosen.code}`)
  const chance = seededChance(seed)
  const state = game.blank()
  const moves = new Int32Array(MOST_MOVES)
  game.setup(seats, chosen, chance, state)
  for (let step = 0; step < steps && game.toAct(state) !== NOBODY; step++) {
    game.advice.promising(state, moves)
    game.play(state, moves[0], chance)
    if (step % STRETCH === 0) await rest?.()
  }
  return state
}
