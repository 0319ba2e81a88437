// `ludopolis fit`: the odds of winning a game that all win or lose together, by a regression over games of a bot.

import { Breath } from '../lab/breath.ts'
import type { Samples } from '../lab/logistic.ts'
import { chanceByWeights, regress } from '../lab/logistic.ts'
import type { Sampling } from '../lab/sampling.ts'
import { GAMES_IN_BLOCK } from '../lab/sampling.ts'
import { rounded } from '../lab/standings.ts'
import { allCores, inBlocks } from '../lab/threads.ts'
import { oneBot } from './bots.ts'
import type { Command, Invocation } from './command.ts'
import { fail } from './fail.ts'
import { checkSeats, findGame } from './games.ts'
import type { Io } from './io.ts'
import { INTERRUPTED } from './io.ts'
import type { CliMessages } from './messages/en.ts'
import type { Numbers } from './numbers.ts'
import { withProgress } from './progress.ts'
import { readSettings, seatCounts } from './settings.ts'

export const fit: Command<'fit'> = {
  name: 'fit',
  takes: ['<game>'],
  flags: {
    seats: { takes: 'n' },
    bot: { takes: 'bot', otherwise: 'follower' },
    games: { takes: 'n', otherwise: 10000 },
    seed: { takes: 'text', otherwise: 1 },
    options: { takes: 'json' },
    threads: { takes: 'n' },
  },
  examples: ['fit <game> --games 50000 --options \'[{"first": 0}, {"first": 1}]\''],
  run,
}

/** One game in this many is kept out of the fit and predicted by it. */
const HELD_OUT = 7
const TENTHS = 10

interface Collected {
  readonly fitted: Samples
  readonly heldOut: Samples
  readonly games: number
}

async function run({ args, flags, io, locale, m, numbers }: Invocation): Promise<number> {
  const module = await findGame(args[0] as string, m)
  const { game } = module
  const { tuning } = game.advice
  const prefix = tuning?.odds
  if (!tuning || prefix === undefined) fail(m.fitNothing(game.id))
  const names = Object.keys(tuning.weights).filter((name) => name.startsWith(prefix))
  const seats = flags.count('seats')
  if (seats !== undefined) await checkSeats(game, seats, locale)
  const sampling: Sampling = {
    game: game.id,
    settings: await readSettings(
      module,
      seats === undefined ? seatCounts(game) : [seats],
      flags.text('options'),
      locale,
      m,
    ),
    bot: oneBot(flags, 'bot', m)?.spec ?? { kind: 'follower' },
    names,
    seed: flags.text('seed') ?? '1',
  }
  const blocks = Math.ceil((flags.count('games') ?? 10_000) / GAMES_IN_BLOCK)
  const { fitted, heldOut, games } = await collect(sampling, blocks, flags.count('threads') ?? allCores(), io)
  if (io.signal.aborted) {
    io.stderr.write(`ludopolis: ${m.fitStopped(games)}\n`)
    return INTERRUPTED
  }
  if (!fitted.won.includes(true) || !fitted.won.includes(false) || heldOut.rows.length === 0) fail(m.fitTooFew(games))
  const weights = await regress(fitted, names.indexOf(`${prefix}always`), new Breath(io.signal))
  io.stderr.write(`${m.fitted(games, fitted.rows.length)}\n${foretold(heldOut, weights, numbers, m)}\n`)
  const told = names.map((name, i) => [name, rounded(weights[i] ?? 0)])
  io.stdout.write(`${JSON.stringify(Object.fromEntries(told), null, 2)}\n`)
  return 0
}

async function collect(sampling: Sampling, blocks: number, threads: number, io: Io): Promise<Collected> {
  const fitted = { rows: [] as Float64Array[], won: [] as boolean[] }
  const heldOut = { rows: [] as Float64Array[], won: [] as boolean[] }
  let count = 0
  await withProgress(io, blocks * GAMES_IN_BLOCK, (progress) =>
    inBlocks({ kind: 'sampling', of: sampling }, { blocks, threads, signal: io.signal }, ({ games }) => {
      for (const { won, rows } of games) {
        const samples = count++ % HELD_OUT === 0 ? heldOut : fitted
        for (const row of rows) {
          samples.rows.push(row)
          samples.won.push(won)
        }
      }
      progress(count)
      return true
    }),
  )
  return { fitted, heldOut, games: count }
}

interface Tenth {
  positions: number
  chance: number
  won: number
}

/** By tenths of the foretold chance: how many positions, the mean foretold, and the share won. */
function foretold({ rows, won }: Samples, weights: Float64Array, numbers: Numbers, m: CliMessages): string {
  const tenths = Array.from({ length: TENTHS }, (): Tenth => ({ positions: 0, chance: 0, won: 0 }))
  for (const [i, row] of rows.entries()) {
    const chance = chanceByWeights(row, weights)
    const tenth = tenths[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))] as Tenth
    tenth.positions++
    tenth.chance += chance
    tenth.won += Number(won[i])
  }
  const share = (part: number, whole: number) => numbers.fixed(part / whole, 2)
  return tenths
    .filter(({ positions }) => positions > 0)
    .map(({ positions, chance, won }) => m.foretold(positions, share(chance, positions), share(won, positions)))
    .join('\n')
}
