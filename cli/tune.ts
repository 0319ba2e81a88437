// `ludopolis tune`: finds better weights for a game's advice, by letting bots that follow changed weights play against
// those that follow the best so far.

import type { Bits } from '../core/chance.ts'
import { bitsFrom } from '../core/chance.ts'
import type { AnyGame } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { Locale } from '../core/words.ts'
import type { BlockResult, Contest, Weights } from '../lab/block.ts'
import { gamesInBlock } from '../lab/block.ts'
import { halfWidth, mean } from '../lab/standings.ts'
import type { Setting } from '../lab/straying.ts'
import { allCores, inBlocks } from '../lab/threads.ts'
import { readBots } from './bots.ts'
import type { Command, Flags, Invocation } from './command.ts'
import { readCount } from './command.ts'
import { fail } from './fail.ts'
import { checkSeats, findGame, readOptions } from './games.ts'
import { INTERRUPTED } from './io.ts'
import type { CliMessages } from './messages/en.ts'

export const tune: Command<'tune'> = {
  name: 'tune',
  takes: ['<game>'],
  flags: {
    seats: { takes: 'list' },
    bot: { takes: 'bot', otherwise: 'greedy' },
    generations: { takes: 'n', otherwise: 50 },
    games: { takes: 'n', otherwise: 200 },
    seed: { takes: 'text', otherwise: 1 },
    only: { takes: 'start' },
    options: { takes: 'json' },
    threads: { takes: 'n' },
  },
  examples: ['tune GAME --bot greedy --generations 100 --games 400 --seed 1'],
  run,
}

/** How far weights are changed, as a part of their size, and how sure a change must be. */
const STRETCH = 0.35
const CHANGED = 3
const SURE = 1.3

interface TuningRun {
  readonly game: AnyGame
  readonly tables: readonly Setting[]
  readonly bot: string
  readonly games: number
  readonly threads: number
  readonly signal: AbortSignal
}

async function run({ args, flags, io, locale, m, numbers: { plain } }: Invocation): Promise<number> {
  const module = await findGame(args[0] as string, m)
  const { game } = module
  const { tuning } = game.advice
  if (!tuning) fail(m.tuneNothing(game.id))
  const [bot] = readBots(flags.text('bot') ?? 'greedy', m)
  const trial: TuningRun = {
    game,
    tables: await readTables(module, flags, locale, m),
    bot: bot?.name ?? 'greedy',
    games: flags.count('games') ?? 200,
    threads: flags.count('threads') ?? allCores(),
    signal: io.signal,
  }
  const generations = flags.count('generations') ?? 50
  const seed = flags.text('seed') ?? '1'
  const bits = bitsFrom(`${seed}/tune`)
  const first: Weights = { ...tuning.weights }
  const only = flags.text('only') ?? ''
  const names = Object.keys(first).filter((name) => name.startsWith(only))
  if (names.length === 0) fail(m.onlyNothing(only, Object.keys(first).join(', ')))
  let best = first
  for (let n = 1; n <= generations && !io.signal.aborted; n++) {
    const changed = change(best, names, bits)
    const leads = await play(trial, [changed, best], `${seed}/${n}`)
    if (io.signal.aborted) break
    const kept = mean(leads) > halfWidth(leads, SURE)
    if (kept) best = changed
    const told = m.generation(
      n,
      generations,
      trial.games,
      `${plain(mean(leads))} ± ${plain(halfWidth(leads, 1.96))}`,
      kept,
    )
    io.stderr.write(`${told}\n`)
  }
  tuning.use(first)
  io.stdout.write(`${JSON.stringify(best, null, 2)}\n`)
  return io.signal.aborted ? INTERRUPTED : 0
}

/** Some weights, a little larger or smaller. */
function change(weights: Weights, names: readonly string[], bits: Bits): Weights {
  const changed: { [name: string]: number } = { ...weights }
  for (let i = 0; i < CHANGED; i++) {
    const name = names[(bits() >>> 0) % names.length] ?? ''
    const weight = (changed[name] ?? 0) * Math.exp((STRETCH * bits()) / 2 ** 31)
    changed[name] = Number(weight.toPrecision(3))
  }
  return changed
}

/** Every number of players that is asked for, with the options. */
async function readTables(module: AnyGameModule, flags: Flags, locale: Locale, m: CliMessages): Promise<Setting[]> {
  const tables: Setting[] = []
  for (const text of (flags.text('seats') ?? String(module.game.seats[0])).split(',')) {
    const seats = readCount('--seats', text, 1, m)
    await checkSeats(module.game, seats, locale)
    tables.push({ seats, options: await readOptions(module, flags.text('options'), seats, locale, m) })
  }
  return tables
}

/** By block, how many points (or victories, where all win together) the first weights are ahead of the second. */
async function play(trial: TuningRun, weights: readonly Weights[], seed: string): Promise<readonly number[]> {
  const { game, tables, bot, games, threads, signal } = trial
  const leads: number[] = []
  for (const { seats, options } of tables) {
    const contest: Contest = { game: game.id, seats, options, bots: [bot, bot], weights, seed }
    const blocks = Math.ceil(games / tables.length / gamesInBlock(game, contest))
    await inBlocks({ kind: 'contest', of: contest }, { blocks, threads, signal }, (block) => {
      leads.push(resultOf(game, block, 0) - resultOf(game, block, 1))
      return true
    })
  }
  return leads
}

function resultOf({ cooperative }: AnyGame, { games }: BlockResult, bot: number): number {
  const results = games.flatMap(({ seated, outcome }) =>
    seated.flatMap((one, seat) => {
      if (one !== bot) return []
      return [cooperative ? Number(outcome.ranks[seat] === 1) : (outcome.scores[seat] ?? 0)]
    }),
  )
  return mean(results)
}
