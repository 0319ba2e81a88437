// What a card says of its game before the game is loaded; a test compares it with the games themselves.
import type { GameCard } from '../../core/module.ts'
import type { GameId } from '../../games/index.ts'
import { GAME_IDS } from '../../games/index.ts'
import type { ScreenPlayer } from '../protocol.ts'
import { texts } from '../texts.svelte.ts'

const FOUND = import.meta.glob<GameCard>('../../games/*/card.ts', { import: 'card', eager: true })
const PICTURES = import.meta.glob<string>('../../games/*/picture.svg', {
  import: 'default',
  query: '?url&no-inline',
  eager: true,
})

export const CARDS = Object.fromEntries(GAME_IDS.map((id) => [id, FOUND[`../../games/${id}/card.ts`]])) as {
  readonly [G in GameId]: GameCard
}

/** What a game is, in one sentence, in the language of the page. */
export function aboutOf(game: GameId): string {
  const { locale, web } = texts()
  return web.abouts[`../../games/${game}/card/${locale}.ts`] ?? ''
}

type Length = Pick<GameCard, 'seats' | 'steps'>

/** The pace that minutes are told by: seconds for a person's step, and for a bot's, which is thought of and shown. */
const PERSON_SECONDS = 12
const BOT_SECONDS = 3
const ROUNDED_TO = 5

/** About how many minutes a game takes with this many seats, of which this many are people. */
export function minutesOf({ steps, seats: bounds }: Length, seats: number, people: number): number {
  const seconds = (people * PERSON_SECONDS + (seats - people) * BOT_SECONDS) / seats
  const minutes = ((steps[seats - bounds[0]] ?? 0) * seconds) / 60
  return Math.max(1, Math.round(minutes / ROUNDED_TO)) * ROUNDED_TO
}

/** The shortest and the longest of a person's games against bots. */
export function minutesRange(card: Length): readonly [least: number, most: number] {
  const [least] = card.seats
  const minutes = card.steps.map((_, more) => minutesOf(card, least + more, 1))
  return [Math.min(...minutes), Math.max(...minutes)]
}

/** Drawn for light and dark; shown beside the name, so it needs none of its own. */
export const pictureOf = (game: GameId) => PICTURES[`../../games/${game}/picture.svg`]

/** Who sits at a new table: somebody against bots, people at one screen, or bots alone. */
export const KINDS = {
  play: { first: 'person', others: 'casual' },
  share: { first: 'person', others: 'person' },
  watch: { first: 'skilled', others: 'skilled' },
} as const satisfies { readonly [kind: string]: { readonly first: ScreenPlayer; readonly others: ScreenPlayer } }
export type TableKind = keyof typeof KINDS

/** Who sits where. A partner who plays carelessly spoils a game for everybody, so partners are skilled. */
export function playersOf(
  kind: TableKind,
  { together }: Pick<GameCard, 'together'>,
  seats: number,
): readonly ScreenPlayer[] {
  const { first, others } = KINDS[kind]
  const usual = kind === 'play' && together ? 'skilled' : others
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? first : usual))
}

/** How many seats a new table has by default. */
export const USUAL_SEATS = 2
