// The worlds a bot imagines behind its view, made when first needed and then kept for the whole decision.
import type { Bits } from '../core/chance.ts'
import { quickChance } from '../core/chance.ts'
import type { AnyGame, Chance, Seen, State } from '../core/game.ts'

const MOST_WORLDS = 128

export class Worlds {
  readonly #game: AnyGame
  readonly #view: Seen
  readonly #chance: Chance
  readonly #made: State[] = []

  constructor(game: AnyGame, view: Seen, bits: Bits) {
    this.#game = game
    this.#view = view
    this.#chance = quickChance(bits)
  }

  /** The world of a try, not to be changed. There is a fixed number of worlds; after the last the first comes again. */
  at(attempt: number): State {
    const index = attempt % MOST_WORLDS
    while (this.#made.length <= index) {
      const world = this.#game.blank()
      this.#game.imagine(this.#view, this.#chance, world)
      this.#made.push(world)
    }
    return this.#made[index]!
  }
}
