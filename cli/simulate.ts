// `ludopolis simulate`: many games between bots, counted; with equal seeds the same games on every machine.
import { createHash } from 'node:crypto'
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { BotSpec } from '../bots/index.ts'
import type { Outcome } from '../core/game.ts'
import type { GameRecord } from '../core/record.ts'
import { recordText, writeRecord } from '../core/record.ts'
import { victoryOf } from '../core/victory.ts'
import type { AnyWords } from '../core/words.ts'
import { Breath } from '../lab/breath.ts'
import { Playing } from '../lab/playing.ts'
import { rounded } from '../lab/standings.ts'
import { makeFolder } from '../server/store/folder.ts'
import { readBots } from './bots.ts'
import type { Command, Flags, Invocation } from './command.ts'
import { ended } from './ended.ts'
import { Failure, fail } from './fail.ts'
import { failToWrite } from './files.ts'
import type { TableAsked } from './games.ts'
import { readTable, seatNames } from './games.ts'
import type { CliMessages } from './messages/en.ts'
import { withProgress } from './progress.ts'
import { gridLines } from './text.ts'

export const simulate: Command<'simulate'> = {
  name: 'simulate',
  takes: ['<game>'],
  flags: {
    seats: { takes: 'n' },
    bots: { takes: 'bots', otherwise: 'random' },
    games: { takes: 'n', otherwise: 100 },
    seed: { takes: 'text', otherwise: 1 },
    options: { takes: 'json' },
    records: { takes: 'folder' },
    json: {},
  },
  examples: ['simulate GAME --seats 2 --bots random,random --games 1000 --seed 7 --json'],
  run,
}

interface Result {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly seed: string
  readonly steps: number
  readonly seconds: number
  readonly stepsPerSecond: number
  readonly wins: readonly number[]
  readonly meanScore: readonly number[]
  readonly meanSteps: number
  readonly endings: { readonly [reason: string]: number }
  readonly digest: string
}

async function run(call: Invocation): Promise<number> {
  const { flags, io, locale, m } = call
  const table = await readTable(call)
  const specs = readSpecs(flags, table.seats, m)
  const games = flags.count('games') ?? 100
  const seed = flags.text('seed') ?? '1'
  const file = RecordsFile.in(flags.text('records'), m)
  const summary = new Summary(table.seats)
  const begin = performance.now()
  const failure = await withProgress(io, games, (progress) =>
    playAll(table, specs, seed, new Breath(io.signal), (record) => {
      file?.add(record)
      summary.add(record)
      progress(summary.games)
      return summary.games < games
    }),
  )
  file?.close()
  const words = await table.module.words(locale, seatNames(table.seats, m))
  const result = summary.result(table.game.id, seed, (performance.now() - begin) / 1000)
  io.stdout.write(flags.has('json') ? `${JSON.stringify(result)}\n` : describeResult(result, words, file?.path, call))
  if (failure) throw failure
  return ended(summary.games, games, call)
}

/** One for each seat. */
function readSpecs(flags: Flags, seats: number, m: CliMessages): readonly BotSpec[] {
  const named = readBots(flags.text('bots') ?? 'random', m)
  if (named.length !== seats && named.length !== 1) fail(m.botsSeats(seats, named.length))
  return Array.from({ length: seats }, (_, seat): BotSpec => (named[seat] ?? named[0])?.spec ?? { kind: 'random' })
}

/** Plays until `each` has enough or Ctrl-C; if a game cannot be kept, gives the reason, and those before it count. */
async function playAll(
  { game, seats, options }: TableAsked,
  specs: readonly BotSpec[],
  seed: string,
  breath: Breath,
  each: (record: GameRecord) => boolean,
): Promise<Failure | null> {
  const playing = new Playing(game, seats, options, specs)
  try {
    let more = !breath.signal.aborted
    for (let i = 0; more; i++) {
      more = each(await playing.game(`${seed}/${i}`, breath))
      if (more && breath.due) await breath.take()
    }
  } catch (error) {
    if (error instanceof Failure) return error
    if (!breath.signal.aborted) throw error
  }
  return null
}

/** What a simulation has come to so far. */
class Summary {
  games = 0
  readonly #digest = createHash('sha256')
  readonly #wins: number[]
  readonly #scores: number[]
  readonly #endings = new Map<string, number>()
  #steps = 0

  constructor(seats: number) {
    this.#wins = Array<number>(seats).fill(0)
    this.#scores = Array<number>(seats).fill(0)
  }

  add(record: GameRecord): void {
    const { ranks, scores, reason } = record.outcome as Outcome
    if (this.games > 0) this.#digest.update('\n')
    this.#digest.update(recordText(record))
    this.games++
    this.#steps += record.steps.length
    for (const seat of ranks.keys()) {
      this.#wins[seat] = (this.#wins[seat] ?? 0) + victoryOf(ranks, seat)
      this.#scores[seat] = (this.#scores[seat] ?? 0) + (scores[seat] ?? 0)
    }
    this.#endings.set(reason, (this.#endings.get(reason) ?? 0) + 1)
  }

  result(game: string, seed: string, seconds: number): Result {
    const { games } = this
    const mean = (sum: number) => (games === 0 ? 0 : rounded(sum / games))
    return {
      game,
      seats: this.#wins.length,
      games,
      seed,
      steps: this.#steps,
      seconds: rounded(seconds),
      stepsPerSecond: Math.round(this.#steps / seconds),
      wins: this.#wins.map(rounded),
      meanScore: this.#scores.map(mean),
      meanSteps: mean(this.#steps),
      endings: Object.fromEntries([...this.#endings].sort(([a], [b]) => (a < b ? -1 : 1))),
      digest: this.#digest.digest('hex'),
    }
  }
}

/** The data set: one record a line, each as `writeRecord` gives it. */
class RecordsFile {
  readonly path: string
  readonly #file: number
  readonly #m: CliMessages
  /** Of whole lines. */
  #size = 0

  private constructor(path: string, file: number, m: CliMessages) {
    this.path = path
    this.#file = file
    this.#m = m
  }

  static in(folder: string | undefined, m: CliMessages): RecordsFile | null {
    if (folder === undefined) return null
    const path = join(folder, 'records.jsonl')
    try {
      makeFolder(folder)
    } catch (error) {
      failToWrite(folder, error, m)
    }
    try {
      return new RecordsFile(path, openSync(path, 'wx'), m)
    } catch (error) {
      return failToWrite(path, error, m)
    }
  }

  add(record: GameRecord): void {
    const line = Buffer.from(writeRecord(record))
    try {
      for (let at = 0; at < line.length; ) at += writeSync(this.#file, line, at)
    } catch (error) {
      // A full disk may take half a line.
      ftruncateSync(this.#file, this.#size)
      failToWrite(this.path, error, this.#m)
    }
    this.#size += line.length
  }

  close(): void {
    closeSync(this.#file)
  }
}

function describeResult(
  result: Result,
  words: AnyWords,
  records: string | undefined,
  { m, numbers: { plain } }: Invocation,
): string {
  const { games, seats, steps, meanSteps, seconds, stepsPerSecond, endings, digest } = result
  const rows = result.wins.map((wins, seat) => [String(seat + 1), plain(wins), plain(result.meanScore[seat] ?? 0)])
  const ends = Object.entries(endings).map(([reason, count]) => [words.ending(reason), String(count)])
  return [
    ...gridLines({ caption: m.simulated(words.name, games, seats), head: [m.seat, m.wins, m.meanScore], rows }),
    ...gridLines({ caption: m.endings, head: ['', ''], rows: ends }),
    m.steps(steps, plain(meanSteps)),
    m.speed(plain(seconds), stepsPerSecond),
    m.digest(digest),
    ...(records === undefined ? [] : [m.written(records)]),
    '',
  ].join('\n')
}
