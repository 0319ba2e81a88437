// `ludopolis simulate`: many games between bots, counted; with equal seeds the same games on every machine.
import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Presets, SingleBar } from 'cli-progress'
import type { BotSpec } from '../bots/index.ts'
import { Playing } from '../bots/playing.ts'
import type { Outcome } from '../core/game.ts'
import type { GameRecord } from '../core/record.ts'
import { recordText, writeRecord } from '../core/record.ts'
import { readBots } from './bots.ts'
import type { Call, Command } from './command.ts'
import { LOCALE_FLAG } from './command.ts'
import { fail } from './fail.ts'
import { failToWrite } from './files.ts'
import { checkSeats, findGame, readOptions } from './games.ts'
import type { CliMessages } from './messages/en.ts'
import { gridLines } from './text.ts'

export const simulate: Command = {
  name: 'simulate',
  takes: '<game>',
  about: 'let bots play many games and count',
  flags: [
    ['--seats <n>', 'how many play (else as few as the game allows)'],
    ['--bots <kinds>', 'one for each seat, or one for all: greedy,search:500ms (else random)'],
    ['--games <n>', 'how many games (else 100)'],
    ['--seed <text>', 'equal seeds play equal games (else 1)'],
    ['--options <json>', "the game's options"],
    ['--records <folder>', 'write every game as a line of records.jsonl in this folder'],
    ['--json', 'the result as JSON'],
    LOCALE_FLAG,
  ],
  examples: ['simulate neoville --seats 2 --bots random,random --games 1000 --seed 7 --json'],
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

async function run({ args, flags, io, locale, m }: Call): Promise<number> {
  const module = await findGame(args[0] as string, m)
  const { game } = module
  const seats = flags.count('seats') ?? game.seats[0]
  await checkSeats(game, seats, locale)
  const named = readBots(flags.text('bots') ?? 'random', m)
  if (named.length !== seats && named.length !== 1) fail(m.botsSeats(seats, named.length))
  const specs = Array.from(
    { length: seats },
    (_, seat): BotSpec => (named[seat] ?? named[0])?.spec ?? { kind: 'random' },
  )
  const games = flags.count('games') ?? 100
  const seed = flags.text('seed') ?? '1'
  const options = await readOptions(module, flags.text('options'), seats, locale, m)

  const file = RecordsFile.in(flags.text('records'), m)
  const bar = io.stderr.isTTY
    ? new SingleBar({ stream: io.stderr, format: '{bar} {value}/{total}  {eta_formatted}' }, Presets.shades_classic)
    : null
  const tally = new Tally(seats)
  const playing = new Playing(game, seats, options, specs)
  const begin = performance.now()
  let breath = begin
  bar?.start(games, 0)
  try {
    for (let i = 0; i < games && !io.signal.aborted; i++) {
      const record = await playing.game(`${seed}/${i}`)
      tally.add(record)
      file?.add(record)
      const now = performance.now()
      if (now - breath > 50) {
        breath = now
        bar?.update(i + 1)
        // Lets the bar be drawn and Ctrl-C be heard.
        await setImmediate()
      }
    }
  } finally {
    bar?.update(tally.games)
    bar?.stop()
    file?.close()
  }
  const result = tally.result(game.id, seed, (performance.now() - begin) / 1000)
  io.stdout.write(flags.has('json') ? `${JSON.stringify(result)}\n` : describeResult(result, file?.path, m))
  if (tally.games === games) return 0
  io.stderr.write(`ludopolis: ${m.stopped(tally.games, games)}\n`)
  return 130
}

class Tally {
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
    const winners = ranks.filter((rank) => rank === 1).length
    ranks.forEach((rank, seat) => {
      if (rank === 1) this.#wins[seat] = (this.#wins[seat] ?? 0) + 1 / winners
      this.#scores[seat] = (this.#scores[seat] ?? 0) + (scores[seat] ?? 0)
    })
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

  private constructor(path: string, file: number, m: CliMessages) {
    this.path = path
    this.#file = file
    this.#m = m
  }

  static in(folder: string | undefined, m: CliMessages): RecordsFile | null {
    if (folder === undefined) return null
    const path = join(folder, 'records.jsonl')
    try {
      mkdirSync(folder, { recursive: true })
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
    try {
      writeSync(this.#file, writeRecord(record))
    } catch (error) {
      failToWrite(this.path, error, this.#m)
    }
  }

  close(): void {
    closeSync(this.#file)
  }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

function describeResult(result: Result, records: string | undefined, m: CliMessages): string {
  const { game, games, seats, steps, meanSteps, seconds, stepsPerSecond, endings, digest } = result
  const rows = result.wins.map((wins, seat) => [String(seat + 1), String(wins), String(result.meanScore[seat])])
  const ends = Object.entries(endings).map(([reason, count]) => [reason, String(count)])
  return [
    ...gridLines({ caption: m.simulated(game, games, seats), head: [m.seat, m.wins, m.meanScore], rows }),
    ...gridLines({ caption: m.endings, head: ['', ''], rows: ends }),
    m.steps(steps, String(meanSteps)),
    m.speed(String(seconds), stepsPerSecond),
    m.digest(digest),
    ...(records === undefined ? [] : [m.written(records)]),
    '',
  ].join('\n')
}
