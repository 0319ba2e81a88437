// Somebody who plays at a server over its socket, as quickly as it answers.
import { WebSocket } from 'ws'
import type { Update } from '../core/table.ts'
import { PROTOCOL } from '../house/messages.ts'
import type { Patch } from '../house/patch.ts'
import { patched } from '../house/updates.ts'

interface Heard {
  readonly kind: string
  readonly n?: number
  readonly seat?: number
  readonly whole?: Update
  readonly patch?: Patch
  readonly answer?: { readonly seq?: number; readonly refusal?: { readonly code: string } }
}

let people = 0

export class ServerPlayer {
  readonly #url: string
  readonly #address: string
  readonly #seats = new Map<number, Update>()
  readonly #answers = new Map<number, (answer: Heard['answer']) => void>()
  readonly #waiting = new Set<() => void>()
  #socket: WebSocket | null = null
  #table = ''
  #asked = 0
  cookie = ''

  private constructor(url: string) {
    this.#url = url
    const n = ++people
    this.#address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  }

  static async enter(url: string, name: string): Promise<ServerPlayer> {
    const player = new ServerPlayer(url)
    const { headers } = await player.#fetch('POST', '/me', { name })
    player.cookie = headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    return player
  }

  /** What came over the socket, as it came. */
  get bytes(): number {
    const { _socket } = this.#socket as unknown as { _socket?: { bytesRead: number } }
    return _socket?.bytesRead ?? 0
  }

  get seq(): number {
    return Math.max(...[...this.#seats.values()].map(({ seq }) => seq))
  }

  get mayAct(): boolean {
    return [...this.#seats.values()].some(({ choices }) => choices.length > 0)
  }

  async ask(method: string, path: string, body?: object): Promise<{ readonly id?: string }> {
    return (await this.#fetch(method, path, body)).json()
  }

  /** Starts at once if all seats are one's own. */
  async makeTable(game: string, players: readonly string[]): Promise<string> {
    const seats = players.map((player) => ({ player }))
    const { id } = await this.ask('POST', '/tables', { game, seats, listed: false })
    if (id === undefined) throw new Error('no table was made')
    if (!players.includes('open')) await this.ask('POST', `/tables/${id}/start`, {})
    return id
  }

  async listen(table: string, seats: readonly number[]): Promise<void> {
    this.#table = table
    const headers = { cookie: this.cookie, 'x-forwarded-for': this.#address }
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/live`, { headers })
    this.#socket = socket
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))))
    await new Promise((resolve, reject) => socket.once('open', resolve).on('error', reject))
    socket.send(JSON.stringify({ kind: 'hello', version: PROTOCOL }))
    for (const seat of seats) await this.#call('subscribe', { id: table, seat })
    await this.upTo(0)
  }

  /** One move; false if nobody of ours is to act. */
  async play(choose: (n: number) => number): Promise<boolean> {
    for (const [seat, { choices, seq }] of this.#seats) {
      if (choices.length === 0) continue
      const move = choices[choose(choices.length)]
      const answer = await this.#call('move', { id: this.#table, seat, move, seq })
      if (answer?.refusal?.code === 'too-many') await new Promise((resolve) => setTimeout(resolve, 100))
      else await this.upTo(answer?.seq ?? seq)
      return true
    }
    return false
  }

  async upTo(seq: number): Promise<void> {
    const isThere = () => this.#seats.size > 0 && [...this.#seats.values()].every((update) => update.seq >= seq)
    while (!isThere()) await new Promise<void>((resolve) => this.#waiting.add(resolve))
  }

  close(): void {
    this.#socket?.terminate()
  }

  #call(kind: string, ask: object): Promise<Heard['answer']> {
    const n = ++this.#asked
    return new Promise((resolve) => {
      this.#answers.set(n, resolve)
      this.#socket?.send(JSON.stringify({ n, kind, ask }))
    })
  }

  #hear({ kind, n, seat, whole, patch, answer }: Heard): void {
    if (kind === 'answer' && n !== undefined) {
      this.#answers.get(n)?.(answer)
      this.#answers.delete(n)
    }
    if (kind !== 'update' || seat === undefined) return
    const last = this.#seats.get(seat)
    const update = whole ?? (last && patch ? patched(last, patch) : undefined)
    if (update) this.#seats.set(seat, update)
    for (const go of this.#waiting) go()
    this.#waiting.clear()
  }

  #fetch(method: string, path: string, body?: object): Promise<Response> {
    const headers = { cookie: this.cookie, 'x-forwarded-for': this.#address }
    const json = body === undefined ? {} : { body: JSON.stringify(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    return fetch(`${this.#url}/api${path}`, { method, headers: { ...headers, ...type }, ...json })
  }
}
