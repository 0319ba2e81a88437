// The effective steps of a table, small enough for a thousand tables in memory: positions are kept as bytes some steps
// apart, and what lies between is played again when somebody asks.
import type { Draw } from './chance.ts'
import { PlaybackChance } from './chance.ts'
import type { SetupEntry } from './entries.ts'
import type { AnyGame, Move, Seat, State } from './game.ts'
import { NOBODY } from './game.ts'
import type { Step } from './record.ts'
import { begin } from './record.ts'
import type { Told } from './telling.ts'
import { listener } from './telling.ts'

/** Every 32nd position is kept. */
const APART = 32

export interface KeptStep {
  readonly seq: number
  readonly seat: Seat
  readonly move: Move
  readonly drew: readonly Draw[]
  readonly time: number
  /** A turn began with it. */
  readonly turn: boolean
}

/** What a step told, and who made it; step 0 is the setup. */
export interface StepTold {
  readonly seat: Seat | typeof NOBODY
  readonly told: readonly Told[]
}

/** Positions are looked at one at a time, so all tables of a game share the fields to do it with. */
const scratches = new WeakMap<AnyGame, State>()
function scratchOf(game: AnyGame): State {
  let scratch = scratches.get(game)
  if (!scratch) {
    scratch = game.blank()
    scratches.set(game, scratch)
  }
  return scratch
}

export class History {
  readonly #game: AnyGame
  readonly #setup: SetupEntry
  readonly #kept: KeptStep[] = []
  /** The positions after step 0, APART, twice that, … */
  readonly #marks: Uint8Array[]
  #now: Uint8Array
  #drawn: number
  /** What the last step told, which is what most are about to hear. */
  #last: StepTold

  constructor(game: AnyGame, setup: SetupEntry, bytes: Uint8Array, told: readonly Told[]) {
    this.#game = game
    this.#setup = setup
    this.#now = bytes
    this.#marks = [bytes]
    this.#drawn = setup.drew.length
    this.#last = { seat: NOBODY, told }
  }

  /** How many effective steps there are. */
  get length(): number {
    return this.#kept.length
  }

  /** How many draws were made, over the setup and all effective steps. */
  get drawn(): number {
    return this.#drawn
  }

  /** The position now, good until another is asked for. */
  get state(): State {
    const scratch = scratchOf(this.#game)
    scratch.bytes.set(this.#now)
    return scratch
  }

  /** The effective steps in order; the setup is none of them. */
  get kept(): readonly KeptStep[] {
    return this.#kept
  }

  steps(): readonly Step[] {
    const { moves } = this.#game
    return this.#kept.map(({ seat, move, drew }) => ({ seat, move: moves.text(move), drew }))
  }

  push(kept: KeptStep, bytes: Uint8Array, told: readonly Told[]): void {
    this.#kept.push(kept)
    this.#now = bytes
    this.#drawn += kept.drew.length
    this.#last = { seat: kept.seat, told }
    if (this.#kept.length % APART === 0) this.#marks.push(bytes)
  }

  pop(): void {
    if (this.#kept.length % APART === 0) this.#marks.pop()
    this.#drawn -= this.#kept.pop()?.drew.length ?? 0
    const told = this.#tellings(this.length)
    this.#now = scratchOf(this.#game).bytes.slice()
    this.#last = told[0] ?? this.#last
  }

  /** The position after this many steps, good until another is asked for; null if there is none. */
  at(step: number): State | null {
    if (!Number.isInteger(step) || step < 0 || step > this.length) return null
    const mark = Math.floor(step / APART)
    const s = scratchOf(this.#game)
    s.bytes.set(this.#marks[mark])
    for (let i = mark * APART; i < step; i++) this.#replay(s, this.#kept[i])
    return s
  }

  /** Looks at the positions from the first to the last. */
  each(look: (s: State, step: number) => void): void {
    const s = scratchOf(this.#game)
    s.bytes.set(this.#marks[0])
    look(s, 0)
    for (const [i, kept] of this.#kept.entries()) {
      this.#replay(s, kept)
      look(s, i + 1)
    }
  }

  /** What was told by step `from` and those after it. */
  tellings(from: number): readonly StepTold[] {
    if (from > this.length) return []
    return from === this.length ? [this.#last] : this.#tellings(from)
  }

  #tellings(from: number): StepTold[] {
    const tellings: StepTold[] = []
    if (from === 0) {
      const told: Told[] = []
      begin(this.#game, this.#setup, new PlaybackChance(this.#setup.drew), this.#game.blank(), listener(told))
      tellings.push({ seat: NOBODY, told })
    }
    const s = this.at(Math.max(0, from - 1)) as State
    for (const kept of this.#kept.slice(Math.max(0, from - 1))) {
      const told: Told[] = []
      this.#game.play(s, kept.move, new PlaybackChance(kept.drew), listener(told))
      tellings.push({ seat: kept.seat, told })
    }
    return tellings
  }

  #replay(s: State, { move, drew }: KeptStep): void {
    this.#game.play(s, move, new PlaybackChance(drew))
  }
}
