// One game after the other between bots, on seeded luck, each given back as a record.
import { bitsFrom, RecordingChance, seededChance } from '../core/chance.ts'
import type { AnyGame, MoveList, Seat, State } from '../core/game.ts'
import { MOST_MOVES, NOBODY } from '../core/game.ts'
import type { AnyChosen } from '../core/options.ts'
import type { GameRecord, Step } from '../core/record.ts'
import { RECORD_VERSION } from '../core/record.ts'
import type { Bot, Turn } from './bot.ts'
import type { BotSpec } from './index.ts'
import { makeBot } from './index.ts'

/** What a bot is handed; one object for all decisions. */
class Decision implements Turn {
  readonly legal: MoveList = new Int32Array(MOST_MOVES)
  count = 0
  readonly #game: AnyGame
  readonly #state: State
  constructor(game: AnyGame, state: State) {
    this.#game = game
    this.#state = state
  }
  view() {
    return this.#game.view(this.#state, this.#game.toAct(this.#state))
  }
}

/** Told before and after every decision. */
export interface Watch {
  asked(seat: Seat): void
  chose(seat: Seat, milliseconds: number): void
}

export class Playing {
  readonly #game: AnyGame
  readonly #seats: number
  readonly #options: AnyChosen
  readonly #specs: readonly BotSpec[]
  readonly #state: State
  readonly #decision: Decision
  readonly #watch: Watch | undefined
  readonly #texts = new Map<number, string>()

  constructor(game: AnyGame, seats: number, options: AnyChosen, specs: readonly BotSpec[], watch?: Watch) {
    this.#game = game
    this.#seats = seats
    this.#options = options
    this.#specs = specs
    this.#watch = watch
    this.#state = game.blank()
    this.#decision = new Decision(game, this.#state)
  }

  async game(seed: string): Promise<GameRecord> {
    const game = this.#game
    const s = this.#state
    const decision = this.#decision
    const bots = this.#specs.map((spec, seat): Bot => makeBot(spec, game, bitsFrom(`${seed}/bot/${seat}`)))
    const chance = new RecordingChance(seededChance(seed))
    game.setup(this.#seats, this.#options, chance, s)
    const setup = chance.take()
    const steps: Step[] = []
    for (let seat = game.toAct(s); seat !== NOBODY; seat = game.toAct(s)) {
      decision.count = game.legal(s, decision.legal)
      this.#watch?.asked(seat)
      const begin = this.#watch ? performance.now() : 0
      const chosen = (bots[seat] as Bot).choose(decision)
      const move = typeof chosen === 'number' ? chosen : await chosen
      this.#watch?.chose(seat, performance.now() - begin)
      const code = game.check(s, move)
      if (code !== 0) throw new Error(`the bot on seat ${seat + 1} chose an illegal move: ${game.refusals[code]}`)
      game.play(s, move, chance)
      steps.push({ seat, move: this.#text(move), drew: chance.take() })
    }
    return {
      ludopolis: RECORD_VERSION,
      game: game.id,
      rules: game.rules,
      seats: this.#seats,
      options: this.#options,
      setup,
      steps,
      outcome: game.outcome(s),
    }
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
