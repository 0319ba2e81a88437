// What the hub finds out by itself about those who listen.
import { rmSync } from 'node:fs'
import type { Mock } from 'vitest'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeLog } from '../log.ts'
import { addGuest, addSession, endSessions } from '../people/people.ts'
import { digest } from '../people/secrets.ts'
import type { Hear } from '../store/announce.ts'
import type { Store } from '../store/open.ts'
import { openStore } from '../store/open.ts'
import { makePresence } from '../tables/presence.ts'
import { makeRoom } from '../tables/room.ts'
import { newFolder } from '../test/process.ts'
import type { Connection, Hub } from './hub.ts'
import { makeHub } from './hub.ts'

const ENDED = 4401
let store: Store
let hub: Hub
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
  hub = makeHub({ store: { ...store, changes }, room, presence, log: makeLog('silent') }, ENDED)
  look = () => {
    for (const hear of hearers) hear(null)
  }
})
afterEach(async () => {
  hub.stop()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

async function loggedIn(name: string): Promise<Connection & { readonly close: Mock<Connection['close']> }> {
  const person = await addGuest(store.db, name, 1)
  const key = digest(await addSession(store.db, person, 1))
  return {
    person,
    key,
    send: () => {},
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
