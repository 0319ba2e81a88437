// `ludopolis balance`: how fair a game's set is, by many games between equal bots, as a report with plots and as JSON.
import type { Contest } from '../bots/block.ts'
import { gamesInBlock } from '../bots/block.ts'
import type { AnyGame } from '../core/game.ts'
import { progressBar } from './arena.ts'
import type { Trial } from './balance/facts.ts'
import { Watching } from './balance/facts.ts'
import { reportMessages } from './balance/messages.ts'
import { reportOf } from './balance/report.ts'
import type { Balance, Contested } from './balance/tally.ts'
import { Tally } from './balance/tally.ts'
import { oneBot } from './bots.ts'
import type { Call, Command, Flags } from './command.ts'
import { LOCALE_FLAG } from './command.ts'
import { mustBeNew, replaceText } from './files.ts'
import { checkSeats, findGame, readOptions } from './games.ts'
import type { Io } from './io.ts'
import type { CliMessages } from './messages/en.ts'
import { Standings } from './standings.ts'
import { gridLines } from './text.ts'
import { allCores, inBlocks, playBlocks } from './threads.ts'

export const balance: Command = {
  name: 'balance',
  takes: '<game>',
  about: "measure how fair a game's set is",
  flags: [
    ['--seats <n>', 'how many play (else as few as the game allows)'],
    ['--bot <kind>', 'who sits on every seat (else greedy)'],
    ['--against <kind>', 'play as many games again of the first bot against this one, the seats changed round'],
    ['--games <n>', 'how many games (else 200)'],
    ['--seed <text>', 'equal seeds give equal results, unless a bot goes by the clock (else 1)'],
    ['--options <json>', "the game's options"],
    ['--out <file>', 'write the report as one HTML file'],
    ['--threads <n>', 'how many threads play (else one a core)'],
    ['--json', 'the result as JSON'],
    LOCALE_FLAG,
  ],
  examples: [
    'balance neoville --seats 3 --bot search:200it --games 1000 --seed 7 --out neoville-3.html',
    'balance evolutopia --seats 2 --bot greedy --options \'{"level": "2"}\' --json',
  ],
  run,
}

async function run({ args, flags, io, locale, m }: Call): Promise<number> {
  const module = await findGame(args[0] as string, m)
  const { game } = module
  const seats = flags.count('seats') ?? game.seats[0]
  await checkSeats(game, seats, locale)
  const bot = oneBot(flags, 'bot', m) ?? { name: 'greedy', spec: { kind: 'greedy' } }
  const against = oneBot(flags, 'against', m)
  const options = await readOptions(module, flags.text('options'), seats, locale, m)
  const seed = flags.text('seed') ?? '1'
  const out = flags.text('out')
  if (out !== undefined) mustBeNew(out, m)
  const bots = against && [bot.name, against.name]
  const lab = new Lab(game, { game: game.id, seats, options, bot: bot.spec, seed }, flags, io)

  const { result, wanted } = await lab.measure(bot.name, bots)
  if (out !== undefined) replaceText(out, reportOf(result, await reportMessages(locale), locale), m)
  io.stdout.write(flags.has('json') ? `${JSON.stringify(result)}\n` : described(result, out, m))
  const done = result.games + (result.contest?.games ?? 0)
  if (done >= wanted) return 0
  io.stderr.write(`ludopolis: ${m.stopped(done, wanted)}\n`)
  return 130
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
    const bar = progressBar(this.#io)
    bar?.start(wanted, 0)
    try {
      const tally = await this.#alike(bot, (games) => bar?.update(games))
      const contested = contest && (await this.#contest(contest, blocks, (games) => bar?.update(tally.games + games)))
      return { result: tally.result(contested ?? null), wanted }
    } finally {
      bar?.stop()
    }
  }

  /** The same bot on every seat. */
  async #alike(bot: string, progress: (games: number) => void): Promise<Tally> {
    const trial = this.#trial
    const tally = new Tally(this.#game, { seats: trial.seats, options: trial.options, bot, seed: trial.seed })
    const watching = new Watching(this.#game, trial)
    const play = (block: number) => watching.game(block)
    const work = { ...this.#run, blocks: this.#games, worker: 'balance-worker.js', data: trial, play }
    await inBlocks(work, (facts) => {
      tally.add(facts)
      progress(tally.games)
      return true
    })
    return tally
  }

  async #contest(contest: Contest, blocks: number, progress: (games: number) => void): Promise<Contested> {
    const standings = new Standings(contest, this.#game.cooperative)
    await playBlocks(this.#game, { ...this.#run, contest, blocks }, (result) => {
      standings.add(result)
      progress(standings.games)
      return true
    })
    return { games: standings.games, stronger: standings.stronger, bots: standings.standings() }
  }
}

const percent = (rate: number) => `${(100 * rate).toFixed(1)} %`

function described({ game, games, seats, places, won, contest }: Balance, out: string | undefined, m: CliMessages) {
  const interval = ({ low, high }: { readonly low: number; readonly high: number }) =>
    `${percent(low)} – ${percent(high)}`
  const rows = places.map(({ seat, wins, meanScore }) => [
    String(seat),
    percent(wins.value),
    interval(wins),
    String(meanScore),
  ])
  const head = [m.place, m.winRate, m.interval, m.meanScore]
  const caption = m.simulated(game, games, seats)
  return [
    ...(won ? [caption, m.wonTogether(percent(won.value), interval(won))] : gridLines({ caption, head, rows })),
    ...(contest?.bots.map((row) => `${row.bot}: ${percent(row.winRate)} (${interval(row)})`) ?? []),
    ...(out === undefined ? [] : [m.reported(out)]),
    '',
  ].join('\n')
}
