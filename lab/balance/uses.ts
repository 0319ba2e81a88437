// How often components are used, gathered game by game, of all that moves can name.
import type { Components } from '../../core/components.ts'
import type { AnyGame } from '../../core/game.ts'
import { rounded } from '../standings.ts'
import { labelsOfMove } from './components.ts'
import type { GameFacts } from './facts.ts'
import type { Rate } from './statistics.ts'
import { rate } from './statistics.ts'

export interface UseRow {
  readonly move: string
  /** In how many games it was done, of those where it was ever legal. */
  readonly games: Rate
  /** Times a seat and game. */
  readonly winners: number | null
  readonly others: number | null
}

interface Sums {
  offered: number
  used: number
  winners: number
  others: number
}

export class Uses {
  readonly #game: AnyGame
  readonly #components: Components
  readonly #sums = new Map<string, Sums>()
  #winners = 0
  #others = 0

  constructor(game: AnyGame, components: Components) {
    this.#game = game
    this.#components = components
  }

  add({ uses, outcome: { ranks } }: GameFacts): void {
    const winners = ranks.filter((rank) => rank === 1).length
    this.#winners += winners
    this.#others += ranks.length - winners
    for (const [label, counts] of Object.entries(uses)) {
      const sums = this.#sums.get(label) ?? { offered: 0, used: 0, winners: 0, others: 0 }
      this.#sums.set(label, sums)
      sums.offered++
      if (counts.some((n) => n > 0)) sums.used++
      for (const [seat, n] of counts.entries()) {
        if (ranks[seat] === 1) sums.winners += n
        else sums.others += n
      }
    }
  }

  /** In the order of the moves; those never legal are left out. */
  rows(): readonly UseRow[] {
    const each = (sum: number, seats: number) => (seats === 0 ? null : rounded(sum / seats))
    return this.#labels().flatMap((move) => {
      const sums = this.#sums.get(move)
      if (!sums) return []
      const { offered, used, winners, others } = sums
      return [
        { move, games: rate(used, offered), winners: each(winners, this.#winners), others: each(others, this.#others) },
      ]
    })
  }

  never(): { readonly used: readonly string[]; readonly offered: readonly string[] } {
    const labels = this.#labels()
    return {
      used: labels.filter((label) => this.#sums.get(label)?.used === 0),
      offered: labels.filter((label) => !this.#sums.has(label)),
    }
  }

  /** Everything that moves can name. */
  #labels(): readonly string[] {
    const labels = new Set<string>()
    for (let move = 0; move < this.#game.moves.size; move++)
      for (const label of labelsOfMove(this.#components, this.#game.moves.text(move))) labels.add(label)
    return [...labels]
  }
}
