// A game written down while it is played.
import { RecordingChance } from './chance.ts'
import type { AnyGame, Chance, Move, Seat, State } from './game.ts'
import type { AnyChosen } from './options.ts'
import type { GameRecord, Step } from './record.ts'
import { RECORD_VERSION } from './record.ts'

export class Recording {
  readonly #game: AnyGame
  readonly #state: State
  readonly #begun: Pick<GameRecord, 'seats' | 'options' | 'setup'>
  readonly #text: (move: Move) => string
  readonly steps: Step[] = []
  /** What the game must draw from. */
  readonly chance: RecordingChance

  /** Sets the game up. */
  constructor(
    game: AnyGame,
    seats: number,
    options: AnyChosen,
    chance: Chance,
    s: State,
    text: (move: Move) => string = game.moves.text,
  ) {
    this.#game = game
    this.#state = s
    this.#text = text
    this.chance = new RecordingChance(chance)
    game.setup(seats, options, this.chance, s)
    this.#begun = { seats, options, setup: this.chance.take() }
  }

  /** Writes down a move that has just been played. */
  readonly note = (seat: Seat, move: Move): void => {
    this.steps.push({ seat, move: this.#text(move), drew: this.chance.take() })
  }

  /** The game as it is now. */
  get record(): GameRecord {
    const { id, rules } = this.#game
    const outcome = this.#game.outcome(this.#state)
    return { ludopolis: RECORD_VERSION, game: id, rules, ...this.#begun, steps: this.steps, outcome }
  }
}
