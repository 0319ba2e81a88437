// `ludopolis puzzles`: finds puzzles in games between bots, and chooses those to ship.
import { existsSync } from 'node:fs'
import { LEVELS, makeBot } from '../bots/index.ts'
import type { KeptBook } from '../bots/puzzle.ts'
import { bookOf, openPuzzle, writeBook } from '../bots/puzzle.ts'
import { bitsFrom } from '../core/chance.ts'
import type { Move } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import { readJson } from '../core/json.ts'
import { Breath } from '../lab/breath.ts'
import { bookFrom, casualShare, choose } from '../lab/puzzle-book.ts'
import type { Found, Puzzling } from '../lab/puzzles.ts'
import { solves } from '../lab/puzzles.ts'
import { allCores, inBlocks } from '../lab/threads.ts'
import { oneBot } from './bots.ts'
import type { Command, Invocation } from './command.ts'
import { inWords } from './command.ts'
import { ended } from './ended.ts'
import { fail } from './fail.ts'
import { readText, replaceText } from './files.ts'
import type { TableAsked } from './games.ts'
import { readTable } from './games.ts'
import { INTERRUPTED } from './io.ts'
import { withProgress } from './progress.ts'

export const puzzles: Command<'puzzles'> = {
  name: 'puzzles',
  takes: ['<game>'],
  flags: {
    seats: { takes: 'n' },
    games: { takes: 'n', otherwise: 40 },
    seed: { takes: 'text', otherwise: 1 },
    options: { takes: 'json' },
    out: { takes: 'file' },
    choose: { takes: 'files' },
    count: { takes: 'n', otherwise: 64 },
    check: { takes: 'file' },
    bot: { takes: 'bot', otherwise: 'expert' },
    threads: { takes: 'n' },
    json: {},
  },
  examples: [
    'puzzles GAME --games 100 --seed 7 --out found.json',
    'puzzles GAME --choose found.json,more.json --count 64 --out puzzles.json',
    'puzzles GAME --check puzzles.json --bot casual --json',
  ],
  run,
}

/** What was found so far. */
interface Search extends Omit<Puzzling, 'from'> {
  readonly rules: number
  /** Games gone through. */
  readonly games: number
  readonly found: readonly Found[]
}

async function run(call: Invocation): Promise<number> {
  const { flags, m } = call
  const table = await readTable(call)
  const book = flags.text('check')
  if (book !== undefined) return check(table, book, call)
  const out = flags.text('out') ?? fail(m.flagMissing(inWords('--out <file>', m)))
  const chosen = flags.text('choose')
  return chosen === undefined ? find(table, out, call) : chooseFrom(table, chosen.split(','), out, call)
}

function readSearch(path: string, { game }: TableAsked, { m }: Invocation): Search {
  const read = readJson(readText(path, m))
  const search = isRefusal(read) ? null : (read.value as unknown as Search | null)
  if (search?.game !== game.id || search.rules !== game.rules || !Array.isArray(search.found))
    fail(m.puzzlesOther(path))
  return search
}

async function find(table: TableAsked, out: string, call: Invocation): Promise<number> {
  const { flags, io, m } = call
  const { game, seats, options } = table
  const games = flags.count('games') ?? 40
  const seed = flags.text('seed') ?? '1'
  const begun: Search = { game: game.id, rules: game.rules, seats, options, seed, games: 0, found: [] }
  let search = existsSync(out) ? readSearch(out, table, call) : begun
  if (search.seed !== seed || search.seats !== seats || JSON.stringify(search.options) !== JSON.stringify(options))
    fail(m.puzzlesOther(out))
  const plan = {
    blocks: Math.max(0, games - search.games),
    threads: flags.count('threads') ?? allCores(),
    signal: io.signal,
  }
  const of: Puzzling = { game: game.id, seats, options, seed, from: search.games }
  await withProgress(io, games, (progress) =>
    inBlocks({ kind: 'puzzles', of }, plan, ({ found }) => {
      search = { ...search, games: search.games + 1, found: [...search.found, ...found] }
      replaceText(out, `${JSON.stringify(search)}\n`, m)
      progress(search.games)
      return true
    }),
  )
  tell(search.found, search.games, call)
  return ended(search.games, games, call)
}

function chooseFrom(table: TableAsked, paths: readonly string[], out: string, call: Invocation): number {
  const { flags, m } = call
  const searches = paths.map((path) => readSearch(path, table, call))
  const chosen = choose(
    searches.flatMap(({ found }) => found),
    flags.count('count') ?? 64,
  )
  replaceText(out, writeBook(bookFrom(table.game, table, chosen)), m)
  tell(
    chosen,
    searches.reduce((sum, { games }) => sum + games, 0),
    call,
  )
  return 0
}

/** Each puzzle is put to the bot once. */
async function check({ game }: TableAsked, path: string, call: Invocation): Promise<number> {
  const { flags, io, m, numbers } = call
  const bot = oneBot(flags, 'bot', m) ?? { name: 'expert', spec: LEVELS.expert }
  const read = readJson(readText(path, m))
  const kept = isRefusal(read) ? null : (read.value as unknown as KeptBook | null)
  if (kept?.rules !== game.rules || !Array.isArray(kept.puzzles)) fail(m.puzzlesOther(path))
  const book = bookOf(kept)
  const breath = new Breath(io.signal)
  const failed: string[] = []
  let done = 0
  await withProgress(io, book.puzzles.length, async (progress) => {
    for (const puzzle of book.puzzles) {
      if (io.signal.aborted) return
      const s = openPuzzle(game, book, puzzle)
      if (isRefusal(s)) fail(m.puzzlesOther(path))
      const player = makeBot(bot.spec, game, bitsFrom(`check/${puzzle.check}`))
      const answer = puzzle.answer.map((text) => game.moves.parse(text) as Move)
      if (!(await solves(game, s, answer, (decision) => player.choose(decision)))) failed.push(puzzle.check)
      progress(++done)
      if (breath.due && !io.signal.aborted) await breath.take()
    }
  })
  const solved = done - failed.length
  const text = m.puzzlesSolved(bot.name, solved, done, numbers.percent(done === 0 ? 0 : solved / done))
  io.stdout.write(
    `${flags.has('json') ? JSON.stringify({ game: game.id, bot: bot.name, puzzles: done, solved, failed }) : text}\n`,
  )
  return io.signal.aborted ? INTERRUPTED : 0
}

function tell(found: readonly Found[], games: number, { flags, io, m, numbers }: Invocation): void {
  const casual = found.length === 0 ? 0 : found.reduce((sum, one) => sum + casualShare(one), 0) / found.length
  const told = flags.has('json')
    ? JSON.stringify({ games, puzzles: found.length, casual })
    : m.puzzlesFound(found.length, games, numbers.percent(casual))
  io.stdout.write(`${told}\n`)
}
