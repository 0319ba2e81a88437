// One game between equal bots, and what a designer wants to know of it: played, then read again from its record.

import type { BotSpec } from '../../bots/index.ts'
import { PlaybackChance } from '../../core/chance.ts'
import type { Components } from '../../core/components.ts'
import type { AnyGame, Chance, Outcome, Seat, State } from '../../core/game.ts'
import { isRefusal, MOST_MOVES, PUBLIC } from '../../core/game.ts'
import type { AnyChosen } from '../../core/options.ts'
import type { GameRecord } from '../../core/record.ts'
import type { Breath } from '../breath.ts'
import { Playing } from '../playing.ts'
import { labelsOfMove } from './components.ts'
import type { Exposure } from './exposure.ts'
import { Exposures } from './exposure.ts'

/** What is to be played; plain data, so that it can be sent to a thread. */
export interface Trial {
  readonly game: string
  readonly seats: number
  readonly options: AnyChosen
  readonly bot: BotSpec
  readonly seed: string
}

export interface GameFacts {
  readonly block: number
  readonly first: Seat
  readonly outcome: Outcome
  readonly steps: number
  /** null: the game counts no rounds. */
  readonly rounds: number | null
  /** By line of the final sheet and seat. */
  readonly lines: { readonly [line: string]: readonly number[] }
  /** How often another seat alone was ahead, from the end of a round to the end of a later one. */
  readonly leadChanges: number | null
  readonly exposures: readonly Exposure[]
  /** What moves named, by seat; all zeros where it was legal and nobody did it. */
  readonly uses: { readonly [label: string]: readonly number[] }
}

/** Plays the games of a trial, one for each block. */
export class Watching {
  readonly #game: AnyGame
  readonly #trial: Trial
  readonly #components: Components
  readonly #playing: Playing
  readonly #state: State
  readonly #list = new Int32Array(MOST_MOVES)
  /** By move. */
  readonly #labels = new Map<number, readonly string[]>()

  constructor(game: AnyGame, components: Components, trial: Trial) {
    this.#game = game
    this.#trial = trial
    this.#components = components
    const specs = Array<BotSpec>(trial.seats).fill(trial.bot)
    this.#playing = new Playing(game, trial.seats, trial.options, specs)
    this.#state = game.blank()
  }

  async game(block: number, breath?: Breath): Promise<GameFacts> {
    return this.#read(await this.#playing.game(`${this.#trial.seed}/${block}`, breath), block)
  }

  #read(record: GameRecord, block: number): GameFacts {
    const { seats, setup, steps, options, outcome } = record
    if (!outcome) throw new Error('a game ended without an outcome')
    const first = steps[0]?.seat ?? 0
    const exposures = new Exposures(this.#components, first, seats)
    const uses = new UseCounts(seats)
    const leads = new Leads()
    const s = this.#state
    this.#game.setup(seats, options, exposures.listen(setup, null, first), s)
    for (const { seat, move: text, drew } of steps) {
      const move = this.#game.moves.parse(text)
      if (isRefusal(move)) throw new Error(`"${text}" is no move`)
      leads.round(roundOf(this.#game, s), () => this.#totals(seats))
      this.#offer(uses)
      for (const label of this.#labelsOf(move)) uses.use(label, seat)
      const chance: Chance = drew.length > 0 ? exposures.listen(drew, text, seat) : new PlaybackChance(drew)
      this.#game.play(s, move, chance)
    }
    return {
      block,
      first,
      outcome,
      steps: steps.length,
      rounds: leads.rounds,
      lines: this.#lines(seats),
      leadChanges: leads.rounds === null || this.#game.cooperative ? null : leads.finish(outcome.scores),
      exposures: exposures.all(),
      uses: uses.all(),
    }
  }

  #offer(uses: UseCounts): void {
    const n = this.#game.legal(this.#state, this.#list)
    for (let i = 0; i < n; i++) for (const label of this.#labelsOf(this.#list[i] as number)) uses.offer(label)
  }

  #labelsOf(move: number): readonly string[] {
    let labels = this.#labels.get(move)
    if (!labels) {
      labels = labelsOfMove(this.#components, this.#game.moves.text(move))
      this.#labels.set(move, labels)
    }
    return labels
  }

  #totals(seats: number): readonly number[] {
    const totals = Array<number>(seats).fill(0)
    for (const { seat, points } of this.#game.sheet(this.#state)) totals[seat] = (totals[seat] ?? 0) + points
    return totals
  }

  #lines(seats: number): GameFacts['lines'] {
    const lines: { [line: string]: number[] } = {}
    for (const { seat, line, points } of this.#game.sheet(this.#state)) {
      lines[line] ??= Array<number>(seats).fill(0)
      const row = lines[line]
      row[seat] = (row[seat] ?? 0) + points
    }
    return lines
  }
}

/** The round, where what everybody sees tells it. */
function roundOf(game: AnyGame, s: State): number | null {
  const view: object = game.view(s, PUBLIC)
  return 'round' in view && typeof view.round === 'number' ? view.round : null
}

class UseCounts {
  readonly #seats: number
  readonly #counts = new Map<string, number[]>()

  constructor(seats: number) {
    this.#seats = seats
  }

  offer(label: string): number[] {
    let counts = this.#counts.get(label)
    if (!counts) {
      counts = Array<number>(this.#seats).fill(0)
      this.#counts.set(label, counts)
    }
    return counts
  }

  use(label: string, seat: Seat): void {
    const counts = this.offer(label)
    counts[seat] = (counts[seat] ?? 0) + 1
  }

  all(): GameFacts['uses'] {
    return Object.fromEntries(this.#counts)
  }
}

/** Who was ahead at the end of each round. */
class Leads {
  rounds: number | null = null
  #leader = -1
  #changes = 0

  /** Before each step. */
  round(round: number | null, totals: () => readonly number[]): void {
    if (round === this.rounds) return
    if (this.rounds !== null) this.#look(totals())
    this.rounds = round
  }

  finish(scores: readonly number[]): number {
    this.#look(scores)
    return this.#changes
  }

  /** Where several are equal, nobody takes the lead. */
  #look(totals: readonly number[]): void {
    const best = Math.max(...totals)
    const leader = totals.indexOf(best)
    if (leader === this.#leader || totals.lastIndexOf(best) !== leader) return
    if (this.#leader >= 0) this.#changes++
    this.#leader = leader
  }
}
