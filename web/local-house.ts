// All the games of this browser: opens, resumes, lists and deletes them.
import type { Entry } from '../core/entries.ts'
import { entriesOf } from '../core/entries.ts'
import type { AnyGame, Seat, Seen, Viewer } from '../core/game.ts'
import { isRefusal, PUBLIC } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { GameRecord } from '../core/record.ts'
import { readRecord, recordMisfit, replay } from '../core/record.ts'
import type { Refused } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import { isGameId, loadGame } from '../games/index.ts'
import { refuse } from '../house/codes.ts'
import type { Ears, Host, Think, Thinking, Trouble } from '../house/host.ts'
import { HostedTable } from '../house/hosted-table.ts'
import { newLuck } from '../house/luck.ts'
import type { Ask, TableInfo } from '../house/messages.ts'
import { gameList, savedOf } from './game-list.ts'
import { HERE, Keeper } from './keeper.ts'
import type { DealPlayed, GameList, LocalCalls, Saved, SeatPlan } from './protocol.ts'
import type { KeptGame, Shelf } from './shelf.ts'

/** Holds a table for this tab alone; gives the way to let go, or null if another tab holds it. */
export type Hold = (id: string, take: boolean, lost: () => void) => Promise<(() => void) | null>

/** Who is told what goes on at the tables. */
export interface LocalEars {
  trouble(id: string, trouble: Trouble | null): void
  thinking(id: string, thinking: Thinking | null): void
  info(id: string, info: TableInfo): void
}

/** What differs between browsers and tests. */
export interface LocalMeans extends Pick<Host, 'now' | 'later'> {
  readonly shelf: Shelf
  readonly hold: Hold
  readonly think: Think
}

interface Open {
  readonly hosted: HostedTable
  readonly keeper: Keeper
  letGo(): void
}

export class LocalHouse {
  pace = 0
  readonly #means: LocalMeans
  readonly #hear: LocalEars
  readonly #tables = new Map<string, Open>()
  /** Tables that are being put away, and when that is done. */
  readonly #leaving = new Map<string, Promise<unknown>>()

  constructor(means: LocalMeans, hear: LocalEars) {
    this.#means = means
    this.#hear = hear
  }

  list(): Promise<GameList> {
    return gameList(
      this.#means.shelf,
      [...this.#tables.values()].map(({ keeper }) => keeper.saved),
    )
  }

  async open({ game: gameId, seats, options, deal }: Ask<LocalCalls, 'open'>): Promise<Saved | Refused> {
    if (!isGameId(gameId)) return refuse('game-unknown')
    const newest = await loadGame(gameId)
    if (deal) return this.#openDeal(newest, seats, deal)
    const { game } = newest
    return this.#open(game, this.#newKept(game, seats, options))
  }

  async #openDeal(newest: AnyGameModule, names: readonly SeatPlan[], asked: DealPlayed): Promise<Saved | Refused> {
    const { dealtOn } = await import('./local-deal.ts')
    const dealt = dealtOn(newest, names, asked, this.#means.now())
    if (isRefused(dealt)) return dealt
    const { game, seats, options, id = newId(), deal } = dealt
    const known = await this.#known(id)
    if (known) return known
    const { luck: _, ...kept } = this.#newKept(game, seats, options)
    return this.#open(game, { ...kept, id, deal })
  }

  #open(game: AnyGame, kept: KeptGame): Promise<Saved | Refused> {
    const keeper = this.#keeper(kept)
    return this.#seat(keeper, false, (host, ears) => HostedTable.open(game, keeper.current, host, ears))
  }

  async join(id: string, take: boolean): Promise<Saved | Refused> {
    const running = this.#tables.get(id)
    if (running && !running.keeper.lost) return running.keeper.saved
    await this.#drop(id)
    const known = await this.#means.shelf.load(id).catch(() => null)
    if (!known) return refuse('table-unknown')
    const { kept, rows } = known
    if (!isGameId(kept.game)) return refuse('game-unknown')
    const rules = rulesOf(rows[0]?.entry)
    const module = await loadGame(kept.game, rules)
    if (isRefusal(module)) return { refusal: module }
    const keeper = this.#keeper({ ...kept, rules })
    return this.#seat(keeper, take, async (host, ears) => {
      // Read again: another tab may have played on until it let go.
      const again = await this.#means.shelf.load(id).catch(() => null)
      if (!again) return refuse('table-unknown')
      const entries = again.rows.map(({ entry }) => entry)
      return HostedTable.resume(module.game, keeper.current, entries, host, ears)
    })
  }

  /** A record file becomes a game of this browser: to be looked at again or, if unfinished, to be played on by people. */
  async bring({ text, names: others, once }: Ask<LocalCalls, 'bring'>): Promise<Saved | Refused> {
    const record = readRecord(text)
    if (isRefusal(record)) return { refusal: record }
    const id = once ? `moment-${record.check}` : newId()
    const known = once ? await this.#known(id) : null
    if (known) return known
    if (!isGameId(record.game)) return refuse('game-unknown')
    const module = await loadGame(record.game, record.rules)
    if (isRefusal(module)) return { refusal: module }
    // Also how it ended is told by the rules, not by the file.
    const broken = replay(module.game, record, module.game.blank())
    if (broken) return { refusal: broken }
    const names = record.names ?? others.slice(0, record.seats)
    return this.#continue(
      record,
      names.map((name): SeatPlan => ({ name, player: 'person' })),
      record.times,
      id,
    )
  }

  async #known(id: string): Promise<Saved | null> {
    const kept = await this.#means.shelf.load(id).catch(() => null)
    return this.#tables.get(id)?.keeper.saved ?? (kept && savedOf(kept.kept))
  }

  /**
   * A new game that goes on from a moment of another. Of a finished game all is known; of a running one only what the
   * viewer saw, so that the new game has a world they could be in.
   */
  async fork(id: string, step: number, viewer: Viewer, seats?: readonly SeatPlan[]): Promise<Saved | Refused> {
    const open = this.#tables.get(id)
    if (!open) return refuse('table-unknown')
    const { table } = open.hosted
    if (isCounted(open)) return refuse('deal-counts')
    const { ended: _, ...record } = table.record()
    const from = table.over
      ? { ...record, steps: record.steps.slice(0, step), outcome: null }
      : table.imagined(step, viewer)
    const before = open.keeper.saved.seats
    const origin = { names: before.map(({ name }) => name), step }
    return isRefused(from) ? from : this.#continue(from, seats ?? before, undefined, newId(), origin)
  }

  find(id: string): HostedTable | Refused {
    return this.#tables.get(id)?.hosted ?? refuse('table-unknown')
  }

  /** All bots that think answer at once; but at a deal of the day everybody is to meet the same bots. */
  hurry(id: string): void {
    const open = this.#tables.get(id)
    if (open && !open.keeper.saved.deal) open.hosted.hurry()
  }

  trouble(id: string): Trouble | null {
    return this.#tables.get(id)?.keeper.trouble ?? null
  }

  /** What a strong player would do in the place of a person; thought about in this thread, which has nothing else to do. */
  async hint<T>(
    id: string,
    seat: Seat,
    ask: (game: AnyGame, view: Seen, step: number) => Promise<T>,
  ): Promise<T | Refused> {
    const open = this.#tables.get(id)
    if (!open) return refuse('table-unknown')
    if (isCounted(open)) return refuse('deal-counts')
    const { hosted } = open
    const own = hosted.seatFor(HERE, seat)
    if (isRefused(own) || hosted.table.toAct !== own) return refuse('not-your-turn')
    this.#hear.thinking(id, { seat, spent: 0 })
    try {
      const { view, step } = hosted.table.now(own)
      return await ask(hosted.table.game, view, step)
    } finally {
      this.#hear.thinking(id, null)
    }
  }

  /** Puts a table away; one that could not be kept stays in memory. */
  async leave(id: string): Promise<void> {
    if (this.#tables.get(id)?.keeper.trouble !== 'not-kept') await this.#drop(id)
  }

  /** Deletes a game, also if another tab plays it: that tab loses it and is told. */
  async remove(id: string): Promise<void> {
    await this.#drop(id)
    await this.#means.shelf.remove(id).catch(() => {})
    const letGo = await this.#means.hold(id, true, () => {})
    letGo?.()
  }

  /** Its bots stop at once; the next who wants it waits until the last write is through. */
  async #drop(id: string): Promise<void> {
    const open = this.#tables.get(id)
    if (open) {
      this.#tables.delete(id)
      this.#leaving.set(
        id,
        open.hosted.close().then(() => {
          open.letGo()
          this.#leaving.delete(id)
        }),
      )
    }
    await this.#leaving.get(id)
  }

  async #continue(
    record: GameRecord,
    seats: readonly SeatPlan[],
    times?: readonly number[],
    id = newId(),
    origin?: Saved['from'],
  ): Promise<Saved | Refused> {
    if (!isGameId(record.game)) return refuse('game-unknown')
    const module = await loadGame(record.game, record.rules)
    if (isRefusal(module)) return { refusal: module }
    const { game } = module
    const misfit = recordMisfit(game, record)
    if (misfit) return { refusal: misfit }
    const entries = entriesOf(record, times)
    const fresh = { ...this.#newKept(game, seats, record.options), id, ...(origin ? { from: origin } : {}) }
    // Luck that was drawn elsewhere cannot be checked here.
    const { luck: _, ...without } = fresh
    const isNew = record.setup.length === 0 && record.steps.length === 0
    const keeper = this.#keeper(isNew ? fresh : without)
    return this.#seat(keeper, false, async (host, ears) => {
      const hosted = HostedTable.resume(game, keeper.current, entries, host, ears)
      if (!isRefused(hosted)) await keeper.keep(entries, hosted.table.stand)
      return hosted
    })
  }

  async #seat(
    keeper: Keeper,
    take: boolean,
    lay: (host: Host, ears: Ears) => Promise<HostedTable | Refused>,
  ): Promise<Saved | Refused> {
    const { id } = keeper.saved
    const letGo = await this.#means.hold(id, take, () => void this.#lose(id, keeper))
    if (!letGo) return { refusal: { code: 'table-elsewhere' } }
    const answer = await lay(await this.#host(keeper), {
      thinking: (thinking) => this.#hear.thinking(id, thinking),
      trouble: (trouble) => keeper.reportBot(trouble),
      changed: () => this.#tellInfo(id),
    })
    if (isRefused(answer)) {
      letGo()
      return answer
    }
    this.#tables.set(id, { hosted: answer, keeper, letGo })
    const note = () => {
      const { view, outcome } = answer.table.now(PUBLIC)
      const together = answer.table.game.cooperative
      void keeper.note(roundOf(view), outcome ? { ranks: outcome.ranks, scores: outcome.scores, together } : undefined)
    }
    answer.table.watch(note)
    note()
    this.#tellInfo(id)
    return keeper.saved
  }

  /** Another tab has taken the table over, or deleted it. */
  async #lose(id: string, keeper: Keeper): Promise<void> {
    const there = await this.#means.shelf.load(id).catch(() => 'unknown')
    keeper.report(there === null ? 'gone' : 'elsewhere')
  }

  #tellInfo(id: string): void {
    const open = this.#tables.get(id)
    if (open) this.#hear.info(id, open.hosted.info())
  }

  #newKept(game: AnyGame, seats: readonly SeatPlan[], options: KeptGame['options']): KeptGame {
    const now = this.#means.now()
    const { id, rules } = game
    return {
      id: newId(),
      game: id,
      rules,
      seats,
      options,
      started: now,
      changed: now,
      over: false,
      luck: newLuck(seats.length),
    }
  }

  #keeper(kept: KeptGame): Keeper {
    const { id } = kept
    const keeper = new Keeper(this.#means.shelf, kept, (trouble) => {
      if (keeper.lost) void this.#tables.get(id)?.hosted.close()
      this.#hear.trouble(id, trouble)
    })
    return keeper
  }

  async #host(keeper: Keeper): Promise<Host> {
    const { now, later, think } = this.#means
    const { game, deal } = keeper.saved
    const host: Host = { store: keeper, now, later, think, pause: () => this.pace, botsRest: true, recordsOpen: true }
    return deal ? (await import('./local-deal.ts')).hostWith(game, deal, host) : host
  }
}

/** A try that counts is under way: without hints, and without playing on from an earlier moment. */
function isCounted({ keeper, hosted }: Open): boolean {
  const { deal } = keeper.saved
  return deal !== undefined && !deal.practice && !hosted.table.over
}

/** A log without its first entry is damaged, which is told when the table is opened. */
function rulesOf(setup: Entry | undefined): number {
  return setup?.kind === 'setup' ? setup.rules : 0
}

/** Most games show a round. */
function roundOf(view: Seen): number | undefined {
  return 'round' in view && typeof view.round === 'number' ? view.round : undefined
}

const ID_BYTES = 8
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
