// `ludopolis play`: a game at the terminal, against bots or with several people at one keyboard.
import type { Bot } from '../bots/bot.ts'
import { makeBot } from '../bots/index.ts'
import type { Bits } from '../core/chance.ts'
import { bitsFrom, liveBits, liveChance, seededChance } from '../core/chance.ts'
import { entriesOf } from '../core/entries.ts'
import { outcomeParts, scoreArea, tableMessages } from '../core/face.ts'
import type { Seat } from '../core/game.ts'
import { NOBODY, PUBLIC } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { Means, Update } from '../core/table.ts'
import { isRefused, Table } from '../core/table.ts'
import { GAME_IDS } from '../games/index.ts'
import type { Call, Command } from './command.ts'
import { LOCALE_FLAG } from './command.ts'
import { fail } from './fail.ts'
import { checkedRecord, mustBeNew, readText } from './files.ts'
import { checkSeats, failWith, findGame, readOptions } from './games.ts'
import { keep } from './keep.ts'
import type { Player } from './people.ts'
import { playersNamed, readPlayers } from './people.ts'
import type { Room } from './person.ts'
import { Person } from './person.ts'
import { Screen } from './screen.ts'

export const play: Command = {
  name: 'play',
  takes: '[game]',
  about: 'play a game in the terminal',
  flags: [
    ['--seats <n>', 'how many play (else as few as the game allows)'],
    ['--people <n|names>', 'how many people, or their names: Ada,Ben (else one)'],
    ['--bots <kinds|none>', 'who plays the other seats: skilled,novice (else casual)'],
    ['--options <json>', "the game's options"],
    LOCALE_FLAG,
    ['--seed <text>', 'the same luck every time'],
    ['--record <file>', 'keep the game in this file'],
    ['--resume <file>', 'go on with a game that was kept'],
  ],
  examples: ['play neoville', 'play neoville --people Ada,Ben --bots skilled', 'play --resume evening.json'],
  run,
}

interface Seating {
  readonly module: AnyGameModule
  readonly table: Table
  readonly players: readonly Player[]
  /** Where the game is kept. */
  readonly file: string | undefined
}

async function run(call: Call): Promise<number> {
  const { module, table, players, file } = await (call.flags.has('resume') ? resume(call) : open(call))
  const { io, locale, m } = call
  const names = players.map(({ name }) => name)
  const screen = new Screen(io)
  try {
    const words = await module.words(locale, names)
    const messages = await tableMessages(locale)
    const room: Room = { table, names, words, messages, m, screen, locale: call.locale }
    screen.say(`${words.name}. ${words.about}`, words.notice, m.hint(messages.commands.help))
    const seed = call.flags.text('seed')
    const finished = await playOn(room, players, (seat) =>
      seed === undefined ? liveBits : bitsFrom(`${seed}/bot/${seat}`),
    )
    if (finished) showEnd(room, call)
    await keep(room, finished, file)
  } finally {
    screen.close()
  }
  return 0
}

function house(call: Call): Means {
  const seed = call.flags.text('seed')
  const chance = seed === undefined ? liveChance() : seededChance(seed)
  return {
    luck: () => chance,
    store: { append: async () => {} },
    now: () => Date.now(),
  }
}

async function open(call: Call): Promise<Seating> {
  const { args, flags, locale, m } = call
  const [id = fail(m.gameMissing(GAME_IDS.join(', ')))] = args
  const module = await findGame(id, m)
  const { game } = module
  const asked = flags.count('seats')
  if (asked !== undefined) await checkSeats(game, asked, locale)
  const players = readPlayers(flags, game.seats[0], m)
  await checkSeats(game, players.length, locale)
  const options = await readOptions(module, flags.text('options'), players.length, locale, m)
  const file = flags.text('record')
  if (file !== undefined) mustBeNew(file, m)
  const table = await Table.open(game, players.length, options, house(call))
  if (isRefused(table)) return failWith(table.refusal, null, locale)
  return { module, table, players, file }
}

async function resume(call: Call): Promise<Seating> {
  const { args, flags, locale, m } = call
  const path = flags.text('resume') ?? ''
  for (const flag of ['seats', 'people', 'bots', 'options'])
    if (flags.has(flag)) fail(m.flagsExclude(`--${flag}`, '--resume'))
  const { module, record } = await checkedRecord(readText(path, m), path, locale, m)
  const [id = record.game] = args
  if (id !== record.game)
    await failWith({ code: 'record-game', values: { game: record.game, wanted: id } }, null, locale, path)
  if (record.outcome) fail(m.resumeFinished(path))
  const file = flags.text('record') ?? path
  if (file !== path) mustBeNew(file, m)
  const table = Table.resume(module.game, entriesOf(record, record.times), house(call))
  if (isRefused(table)) return failWith(table.refusal, null, locale, path)
  return { module, table, players: playersNamed(record.names, record.seats, m), file }
}

/** Plays until the end (true) or until somebody leaves (false). */
async function playOn(room: Room, players: readonly Player[], bitsOf: (seat: Seat) => Bits): Promise<boolean> {
  const { table, screen, m } = room
  const sitting = players.map(({ bot }, seat) =>
    bot === null ? new Person(room, seat) : botAt(table, seat, makeBot(bot.spec, table.game, bitsOf(seat))),
  )
  const shared = players.filter(({ bot }) => bot === null).length > 1
  let last: Person | null = null
  for (;;) {
    const seat = table.toAct
    if (seat === NOBODY) {
      last?.announce()
      return true
    }
    const player = sitting[seat]
    if (player instanceof Person) {
      if (shared && player !== last) {
        if (last) screen.clear()
        screen.say('', m.handOver(room.names[seat] ?? ''))
        if ((await screen.ask()) === null) return false
        screen.clear()
      }
      last = player
      if (!(await player.step())) return false
    } else await player?.()
  }
}

/** A bot at the table: it is handed what its seat may see. */
function botAt(table: Table, seat: Seat, bot: Bot): () => Promise<void> {
  let now: Update | null = null
  table.subscribe(seat, (update) => {
    now = update
  })
  return async () => {
    const { choices, view, seq } = now as Update
    const legal = Int32Array.from(choices, (text) => table.game.moves.parse(text) as number)
    const move = await bot.choose({ legal, count: legal.length, view: () => view })
    const answer = await table.move(seat, table.game.moves.text(move), seq)
    if (isRefused(answer)) throw new Error(`a bot's move was refused: ${answer.refusal.code}`)
  }
}

function showEnd({ table, names, words, messages, screen }: Room, { locale }: Call): void {
  const { outcome, steps } = table.record()
  const moment = table.at(steps.length, PUBLIC)
  if (!outcome || isRefused(moment)) return
  screen.show(scoreArea(moment.sheet, table.game.cooperative, names, words, messages))
  screen.parts(['', ...outcomeParts(outcome, moment.sheet, table.game.cooperative, names, words, messages, locale)])
}
