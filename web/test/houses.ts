// What tests of the browser's tables share: shelf, locks and bots without a browser.
import { readBot } from '../../bots/index.ts'
import type { Job } from '../../bots/protocol.ts'
import { moveFor } from '../../bots/thinker.ts'
import { Conflict } from '../../core/entries.ts'
import { isRefusal } from '../../core/game.ts'
import { isRefused } from '../../core/table.ts'
import type { GameId } from '../../games/index.ts'
import { loadGame } from '../../games/index.ts'
import type { Think, Trouble } from '../../house/host.ts'
import type { HostedTable } from '../../house/hosted-table.ts'
import { LocalHouse } from '../local-house.ts'
import type { KeptEntry, KeptGame, Shelf } from '../shelf.ts'
import { Gone } from '../shelf.ts'

/** A shelf in memory that can be told to refuse, or to take its time. */
export class TestShelf implements Shelf {
  refusing = false
  /** Writes wait for this. */
  gate: Promise<void> = Promise.resolve()
  readonly tables = new Map<string, { kept: KeptGame; rows: KeptEntry[] }>()

  async list() {
    if (this.refusing) throw new Error('silent')
    return { games: [...this.tables.values()].map(({ kept }) => kept), unreadable: 0 }
  }
  async load(id: string) {
    return structuredClone(this.tables.get(id)) ?? null
  }
  async append(kept: KeptGame, rows: readonly KeptEntry[]) {
    if (this.refusing) throw new Error('full')
    await this.gate
    const there = this.tables.get(kept.id)
    if (!there && rows[0]?.entry.seq !== 0) throw new Gone()
    const before = there?.rows ?? []
    if (rows.some(({ entry }) => before.some((one) => one.entry.seq === entry.seq))) throw new Conflict()
    this.tables.set(kept.id, { kept, rows: [...before, ...structuredClone(rows)] })
  }
  async remove(id: string) {
    this.tables.delete(id)
  }
  kinds(id: string) {
    return this.tables.get(id)?.rows.map(({ entry }) => entry.kind)
  }
}

/** The locks of one browser, which its tabs share. */
export class TestLocks {
  readonly #lost = new Map<string, () => void>()
  readonly hold = async (id: string, take: boolean, lost: () => void) => {
    const holder = this.#lost.get(id)
    if (holder && !take) return null
    this.#lost.set(id, lost)
    holder?.()
    return () => {
      if (this.#lost.get(id) === lost) this.#lost.delete(id)
    }
  }
}

/** A bot in this thread. */
export const think: Think = async (job: Job) => {
  const { game: id, rules, bot: name } = job
  const module = await loadGame(id as GameId, rules)
  const spec = readBot(name)
  if (isRefusal(module) || isRefusal(spec)) throw new Error('no such job')
  return moveFor(module.game, job, spec)
}

/** One tab of a browser. */
export function openHouse(shelf: Shelf, { locks = new TestLocks(), thinking = think, now = () => Date.now() } = {}) {
  const troubles: (Trouble | null)[] = []
  const later = (_milliseconds: number, job: () => void) => {
    let off = false
    queueMicrotask(() => off || job())
    return () => {
      off = true
    }
  }
  const house = new LocalHouse(
    { shelf, hold: locks.hold, think: thinking, now, later },
    { trouble: (_id, trouble) => troubles.push(trouble), thinking: () => {}, info: () => {} },
  )
  return { house, troubles }
}

export function found(house: LocalHouse, id: string): HostedTable {
  const hosted = house.find(id)
  if (isRefused(hosted)) throw new Error(hosted.refusal.code)
  return hosted
}
