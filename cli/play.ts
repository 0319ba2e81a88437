// `ludopolis play`: a game at the terminal, against bots or with several people at one keyboard.
import { makeBot } from '../bots/index.ts'
import { bitsFrom, liveBits, quickChance, seededChance } from '../core/chance.ts'
import { entriesOf } from '../core/entries.ts'
import { explain, outcomeParts, scoreArea, tableMessages } from '../core/face.ts'
import type { AnyGame } from '../core/game.ts'
import { MOST_MOVES, ownOf, PUBLIC } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { AnyChosen } from '../core/options.ts'
import { isRefused } from '../core/table.ts'
import { GAME_IDS } from '../games/index.ts'
import type { Ears, Host, Think } from '../house/host.ts'
import { HostedTable } from '../house/hosted-table.ts'
import { newLuck, openLuck } from '../house/luck.ts'
import type { TableRow } from '../house/store.ts'
import type { Command, Invocation } from './command.ts'
import { fail } from './fail.ts'
import { checkedRecord, mustBeNew, readText } from './files.ts'
import { checkSeats, failWith, findGame, readOptions } from './games.ts'
import { keep, RecordStore } from './keep.ts'
import type { CliMessages } from './messages/en.ts'
import type { NamedPlayer } from './people.ts'
import { playersNamed, readPlayers } from './people.ts'
import type { Keyboard } from './person.ts'
import { HERE, KeyboardSeat } from './person.ts'
import { Screen } from './screen.ts'

export const play: Command<'play'> = {
  name: 'play',
  takes: ['[game]'],
  flags: {
    seats: { takes: 'n' },
    people: { takes: 'n|names', otherwise: 1 },
    bots: { takes: 'bots', otherwise: 'casual' },
    options: { takes: 'json' },
    seed: { takes: 'text' },
    record: { takes: 'file' },
    resume: { takes: 'file' },
  },
  examples: ['play GAME', 'play GAME --people Ada,Ben --bots skilled', 'play --resume evening.json'],
  run,
}

export interface Seating {
  readonly module: AnyGameModule
  readonly hosted: HostedTable
  readonly store: RecordStore
  readonly players: readonly NamedPlayer[]
  readonly failed: Failed
}

/** A bot's step could not be written: nobody is asked then, so somebody must be told. */
class Failed {
  tell = () => {}
  readonly told = new Promise<void>((resolve) => {
    this.tell = resolve
  })
}

async function run(call: Invocation): Promise<number> {
  return playThrough(call, await (call.flags.has('resume') ? resume(call) : open(call)))
}

/** From the first question to the end, or until the player has had enough. */
export async function playThrough(call: Invocation, seating: Seating): Promise<number> {
  const { module, hosted, store, players, failed } = seating
  const { io, locale, m } = call
  const names = players.map(({ name }) => name)
  const screen = new Screen(io)
  try {
    const words = await module.words(locale, names)
    const messages = await tableMessages(locale)
    const help = () => module.help(locale)
    const keyboard: Keyboard = { hosted, store, names, words, help, messages, m, screen, locale }
    screen.say(`${words.name}. ${words.about}`, words.notice, m.hint(messages.commands.help))
    const finished = await playOn(keyboard, players, failed)
    if (finished) showEnd(keyboard, call)
    await keep(keyboard, finished)
  } finally {
    screen.close()
    await hosted.close()
  }
  return 0
}

/** Bots think in this thread, each with its own luck. */
function thinker(game: AnyGame, players: readonly NamedPlayer[], seed: string | undefined): Think {
  const bots = players.map(
    ({ bot }, seat) => bot && makeBot(bot.spec, game, seed === undefined ? liveBits : bitsFrom(`${seed}/bot/${seat}`)),
  )
  return async ({ view }, signal) => {
    const bot = ownOf(bots, view.viewer)
    if (!bot) throw new Error('no bot sits there')
    const [world, legal] = [game.blank(), new Int32Array(MOST_MOVES)]
    game.imagine(view, quickChance(bitsFrom('legal')), world)
    return game.moves.text(await bot.choose({ legal, count: game.legal(world, legal), view: () => view }, signal))
  }
}

function host(call: Invocation, store: RecordStore, game: AnyGame, players: readonly NamedPlayer[]): Host {
  const seed = call.flags.text('seed')
  const chance = seed === undefined ? null : seededChance(seed)
  return {
    store,
    now: () => Date.now(),
    later: (milliseconds, job) => {
      const timer = setTimeout(job, milliseconds)
      return () => clearTimeout(timer)
    },
    think: thinker(game, players, seed),
    pause: () => 0,
    ...(chance ? { luck: () => chance } : {}),
  }
}

const ears = (failed: Failed): Ears => ({
  thinking: () => {},
  trouble: (trouble) => {
    if (trouble === 'not-kept') failed.tell()
  },
  changed: () => {},
})

function rowOf(game: AnyGame, players: readonly NamedPlayer[], options: AnyChosen, more: Partial<TableRow>): TableRow {
  const seats = players.map(({ name, bot }) =>
    bot === null ? { name, player: 'person', person: HERE } : { name, player: bot.name },
  )
  return { id: crypto.randomUUID(), game: game.id, rules: game.rules, options, seats, version: 0, ...more }
}

async function open(call: Invocation): Promise<Seating> {
  const { args, flags, locale, m } = call
  const [id = fail(m.gameMissing(GAME_IDS.join(', ')))] = args
  const module = await findGame(id, m)
  const { game } = module
  const asked = flags.count('seats')
  if (asked !== undefined) await checkSeats(game, asked, locale)
  const players = readPlayers(flags, game.seats[0], m)
  await checkSeats(game, players.length, locale)
  const options = await readOptions(module, flags.text('options'), players.length, locale, m)
  const luck = flags.has('seed') ? {} : { luck: newLuck(players.length) }
  return openTable(call, module, players, options, luck, (means) => means)
}

/** A new table; `change` says what its host does otherwise. */
export async function openTable(
  call: Invocation,
  module: AnyGameModule,
  players: readonly NamedPlayer[],
  options: AnyChosen,
  more: Partial<TableRow>,
  change: (host: Host) => Host,
): Promise<Seating> {
  const { flags, locale, m } = call
  const { game } = module
  const file = flags.text('record')
  if (file !== undefined) mustBeNew(file, m)
  const row = rowOf(game, players, options, more)
  const store = storeOf(row, players, file, m)
  const failed = new Failed()
  const hosted = await HostedTable.open(game, row, change(host(call, store, game, players)), ears(failed))
  if (store.failure) throw store.failure
  if (isRefused(hosted)) return failWith(hosted.refusal, null, locale)
  return { module, hosted, store, players, failed }
}

async function resume(call: Invocation): Promise<Seating> {
  const { args, flags, locale, m } = call
  const path = flags.text('resume') ?? ''
  for (const flag of ['seats', 'people', 'bots', 'options'])
    if (flags.has(flag)) fail(m.flagsExclude(`--${flag}`, '--resume'))
  const { module, record } = await checkedRecord(readText(path, m), path, locale, m)
  const { game } = module
  const [id = record.game] = args
  if (id !== record.game)
    await failWith({ code: 'record-game', values: { game: record.game, wanted: id } }, null, locale, path)
  if (record.outcome || record.ended) fail(m.resumeFinished(path))
  const file = flags.text('record') ?? path
  if (file !== path) mustBeNew(file, m)
  const players = playersNamed(record.names, record.seats, m)
  const { luck } = record
  const row = rowOf(game, players, record.options, luck ? { id: luck.table, luck } : {})
  const store = storeOf(row, players, file, m)
  store.begin(record, record.times ?? [])
  const failed = new Failed()
  const means = host(call, store, game, players)
  const hosted = HostedTable.resume(game, row, entriesOf(record, record.times), means, ears(failed))
  if (isRefused(hosted)) return failWith(hosted.refusal, null, locale, path)
  return { module, hosted, store, players, failed }
}

function storeOf(
  row: TableRow,
  players: readonly NamedPlayer[],
  file: string | undefined,
  m: CliMessages,
): RecordStore {
  const names = players.map(({ name }) => name)
  return new RecordStore(names, openLuck(row), file, m)
}

/** Plays until the end (true) or until somebody leaves (false). */
async function playOn(keyboard: Keyboard, players: readonly NamedPlayer[], failed: Failed): Promise<boolean> {
  const { hosted, store, screen, messages, words, m } = keyboard
  const { table } = hosted
  const people = players.map(({ bot }, seat) => (bot === null ? new KeyboardSeat(keyboard, seat) : null))
  const shared = people.filter((person) => person !== null).length > 1
  let last: KeyboardSeat | null = null
  for (;;) {
    if (!(await isAsked(keyboard, people, failed))) {
      if (!screen.closed) screen.say(store.failure?.message ?? explain({ code: 'not-stored' }, words, messages))
      return false
    }
    const person = people[table.toAct]
    if (!person) {
      last?.announce()
      return true
    }
    if (shared && person !== last) {
      if (last) screen.clear()
      screen.forget()
      screen.say('', m.handOver(keyboard.names[table.toAct] ?? ''))
      if ((await screen.ask()) === null) return false
      screen.clear()
    }
    last = person
    if (!(await person.step())) return false
  }
}

/** Waits until a person is to act, or nobody any more; false if it comes to neither. */
async function isAsked({ hosted, screen }: Keyboard, people: readonly unknown[], failed: Failed): Promise<boolean> {
  const { table } = hosted
  const isReady = () => table.over || people[table.toAct] !== null
  if (isReady()) return true
  let stop = () => {}
  const ready = new Promise<boolean>((resolve) => {
    stop = table.watch(() => isReady() && resolve(true))
  })
  const never = () => false
  const answer = await Promise.race([ready, failed.told.then(never), screen.left.then(never)])
  stop()
  return answer
}

function showEnd({ hosted, names, words, messages, screen }: Keyboard, { locale }: Invocation): void {
  const { game } = hosted.table
  const { sheet, outcome } = hosted.table.now(PUBLIC)
  if (!outcome) return
  screen.show(scoreArea(sheet, game.cooperative, names, words, messages))
  screen.parts(['', ...outcomeParts(outcome, sheet, game.cooperative, names, words, messages, locale)])
}
