// What a card says of its game before the game is loaded; a test compares it with the games themselves.
import type { GameId } from '../../games/index.ts'
import type { Player } from '../protocol.ts'

interface Facts {
  readonly name: string
  readonly seats: readonly [least: number, most: number]
  /** A usual game against bots. */
  readonly minutes: number
  readonly together: boolean
}

export const FACTS: { readonly [G in GameId]: Facts } = {
  neoville: { name: 'Neoville', seats: [2, 4], minutes: 20, together: false },
  neotopia: { name: 'Neotopia', seats: [2, 4], minutes: 30, together: false },
  meowtopia: { name: 'Meowtopia', seats: [2, 4], minutes: 30, together: false },
  evolutopia: { name: 'Evolutopia', seats: [1, 5], minutes: 45, together: true },
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
} as const satisfies { readonly [kind: string]: { readonly first: Player; readonly others: Player } }
export type Kind = keyof typeof KINDS

/** How many sit at a new table unless somebody says otherwise. */
export const USUAL_SEATS = 2
