// The worth of components, gathered game by game: lifts for those who got them by luck, and whether they then used them.

import type { Channel, Components } from '../../core/components.ts'
import { CHANNELS, TABLE } from '../../core/components.ts'
import type { AnyGame } from '../../core/game.ts'
import { mean } from '../standings.ts'
import type { Exposure } from './exposure.ts'
import type { GameFacts } from './facts.ts'
import { Lift } from './lift.ts'
import type { Estimate, Rate } from './statistics.ts'
import { rate } from './statistics.ts'

export interface LiftRow {
  readonly channel: Channel
  readonly pile: string
  readonly component: string
  readonly about?: string
  /** Seats (or tables) that got it, and how often those won and used it. */
  readonly exposed: number
  readonly wins: Rate
  readonly used: Rate | null
  /** Of the chance to win; null for what lies there for rivals alike. */
  readonly win: Estimate | null
  /** Of the final score; null where all win together. */
  readonly points: Estimate | null
}

/** An exposure, and what came of the game. */
interface Unit extends Exposure {
  readonly won: number
  readonly score: number
}

/** One component in one channel. */
class Sums {
  exposed = 0
  wins = 0
  used = 0
  readonly win = new Lift()
  readonly points = new Lift()

  add(units: readonly Unit[], isUsed: (unit: Unit) => boolean): void {
    this.win.add(units.map((unit) => ({ ...unit, result: unit.won })))
    this.points.add(units.map((unit) => ({ ...unit, result: unit.score })))
    for (const unit of units) {
      if (unit.count === 0) continue
      this.exposed++
      this.wins += unit.won
      if (isUsed(unit)) this.used++
    }
  }
}

export class Worth {
  readonly #cooperative: boolean
  readonly #components: Components
  readonly #rows = new Map<string, { readonly row: Exposure; readonly sums: Sums }>()

  constructor(game: AnyGame, components: Components) {
    this.#cooperative = game.cooperative
    this.#components = components
  }

  /** `shares` is the part of the victory by seat. */
  add({ exposures, outcome, uses }: GameFacts, shares: readonly number[]): void {
    const units = new Map<string, Unit[]>()
    const whole = { won: shares[0] ?? 0, score: mean(outcome.scores) }
    for (const row of exposures) {
      const { channel, pile, label, seat } = row
      const key = `${channel} ${pile} ${label}`
      const came = seat === TABLE ? whole : { won: shares[seat] ?? 0, score: outcome.scores[seat] ?? 0 }
      const list = units.get(key)
      if (list) list.push({ ...row, ...came })
      else units.set(key, [{ ...row, ...came }])
    }
    const isUsed = ({ seat, pile, label }: Unit) => {
      const counts = uses[`${this.#components.usedBy[pile]} ${label}`] ?? []
      return seat === TABLE ? counts.some((n) => n > 0) : (counts[seat] ?? 0) > 0
    }
    for (const [key, list] of units) {
      const known = this.#rows.get(key) ?? { row: list[0] as Exposure, sums: new Sums() }
      this.#rows.set(key, known)
      known.sums.add(list, isUsed)
    }
  }

  /** In the order of channels and piles, the strongest first. */
  rows(): readonly LiftRow[] {
    const rows = [...this.#rows.values()].map(({ row, sums }) => this.#told(row, sums))
    const strength = ({ win, points }: LiftRow) => (win ?? points)?.value ?? Number.NEGATIVE_INFINITY
    const group = ({ channel, pile }: LiftRow) => `${CHANNELS.indexOf(channel)} ${pile}`
    return rows.sort((a, b) => {
      const [one, other] = [group(a), group(b)]
      if (one !== other) return one < other ? -1 : 1
      return strength(b) > strength(a) ? 1 : strength(b) < strength(a) ? -1 : 0
    })
  }

  #told({ channel, pile, label, seat }: Exposure, { exposed, wins, used, win, points }: Sums): LiftRow {
    const about = this.#components.about?.(pile, label)
    const rivals = !this.#cooperative && seat === TABLE
    return {
      channel,
      pile,
      component: label,
      ...(about === undefined ? {} : { about }),
      exposed,
      wins: rate(wins, exposed),
      used: this.#components.usedBy[pile] === undefined ? null : rate(used, exposed),
      win: rivals ? null : win.value,
      points: this.#cooperative ? null : points.value,
    }
  }
}
