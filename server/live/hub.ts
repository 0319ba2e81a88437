// All sockets of this process: tells those who are at a table what goes on there, and closes those of people who logged out.
import type { FromServer } from '../../house/live.ts'
import type { IsEnded, Server } from '../http/server.ts'
import { tell as tableTold } from '../tables/making.ts'

export interface Connection {
  readonly person: string | null
  /** The digest of the session, or the id of the token, that it came with. */
  readonly key: string | null
  send(message: FromServer): void
  /** What was told of tables may have changed; gives messages that this person has not heard. */
  hearChat(id: string): Promise<void>
  /** A table was opened anew. */
  resubscribe(id: string): void
  close(code: number): void
}

export interface Hub {
  add(connection: Connection): void
  remove(connection: Connection): void
  /** Until told otherwise, this connection is at this table. */
  enter(connection: Connection, id: string): void
  leave(connection: Connection, id: string): void
  closeEnded(isEnded: IsEnded): void
  count(): number
  stop(): void
}

/** Changes of a table are told together, after so many milliseconds. */
const SOON = 100
const NOTE_EVERY = 20_000
/** How often what is open is compared with the store, whoever may have been quiet. */
const LOOK_EVERY = 3000

export function makeHub(server: Pick<Server, 'store' | 'room' | 'presence' | 'log'>, ended: number): Hub {
  const { store, room, presence, log } = server
  const connections = new Set<Connection>()
  const at = new Map<string, Set<Connection>>()
  const holds = new Map<string, () => void>()
  const soon = new Map<string, NodeJS.Timeout>()
  const told = new Map<string, string>()
  const failed = (error: unknown) => log.error({ err: error }, 'a table was not told of')

  function here(id: string): ReadonlySet<Connection> {
    return at.get(id) ?? new Set()
  }

  function sendTo(id: string, message: FromServer): void {
    for (const one of here(id)) one.send(message)
  }

  function tellSoon(id: string): void {
    if (soon.has(id) || !at.has(id)) return
    const timer = setTimeout(() => {
      soon.delete(id)
      void tellAll(id).catch(failed)
    }, SOON)
    soon.set(id, timer)
  }

  async function tellAll(id: string): Promise<void> {
    const table = await tableTold(server, id).catch(() => null)
    if (!table) return sendTo(id, { kind: 'trouble', id, trouble: 'gone' })
    const text = JSON.stringify(table)
    if (told.get(id) !== text) {
      told.set(id, text)
      sendTo(id, { kind: 'table', id, table })
    }
    for (const one of here(id)) await one.hearChat(id)
  }

  const stopRoom = room.listen({
    thinking: (id, thinking) => sendTo(id, { kind: 'thinking', id, thinking }),
    trouble: (id, trouble) => sendTo(id, { kind: 'trouble', id, trouble }),
    changed: (id, hosted) => sendTo(id, { kind: 'info', id, info: hosted.info() }),
    dropped: (id) => {
      for (const one of here(id)) one.resubscribe(id)
    },
  })
  const stopChanges = store.changes.listen((id) => {
    for (const one of id === null ? [...at.keys()] : [id]) tellSoon(one)
  })

  const noting = setInterval(() => {
    for (const [id, all] of at) for (const { person } of all) if (person !== null) presence.note(id, person)
  }, NOTE_EVERY)
  const looking = setInterval(() => void look().catch(failed), LOOK_EVERY)
  for (const timer of [noting, looking]) timer.unref()

  async function look(): Promise<void> {
    await closeEnded()
    for (const id of [...at.keys()]) {
      if (room.peek(id)) await room.find(id)
      tellSoon(id)
    }
  }

  /** Sockets whose session or token is no more. */
  async function closeEnded(): Promise<void> {
    const keys = [...connections].flatMap(({ key }) => (key === null ? [] : [key]))
    if (keys.length === 0) return
    const sessions = await store.db.selectFrom('sessions').select('hash').where('hash', 'in', keys).execute()
    const tokens = await store.db.selectFrom('tokens').select('id').where('id', 'in', keys).execute()
    const alive = new Set([...sessions.map(({ hash }) => hash), ...tokens.map(({ id }) => id)])
    for (const one of connections) if (one.key !== null && !alive.has(one.key)) one.close(ended)
  }

  return {
    add: (connection) => connections.add(connection),
    remove(connection) {
      connections.delete(connection)
      for (const id of [...at.keys()]) this.leave(connection, id)
    },
    enter(connection, id) {
      const all = at.get(id) ?? new Set()
      at.set(id, all.add(connection))
      if (!holds.has(id)) holds.set(id, room.hold(id))
      if (connection.person !== null) presence.note(id, connection.person)
      tellSoon(id)
    },
    leave(connection, id) {
      const all = at.get(id)
      if (!all?.delete(connection) || all.size > 0) return
      at.delete(id)
      told.delete(id)
      holds.get(id)?.()
      holds.delete(id)
    },
    closeEnded(isEnded) {
      for (const one of [...connections]) if (isEnded(one)) one.close(ended)
    },
    count: () => connections.size,
    stop() {
      stopRoom()
      stopChanges()
      clearInterval(noting)
      clearInterval(looking)
      for (const timer of soon.values()) clearTimeout(timer)
    },
  }
}
