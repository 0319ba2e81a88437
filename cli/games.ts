// Finding what a command is about: the game by its name, and the table's options.

import { seededChance } from '../core/chance.ts'
import { explain, tableMessages } from '../core/face.ts'
import type { AnyGame, Refusal } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import { nearestText } from '../core/moves.ts'
import type { AnyChosen } from '../core/options.ts'
import { chooseOptions } from '../core/options.ts'
import type { AnyWords, Locale } from '../core/words.ts'
import { GAME_IDS, isGameId, loadGame } from '../games/index.ts'
import { fail } from './fail.ts'
import type { CliMessages } from './messages/en.ts'

export async function findGame(id: string, m: CliMessages): Promise<AnyGameModule> {
  if (!isGameId(id)) fail(m.unknownGame(id, nearestText(id, GAME_IDS), GAME_IDS.join(', ')))
  return loadGame(id)
}

/** The game by the number of the rules that a record was played by. */
export async function findRules(id: string, rules: number, m: CliMessages): Promise<AnyGameModule | Refusal> {
  return isGameId(id) ? loadGame(id, rules) : findGame(id, m)
}

/** Fails with a refusal's sentence, after what it is about. */
export async function failWith(
  refusal: Refusal,
  words: AnyWords | null,
  locale: Locale,
  about?: string,
): Promise<never> {
  const sentence = explain(refusal, words, await tableMessages(locale))
  return fail(about === undefined ? sentence : `${about}: ${sentence}`)
}

export async function checkSeats(game: AnyGame, seats: number, locale: Locale): Promise<void> {
  const [least, most] = game.seats
  if (seats < least || seats > most)
    await failWith({ code: 'seats-range', values: { seats, least, most } }, null, locale)
}

/** Reads --options against the game's schema, and makes sure that a game can begin so. */
export async function readOptions(
  { game, words }: AnyGameModule,
  text: string | undefined,
  seats: number,
  locale: Locale,
  m: CliMessages,
): Promise<AnyChosen> {
  const options = chooseOptions(game.options, text === undefined ? {} : parsed(text, m), seats)
  if (isRefusal(options)) return failWith(options, null, locale)
  const s = game.blank()
  game.setup(seats, options, seededChance(''), s)
  const refusal = game.invalid(s)
  return refusal ? failWith(refusal, await words(locale, seatNames(seats, m)), locale) : options
}

export function seatNames(seats: number, m: CliMessages): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => m.person(seat + 1))
}

function parsed(text: string, m: CliMessages): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return fail(m.optionsNotJson(text))
  }
}
