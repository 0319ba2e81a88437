// What a game's folder hands to the rest of the house.
import type { AnyGame, Game, GameEvent, Seen, State } from './game.ts'
import type { Help } from './help.ts'
import type { OptionSchema } from './options.ts'
import type { RuleSections } from './rulebook.ts'
import type { Release } from './versions.ts'
import { newestOf, unplayed } from './versions.ts'
import type { AnyWords, Locale, OpenTexts, Words } from './words.ts'
import { localized } from './words.ts'

export interface GameModule<S extends State, V extends Seen, E extends GameEvent, O extends OptionSchema> {
  /** Plays the number of the rules that this module is for. */
  readonly game: Game<S, V, E, O>
  /** The released numbers, the oldest first. */
  readonly releases: readonly Release[]
  /** Which section of its rulebook speaks of which moves. */
  readonly sections: RuleSections
  /** The module that plays a released number. */
  at(rules: number): GameModule<S, V, E, O>
  /** The game's messages in a language, loaded when asked for; its board speaks through them. */
  texts(locale: Locale): Promise<object>
  /** What things on the board are, and notes for beginners. */
  help(locale: Locale): Promise<Help>
  /** The game's words in a language, for players with these names. */
  words(locale: Locale, names: readonly string[]): Promise<Words<V, E>>
}

export interface AnyGameModule {
  readonly game: AnyGame
  readonly releases: readonly Release[]
  readonly sections: RuleSections
  at(rules: number): AnyGameModule
  texts(locale: Locale): Promise<object>
  help(locale: Locale): Promise<Help>
  words(locale: Locale, names: readonly string[]): Promise<AnyWords>
}

/** What a card of the first page says of a game before the game is loaded: `card.ts`. */
export interface GameCard {
  readonly name: string
  readonly seats: readonly [least: number, most: number]
  /** Steps of a game between casual bots, by number of players from the least on: the mean of many. */
  readonly steps: readonly number[]
  readonly together: boolean
}

type OfRules = 'toAct' | 'legal' | 'check' | 'because' | 'play'
type OfScore = 'sheet' | 'outcome'
type OfView = 'view' | 'imagine'

/** The parts that a game's files hold, M being its messages. */
interface Parts<S extends State, V extends Seen, E extends GameEvent, O extends OptionSchema, M extends object>
  extends Omit<Game<S, V, E, O>, 'rules' | 'setup' | 'blank' | OfRules | OfScore | OfView>,
    Pick<GameModule<S, V, E, O>, 'releases' | 'sections'> {
  readonly shape: Pick<Game<S, V, E, O>, 'blank'>
  readonly rules: Pick<Game<S, V, E, O>, OfRules> & { setupBy(rules: number): Game<S, V, E, O>['setup'] }
  readonly score: Pick<Game<S, V, E, O>, OfScore>
  readonly seen: Pick<Game<S, V, E, O>, OfView>
  readonly messages: OpenTexts<M>
  readonly help: OpenTexts<Help>
  makeWords(m: M, names: readonly string[], rules: number): Words<V, E>
}

/** A game put together, as its newest number plays it. */
export function moduleOf<
  S extends State,
  V extends Seen,
  E extends GameEvent,
  O extends OptionSchema,
  M extends object,
>({
  releases,
  sections,
  shape,
  rules: by,
  score,
  seen,
  messages,
  help: helps,
  makeWords,
  invalid: against,
  ...rest
}: Parts<S, V, E, O, M>): GameModule<S, V, E, O> {
  const texts = localized(messages)
  const help = localized(helps)
  const { toAct, legal, check, because, play, setupBy } = by
  const { sheet, outcome } = score
  const { view, imagine } = seen
  const { blank } = shape
  // A game asks whether a position makes sense by the set of its number.
  const invalid = (s: S) => unplayed(rest.id, releases, s.rules) ?? against(s)
  const game = { ...rest, blank, invalid, toAct, legal, check, because, play, sheet, outcome, view, imagine }
  const at = (rules: number): GameModule<S, V, E, O> => ({
    game: { ...game, rules, setup: setupBy(rules) },
    releases,
    sections,
    at,
    texts,
    help,
    words: async (locale, names) => makeWords(await texts(locale), names, rules),
  })
  return at(newestOf(releases))
}
