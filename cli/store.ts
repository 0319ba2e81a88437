// `ludopolis backup` and `restore`: the server's store as a file; and how commands open that store.
import { ConfigRefused, readConfig, STORE_ENVIRONMENT } from '../server/config.ts'
import { serverMessages } from '../server/messages.ts'
import { StoreRefused } from '../server/store/faults.ts'
import type { Store } from '../server/store/open.ts'
import type { Opening } from '../server/store/sqlite.ts'
import type { Command, Invocation } from './command.ts'
import { fail } from './fail.ts'
import { linesOf } from './input.ts'

/** What the operator must mend is one line; everything else is our mistake. */
export async function orFail<T>(locale: Invocation['locale'], job: () => Promise<T>): Promise<T> {
  try {
    return await job()
  } catch (error) {
    const m = await serverMessages(locale)
    if (error instanceof ConfigRefused) fail(m.variableBad(error.variable, error.value, error.expected))
    if (error instanceof StoreRefused) fail(m.store[error.code](error.about))
    throw error
  }
}

/** Beside a running server, and only where one has run. */
export const BESIDE: Opening = { alone: false, existing: true }

export async function withStore<T>(
  { io, locale }: Invocation,
  opening: Opening,
  job: (store: Store) => Promise<T>,
): Promise<T> {
  return orFail(locale, async () => {
    const { data, database } = readConfig(io.env)
    const { openStore, refused } = await import('../server/store/open.ts')
    const place = { folder: data, url: database }
    const store = await openStore(place, opening)
    try {
      return await job(store)
    } catch (error) {
      throw refused(error, place)
    } finally {
      await store.close()
    }
  })
}

export const backup: Command<'backup'> = {
  name: 'backup',
  takes: ['<file>'],
  flags: {},
  environment: STORE_ENVIRONMENT,
  examples: ['backup evening.jsonl'],
  async run(call) {
    const file = call.args[0] ?? ''
    const rows = await withStore(call, BESIDE, async (store) =>
      (await import('../server/store/backup.ts')).backup(store, file, call.io.signal),
    )
    call.io.stdout.write(`${(await serverMessages(call.locale)).backedUp(file, rows)}\n`)
    return 0
  },
}

export const restore: Command<'restore'> = {
  name: 'restore',
  takes: ['<file>'],
  flags: {},
  environment: STORE_ENVIRONMENT,
  examples: ['restore evening.jsonl'],
  async run(call) {
    const file = call.args[0] ?? ''
    const rows = await withStore(call, { alone: true }, async (store) =>
      (await import('../server/store/backup.ts')).restore(store, linesOf(file, call), file),
    )
    call.io.stdout.write(`${(await serverMessages(call.locale)).restored(rows)}\n`)
    return 0
  },
}
