// `ludopolis admin`: lists, closes and deletes the tables of a server, and keeps people out.
import { STORE_ENVIRONMENT } from '../server/config.ts'
import { serverMessages } from '../server/messages.ts'
import type { Store } from '../server/store/open.ts'
import type { Command, Invocation } from './command.ts'
import { fail } from './fail.ts'
import { failWith } from './games.ts'
import { BESIDE, withStore } from './store.ts'
import { gridLines } from './text.ts'

type Admin = typeof import('../server/operating/admin.ts')

/** Each gives a code where it could not be done. */
const DEEDS: {
  readonly [deed: string]: (admin: Admin, store: Store, of: string) => Promise<string | null>
} = {
  close: (admin, store, id) => admin.closeTable(store, id),
  delete: (admin, store, id) => admin.deleteTable(store, id),
  block: (admin, store, who) => admin.blockPerson(store, who, true),
  unblock: (admin, store, who) => admin.blockPerson(store, who, false),
}
const NAMES = ['tables', ...Object.keys(DEEDS)].join(', ')

export const admin: Command<'admin'> = {
  name: 'admin',
  takes: ['<what>', '[whom]'],
  flags: { json: {} },
  environment: STORE_ENVIRONMENT,
  examples: [
    'admin tables',
    'admin close <table>',
    'admin delete <table>',
    'admin block <person>',
    'admin unblock <person>',
  ],
  async run(call) {
    const [what = '', of] = call.args
    if (what === 'tables') return tell(call)
    const m = await serverMessages(call.locale)
    const deed = Object.hasOwn(DEEDS, what) ? DEEDS[what] : undefined
    if (!deed) return fail(m.adminUnknown(what, NAMES))
    if (of === undefined) return fail(m.adminOf(what))
    const code = await withStore(call, BESIDE, async (store) =>
      deed(await import('../server/operating/admin.ts'), store, of),
    )
    if (code !== null) await refuse(code, of, call)
    call.io.stdout.write(`${m.adminDone}\n`)
    return 0
  },
}

async function tell(call: Invocation): Promise<number> {
  const { io, flags, locale, numbers } = call
  const lines = await withStore(call, BESIDE, async ({ db }) =>
    (await import('../server/operating/admin.ts')).tableLines(db),
  )
  if (flags.has('json')) {
    io.stdout.write(`${JSON.stringify(lines, null, 2)}\n`)
    return 0
  }
  const m = await serverMessages(locale)
  const rows = lines.map(({ id, game, state, steps, people, changed }) => [
    id,
    numbers.moment(changed),
    game,
    m.tableStates[state],
    String(steps),
    people.join(', '),
  ])
  io.stdout.write(`${gridLines({ caption: '', head: m.tableHead, rows }).join('\n')}\n`)
  return 0
}

async function refuse(code: string, of: string, { locale }: Invocation): Promise<never> {
  const sentences: { readonly [code: string]: (of: string) => string } = (await serverMessages(locale)).adminRefused
  return Object.hasOwn(sentences, code) ? fail(sentences[code]?.(of) ?? '') : failWith({ code }, null, locale, of)
}
