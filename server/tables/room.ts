// The tables that are open in this process: opened on demand, brought up to what is stored before anybody looks, and put away
// when nobody needs them.
import type { AnyGame } from '../../core/game.ts'
import { isRefusal } from '../../core/game.ts'
import type { Refused } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import { isGameId, loadGame } from '../../games/index.ts'
import type { Gap } from '../../house/clock.ts'
import { refuse } from '../../house/codes.ts'
import type { Ears, Host, Think, Thinking, Trouble } from '../../house/host.ts'
import { HostedTable } from '../../house/hosted-table.ts'
import type { TableRow } from '../../house/store.ts'
import type { TableChange } from '../store/announce.ts'
import type { Store } from '../store/open.ts'
import { houseStore, loadRow, standFinder } from './log.ts'

/** Who wants to hear of what goes on at tables. */
export interface RoomEars {
  thinking(id: string, thinking: Thinking | null): void
  trouble(id: string, trouble: Trouble | null): void
  changed(id: string, hosted: HostedTable): void
  /** The table was put away, or opened again: those who listen to it must ask again. */
  dropped(id: string): void
}

export interface Room {
  /** A table that has started, as it is stored now. */
  find(id: string): Promise<HostedTable | Refused>
  /** One that is open already, as this process knows it. */
  peek(id: string): HostedTable | null
  listen(ears: RoomEars): () => void
  /** As long as somebody holds a table it stays open; gives the way to let go. */
  hold(id: string): () => void
  /** Puts away what nobody needs. */
  tidy(): void
  drop(id: string): void
  size(): number
  close(): void
}

interface Open {
  readonly hosted: HostedTable
  used: number
}

/** Bots and preparations act this long after the step before, in milliseconds. */
const PAUSE = 700
/** A table that nobody asked for during this time is put away. */
const IDLE = 5 * 60_000
const LONGEST_TIMER = 2 ** 30

export interface RoomMeans {
  readonly store: Store
  /** Absent where bots are left to other processes. */
  readonly think?: Think
  readonly gaps: () => readonly Gap[]
  readonly pause?: number
  /** Only servers look after clocks, workers do not. */
  readonly clocksElsewhere?: boolean
}

export function makeRoom({ store, think, gaps, pause = PAUSE, clocksElsewhere = false }: RoomMeans): Room {
  const open = new Map<string, Open>()
  const opening = new Map<string, Promise<HostedTable | Refused>>()
  const holds = new Map<string, number>()
  const ears = new Set<RoomEars>()
  const standOf = standFinder(store.db)
  const host: Host = {
    store: houseStore(store),
    now: store.now,
    later(milliseconds, job) {
      const timer = setTimeout(job, Math.min(LONGEST_TIMER, milliseconds))
      return () => clearTimeout(timer)
    },
    pause: () => pause,
    think: think ?? (() => Promise.reject(new Error('bots think elsewhere'))),
    botsQueue: store.kind === 'postgres' || !think,
    clocksElsewhere,
    gaps,
  }

  function earsOf(id: string): Ears {
    return {
      thinking: (thinking) => tell((one) => one.thinking(id, thinking)),
      trouble: (trouble) => tell((one) => one.trouble(id, trouble)),
      changed: () => {
        const hosted = open.get(id)?.hosted
        if (hosted) tell((one) => one.changed(id, hosted))
      },
    }
  }

  function tell(say: (one: RoomEars) => void): void {
    for (const one of ears) say(one)
  }

  function drop(id: string): void {
    const known = open.get(id)
    if (!known) return
    known.hosted.close()
    open.delete(id)
    tell((one) => one.dropped(id))
  }

  async function find(id: string): Promise<HostedTable | Refused> {
    const stand = await standOf(id)
    if (!stand) {
      if (open.has(id)) tell((one) => one.trouble(id, 'gone'))
      drop(id)
      return refuse('table-unknown')
    }
    if (stand.state === 'waiting') return refuse('not-started')
    const known = open.get(id)
    if (!known) return openOnce(id)
    known.used = store.now()
    const { hosted } = known
    if (stand.version > hosted.row.version) await hosted.refresh()
    if ((stand.seq ?? 0) <= hosted.table.seq) return hosted
    if (await hosted.catchUp()) return hosted
    drop(id)
    return openOnce(id)
  }

  function openOnce(id: string): Promise<HostedTable | Refused> {
    const waiting = opening.get(id)
    if (waiting) return waiting
    const opened = openTable(id).finally(() => opening.delete(id))
    opening.set(id, opened)
    return opened
  }

  async function openTable(id: string): Promise<HostedTable | Refused> {
    const row = await loadRow(store.db, id)
    if (!row) return refuse('table-unknown')
    const game = await gameOf(row)
    if (isRefused(game)) return game
    const hosted = await lay(game, row)
    if (isRefused(hosted)) return hosted
    open.set(id, { hosted, used: store.now() })
    tell((one) => one.changed(id, hosted))
    return hosted
  }

  /** From its log, or dealt, where it has none yet. */
  async function lay(game: AnyGame, row: TableRow): Promise<HostedTable | Refused> {
    const entries = await host.store.entries(row.id, -1)
    if (entries.length > 0) return HostedTable.resume(game, row, entries, host, earsOf(row.id))
    const dealt = await HostedTable.open(game, row, host, earsOf(row.id))
    // Another process was quicker.
    return isRefused(dealt) && dealt.refusal.code === 'stale' ? lay(game, row) : dealt
  }

  /** What others stored is taken in as soon as they say so. */
  const hear = (change: TableChange | null) => {
    for (const id of change ? [change.table] : [...open.keys()]) {
      const known = open.get(id)?.hosted
      const isKnown = change?.kind === 'chat' || (change?.seq ?? Number.POSITIVE_INFINITY) <= (known?.table.seq ?? -1)
      if (known && !isKnown) void find(id).catch(() => {})
    }
  }
  const stopListening = store.kind === 'postgres' ? store.changes.listen(hear) : () => {}

  return {
    find,
    peek: (id) => open.get(id)?.hosted ?? null,
    listen(one) {
      ears.add(one)
      return () => ears.delete(one)
    },
    hold(id) {
      holds.set(id, (holds.get(id) ?? 0) + 1)
      return () => {
        const left = (holds.get(id) ?? 1) - 1
        if (left > 0) holds.set(id, left)
        else holds.delete(id)
      }
    },
    tidy() {
      const now = store.now()
      for (const [id, { hosted, used }] of open) {
        const soon = (hosted.running()?.until ?? Number.POSITIVE_INFINITY) < now + IDLE
        if (!holds.has(id) && used < now - IDLE && !soon && !hosted.botTurn()) drop(id)
      }
    },
    drop,
    size: () => open.size,
    close() {
      stopListening()
      ears.clear()
      for (const id of [...open.keys()]) drop(id)
    },
  }
}

async function gameOf({ game, rules }: TableRow): Promise<AnyGame | Refused> {
  if (!isGameId(game)) return refuse('game-unknown')
  const module = await loadGame(game, rules)
  return isRefusal(module) ? { refusal: module } : module.game
}
