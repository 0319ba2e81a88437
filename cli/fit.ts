// `ludopolis fit`: the odds of winning a game that all win or lose together, by a regression over games of a bot.

import type { Samples } from '../bots/logistic.ts'
import { chanceOf, regress } from '../bots/logistic.ts'
import type { Sampling, Setting } from '../bots/sampling.ts'
import { GAMES_IN_BLOCK, Sampler } from '../bots/sampling.ts'
import type { AnyGame } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { Locale } from '../core/words.ts'
import { progressBar } from './arena.ts'
import { oneBot } from './bots.ts'
import type { Call, Command } from './command.ts'
import { LOCALE_FLAG } from './command.ts'
import { fail } from './fail.ts'
import { checkSeats, findGame, readOptions } from './games.ts'
import type { Io } from './io.ts'
import type { CliMessages } from './messages/en.ts'
import { rounded } from './standings.ts'
import { allCores, inBlocks } from './threads.ts'

export const fit: Command = {
  name: 'fit',
  takes: '<game>',
  about: 'find the odds of winning together that a position shows',
  flags: [
    ['--seats <n>', 'how many play (else all numbers in turn)'],
    ['--bot <kind>', 'who sits on every seat (else follower)'],
    ['--games <n>', 'how many games (else 10000)'],
    ['--seed <text>', 'equal seeds find equal weights (else 1)'],
    ['--options <json>', "the game's options; a list is taken in turn"],
    ['--threads <n>', 'how many threads play (else one a core)'],
    LOCALE_FLAG,
  ],
  examples: ['fit evolutopia --games 50000 --options \'[{"level": "1"}, {"level": "2"}]\''],
  run,
}

/** One game in so many is not fitted, but foretold. */
const HELD_OUT = 7
const TENTHS = 10

interface Collected {
  readonly fitted: Samples
  readonly heldOut: Samples
  readonly games: number
}

async function run({ args, flags, io, locale, m }: Call): Promise<number> {
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
    settings: await readSettings(module, seats, flags.text('options'), locale, m),
    bot: oneBot(flags, 'bot', m)?.spec ?? { kind: 'follower' },
    names,
    seed: flags.text('seed') ?? '1',
  }
  const blocks = Math.ceil((flags.count('games') ?? 10_000) / GAMES_IN_BLOCK)
  const { fitted, heldOut, games } = await collect(game, sampling, blocks, flags.count('threads') ?? allCores(), io)
  if (!fitted.won.includes(true) || !fitted.won.includes(false) || heldOut.rows.length === 0) fail(m.fitTooFew(games))
  const weights = regress(fitted, names.indexOf(`${prefix}always`))
  io.stderr.write(`${m.fitted(games, fitted.rows.length)}\n${foretold(heldOut, weights, m)}\n`)
  const told = names.map((name, i) => [name, rounded(weights[i] ?? 0)])
  io.stdout.write(`${JSON.stringify(Object.fromEntries(told), null, 2)}\n`)
  return io.signal.aborted ? 130 : 0
}

/** Every number of players with every choice of options. */
async function readSettings(
  module: AnyGameModule,
  seats: number | undefined,
  text: string | undefined,
  locale: Locale,
  m: CliMessages,
): Promise<readonly Setting[]> {
  const [least, most] = seats === undefined ? module.game.seats : [seats, seats]
  const settings: Setting[] = []
  for (const choice of listed(text))
    for (let seats = least; seats <= most; seats++)
      settings.push({ seats, options: await readOptions(module, choice, seats, locale, m) })
  return settings
}

/** The parts of a JSON list; anything else is left as it is, for `readOptions` to judge. */
function listed(text: string | undefined): readonly (string | undefined)[] {
  if (!text?.trimStart().startsWith('[')) return [text]
  try {
    return (JSON.parse(text) as unknown[]).map((one) => JSON.stringify(one))
  } catch {
    return [text]
  }
}

async function collect(game: AnyGame, sampling: Sampling, blocks: number, threads: number, io: Io): Promise<Collected> {
  const sampler = new Sampler(game, sampling)
  const play = (block: number) => sampler.block(block)
  const fitted = { rows: [] as Float64Array[], won: [] as boolean[] }
  const heldOut = { rows: [] as Float64Array[], won: [] as boolean[] }
  const bar = progressBar(io)
  let count = 0
  bar?.start(blocks * GAMES_IN_BLOCK, 0)
  try {
    const work = { blocks, threads, signal: io.signal, worker: 'fit-worker.js', data: sampling, play }
    await inBlocks(work, ({ games }) => {
      for (const { won, rows } of games) {
        const samples = count++ % HELD_OUT === 0 ? heldOut : fitted
        for (const row of rows) {
          samples.rows.push(row)
          samples.won.push(won)
        }
      }
      bar?.update(count)
      return true
    })
  } finally {
    bar?.stop()
  }
  return { fitted, heldOut, games: count }
}

interface Tenth {
  positions: number
  chance: number
  won: number
}

/** By tenths of the foretold chance: how many positions, the mean foretold, and the share won. */
function foretold({ rows, won }: Samples, weights: Float64Array, m: CliMessages): string {
  const tenths = Array.from({ length: TENTHS }, (): Tenth => ({ positions: 0, chance: 0, won: 0 }))
  for (const [i, row] of rows.entries()) {
    const chance = chanceOf(row, weights)
    const tenth = tenths[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))] as Tenth
    tenth.positions++
    tenth.chance += chance
    tenth.won += Number(won[i])
  }
  const share = (part: number, whole: number) => (part / whole).toFixed(2)
  return tenths
    .filter(({ positions }) => positions > 0)
    .map(({ positions, chance, won }) => m.foretold(positions, share(chance, positions), share(won, positions)))
    .join('\n')
}
