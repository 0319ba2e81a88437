// `ludopolis blunders`: how well a review finds mistakes that are known, and how often it sees some where there are none.
import { usualTries } from '../bots/review.ts'
import type { Blundering } from '../lab/blunders.ts'
import { allCores, inBlocks } from '../lab/threads.ts'
import type { Command, Invocation } from './command.ts'
import { ended } from './ended.ts'
import { readTable, seatNames } from './games.ts'
import { withProgress } from './progress.ts'

export const blunders: Command<'blunders'> = {
  name: 'blunders',
  takes: ['<game>'],
  flags: {
    seats: { takes: 'n' },
    games: { takes: 'n', otherwise: 40 },
    tries: { takes: 'n' },
    seed: { takes: 'text', otherwise: 1 },
    options: { takes: 'json' },
    threads: { takes: 'n' },
    json: {},
  },
  examples: ['blunders GAME --games 40 --seed 7'],
  run,
}

async function run(call: Invocation): Promise<number> {
  const { flags, io, m, locale, numbers } = call
  const { module, game, seats, options } = await readTable(call)
  const blocks = flags.count('games') ?? 40
  const tries = flags.count('tries', 2) ?? usualTries(game)
  const of: Blundering = { game: game.id, seats, options, seed: flags.text('seed') ?? '1', tries }
  const plan = { blocks, threads: flags.count('threads') ?? allCores(), signal: io.signal }
  const count = { games: 0, blunders: 0, found: 0, others: 0, marked: 0 }
  await withProgress(io, blocks, (progress) =>
    inBlocks({ kind: 'blunders', of }, plan, ({ seen }) => {
      count.games++
      for (const { known, marked } of seen) {
        count[known ? 'blunders' : 'others']++
        if (marked) count[known ? 'found' : 'marked']++
      }
      progress(count.games)
      return true
    }),
  )
  const share = (part: number, whole: number) => `${part}/${whole} (${numbers.percent(whole === 0 ? 0 : part / whole)})`
  const { games, found, marked, others } = count
  const { name } = await module.words(locale, seatNames(seats, m))
  const text = m.blunders(name, games, share(found, count.blunders), share(marked, others))
  io.stdout.write(`${flags.has('json') ? JSON.stringify({ ...of, ...count }) : text}\n`)
  return ended(games, blocks, call)
}
