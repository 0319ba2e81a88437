// All sockets of this process: tells those who are at a table what goes on there, and closes those of people who logged out.
import type { FromServer } from '../../house/live.ts'
import { HttpRefused } from '../http/refusal.ts'
import type { IsEnded, Server } from '../http/server.ts'
import { pieces } from '../store/pieces.ts'
import { standsOf } from '../tables/log.ts'
import { tell as tableTold } from '../tables/making.ts'

export interface Connection {
  readonly person: string | null
  /** The digest of the session, or the id of the token, that it came with. */
  readonly key: string | null
  send(message: FromServer): void
  /** Gives messages that this person has not heard. */
  hearChat(id: string): Promise<void>
  /** Whether every step at this table comes as an update. */
  isToldSteps(id: string): boolean
  /** A table was opened again. */
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

/** Changes of a table within this many milliseconds are told together. */
const SOON = 100
const NOTE_EVERY = 20_000
/** How often open tables are compared with the store, in case an announcement was lost. */
const LOOK_EVERY = 3000

/** What those at a table were last told of it from outside. */
interface LastTold {
  whole: string
  /** Only what no step changes: players and spectators learn the rest from updates. */
  beside: string
  present: string
  /** Where the table and its chat stood when we last looked. */
  stand: string
}

const NEVER: LastTold = { whole: '', beside: '', present: '', stand: '' }
const OF_STEPS: ReadonlySet<string> = new Set(['seq', 'steps', 'toAct', 'changed', 'present'])

export function makeHub(server: Pick<Server, 'store' | 'room' | 'presence' | 'log'>, ended: number): Hub {
  const { store, room, presence, log } = server
  const connections = new Set<Connection>()
  const at = new Map<string, Set<Connection>>()
  const holds = new Map<string, () => void>()
  const soon = new Map<string, NodeJS.Timeout>()
  const told = new Map<string, LastTold>()
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
    const table = await tableTold(server, id).catch((error: unknown) => {
      // A database that is away tells nothing of the table.
      if (error instanceof HttpRefused && error.status === 404) return null
      throw error
    })
    if (!table) return sendTo(id, { kind: 'trouble', id, trouble: 'gone' })
    const present = table.seats.flatMap((seat) => (seat.present && seat.id !== undefined ? [seat.id] : []))
    const now = {
      whole: JSON.stringify(table),
      beside: JSON.stringify(table, (key, value) => (OF_STEPS.has(key) ? undefined : value)),
      present: present.join(),
    }
    const before = told.get(id) ?? NEVER
    told.set(id, { ...before, ...now })
    for (const one of here(id))
      if (one.isToldSteps(id) ? now.beside !== before.beside : now.whole !== before.whole)
        one.send({ kind: 'table', id, table })
      else if (now.present !== before.present) one.send({ kind: 'presence', id, present })
  }

  async function tellChat(id: string): Promise<void> {
    for (const one of here(id)) await one.hearChat(id)
  }

  const stopRoom = room.listen({
    thinking: (id, thinking) => sendTo(id, { kind: 'thinking', id, thinking }),
    trouble: (id, trouble) => sendTo(id, { kind: 'trouble', id, trouble }),
    changed: (id, hosted) => {
      sendTo(id, { kind: 'info', id, info: hosted.info() })
      tellSoon(id)
    },
    dropped: (id) => {
      for (const one of here(id)) one.resubscribe(id)
    },
  })
  const stopChanges = store.changes.listen((change) => {
    if (!change) return void look().catch(failed)
    const { kind, table } = change
    if (kind === 'chat') void tellChat(table).catch(failed)
    else if (kind === 'table' || [...here(table)].some((one) => !one.isToldSteps(table))) tellSoon(table)
  })

  const noting = setInterval(() => {
    for (const [id, all] of at) for (const { person } of all) if (person !== null) presence.note(id, person)
  }, NOTE_EVERY)
  const looking = setInterval(() => void look().catch(failed), LOOK_EVERY)
  for (const timer of [noting, looking]) timer.unref()

  /** Finds what nobody told us: another program's changes, people who went, what was said meanwhile. */
  async function look(): Promise<void> {
    await closeEnded()
    const tables = [...at.keys()]
    const stands = await standsOf(store.db, tables)
    const people = await presence.everywhere()
    for (const id of tables) {
      const { seq = null, ...beside } = stands.get(id) ?? {}
      const open = room.peek(id)
      // What is played at a table that is open here, this process knows.
      const isBehind = open !== null && (seq ?? 0) > open.table.seq
      const stand = JSON.stringify([beside, open ? null : seq, [...(people.get(id) ?? [])].sort()])
      const before = told.get(id) ?? NEVER
      if (stand === before.stand && !isBehind) continue
      told.set(id, { ...before, stand })
      if (open) await room.find(id)
      tellSoon(id)
      await tellChat(id)
    }
  }

  /** Closes sockets whose session or token has ended. */
  async function closeEnded(): Promise<void> {
    // Those who connect meanwhile were just checked.
    const asked = [...connections]
    const keys = asked.flatMap(({ key }) => (key === null ? [] : [key]))
    const alive = new Set<string>()
    for (const some of pieces(keys)) {
      const sessions = await store.db.selectFrom('sessions').select('hash').where('hash', 'in', some).execute()
      const tokens = await store.db.selectFrom('tokens').select('id').where('id', 'in', some).execute()
      for (const { hash } of sessions) alive.add(hash)
      for (const { id } of tokens) alive.add(id)
    }
    for (const one of asked) if (one.key !== null && !alive.has(one.key)) one.close(ended)
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
