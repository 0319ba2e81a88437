// `ludopolis ratings`: computes the ratings again from the records and compares them with what the server has stored.
import { STORE_ENVIRONMENT } from '../server/config.ts'
import { serverMessages } from '../server/messages.ts'
import type { Command } from './command.ts'
import { BESIDE, withStore } from './store.ts'

export const ratings: Command<'ratings'> = {
  name: 'ratings',
  takes: [],
  flags: { json: {} },
  environment: STORE_ENVIRONMENT,
  examples: ['ratings', 'ratings --json'],
  async run(call) {
    const { flags, io, locale, numbers } = call
    const anew = await withStore(call, BESIDE, async ({ db }) =>
      (await import('../server/ratings/anew.ts')).ratingsAnew(db),
    )
    const m = await serverMessages(locale)
    if (flags.has('json')) io.stdout.write(`${JSON.stringify(anew, null, 2)}\n`)
    else {
      for (const { game, player, mu, sigma, games, wins } of anew.ratings)
        io.stdout.write(
          `${game}  ${player}  ${numbers.fixed(mu, 2)} ± ${numbers.fixed(sigma, 2)}  ${m.record(games, wins)}\n`,
        )
      io.stdout.write(`${anew.same ? m.ratingsSame(anew.results) : m.ratingsDiffer(anew.results)}\n`)
    }
    return anew.same ? 0 : 1
  },
}
