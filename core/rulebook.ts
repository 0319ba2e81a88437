// A game's rules as a page to read: sections numbered as the rules are, and figures taken from real positions.
import { seededChance } from './chance.ts'
import type { AnyGame, State, Viewer } from './game.ts'
import { isRefusal, MOST_MOVES, NOBODY } from './game.ts'
import { chooseOptions } from './options.ts'
import type { Grid } from './words.ts'

/** A piece of a section. Texts may have **strong** words; a § number leads to that section of the same book. */
export type RulePart =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly table: Grid }
  | { readonly example: string }
  /** Our reading of a point that the published rules leave open. */
  | { readonly ruling: string }
  /** What is of our own design. */
  | { readonly ours: string }
  | { readonly figure: string; readonly caption: string }

export interface RuleSection {
  /** A number of the rules ('3', '3.1'), or a word for what stands outside them ('tips'). */
  readonly id: string
  readonly heading: string
  readonly parts: readonly RulePart[]
}

export interface Rulebook {
  readonly title: string
  /** What the game is about and who wins, in two sentences. */
  readonly goal: string
  readonly sections: readonly RuleSection[]
}

/** The section of a turn, and of each kind of move that has one of its own. */
export interface RuleSections {
  readonly turn: string
  readonly [kind: string]: string
}

/** Where all that is offered belongs to one section, that; else the section of a turn. */
export function sectionOf(sections: RuleSections, choices: readonly string[]): string {
  const offered = new Set(choices.map((move) => sections[move.split(' ', 1)[0]] ?? sections.turn))
  const [only] = offered
  return offered.size === 1 ? only : sections.turn
}

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
