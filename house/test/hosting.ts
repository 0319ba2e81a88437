// A house to test with: a store in memory that several processes can share, and a clock that goes when it is told to.
import { seededChance } from '../../core/chance.ts'
import type { Entry, Intent, Stand } from '../../core/entries.ts'
import { Conflict } from '../../core/entries.ts'
import type { AnyGame } from '../../core/game.ts'
import { isRefused } from '../../core/table.ts'
import { neoville } from '../../games/neoville/index.ts'
import type { Clock } from '../clock.ts'
import type { Host, Think, Thinking, Trouble } from '../host.ts'
import { HostedTable } from '../hosted-table.ts'
import { newLuck } from '../luck.ts'
import type { Answered, SeatRow, TableRow, TableStore } from '../store.ts'

const game: AnyGame = neoville.game
export const ADA: SeatRow = { player: 'person', person: 'ada', name: 'Ada' }
export const BEN: SeatRow = { player: 'person', person: 'ben', name: 'Ben' }
export const BOT: SeatRow = { player: 'skilled', name: 'Bot' }

export class MemoryStore implements TableStore {
  full = false
  readonly rows = new Map<string, TableRow>()
  readonly log: { readonly entry: Entry; readonly intent?: Intent }[] = []
  stand: Stand | null = null

  async append(_table: string, entries: readonly Entry[], stand: Stand, intent?: Intent): Promise<void> {
    await Promise.resolve()
    if (this.full) throw new Error('disk full')
    const isTaken = entries.some(({ seq }) => this.log.some(({ entry }) => entry.seq === seq))
    const isKnown = this.log.some((one) => one.intent?.id === intent?.id && one.intent?.person === intent?.person)
    if (isTaken || (intent && isKnown)) throw new Conflict()
    for (const [i, entry] of entries.entries())
      this.log.push(intent && i === entries.length - 1 ? { entry, intent } : { entry })
    this.stand = stand
  }
  async entries(_table: string, after: number): Promise<readonly Entry[]> {
    return this.log.flatMap(({ entry }) => (entry.seq > after ? [entry] : []))
  }
  async answered(_table: string, person: string, id: string): Promise<Answered | null> {
    const found = this.log.find(({ intent }) => intent?.person === person && intent.id === id)
    return found?.intent ? { body: found.intent.body, seq: found.entry.seq } : null
  }
  async row(table: string): Promise<TableRow | null> {
    return this.rows.get(table) ?? null
  }
  async save(row: TableRow): Promise<void> {
    if (row.version !== (this.rows.get(row.id)?.version ?? 0) + 1) throw new Conflict()
    this.rows.set(row.id, row)
  }
}

interface Timer {
  readonly due: number
  readonly job: () => void
}

/** One process on a store. */
export class TestHost implements Host {
  readonly store: MemoryStore
  readonly #timers = new Set<Timer>()
  time = 1000
  pauseMilliseconds = 0
  botsRest = false
  botsQueue = false
  clocksElsewhere = false
  readonly luck = () => seededChance('house')
  readonly thinking: (Thinking | null)[] = []
  readonly troubles: (Trouble | null)[] = []
  changes = 0
  think: Think = async ({ view, rules, game: id }) => {
    if (id !== game.id || rules !== game.rules) throw new Error('another game')
    const s = game.blank()
    game.imagine(view, seededChance('think'), s)
    const list = new Int32Array(4096)
    game.legal(s, list)
    return game.moves.text(list[0])
  }

  constructor(store = new MemoryStore()) {
    this.store = store
  }

  now(): number {
    return this.time
  }
  pause(): number {
    return this.pauseMilliseconds
  }
  later(milliseconds: number, job: () => void): () => void {
    const timer = { due: this.time + milliseconds, job }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }
  /** Lets time pass, with all that is due on the way. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    await settle()
    for (;;) {
      const [next] = [...this.#timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)
      if (!next) break
      this.#timers.delete(next)
      this.time = Math.max(this.time, next.due)
      next.job()
      await settle()
    }
    this.time = end
  }
  readonly ears = {
    thinking: (thinking: Thinking | null) => void this.thinking.push(thinking),
    trouble: (trouble: Trouble | null) => void this.troubles.push(trouble),
    changed: () => void this.changes++,
  }
}

/** Lets everything happen that waits for nothing. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 300; i++) await Promise.resolve()
}

function hosted(answer: HostedTable | { readonly refusal: { readonly code: string } }): HostedTable {
  if (isRefused(answer)) throw new Error(answer.refusal.code)
  return answer as HostedTable
}

export async function open(host: TestHost, seats: readonly SeatRow[], clock?: Clock): Promise<HostedTable> {
  const options = { first: 0, utilities: 'windmill-biodome' }
  const { rules } = game
  const row = { id: 't', game: game.id, rules, options, seats, luck: newLuck(seats.length), version: 0 }
  const whole = clock ? { ...row, clock } : row
  return hosted(await HostedTable.open(game, whole, host, host.ears))
}

/** The same table in another process. */
export async function openAgain(host: TestHost, row: TableRow): Promise<HostedTable> {
  return hosted(HostedTable.resume(game, row, await host.store.entries('t', -1), host, host.ears))
}

export const kinds = ({ log }: MemoryStore) => log.map(({ entry }) => entry.kind)
