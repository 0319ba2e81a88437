// `ludopolis arena`: which bot is better, on the same luck with the seats changed round.
import { Presets, SingleBar } from 'cli-progress'
import type { Contest } from '../bots/block.ts'
import { gamesInBlock } from '../bots/block.ts'
import { readBots } from './bots.ts'
import type { Call, Command } from './command.ts'
import { LOCALE_FLAG } from './command.ts'
import { fail } from './fail.ts'
import { checkSeats, findGame, readOptions } from './games.ts'
import type { Io } from './io.ts'
import type { CliMessages } from './messages/en.ts'
import type { Standing, Timing } from './standings.ts'
import { Standings } from './standings.ts'
import { gridLines } from './text.ts'
import { allCores, playBlocks } from './threads.ts'

export const arena: Command = {
  name: 'arena',
  takes: '<game>',
  about: 'compare bots, with intervals',
  flags: [
    ['--seats <n>', 'how many play (else as few as the game allows)'],
    ['--bots <a,b>', 'the bots to compare; the last one takes the seats that are left'],
    ['--games <n>', 'how many games, up to whole blocks (else 100)'],
    ['--seed <text>', 'equal seeds give equal results, unless a bot goes by the clock (else 1)'],
    ['--options <json>', "the game's options"],
    ['--threads <n>', 'how many threads play (else one a core)'],
    ['--until-certain', 'stop as soon as it is plain which of the first and the last is better'],
    ['--json', 'the result as JSON'],
    LOCALE_FLAG,
  ],
  examples: [
    'arena neoville --bots greedy,random --games 400',
    'arena neoville --seats 4 --bots search:100ms,greedy --games 100 --json',
  ],
  run,
}

export function progressBar(io: Io): SingleBar | null {
  if (!io.stderr.isTTY) return null
  return new SingleBar({ stream: io.stderr, format: '{bar} {value}/{total}  {eta_formatted}' }, Presets.shades_classic)
}

async function run({ args, flags, io, locale, m }: Call): Promise<number> {
  const module = await findGame(args[0] as string, m)
  const { game } = module
  const seats = flags.count('seats') ?? game.seats[0]
  await checkSeats(game, seats, locale)
  const bots = readBots(flags.text('bots') ?? fail(m.arenaBots), m).map(({ name }) => name)
  if (bots.length < 2 || (!game.cooperative && bots.length > seats)) fail(m.arenaBots)
  const options = await readOptions(module, flags.text('options'), seats, locale, m)
  const contest: Contest = { game: game.id, seats, options, bots, seed: flags.text('seed') ?? '1' }
  const wanted = flags.count('games') ?? 100
  const blocks = Math.ceil(wanted / gamesInBlock(game, contest))
  const threads = flags.count('threads') ?? allCores()

  const standings = new Standings(contest, game.cooperative)
  const bar = progressBar(io)
  let enough = false
  bar?.start(blocks * gamesInBlock(game, contest), 0)
  try {
    await playBlocks(game, { contest, blocks, threads, signal: io.signal }, (result) => {
      standings.add(result)
      bar?.update(standings.games)
      enough = flags.has('until-certain') && standings.certain
      return !enough
    })
  } finally {
    bar?.stop()
  }
  const result = {
    game: game.id,
    seats,
    games: standings.games,
    seed: contest.seed,
    bots: standings.standings(),
    times: standings.timings(),
  }
  io.stdout.write(flags.has('json') ? `${JSON.stringify(result)}\n` : described(result.bots, result.times, m))
  if (enough || standings.games >= wanted) return 0
  io.stderr.write(`ludopolis: ${m.stopped(standings.games, wanted)}\n`)
  return 130
}

function described(bots: readonly Standing[], times: readonly Timing[], m: CliMessages): string {
  const percent = (rate: number) => `${(100 * rate).toFixed(1)} %`
  const rows = bots.map(({ bot, games, winRate, low, high, elo, meanScore }, i) => [
    bot,
    String(games),
    percent(winRate),
    `${percent(low)} – ${percent(high)}`,
    String(elo),
    String(meanScore),
    `${times[i]?.meanMilliseconds} / ${times[i]?.longestMilliseconds}`,
  ])
  const head = [m.bot, m.games, m.winRate, m.interval, 'Elo', m.meanScore, m.decisionTime]
  return `${gridLines({ caption: '', head, rows }).join('\n')}\n`
}
