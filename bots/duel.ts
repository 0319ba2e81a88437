// Two moves of one decision compared: try number k of both happens in the same imagined world with the same luck, so that
// what is left between them is their merit. Positions are judged by the net that was learned, where there is one.
import type { Bits } from '../core/chance.ts'
import type { AnyGame, Move, Seat, Seen, State } from '../core/game.ts'
import { copyState } from '../core/game.ts'
import { Luck, mix } from './luck.ts'
import type { Net } from './net.ts'
import { loadNet } from './net.ts'
import { pause, SLICE } from './pause.ts'
import { roundsAhead } from './search.ts'
import { Tree } from './tree.ts'
import { Values } from './value.ts'
import { Worlds } from './worlds.ts'

/** A mean and its standard error. */
export interface MeanError {
  readonly mean: number
  readonly error: number
}

/** By how much the first of two moves is better than the second. */
export interface Lead {
  /** By the values of the search, which overrate what is sure: shown to people only where all play together. */
  readonly chance: MeanError
  /** In points of the lead over the best other seat; where all play together, all are 0. */
  readonly points: MeanError
}

/** Tries that find out how many points make a difference. */
const SOUNDINGS = 12

export class Sum {
  #n = 0
  #mean = 0
  #squares = 0

  /** After Welford. */
  add(value: number): void {
    this.#n++
    const before = value - this.#mean
    this.#mean += before / this.#n
    this.#squares += before * (value - this.#mean)
  }

  get estimate(): MeanError {
    const variance = this.#n > 1 ? this.#squares / (this.#n - 1) : 0
    return { mean: this.#mean, error: Math.sqrt(variance / Math.max(1, this.#n)) }
  }
}

/** A duel that can be gone on with: more tries, or the ends of some to be looked at. */
export class Duel {
  readonly #seat: Seat
  readonly #worlds: Worlds
  readonly #luck = new Luck()
  readonly #scratch: State
  readonly #values: Values
  readonly #tree: Tree
  readonly #seed: number
  readonly #nodes: readonly [better: number, other: number]
  readonly #chance = new Sum()
  readonly #points = new Sum()
  #tries = 0

  private constructor(
    game: AnyGame,
    view: Seen,
    worlds: Worlds,
    net: Net | null,
    better: Move,
    other: Move,
    bits: Bits,
  ) {
    this.#seat = view.toAct
    this.#worlds = worlds
    this.#seed = bits()
    this.#scratch = game.blank()
    const { seats } = worlds.at(0)
    this.#values = new Values(game, seats, net)
    this.#tree = new Tree(game, this.#values, roundsAhead(game, seats, net))
    this.#sound(other)
    this.#nodes = [this.#tree.plant(better), this.#tree.plant(other)]
  }

  static async of(game: AnyGame, view: Seen, better: Move, other: Move, bits: Bits): Promise<Duel> {
    const worlds = new Worlds(game, view, bits)
    const net = await loadNet(game, worlds.at(0).seats)
    return new Duel(game, view, worlds, net, better, other, bits)
  }

  #sound(move: Move): void {
    const node = this.#tree.plant(move)
    const margins: number[] = []
    for (let i = 0; i < SOUNDINGS; i++) {
      this.#try(node, i)
      margins.push(this.#values.margin(this.#seat))
    }
    this.#values.scaleTo(margins)
  }

  #try(node: number, attempt: number): void {
    const seed = mix(this.#seed, attempt)
    this.#luck.deal(seed)
    this.#tree.attempt(node, copyState(this.#worlds.at(attempt), this.#scratch), this.#luck, seed)
  }

  /** One more try of both; `end` is shown where each of them ended. */
  step(end?: (s: State, isBetter: boolean) => void): void {
    const [better, other] = this.#nodes.map((node, side) => {
      this.#try(node, this.#tries)
      end?.(this.#scratch, side === 0)
      return { chance: this.#values.value[this.#seat]!, points: this.#values.margin(this.#seat) }
    }) as [{ chance: number; points: number }, { chance: number; points: number }]
    this.#chance.add(better.chance - other.chance)
    this.#points.add(better.points - other.points)
    this.#tries++
  }

  /** This many tries of both moves together. */
  async run(tries: number, signal?: AbortSignal): Promise<this> {
    let breath = performance.now()
    for (let done = 0; done < tries; done += 2) {
      this.step()
      if (performance.now() - breath < SLICE) continue
      await pause()
      signal?.throwIfAborted()
      breath = performance.now()
    }
    return this
  }

  get lead(): Lead {
    return { chance: this.#chance.estimate, points: this.#points.estimate }
  }
}

/** How far the first move leads, after so many tries of both together. Equal bits give equal answers. */
export async function duel(
  game: AnyGame,
  view: Seen,
  better: Move,
  other: Move,
  tries: number,
  bits: Bits,
  signal?: AbortSignal,
): Promise<Lead> {
  return (await (await Duel.of(game, view, better, other, bits)).run(tries, signal)).lead
}
