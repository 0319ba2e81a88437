// `ludopolis daily`: the deal of a day, the same as on the page; played here, told as JSON, or played by bots to compare with.
import { readBot } from '../bots/index.ts'
import { moveFor } from '../bots/thinker.ts'
import { RecordingChance } from '../core/chance.ts'
import type { AnyGame } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import { begin } from '../core/record.ts'
import type { Deal } from '../house/daily.ts'
import { dayLuck, dealOf, hostOf } from '../house/daily.ts'
import type { Reached } from '../house/daily-bots.ts'
import { EXPERT, FIELD, median, playDeal } from '../house/daily-bots.ts'
import { dayOf, FIRST_DAY, gamesOn, isDay, isDealt } from '../house/days.ts'
import type { Think } from '../house/host.ts'
import { namedBot } from './bots.ts'
import type { Command, Invocation } from './command.ts'
import { fail } from './fail.ts'
import { findGame, readOptions, seatNames } from './games.ts'
import type { CliMessages } from './messages/en.ts'
import type { NamedPlayer } from './people.ts'
import { seatName } from './people.ts'
import { openTable, playThrough } from './play.ts'
import { withProgress } from './progress.ts'

export const daily: Command<'daily'> = {
  name: 'daily',
  takes: ['[date]', '[game]'],
  flags: {
    bots: {},
    json: {},
    record: { takes: 'file' },
  },
  examples: ['daily', 'daily GAME', 'daily 2026-11-16 GAME --bots', 'daily --json'],
  run,
}

interface Dealt {
  readonly module: AnyGameModule
  readonly deal: Deal
}

async function run(call: Invocation): Promise<number> {
  const { flags, m } = call
  for (const flag of ['bots', 'json'])
    if (flags.has('record') && flags.has(flag)) fail(m.flagsExclude('--record', `--${flag}`))
  const { day, game } = asked(call.args, m)
  const games = game === null && flags.has('json') ? gamesOn(day) : [game ?? (gamesOn(day)[0] as string)]
  const deals = await Promise.all(games.map((id) => dealtOn(day, id, m)))
  if (!flags.has('bots') && !flags.has('json')) return playThrough(call, await seat(call, deals[0] as Dealt))
  const told = []
  for (const dealt of deals) told.push(await toldOf(call, dealt))
  call.io.stdout.write(flags.has('json') ? `${JSON.stringify(told)}\n` : await textOf(deals[0] as Dealt, told[0], call))
  return 0
}

/** A date and a game, in either order; both may be left out. */
function asked(args: readonly string[], m: CliMessages): { readonly day: string; readonly game: string | null } {
  const now = Date.now()
  const days = args.filter((arg) => /^\d/.test(arg))
  const [game = null, extra] = args.filter((arg) => !days.includes(arg))
  if (extra !== undefined) fail(m.argumentExtra(extra, 'daily'))
  const [day = dayOf(now), another] = days
  if (another !== undefined) fail(m.argumentExtra(another, 'daily'))
  if (!isDay(day)) fail(m.notDay(day))
  if (!isDealt(day, now)) fail(m.noDeal(day, FIRST_DAY, dayOf(now)))
  return { day, game }
}

async function dealtOn(day: string, id: string, m: CliMessages): Promise<Dealt> {
  const newest = await findGame(id, m)
  const deal = dealOf(newest, day)
  return { module: newest.at(deal.rules), deal }
}

/** Bots think in this thread. */
const thinking =
  (game: AnyGame): Think =>
  (job, signal) => {
    const spec = readBot(job.bot)
    if (isRefusal(spec)) throw new Error(`there is no bot "${job.bot}"`)
    return moveFor(game, job, spec, signal)
  }

async function seat(call: Invocation, { module, deal }: Dealt) {
  const { io, locale, m, numbers } = call
  const { game } = module
  const players = deal.players.map((player, at): NamedPlayer => {
    const bot = namedBot(player)
    return bot ? { name: seatName(bot, at), bot } : { name: m.person(at + 1), bot: null }
  })
  const options = await readOptions(module, JSON.stringify(deal.options), players.length, locale, m)
  io.stdout.write(`${m.dealOf(numbers.day(deal.day))}\n`)
  return openTable(call, module, players, options, {}, (host) => hostOf(deal, { ...host, think: thinking(game) }))
}

interface DealTold extends Deal {
  /** What was drawn before the first move. */
  readonly setup: readonly (readonly [pile: string, item: number])[]
  readonly reached?: Reached
}

async function toldOf(call: Invocation, { module: { game }, deal }: Dealt): Promise<DealTold> {
  const chance = new RecordingChance(dayLuck(deal)(0, { seat: null, before: [] }))
  begin(game, { seats: deal.players.length, options: deal.options }, chance, game.blank())
  const told = { ...deal, setup: chance.take() }
  return call.flags.has('bots') ? { ...told, reached: await reachedOn(call, game, deal) } : told
}

function reachedOn({ io }: Invocation, game: AnyGame, deal: Deal): Promise<Reached> {
  return withProgress(io, FIELD.length + 1, async (progress) => {
    const scores: number[] = []
    for (const standard of [EXPERT, ...FIELD]) {
      const outcome = await playDeal(game, deal, standard, thinking(game), io.signal)
      io.signal.throwIfAborted()
      scores.push(outcome?.scores[0] ?? 0)
      progress(scores.length)
    }
    const [expert = 0, ...field] = scores
    return { expert, field }
  })
}

async function textOf(
  { module: { game, words }, deal }: Dealt,
  told: DealTold | undefined,
  { locale, m, numbers }: Invocation,
): Promise<string> {
  const { expert, field } = told?.reached ?? { expert: 0, field: [] }
  const lines = game.cooperative
    ? [m.dealExpertWon(expert > 0), m.dealFieldWon(field.filter((score) => score > 0).length, field.length)]
    : [m.dealExpert(expert), m.dealField(median(field), field.length)]
  const { name } = await words(locale, seatNames(deal.players.length, m))
  return [m.dealOfGame(name, numbers.day(deal.day)), ...lines, ''].join('\n')
}
