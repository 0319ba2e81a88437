// What a game's folder hands to the rest of the house.
import type { AnyGame, Game, GameEvent, Seen, State } from './game.ts'
import type { OptionSchema } from './options.ts'
import type { Release } from './versions.ts'
import type { AnyWords, Locale, Words } from './words.ts'

export interface GameModule<S extends State, V extends Seen, E extends GameEvent, O extends OptionSchema> {
  /** Plays the number of the rules that this module is for. */
  readonly game: Game<S, V, E, O>
  /** The released numbers, the oldest first. */
  readonly releases: readonly Release[]
  /** The module that plays a released number. */
  at(rules: number): GameModule<S, V, E, O>
  /** The game's messages in a language, loaded when asked for; its board speaks through them. */
  texts(locale: Locale): Promise<object>
  /** The game's words in a language, for players with these names. */
  words(locale: Locale, names: readonly string[]): Promise<Words<V, E>>
}

export interface AnyGameModule {
  readonly game: AnyGame
  readonly releases: readonly Release[]
  at(rules: number): AnyGameModule
  texts(locale: Locale): Promise<object>
  words(locale: Locale, names: readonly string[]): Promise<AnyWords>
}
