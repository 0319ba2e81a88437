// A table's log taken in, entry by entry: how the game stands after it, and what may follow.

import type { Refused, TableCode } from './answers.ts'
import { refuse } from './answers.ts'
import { PlaybackChance, PlaybackError } from './chance.ts'
import type { Ended, Entry, SeatChange, SeatEntry, SetupEntry, Stand } from './entries.ts'
import { ENDS, SEAT_CHANGES } from './entries.ts'
import type { AnyGame, Chance, Move, Seat, State, Viewer } from './game.ts'
import { isRefusal, MOST_MOVES, NOBODY, PUBLIC, refusalOf } from './game.ts'
import { History } from './history.ts'
import { upTo } from './lists.ts'
import { nearestText } from './moves.ts'
import { isStep } from './record.ts'
import type { Told } from './telling.ts'
import { listener } from './telling.ts'

/** Who plays a seat in place of its owner, if anybody. */
export type Away = Exclude<SeatChange, 'back'> | null

type MoveEntry = Extract<Entry, { readonly kind: 'move' }>

/** What came of playing a move on a copy. */
export interface MoveResult {
  readonly move: Move
  readonly bytes: Uint8Array
  readonly told: readonly Told[]
  readonly stand: Stand
}

const isTurn = ({ event }: Told) => event.kind === 'turn'

const list = new Int32Array(MOST_MOVES)

export function standOf(game: AnyGame, s: State, step: number): Stand {
  const toAct = game.toAct(s)
  return { step, toAct, outcome: toAct === NOBODY ? game.outcome(s) : null }
}

export class TableLog {
  readonly game: AnyGame
  readonly setup: SetupEntry
  readonly history: History
  /** The last seat entry of each seat. */
  readonly #seated: (SeatEntry | null)[]
  #seq = 0
  /** The number of the last entry that changed the game itself. */
  #gameSeq = 0
  #ended: Ended | null = null
  #toAct: Seat | typeof NOBODY

  constructor(game: AnyGame, setup: SetupEntry, dealt: State, told: readonly Told[]) {
    this.game = game
    this.setup = setup
    this.history = new History(game, setup, dealt.bytes.slice(), told)
    this.#toAct = game.toAct(dealt)
    this.#seated = Array.from({ length: setup.seats }, () => null)
  }

  get seq(): number {
    return this.#seq
  }

  get toAct(): Seat | typeof NOBODY {
    return this.#toAct
  }

  get over(): boolean {
    return this.#toAct === NOBODY
  }

  get ended(): Ended | null {
    return this.#ended
  }

  get stand(): Stand {
    const outcome = this.over ? this.game.outcome(this.history.state) : null
    return { step: this.history.length, toAct: this.#toAct, outcome }
  }

  away(seat: Seat): Away {
    const change = this.#seated[seat]?.change ?? 'back'
    return change === 'back' ? null : change
  }

  seatedAt(seat: Seat): number {
    return this.#seated[seat]?.time ?? 0
  }

  isFresh(seq: number): boolean {
    return seq >= this.#gameSeq && seq <= this.#seq
  }

  /** How many steps of the past are known, the setup included, to somebody who knows the log up to `since`. */
  knownSteps(since: number): number {
    if (since < 0) return 0
    const { kept, length } = this.history
    let known = length
    while (known > 0 && kept[known - 1].seq > since) known--
    return known + 1
  }

  /** The move that this text means and this seat may play now. */
  legal(seat: Seat, text: string, s = this.history.state): Move | Refused {
    const toAct = this.#ended ? NOBODY : this.game.toAct(s)
    if (toAct === NOBODY) return refuse('game-over')
    if (toAct !== seat) return refuse('not-your-turn')
    const move = this.game.moves.parse(text)
    const refusal = isRefusal(move) ? move : refusalOf(this.game, s, move)
    if (!refusal) return move as Move
    const nearest = nearestText(text, this.choices(seat, s))
    return nearest === undefined ? { refusal } : { refusal, nearest }
  }

  choices(viewer: Viewer, s: State): string[] {
    if (this.#ended || this.game.toAct(s) !== viewer) return []
    const { moves } = this.game
    return upTo(this.game.legal(s, list), (i) => moves.text(list[i]))
  }

  /** Plays a legal move on a copy. */
  play(move: Move, chance: Chance): MoveResult {
    const s = this.history.state
    const told: Told[] = []
    this.game.play(s, move, chance, listener(told))
    return { move, bytes: s.bytes.slice(), told, stand: standOf(this.game, s, this.history.length + 1) }
  }

  /** How many last steps a viewer may take back: none of a game that is over, and none from before they were away. */
  undoable(viewer: Viewer): number {
    let n = 0
    if (this.over || viewer === PUBLIC) return n
    const { kept } = this.history
    for (let i = kept.length - 1; i >= 0; i--, n++) {
      const { seq, seat, drew } = kept[i]
      if (seat !== viewer || drew.length > 0 || seq < (this.#seated[seat]?.seq ?? 0)) break
    }
    return n
  }

  /** Why nothing can be undone. */
  undoRefusal(): TableCode {
    if (this.over) return 'game-over'
    return this.history.length === 0 ? 'undo-nothing' : 'undo-barrier'
  }

  seatRefusal(seat: Seat, change: SeatChange): TableCode | null {
    if (this.#seated[seat] === undefined) return 'no-seat'
    if (this.over) return 'game-over'
    const away = this.away(seat)
    if (away === 'conceded') return 'seat-conceded'
    return (change === 'back') === (away === null) && change !== 'conceded' ? 'seat-as-it-is' : null
  }

  /** Adds a move that was played. */
  addMove(entry: MoveEntry, { move, bytes, told, stand }: MoveResult): void {
    const { seq, seat, drew, time } = entry
    this.history.push({ seq, seat, move, drew, time, turn: told.some(isTurn) }, bytes, told)
    this.#toAct = stand.toAct
    this.#seq = seq
    this.#gameSeq = seq
  }

  /** Adds an entry that is no move and is known to follow. */
  add(entry: Exclude<Entry, MoveEntry>): void {
    switch (entry.kind) {
      case 'undo':
        this.history.pop()
        this.#toAct = this.game.toAct(this.history.state)
        break
      case 'seat':
        this.#seated[entry.seat] = entry
        break
      case 'end':
        this.#ended = { why: entry.why, by: entry.by }
        this.#toAct = NOBODY
    }
    this.#seq = entry.seq
    if (entry.kind !== 'seat') this.#gameSeq = entry.seq
  }

  /** Adds an entry that was read somewhere; false if it does not follow. */
  take(entry: Entry): boolean {
    if (entry?.seq !== this.#seq + 1) return false
    if (entry.kind === 'move') return isStep(entry) && this.#playAgain(entry)
    if (!this.#follows(entry)) return false
    this.add(entry)
    return true
  }

  #follows(entry: Entry): boolean {
    switch (entry.kind) {
      case 'undo':
        return this.undoable(entry.seat) > 0
      case 'seat':
        return SEAT_CHANGES.includes(entry.change) && !this.seatRefusal(entry.seat, entry.change)
      case 'end':
        return !this.over && ENDS.includes(entry.why)
      default:
        return false
    }
  }

  #playAgain(entry: MoveEntry): boolean {
    const move = this.legal(entry.seat, entry.move)
    if (typeof move !== 'number') return false
    const chance = new PlaybackChance(entry.drew)
    try {
      const played = this.play(move, chance)
      chance.finish()
      this.addMove(entry, played)
      return true
    } catch (error) {
      if (error instanceof PlaybackError) return false
      throw error
    }
  }
}
