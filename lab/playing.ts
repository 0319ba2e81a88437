// One game after the other between bots, on seeded luck, each given back as a record.

import type { Bot, Decision } from '../bots/bot.ts'
import type { BotSpec } from '../bots/index.ts'
import { makeBot } from '../bots/index.ts'
import { bitsFrom, seededChance } from '../core/chance.ts'
import type { AnyGame, Chance, Move, MoveList, Seat, State } from '../core/game.ts'
import { MOST_MOVES, NOBODY } from '../core/game.ts'
import type { AnyChosen } from '../core/options.ts'
import type { GameRecord } from '../core/record.ts'
import { Recording } from '../core/recording.ts'
import type { Breath } from './breath.ts'

/** Plays a game that is set up to its end; `played` hears of every step. Throws when the breath is told to stop. */
export async function playOut(
  game: AnyGame,
  s: State,
  chance: Chance,
  choose: (seat: Seat) => Move | Promise<Move>,
  breath?: Breath,
  played?: (seat: Seat, move: Move) => void,
): Promise<void> {
  for (let seat = game.toAct(s); seat !== NOBODY; seat = game.toAct(s)) {
    const chosen = choose(seat)
    // Most bots answer at once; waiting for them would cost more than they do.
    const move = typeof chosen === 'number' ? chosen : await chosen
    game.play(s, move, chance)
    played?.(seat, move)
    if (breath?.due) await breath.take()
  }
}

/** What a bot is handed; one object for all decisions. */
export class ListedDecision implements Decision {
  readonly legal: MoveList = new Int32Array(MOST_MOVES)
  count = 0
  readonly #game: AnyGame
  readonly #state: State
  constructor(game: AnyGame, state: State) {
    this.#game = game
    this.#state = state
  }
  /** The decision as it is now. */
  now(): this {
    this.count = this.#game.legal(this.#state, this.legal)
    return this
  }
  view() {
    return this.#game.view(this.#state, this.#game.toAct(this.#state))
  }
}

/** Told before and after every decision. */
export interface DecisionWatch {
  asked(seat: Seat): void
  chose(seat: Seat, milliseconds: number): void
}

export class Playing {
  readonly #game: AnyGame
  readonly #seats: number
  readonly #options: AnyChosen
  readonly #specs: readonly BotSpec[]
  readonly #state: State
  readonly #decision: ListedDecision
  readonly #watch: DecisionWatch | undefined
  readonly #texts = new Map<number, string>()

  constructor(game: AnyGame, seats: number, options: AnyChosen, specs: readonly BotSpec[], watch?: DecisionWatch) {
    this.#game = game
    this.#seats = seats
    this.#options = options
    this.#specs = specs
    this.#watch = watch
    this.#state = game.blank()
    this.#decision = new ListedDecision(game, this.#state)
  }

  async game(seed: string, breath?: Breath): Promise<GameRecord> {
    const game = this.#game
    const s = this.#state
    const bots = this.#specs.map((spec, seat): Bot => makeBot(spec, game, bitsFrom(`${seed}/bot/${seat}`)))
    const text = (move: Move) => this.#text(move)
    const recording = new Recording(game, this.#seats, this.#options, seededChance(seed), s, text)
    const choose = (seat: Seat) => this.#choice(seat, bots[seat] as Bot, breath?.signal)
    await playOut(game, s, recording.chance, choose, breath, recording.note)
    return recording.record
  }

  #choice(seat: Seat, bot: Bot, signal: AbortSignal | undefined): Move | Promise<Move> {
    const decision = this.#decision.now()
    this.#watch?.asked(seat)
    const begin = this.#watch ? performance.now() : 0
    const settle = (move: Move) => {
      this.#watch?.chose(seat, performance.now() - begin)
      const code = this.#game.check(this.#state, move)
      if (code !== 0) throw new Error(`the bot on seat ${seat + 1} chose an illegal move: ${this.#game.refusals[code]}`)
      return move
    }
    const chosen = bot.choose(decision, signal)
    return typeof chosen === 'number' ? settle(chosen) : chosen.then(settle)
  }

  #text(move: number): string {
    let text = this.#texts.get(move)
    if (text === undefined) {
      text = this.#game.moves.text(move)
      this.#texts.set(move, text)
    }
    return text
  }
}
