// `ludopolis learn`: trains the small net that mends what a game's advice says of a position, by games of bots.
import { existsSync, rmSync } from 'node:fs'
import type { BotSpec } from '../bots/index.ts'
import { readBot } from '../bots/index.ts'
import { writeWeights } from '../bots/net.ts'
import { bitsFrom } from '../core/chance.ts'
import { isRefusal } from '../core/game.ts'
import { Breath } from '../lab/breath.ts'
import type { Foretold } from '../lab/learning/foretold.ts'
import { compare } from '../lab/learning/foretold.ts'
import type { Lessons } from '../lab/learning/lessons.ts'
import { GAMES_IN_LESSON } from '../lab/learning/lessons.ts'
import { remember, spreads } from '../lab/learning/memory.ts'
import { benchFor, Slopes } from '../lab/learning/slopes.ts'
import type { Progress } from '../lab/learning/trainer.ts'
import { Trainer } from '../lab/learning/trainer.ts'
import type { StrayPlan } from '../lab/straying.ts'
import { allCores, inBlocks } from '../lab/threads.ts'
import type { Command, Invocation } from './command.ts'
import { readCount } from './command.ts'
import { fail } from './fail.ts'
import { mustBeNew, readText, replaceText } from './files.ts'
import { checkSeats, findGame } from './games.ts'
import type { Io } from './io.ts'
import type { CliMessages } from './messages/en.ts'
import type { Numbers } from './numbers.ts'
import { withProgress } from './progress.ts'
import { readSettings, seatCounts } from './settings.ts'
import { gridLines } from './text.ts'

const PLAN = 'follower:12000,greedy:8000'
const EPOCHS = 10
const RATE = 0.002
/** One block in this many is kept out, and foretold. */
const HELD_OUT = 8
const PERCENT = 100

export const learn: Command<'learn'> = {
  name: 'learn',
  takes: ['<game>'],
  flags: {
    out: { takes: 'file' },
    games: { takes: 'plan', otherwise: PLAN },
    seats: { takes: 'list' },
    options: { takes: 'json' },
    epochs: { takes: 'n', otherwise: EPOCHS },
    seed: { takes: 'text', otherwise: 1 },
    threads: { takes: 'n' },
  },
  examples: [`learn GAME --games ${PLAN} --out weights.ts`],
  run,
}

interface Stage {
  readonly bot: BotSpec
  readonly games: number
}

async function run({ args, flags, io, locale, m, numbers }: Invocation): Promise<number> {
  const module = await findGame(args[0] as string, m)
  const { game } = module
  const { learning } = game.advice
  if (!learning) fail(m.learnNothing(game.id))
  const plan = flags.text('games') ?? PLAN
  const stages = plan.split(',').map((text) => readStage(text, m))
  const counts =
    flags
      .text('seats')
      ?.split(',')
      .map((text) => readCount('--seats', text, 1, m)) ?? seatCounts(game)
  for (const seats of counts) await checkSeats(game, seats, locale)
  const options = flags.text('options')
  const settings = await readSettings(module, counts, options, locale, m)
  const file = flags.text('out')
  if (file !== undefined) mustBeNew(file, m)
  const seed = flags.text('seed') ?? '1'
  const epochs = flags.count('epochs') ?? EPOCHS
  const threads = flags.count('threads') ?? allCores()
  const lessons: Lessons[] = []
  for (const [i, { bot, games }] of stages.entries())
    lessons.push(...(await gather({ game: game.id, settings, bot, seed: `${seed}/${i}` }, games, threads, io)))
  const memory = remember(lessons, learning.part)
  const { known, heldOut } = split(lessons)
  if (known.length === 0) fail(m.learnTooFew)
  io.stderr.write(`${m.learnLessons(known.length, heldOut.length)}\n`)
  const bits = bitsFrom(`${seed}/net`)
  const bench = benchFor(game, learning, memory, spreads(memory, learning.own))
  const trainer = new Trainer(learning, bench, bits)
  const made = [
    `ludopolis learn ${game.id} --games ${plan} --seats ${counts} --epochs ${epochs} --seed ${seed}`,
    ...(options === undefined ? [] : [`--options '${options}'`]),
  ].join(' ')
  await resumed(trainer, made, file && `${file}.part`, io, m, () =>
    withProgress(io, PERCENT, (progress) =>
      trainer.train(known, { epochs, rate: RATE, threads }, bits, new Breath(io.signal), (share) =>
        progress(Math.round(share * PERCENT)),
      ),
    ),
  )
  const slopes = new Slopes(learning, bench)
  const told = tableOf(
    compare(memory, game.cooperative, heldOut, learning.own, (position, into) => slopes.foretell(position, into)),
    numbers,
    m,
  )
  io.stdout.write(`${told.join('\n')}\n`)
  if (file !== undefined) replaceText(file, fileOf(made, told, writeWeights(learning, trainer.finished())), m)
  return 0
}

interface Kept extends Progress {
  readonly made: string
}

/** Trains on from where the same training was stopped; stopped again, it is kept in the file. */
async function resumed(
  trainer: Trainer,
  made: string,
  file: string | undefined,
  io: Io,
  m: CliMessages,
  train: () => Promise<void>,
): Promise<void> {
  if (file === undefined) return train()
  const kept = existsSync(file) ? readKept(readText(file, m)) : null
  if (kept?.made === made) {
    trainer.resume(kept)
    io.stderr.write(`${m.learnResumed(kept.steps)}\n`)
  }
  try {
    await train()
  } catch (error) {
    if (io.signal.aborted) replaceText(file, JSON.stringify({ made, ...trainer.progress } satisfies Kept), m)
    throw error
  }
  rmSync(file, { force: true })
}

/** Reads what `resumed` wrote; null for anything else. */
function readKept(text: string): Kept | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** 'search:40it:600' is 600 games of the bot 'search:40it'. */
function readStage(text: string, m: CliMessages): Stage {
  const at = text.lastIndexOf(':')
  const bot = readBot(text.slice(0, at))
  if (at < 0 || isRefusal(bot)) fail(m.learnPlan(text))
  return { bot, games: readCount('--games', text.slice(at + 1), 1, m) }
}

async function gather(course: StrayPlan, games: number, threads: number, io: Io): Promise<readonly Lessons[]> {
  const blocks = Math.ceil(games / GAMES_IN_LESSON)
  const all: Lessons[] = []
  await withProgress(io, blocks * GAMES_IN_LESSON, (progress) =>
    inBlocks({ kind: 'lessons', of: course }, { blocks, threads, signal: io.signal }, (lessons) => {
      progress(all.push(lessons) * GAMES_IN_LESSON)
      return true
    }),
  )
  io.signal.throwIfAborted()
  return all
}

/** The numbers of the positions to learn from, and of those of blocks kept out. */
function split(lessons: readonly Lessons[]): { readonly known: Int32Array; readonly heldOut: Int32Array } {
  const known: number[] = []
  const heldOut: number[] = []
  let position = 0
  for (const { block, seats } of lessons)
    for (const end = position + seats.length; position < end; position++)
      (block % HELD_OUT === 0 ? heldOut : known).push(position)
  return { known: Int32Array.from(known), heldOut: Int32Array.from(heldOut) }
}

function tableOf(rows: readonly Foretold[], numbers: Numbers, m: CliMessages): readonly string[] {
  return gridLines({
    caption: '',
    head: m.learnHead,
    rows: rows.map(({ least, most, positions, explained, loss }) => [
      `${least}–${most} %`,
      String(positions),
      ...explained.map((share) => numbers.fixed(share, 3)),
      ...loss.map((one) => numbers.fixed(one, 3)),
    ]),
  })
}

const fileOf = (made: string, told: readonly string[], weights: string) =>
  `// Learned weights, made by: ${made}
// What they foretold of games left out:
${told.map((line) => `// ${line}`.trimEnd()).join('\n')}
export const weights =
  '${weights}'
`
