// Finding what a command is about: the game by its name, and the table's options.

import { seededChance } from '../core/chance.ts'
import { explain, tableMessages } from '../core/face.ts'
import type { AnyGame, Refusal } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import { readJson } from '../core/json.ts'
import type { AnyGameModule } from '../core/module.ts'
import { nearestText } from '../core/moves.ts'
import type { AnyChosen } from '../core/options.ts'
import { chooseOptions } from '../core/options.ts'
import type { AnyWords, Locale } from '../core/words.ts'
import { GAME_IDS, isGameId, loadGame } from '../games/index.ts'
import type { Invocation } from './command.ts'
import { fail } from './fail.ts'
import { cliMessages } from './locale.ts'
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
  return fail(about === undefined ? sentence : (await cliMessages(locale)).about(about, sentence))
}

export async function checkSeats(game: AnyGame, seats: number, locale: Locale): Promise<void> {
  const [least, most] = game.seats
  if (seats < least || seats > most)
    await failWith({ code: 'seats-range', values: { seats, least, most } }, null, locale)
}

export interface TableAsked {
  readonly module: AnyGameModule
  readonly game: AnyGame
  readonly seats: number
  readonly options: AnyChosen
}

/** What most commands begin with: the game, --seats and --options. */
export async function readTable({ args, flags, locale, m }: Invocation): Promise<TableAsked> {
  const module = await findGame(args[0] as string, m)
  const { game } = module
  const seats = flags.count('seats') ?? game.seats[0]
  await checkSeats(game, seats, locale)
  return { module, game, seats, options: await readOptions(module, flags.text('options'), seats, locale, m) }
}

/** Reads --options against the game's schema, and makes sure that a game can begin so. */
export async function readOptions(
  { game, words }: AnyGameModule,
  text: string | undefined,
  seats: number,
  locale: Locale,
  m: CliMessages,
): Promise<AnyChosen> {
  const given = text === undefined ? {} : await parsed(text, locale, m)
  return optionsOf({ game, words }, given, seats, locale, m)
}

/** As `readOptions`, of a value that was read already. */
export async function optionsOf(
  { game, words }: Pick<AnyGameModule, 'game' | 'words'>,
  given: unknown,
  seats: number,
  locale: Locale,
  m: CliMessages,
): Promise<AnyChosen> {
  const options = chooseOptions(game.options, given, seats)
  if (isRefusal(options)) return failWith(options, null, locale)
  const s = game.blank()
  game.setup(seats, options, seededChance(''), s)
  const refusal = game.invalid(s)
  return refusal ? failWith(refusal, await words(locale, seatNames(seats, m)), locale) : options
}

export function defaultOptions(game: AnyGame, seats: number): AnyChosen {
  const options = chooseOptions(game.options, {}, seats)
  if (isRefusal(options)) throw new Error(`the default options of ${game.id} are refused: ${options.code}`)
  return options
}

export function seatNames(seats: number, m: CliMessages): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => m.person(seat + 1))
}

/** The value that --options holds. */
export async function parsed(text: string, locale: Locale, m: CliMessages): Promise<Json> {
  const read = readJson(text)
  if (!isRefusal(read)) return read.value
  return read.code === 'json-broken' ? fail(m.optionsNotJson(text)) : failWith(read, null, locale, '--options')
}
