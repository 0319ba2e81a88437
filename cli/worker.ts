// `ludopolis worker`: thinks for the bots of servers on PostgreSQL until told to stop.
import { once } from 'node:events'
import { readConfig, WORKER_ENVIRONMENT } from '../server/config.ts'
import type { Command, Invocation } from './command.ts'
import { fail } from './fail.ts'
import { orFail } from './store.ts'

export const worker: Command<'worker'> = {
  name: 'worker',
  takes: [],
  flags: {
    threads: { takes: 'n' },
  },
  examples: ['worker', 'worker --threads 4'],
  environment: WORKER_ENVIRONMENT,
  run,
}

async function run({ flags, io, locale, m }: Invocation): Promise<number> {
  const threads = flags.count('threads')
  return orFail(locale, async () => {
    const config = readConfig({
      ...io.env,
      ...(threads === undefined ? {} : { LUDOPOLIS_BOT_THREADS: String(threads) }),
    })
    if (config.database === undefined) fail(m.workerNeedsDatabase)
    const { openWorker } = await import('../server/worker.ts')
    const working = await openWorker(config)
    io.stdout.write(`${m.working(config.botThreads)}\n`)
    if (!io.signal.aborted) await once(io.signal, 'abort')
    await working.close()
    return 0
  })
}
