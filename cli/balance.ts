// `ludopolis balance`: how fair a game's set is, by many games between equal bots, as a report with plots and as JSON.
import type { AnyGame } from '../core/game.ts'
import type { AnyWords } from '../core/words.ts'
import { loadComponents } from '../lab/balance/components.ts'
import type { Trial } from '../lab/balance/facts.ts'
import { reportMessages } from '../lab/balance/messages.ts'
import { reportOf } from '../lab/balance/report.ts'
import type { Balance, Contested } from '../lab/balance/tally.ts'
import { Tally } from '../lab/balance/tally.ts'
import type { Contest } from '../lab/block.ts'
import { gamesInBlock } from '../lab/block.ts'
import { Standings } from '../lab/standings.ts'
import { allCores, inBlocks } from '../lab/threads.ts'
import { oneBot } from './bots.ts'
import type { Command, Flags, Invocation } from './command.ts'
import { ended } from './ended.ts'
import { mustBeNew, replaceText } from './files.ts'
import { readTable, seatNames } from './games.ts'
import type { Io } from './io.ts'
import { withProgress } from './progress.ts'
import { gridLines } from './text.ts'

export const balance: Command<'balance'> = {
  name: 'balance',
  takes: ['<game>'],
  flags: {
    seats: { takes: 'n' },
    bot: { takes: 'bot', otherwise: 'greedy' },
    against: { takes: 'bot' },
    games: { takes: 'n', otherwise: 200 },
    seed: { takes: 'text', otherwise: 1 },
    options: { takes: 'json' },
    out: { takes: 'file' },
    threads: { takes: 'n' },
    json: {},
  },
  examples: [
    'balance GAME --seats 3 --bot search:200it --games 1000 --seed 7 --out report.html',
    'balance GAME --seats 2 --bot greedy --options \'{"first": 0}\' --json',
  ],
  run,
}

async function run(call: Invocation): Promise<number> {
  const { flags, io, locale, m } = call
  const { module, game, seats, options } = await readTable(call)
  const bot = oneBot(flags, 'bot', m) ?? { name: 'greedy', spec: { kind: 'greedy' } }
  const against = oneBot(flags, 'against', m)
  const seed = flags.text('seed') ?? '1'
  const out = flags.text('out')
  if (out !== undefined) mustBeNew(out, m)
  const bots = against && [bot.name, against.name]
  const lab = new Lab(game, { game: game.id, seats, options, bot: bot.spec, seed }, flags, io)

  const { result, wanted } = await lab.measure(bot.name, bots)
  const words = await module.words(locale, seatNames(seats, m))
  // Told before the report is written: if that fails, what was worked out is not lost.
  io.stdout.write(flags.has('json') ? `${JSON.stringify(result)}\n` : described(result, words, call))
  if (out !== undefined) {
    replaceText(out, reportOf(result, words, await reportMessages(locale), locale), m)
    if (!flags.has('json')) io.stdout.write(`${m.reported(out)}\n`)
  }
  return ended(result.games + (result.contest?.games ?? 0), wanted, call)
}

interface Measured {
  readonly result: Balance
  /** How many games were to be played in all. */
  readonly wanted: number
}

class Lab {
  readonly #game: AnyGame
  readonly #trial: Trial
  readonly #games: number
  readonly #run: { readonly threads: number; readonly signal: AbortSignal }
  readonly #io: Io

  constructor(game: AnyGame, trial: Trial, flags: Flags, io: Io) {
    this.#game = game
    this.#trial = trial
    this.#games = flags.count('games') ?? 200
    this.#run = { threads: flags.count('threads') ?? allCores(), signal: io.signal }
    this.#io = io
  }

  async measure(bot: string, bots: readonly string[] | undefined): Promise<Measured> {
    const { seats, options, seed, game } = this.#trial
    const contest: Contest | undefined = bots && { game, seats, options, bots, seed }
    const each = contest ? gamesInBlock(this.#game, contest) : 1
    const blocks = contest ? Math.ceil(this.#games / each) : 0
    const wanted = this.#games + blocks * each
    return withProgress(this.#io, wanted, async (progress) => {
      const tally = await this.#alike(bot, progress)
      const contested = contest && (await this.#contest(contest, blocks, (games) => progress(tally.games + games)))
      return { result: tally.result(contested ?? null), wanted }
    })
  }

  /** The same bot on every seat. */
  async #alike(bot: string, progress: (games: number) => void): Promise<Tally> {
    const trial = this.#trial
    const tally = new Tally(this.#game, await loadComponents(this.#game.id), {
      seats: trial.seats,
      options: trial.options,
      bot,
      seed: trial.seed,
    })
    await inBlocks({ kind: 'trial', of: trial }, { ...this.#run, blocks: this.#games }, (facts) => {
      tally.add(facts)
      progress(tally.games)
      return true
    })
    return tally
  }

  async #contest(contest: Contest, blocks: number, progress: (games: number) => void): Promise<Contested> {
    const standings = new Standings(contest, this.#game.cooperative)
    await inBlocks({ kind: 'contest', of: contest }, { ...this.#run, blocks }, (result) => {
      standings.add(result)
      progress(standings.games)
      return true
    })
    return { games: standings.games, stronger: standings.stronger, bots: standings.standings() }
  }
}

function described(
  { games, seats, places, won, contest }: Balance,
  words: AnyWords,
  { m, numbers: { plain, percent, interval } }: Invocation,
): string {
  const rows = places.map(({ seat, wins, meanScore }) => [
    String(seat),
    percent(wins.value),
    interval(wins),
    plain(meanScore),
  ])
  const head = [m.place, m.winRate, m.interval, m.meanScore]
  const caption = m.simulated(words.name, games, seats)
  return [
    ...(won ? [caption, m.wonTogether(percent(won.value), interval(won))] : gridLines({ caption, head, rows })),
    ...(contest?.bots.map((row) => m.botWon(row.bot, percent(row.winRate), interval(row))) ?? []),
    '',
  ].join('\n')
}
