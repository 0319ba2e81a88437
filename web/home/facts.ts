// What a card says of its game before the game is loaded; a test compares it with the games themselves.
import type { GameId } from '../../games/index.ts'
import type { ScreenPlayer } from '../protocol.ts'

interface Facts {
  readonly name: string
  readonly seats: readonly [least: number, most: number]
  /** Steps of a game between casual bots, by number of players from the least on: the mean of many. */
  readonly steps: readonly number[]
  readonly together: boolean
}

export const FACTS: { readonly [G in GameId]: Facts } = {
  neoville: { name: 'Neoville', seats: [2, 4], steps: [94, 141, 187], together: false },
  neotopia: { name: 'Neotopia', seats: [2, 4], steps: [171, 194, 220], together: false },
  meowtopia: { name: 'Meowtopia', seats: [2, 4], steps: [253, 228, 267], together: false },
  evolutopia: { name: 'Evolutopia', seats: [1, 5], steps: [183, 160, 177, 179, 180], together: true },
}

/** The pace that minutes are told by: seconds for a person's step, and for a bot's, which is thought of and shown. */
const PERSON_SECONDS = 12
const BOT_SECONDS = 3
const ROUNDED_TO = 5

/** About how long a game takes with so many at the table, of whom so many are people; in minutes. */
export function minutesOf(game: GameId, seats: number, people: number): number {
  const { steps, seats: bounds } = FACTS[game]
  const seconds = (people * PERSON_SECONDS + (seats - people) * BOT_SECONDS) / seats
  const minutes = ((steps[seats - bounds[0]] ?? 0) * seconds) / 60
  return Math.max(1, Math.round(minutes / ROUNDED_TO)) * ROUNDED_TO
}

/** The shortest and the longest of a person's games against bots. */
export function minutesRange(game: GameId): readonly [least: number, most: number] {
  const [least] = FACTS[game].seats
  const minutes = FACTS[game].steps.map((_, more) => minutesOf(game, least + more, 1))
  return [Math.min(...minutes), Math.max(...minutes)]
}

/** Drawn for light and dark; shown beside the name, so it needs none of its own. */
export const pictureOf = (game: GameId) => `/scenes/${game}.svg`

/** In the order of the page. */
export const SHOWN = Object.keys(FACTS) as readonly GameId[]

/** Who sits at a new table: somebody against bots, people at one screen, or bots alone. */
export const KINDS = {
  play: { first: 'person', others: 'casual' },
  share: { first: 'person', others: 'person' },
  watch: { first: 'skilled', others: 'skilled' },
} as const satisfies { readonly [kind: string]: { readonly first: ScreenPlayer; readonly others: ScreenPlayer } }
export type Kind = keyof typeof KINDS

/** How many sit at a new table unless somebody says otherwise. */
export const USUAL_SEATS = 2
