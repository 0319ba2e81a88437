// A table on the server as the screens speak to it: the calls of every table, and beside them who is here, whose time runs,
// and what people say.
import { MediaQuery } from 'svelte/reactivity'
import type { Hint } from '../../bots/hint.ts'
import type { Refusal, Seat, Viewer } from '../../core/game.ts'
import { NOBODY, PUBLIC } from '../../core/game.ts'
import type { Refused, Update } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import { mustBe } from '../../house/client.ts'
import type { ChatMessage, LineState, LiveCalls, LiveLine } from '../../house/live.ts'
import type { TableInfo } from '../../house/messages.ts'
import type { Wish } from '../../house/proposals.ts'
import type { Saved, ScreenPlayer, SeatPlan } from '../protocol.ts'
import { onlineAddress } from '../routes.ts'
import type { Company, HouseClient, TableClient } from '../table-client.ts'
import After from './After.svelte'
import type { TableTold } from './api.ts'
import { ask } from './api.ts'
import Chat from './Chat.svelte'
import ChatDoor from './ChatDoor.svelte'
import { explainOnline } from './explain.ts'
import { namesOf } from './names.ts'
import { rememberSeen, seenSteps } from './seen.ts'
import Together from './Together.svelte'
import Tools from './Tools.svelte'
import { onlineTexts } from './texts.svelte.ts'
import { leftUntil } from './time.ts'

function savedOf(told: TableTold): Saved {
  const { id, game, rules, options, seats, created, changed, state, toAct, steps } = told
  const names = namesOf(told)
  return {
    id,
    game,
    rules,
    options,
    seats: seats.map(({ player }, seat): SeatPlan => ({ player: player as ScreenPlayer, name: names[seat] ?? '' })),
    started: created,
    changed,
    over: state === 'over',
    steps,
    ...(toAct === null ? {} : { turn: toAct }),
  }
}

const wireSeat = (viewer: Viewer) => (viewer === PUBLIC ? null : viewer)

const TICK = 1000

export class OnlineTable implements TableClient, Company {
  readonly saved: Saved
  readonly company: Company = this
  readonly Notices = Together
  readonly After = After
  readonly Chat = Chat
  readonly ChatDoor = ChatDoor
  readonly Tools = Tools
  /** The seats of the people at this page. */
  readonly mine: readonly Seat[]
  readonly seenBefore: number | null
  connection = $state.raw<LineState>('open')
  chat = $state.raw<readonly ChatMessage[]>([])
  /** Whom one does not want to hear. */
  muted = $state.raw<readonly string[]>([])
  /** What was said while nobody looked at the chat. */
  unread = $state(0)
  readonly #wide = new MediaQuery('(min-width: 75rem)')
  /** Where there is room for it, from the beginning. */
  chatOpen = $state(this.#wide.current)
  /** Giving up was chosen and waits for a yes. */
  conceding = $state(false)
  /** Another clock is to be proposed. */
  clocking = $state(false)
  /** For clocks that run. */
  #now = $state(Date.now())
  readonly #live: LiveLine
  readonly #house: HouseClient
  readonly #tell: () => TableTold
  #steps = $state.raw<Pick<TableTold, 'toAct' | 'steps' | 'seq'> | null>(null)
  readonly #stops: (() => void)[]

  constructor(live: LiveLine, house: HouseClient, tell: () => TableTold, me: string | null) {
    this.#live = live
    this.#house = house
    this.#tell = tell
    const told = tell()
    this.saved = savedOf(told)
    this.seenBefore = seenSteps(told.id)
    this.mine = told.seats.flatMap(({ id }, seat) => (me !== null && id === me ? [seat] : []))
    this.#stops = [
      live.onState((state) => this.#enter(state)),
      live.onMessage((message) => {
        if (message.kind === 'chat' && message.id === told.id) this.#hear([message.message])
      }),
      this.#tick(),
    ]
    if (me !== null) void this.#lookAtMutes()
  }

  async #lookAtMutes(): Promise<void> {
    const muted = await ask<readonly string[]>('GET', '/mutes')
    if (!isRefused(muted)) this.muted = muted
  }

  async mute(person: string, on: boolean): Promise<void> {
    await ask<null>(on ? 'PUT' : 'DELETE', `/mutes/${person}`)
    await this.#lookAtMutes()
    if (on) return
    // What was said meanwhile was kept from us.
    const all = await this.#call('chats', { id: this.#id })
    if (!isRefused(all)) this.chat = all as readonly ChatMessage[]
  }

  /** There is room for the chat beside the board. */
  get isWide(): boolean {
    return this.#wide.current
  }

  /** The table from outside, as it was last told, with the steps since. */
  get told(): TableTold {
    const told = this.#tell()
    return this.#steps && this.#steps.seq > told.seq ? { ...told, ...this.#steps } : told
  }

  #tick(): () => void {
    const timer = setInterval(() => {
      this.#now = Date.now()
    }, TICK)
    return () => clearInterval(timer)
  }

  present(seat: Seat): boolean | null {
    const { player, present = false } = this.told.seats[seat] ?? { player: 'open' }
    return player === 'person' && this.told.state === 'playing' ? present : null
  }

  doing(seat: Seat): string | null {
    const m = onlineTexts()
    const { standIn, conceded } = this.told.seats[seat] ?? {}
    if (conceded) return m.table.conceded
    if (standIn !== undefined) return m.table.standIn
    return this.told.running?.seat === seat ? this.time : null
  }

  get time(): string | null {
    const { running } = this.told
    return running ? leftUntil(running.until, this.#now, onlineTexts().clock) : null
  }

  explain(refusal: Refusal): string | null {
    return explainOnline(refusal)
  }

  get suggested(): readonly string[] {
    return this.told.proposals.flatMap(({ wish }) => (wish.kind === 'move' ? [wish.move] : []))
  }
  get pinged(): readonly string[] {
    return this.told.proposals.flatMap(({ wish }) => (wish.kind === 'ping' ? [wish.at] : []))
  }
  suggest(move: string, seq: number) {
    return this.agree({ kind: 'move', move, seq })
  }
  ping(at: string, seq: number) {
    return this.agree({ kind: 'ping', at, seq })
  }

  get ended(): string | null {
    const m = onlineTexts().table
    if (!this.told.ended) return null
    const { why, by } = this.told.ended
    if (why === 'agreed') return m.stopped
    return by === null ? m.closed : m.endedBy(namesOf(this.told)[by] ?? '')
  }

  get #id(): string {
    return this.saved.id
  }

  #call<K extends keyof LiveCalls>(kind: K, request: LiveCalls[K]['ask']): Promise<LiveCalls[K]['answer']> {
    return this.#live.line.call(kind, request as never) as Promise<LiveCalls[K]['answer']>
  }

  #enter(state: LineState): void {
    this.connection = state
    if (state !== 'open') return
    // Whatever was missed meanwhile.
    void this.#call('chats', { id: this.#id, after: this.chat.at(-1)?.n ?? 0 }).then((answer) => {
      if (!isRefused(answer)) this.#hear(answer as readonly ChatMessage[])
    })
  }

  #hear(messages: readonly ChatMessage[]): void {
    const last = this.chat.at(-1)?.n ?? 0
    const news = messages.filter(({ n }) => n > last)
    this.chat = [...this.chat, ...news]
    if (!this.chatOpen) this.unread += news.filter(({ person }) => !this.#isMe(person)).length
  }

  #isMe(person: string | undefined): boolean {
    return this.mine.some((seat) => this.told.seats[seat]?.id === person)
  }

  subscribe(viewer: Viewer, hear: (update: Update) => void): () => void {
    return this.#live.line.subscribe(this.#id, viewer, (update) => {
      this.#stepOn(update)
      hear(update)
    })
  }

  /** Who is told of every step is told of the table only where something else has changed. */
  #stepOn({ view, step, seq, ended }: Update): void {
    if (document.visibilityState === 'visible') rememberSeen(this.#id, step)
    this.#steps = { toAct: ended || view.toAct === NOBODY ? null : view.toAct, steps: step, seq }
  }
  move(seat: Seat, move: string, seq: number) {
    return this.#call('move', { id: this.#id, seat, move, seq })
  }
  undo(seat: Seat, seq: number, steps: number | 'all' = 1) {
    return this.#call('undo', { id: this.#id, seat, seq, steps })
  }
  why(seat: Seat, move: string) {
    return this.#call('why', { id: this.#id, seat, move })
  }
  preview(seat: Seat, move: string) {
    return this.#call('preview', { id: this.#id, seat, move })
  }
  at(step: number, viewer: Viewer) {
    return this.#call('at', { id: this.#id, step, seat: wireSeat(viewer) })
  }
  own(seat: Seat) {
    return this.#call('own', { id: this.#id, seat })
  }
  setStanding(seat: Seat, ids: readonly string[]) {
    return this.#call('standing', { id: this.#id, seat, ids })
  }
  setPrepared(seat: Seat, moves: readonly string[]) {
    return this.#call('prepared', { id: this.#id, seat, moves })
  }
  async record(): Promise<string> {
    return mustBe(await this.#call('record', { id: this.#id })) as string
  }
  async totals() {
    return mustBe(await this.#call('totals', { id: this.#id })) as readonly (readonly number[])[]
  }

  /** Worked out in this browser, from what the seat sees. */
  async hint(seat: Seat): Promise<Hint | Refused> {
    const { game, rules } = this.saved
    if (!this.told.hints && this.told.state !== 'over') return { refusal: { code: 'hints-forbidden' } }
    const now = await this.#call('now', { id: this.#id, seat })
    return isRefused(now) ? now : this.#house.advise({ game, rules, view: now.view, step: now.step })
  }
  hurry(): void {
    this.#house.hurryAdvice()
  }

  /** The record of a game that is over goes on as a game of this browser. */
  async fork(step: number): Promise<Saved | Refused> {
    const record = await this.#call('record', { id: this.#id })
    if (isRefused(record)) return record
    const brought = await this.#house.bring({ text: record as string, names: namesOf(this.told) })
    if (isRefused(brought)) return brought
    const table = await this.#house.join(brought.id, false)
    return isRefused(table) ? table : table.fork(step, PUBLIC)
  }

  async momentAddress(step: number): Promise<string> {
    return onlineAddress(this.#id, step)
  }

  /** The address of a new table with the same people. */
  async again(): Promise<string | Refused> {
    const { rematch } = this.told
    if (rematch !== undefined) return onlineAddress(rematch)
    const answer = await ask<TableTold>('POST', `/tables/${this.#id}/rematch`, {})
    return isRefused(answer) ? answer : onlineAddress(answer.id)
  }

  say(text: string) {
    return this.#call('chat', { id: this.#id, text, intent: crypto.randomUUID?.() ?? String(Date.now()) })
  }
  stepBack() {
    return this.#call('leave', { id: this.#id })
  }
  comeBack() {
    return this.#call('back', { id: this.#id })
  }
  concede() {
    return this.#call('concede', { id: this.#id })
  }
  agree(wish: Wish) {
    return this.#call('agree', { id: this.#id, wish })
  }
  disagree(wish: Wish) {
    return this.#call('disagree', { id: this.#id, wish })
  }

  onThinking(hear: Parameters<TableClient['onThinking']>[0]): () => void {
    return this.#live.line.onThinking(this.#id, hear)
  }
  onInfo(hear: (info: TableInfo) => void): () => void {
    return this.#live.line.onInfo(this.#id, hear)
  }
  onTrouble(hear: Parameters<TableClient['onTrouble']>[0]): () => void {
    return this.#live.line.onTrouble(this.#id, hear)
  }
  leave(): void {
    for (const stop of this.#stops.splice(0)) stop()
  }
}
