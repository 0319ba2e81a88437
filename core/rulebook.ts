// A game's rules as a page to read: sections numbered as the rules are.
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
  /** The section whose table tells what counts how much, or how the game ends. */
  readonly scoring: string
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
