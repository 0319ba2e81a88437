// A game that tests set up, play by the text of moves, and look at.
import { refusingChance } from '../../../core/chance.ts'
import { isRefusal, MOST_MOVES, refusalOf } from '../../../core/game.ts'
import type { Chosen } from '../../../core/options.ts'
import { COIN_GOOD, FOOD_GOOD } from '../data.ts'
import type { MeowtopiaEvent } from '../events.ts'
import { layField, layStick } from '../farm.ts'
import { CENTRE, cellOf, SIDES } from '../grid.ts'
import { meowtopia } from '../index.ts'
import type { MeowtopiaOptions } from '../options.ts'
import { settle } from '../rules/course.ts'
import { soldGoods } from '../score.ts'
import type { MeowtopiaState } from '../state.ts'
import { MOST_MERCHANTS, MOST_SEATS, PHASES, WAKE } from '../state.ts'
import { setOf } from '../versions.ts'

const { game } = meowtopia

/** Options of the i-th of many games: both supplies, both sides. */
export const variety = (i: number) =>
  ({ supply: i % 4 < 2 ? 'box' : 'unlimited', sideB: i % 2 === 1, first: null }) as const

export class Scene {
  readonly s: MeowtopiaState = game.blank()

  constructor(seats = 2, options: Partial<Chosen<MeowtopiaOptions>> = {}) {
    game.setup(seats, { supply: 'unlimited', sideB: false, first: 0, ...options }, refusingChance, this.s)
  }

  /** §1.2 puts what the households do not have into the supply of the box. */
  boxed(): this {
    const { s } = this
    const sum = (list: ArrayLike<number>) => Array.from(list).reduce((total, one) => total + one, 0)
    const sold = (good: number) => sum(Array.from({ length: s.seats }, (_, seat) => soldGoods(s, seat, good)))
    s.boxed = 1
    s.foodLeft = setOf(s.rules).foodInBox - sum(s.food) - sum(s.tileFood) - sold(FOOD_GOOD)
    s.coinsLeft = setOf(s.rules).coinsInBox - sum(s.coins) - sold(COIN_GOOD)
    return this
  }

  /** Plays moves, each of which must be legal; gives what was told. */
  play(...texts: readonly string[]): MeowtopiaEvent[] {
    const told: MeowtopiaEvent[] = []
    for (const text of texts) {
      const why = this.why(text)
      if (why) throw new Error(`"${text}" is refused: ${why}`)
      game.play(this.s, this.read(text), refusingChance, (event: MeowtopiaEvent) => told.push(event))
      const invalid = game.invalid(this.s)
      if (invalid) throw new Error(`after "${text}": ${invalid.code} ${JSON.stringify(invalid.values ?? {})}`)
    }
    return told
  }

  read(text: string): number {
    const move = game.moves.parse(text)
    if (isRefusal(move)) throw new Error(`"${text}" is no move`)
    return move
  }

  /** The code of the refusal, or null. */
  why(text: string): string | null {
    return refusalOf(game as never, this.s, this.read(text))?.code ?? null
  }

  because(text: string): object | undefined {
    return refusalOf(game as never, this.s, this.read(text))?.values
  }

  legal(): string[] {
    const list = new Int32Array(MOST_MOVES)
    return Array.from(list.subarray(0, game.legal(this.s, list)), (move) => game.moves.text(move)).sort()
  }

  get phase(): string {
    return PHASES[this.s.phase]
  }

  get toAct(): number {
    return game.toAct(this.s)
  }

  /** Gives a seat workers of its own family, taken from or put back into the supply. */
  workers(seat: number, awake: number, asleep: number): this {
    const { s } = this
    const at = seat * MOST_SEATS + seat
    s.supply[seat] += s.awake[at] + s.asleep[at] - awake - asleep
    s.awake[at] = awake
    s.asleep[at] = asleep
    return this
  }

  merchant(seat: number, family = seat, good: 0 | 1 | 2 = 0, goods = 0): this {
    const { s } = this
    const at = seat * MOST_MERCHANTS + s.merchants[seat]++
    s.merchantFamily[at] = family
    s.merchantGood[at] = good
    s.merchantGoods[at] = goods
    s.supply[family]--
    // Late enough for so many mornings.
    s.round = Math.max(s.round, goods + 2)
    return this
  }

  stores(seat: number, food: number, coins = this.s.coins[seat]): this {
    this.s.food[seat] = food
    this.s.coins[seat] = coins
    return this
  }

  /** Lays fields from the board, east and south of the first. */
  fields(seat: number, ...cells: readonly (readonly [east: number, south: number])[]): this {
    for (const [east, south] of cells) layField(this.s, seat, cellOf(CENTRE + east, CENTRE + south))
    this.s.fieldsLeft = Math.max(0, this.s.fieldsLeft - cells.length)
    return this
  }

  /** Lays a stick from the board. */
  stick(seat: number, east: number, south: number, side: 'north' | 'west'): this {
    layStick(this.s, seat, cellOf(CENTRE + east, CENTRE + south), SIDES.indexOf(side))
    this.s.sticksLeft = Math.max(0, this.s.sticksLeft - 1)
    return this
  }

  /** Starts the turn again, after a change of the household. */
  dawn(): MeowtopiaEvent[] {
    const told: MeowtopiaEvent[] = []
    this.s.phase = WAKE
    settle(this.s, (event: MeowtopiaEvent) => told.push(event))
    return told
  }
}

export const kinds = (events: readonly MeowtopiaEvent[]) => events.map((event) => event.kind)
