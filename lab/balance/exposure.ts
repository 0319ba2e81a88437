// Who was exposed to what by luck alone. Every draw is read from the record together with what lay in the pile, so that
// it is known how likely each component was at that moment.
import type { Draw } from '../../core/chance.ts'
import { PlaybackChance } from '../../core/chance.ts'
import type { Channel, Components, Owner } from '../../core/components.ts'
import type { Chance, Seat } from '../../core/game.ts'

/** A component and a seat (or the table) that could have drawn it. */
export interface Exposure {
  readonly channel: Channel
  readonly pile: string
  readonly label: string
  readonly seat: Seat
  /** How many came. */
  readonly count: number
  /** How many more than could be expected: what luck alone brought. */
  readonly surprise: number
}

interface Sum extends Owner {
  readonly pile: string
  readonly label: string
  count: number
  expected: number
}

export class Exposures {
  readonly #components: Components
  readonly #first: Seat
  readonly #seats: number
  readonly #sums = new Map<string, Sum>()

  constructor(components: Components, first: Seat, seats: number) {
    this.#components = components
    this.#first = first
    this.#seats = seats
  }

  /** Gives recorded draws back, of a step or of the set-up (`text` null), and keeps what they tell. */
  listen(draws: readonly Draw[], text: string | null, mover: Seat): Chance {
    const playback = new PlaybackChance(draws)
    const kind = text === null ? null : (text.split(' ')[0] ?? '')
    const drawn = new Map<string, number>()
    return {
      draw: (pile, items, n) => {
        const index = playback.draw(pile, items, n)
        const nth = drawn.get(pile) ?? 0
        drawn.set(pile, nth + 1)
        const owner = this.#components.owner({ pile, nth, kind, mover, first: this.#first, seats: this.#seats })
        if (owner) this.#add(owner, pile, items, n, items[index] as number)
        return index
      },
    }
  }

  all(): readonly Exposure[] {
    return [...this.#sums.values()].map(({ expected, ...sum }) => ({ ...sum, surprise: sum.count - expected }))
  }

  #add(owner: Owner, pile: string, items: ArrayLike<number>, n: number, item: number): void {
    for (let i = 0; i < n; i++)
      for (const label of this.#components.labels(pile, items[i] as number))
        this.#sum(owner, pile, label).expected += 1 / n
    for (const label of this.#components.labels(pile, item)) this.#sum(owner, pile, label).count++
  }

  #sum(owner: Owner, pile: string, label: string): Sum {
    const key = `${owner.channel} ${owner.seat} ${pile} ${label}`
    let sum = this.#sums.get(key)
    if (!sum) {
      sum = { ...owner, pile, label, count: 0, expected: 0 }
      this.#sums.set(key, sum)
    }
    return sum
  }
}
