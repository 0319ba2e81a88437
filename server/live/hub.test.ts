// What the hub finds out by itself about those who listen.
import { rmSync } from 'node:fs'
import type { Mock } from 'vitest'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Server } from '../http/server.ts'
import type { Who } from '../http/who.ts'
import { makeLog } from '../log.ts'
import { addGuest, addSession, endSessions } from '../people/people.ts'
import { digest } from '../people/secrets.ts'
import type { Hear } from '../store/announce.ts'
import type { Store } from '../store/open.ts'
import { openStore } from '../store/open.ts'
import { makePresence } from '../tables/presence.ts'
import { makeRoom } from '../tables/room.ts'
import { newFolder } from '../test/process.ts'
import { layTable } from '../test/rows.ts'
import { LiveConnection } from './connection.ts'
import type { Connection, Hub } from './hub.ts'
import { makeHub } from './hub.ts'

const ENDED = 4401
let store: Store
let hub: Hub
let server: Pick<Server, 'store' | 'room' | 'presence' | 'log'>
const failed = vi.fn()
/** Anything may have changed. */
let look: () => void
const folder = newFolder()

beforeEach(async () => {
  store = await openStore({ folder }, { alone: true })
  const hearers: Hear[] = []
  const listen = (hear: Hear) => {
    hearers.push(hear)
    return () => {}
  }
  const changes = { ...store.changes, listen }
  const room = makeRoom({ store, gaps: () => [] })
  const presence = makePresence(store, () => {})
  server = { store: { ...store, changes }, room, presence, log: { ...makeLog('silent'), error: failed } }
  hub = makeHub(server, ENDED)
  look = () => {
    for (const hear of hearers) hear(null)
  }
})
afterEach(async () => {
  hub.stop()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Someone extends Connection {
  readonly close: Mock<Connection['close']>
  readonly send: Mock<Connection['send']>
}

async function loggedIn(name: string): Promise<Someone> {
  const person = await addGuest(store.db, name, 1)
  const key = digest(await addSession(store.db, person, 1))
  return {
    person,
    key,
    send: vi.fn(),
    hearChat: async () => {},
    isToldSteps: () => false,
    resubscribe: () => {},
    close: vi.fn(),
  }
}

test('who comes while the others are looked up is not taken for somebody who is gone', async () => {
  const [ada, ben, cleo] = [await loggedIn('Ada'), await loggedIn('Ben'), await loggedIn('Cleo')]
  await endSessions(store.db, cleo.person ?? '')
  for (const one of [ada, cleo]) hub.add(one)
  look()
  hub.add(ben)
  await vi.waitUntil(() => cleo.close.mock.calls.length > 0)
  expect([ada, ben, cleo].map(({ close }) => close.mock.calls)).toEqual([[], [], [[ENDED]]])
})

test('a database that is away is not taken for a table that is gone', async () => {
  const ada = await loggedIn('Ada')
  const id = await layTable(store)
  hub.add(ada)
  hub.enter(ada, id)
  await store.close()
  await vi.waitUntil(() => failed.mock.calls.length > 0)
  expect(ada.send.mock.calls).toEqual([])
})

test('who goes while a table is looked for is not at it afterwards', async () => {
  const person = await addGuest(store.db, 'Ada', 1)
  const id = await layTable(store)
  const [entered, removed] = [vi.fn(), vi.fn()]
  const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send: () => {}, close: () => {} }
  const who = { person: { id: person }, session: 'x' }
  const connection = new LiveConnection(
    { ...server, limiter: { take: () => 0 } } as unknown as Server,
    { ...hub, enter: entered, remove: removed },
    { socket, wire: { cork: () => {}, uncork: () => {} } } as unknown as ConstructorParameters<
      typeof LiveConnection
    >[2],
    who as unknown as Who,
    '127.0.0.1',
  )
  const asked = connection.answer(1, 'follow', { id })
  connection.gone()
  await asked
  expect({ entered: entered.mock.calls, removed: removed.mock.calls.length }).toEqual({ entered: [], removed: 1 })
})
