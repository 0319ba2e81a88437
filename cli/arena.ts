// `ludopolis arena`: which bot is better, on the same luck with the seats changed round.
import type { Contest } from '../lab/block.ts'
import { gamesInBlock } from '../lab/block.ts'
import type { BotStanding, Timing } from '../lab/standings.ts'
import { Standings } from '../lab/standings.ts'
import { allCores, inBlocks } from '../lab/threads.ts'
import { readBots } from './bots.ts'
import type { Command, Invocation } from './command.ts'
import { ended } from './ended.ts'
import { fail } from './fail.ts'
import { readTable } from './games.ts'
import { withProgress } from './progress.ts'
import { gridLines } from './text.ts'

export const arena: Command<'arena'> = {
  name: 'arena',
  takes: ['<game>'],
  flags: {
    seats: { takes: 'n' },
    bots: { takes: 'bots' },
    games: { takes: 'n', otherwise: 100 },
    seed: { takes: 'text', otherwise: 1 },
    options: { takes: 'json' },
    threads: { takes: 'n' },
    'until-certain': {},
    json: {},
  },
  examples: [
    'arena GAME --bots greedy,random --games 400',
    'arena GAME --seats 4 --bots search:100ms,greedy --games 100 --json',
  ],
  run,
}

async function run(call: Invocation): Promise<number> {
  const { flags, io, m } = call
  const { game, seats, options } = await readTable(call)
  const bots = readBots(flags.text('bots') ?? fail(m.arenaBots), m).map(({ name }) => name)
  if (bots.length < 2 || (!game.cooperative && bots.length > seats)) fail(m.arenaBots)
  const contest: Contest = { game: game.id, seats, options, bots, seed: flags.text('seed') ?? '1' }
  const wanted = flags.count('games') ?? 100
  const blocks = Math.ceil(wanted / gamesInBlock(game, contest))
  const plan = { blocks, threads: flags.count('threads') ?? allCores(), signal: io.signal }

  const standings = new Standings(contest, game.cooperative)
  let enough = false
  await withProgress(io, blocks * gamesInBlock(game, contest), (progress) =>
    inBlocks({ kind: 'contest', of: contest }, plan, (result) => {
      standings.add(result)
      progress(standings.games)
      enough = flags.has('until-certain') && standings.certain
      return !enough
    }),
  )
  const result = {
    game: game.id,
    seats,
    games: standings.games,
    seed: contest.seed,
    bots: standings.standings(),
    times: standings.timings(),
  }
  io.stdout.write(flags.has('json') ? `${JSON.stringify(result)}\n` : described(result.bots, result.times, call))
  return enough ? 0 : ended(standings.games, wanted, call)
}

function described(
  bots: readonly BotStanding[],
  times: readonly Timing[],
  { m, numbers: { plain, percent, interval } }: Invocation,
): string {
  const rows = bots.map((row, i) => [
    row.bot,
    String(row.games),
    percent(row.winRate),
    interval(row),
    plain(row.elo),
    plain(row.meanScore),
    `${plain(times[i]?.meanMilliseconds ?? 0)} / ${plain(times[i]?.longestMilliseconds ?? 0)}`,
  ])
  const head = [m.bot, m.games, m.winRate, m.interval, 'Elo', m.meanScore, m.decisionTime]
  return `${gridLines({ caption: '', head, rows }).join('\n')}\n`
}
