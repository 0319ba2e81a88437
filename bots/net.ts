// A small net that says what a position is worth to a seat: each part of the seat goes through the same two layers, their
// sum and the numbers of the seat through three more, and what comes out is added to the game's own `worth`.
import type { AnyGame, Learning, Seat, State } from '../core/game.ts'

/** Widths of the layers: two for the parts, two for the whole; then one number. */
export const PART_WIDTH = 16
export const WHOLE_WIDTH = 32
export const LAST_WIDTH = 16

/** A layer of a net: `inputs` rows of `outputs` weights from `at` on, then the constants. */
export interface Layer {
  readonly inputs: number
  readonly outputs: number
  readonly at: number
}

export interface Layers {
  readonly part: Layer
  readonly group: Layer
  readonly whole: Layer
  readonly last: Layer
  readonly out: Layer
  /** The weights of all. */
  readonly size: number
}

/** The sizes of the layers for what a game tells. */
export function layersFor({ own, part }: Pick<Learning<State>, 'own' | 'part'>): Layers {
  let size = 0
  const layer = (inputs: number, outputs: number): Layer => {
    const at = size
    size += (inputs + 1) * outputs
    return { inputs, outputs, at }
  }
  return {
    part: layer(part, PART_WIDTH),
    group: layer(PART_WIDTH, PART_WIDTH),
    whole: layer(PART_WIDTH + own, WHOLE_WIDTH),
    last: layer(WHOLE_WIDTH, LAST_WIDTH),
    out: layer(LAST_WIDTH, 1),
    size,
  }
}

/**
 * Sets `into` to the layer's answer, negative ones to 0 if asked. Eight at a time are kept out of memory; many inputs
 * are 0, and cost nothing.
 */
export function answer(
  { inputs, outputs, at }: Layer,
  weights: Float64Array,
  from: Float64Array,
  first: number,
  into: Float64Array,
  to: number,
  cut: boolean,
): void {
  const constants = at + inputs * outputs
  let j = 0
  for (; j + 8 <= outputs; j += 8) {
    let a = weights[constants + j]!
    let b = weights[constants + j + 1]!
    let c = weights[constants + j + 2]!
    let d = weights[constants + j + 3]!
    let e = weights[constants + j + 4]!
    let f = weights[constants + j + 5]!
    let g = weights[constants + j + 6]!
    let h = weights[constants + j + 7]!
    for (let i = 0, row = at + j; i < inputs; i++, row += outputs) {
      const value = from[first + i]!
      if (value === 0) continue
      a += value * weights[row]!
      b += value * weights[row + 1]!
      c += value * weights[row + 2]!
      d += value * weights[row + 3]!
      e += value * weights[row + 4]!
      f += value * weights[row + 5]!
      g += value * weights[row + 6]!
      h += value * weights[row + 7]!
    }
    into[to + j] = a
    into[to + j + 1] = b
    into[to + j + 2] = c
    into[to + j + 3] = d
    into[to + j + 4] = e
    into[to + j + 5] = f
    into[to + j + 6] = g
    into[to + j + 7] = h
  }
  for (; j < outputs; j++) {
    let sum = weights[constants + j]!
    for (let i = 0; i < inputs; i++) sum += from[first + i]! * weights[at + i * outputs + j]!
    into[to + j] = sum
  }
  if (cut) for (let k = to; k < to + outputs; k++) if (into[k]! < 0) into[k] = 0
}

/** The chance that these odds tell, given by their logarithm. */
export const chanceByOdds = (odds: number): number => 1 / (1 + Math.exp(-odds))

export class Net {
  readonly #learning: Learning<State>
  readonly #layers: Layers
  readonly #weights: Float64Array
  readonly #parts: Float64Array
  readonly #part = new Float64Array(PART_WIDTH)
  readonly #group = new Float64Array(PART_WIDTH)
  /** The sum of the parts, then the numbers of the seat. */
  readonly #whole: Float64Array
  readonly #own: Float64Array
  readonly #wide = new Float64Array(WHOLE_WIDTH)
  readonly #last = new Float64Array(LAST_WIDTH)
  readonly #out = new Float64Array(1)

  constructor(learning: Learning<State>, weights: Float64Array) {
    this.#learning = learning
    this.#layers = layersFor(learning)
    if (weights.length !== this.#layers.size) throw new Error('these weights are not for this net')
    this.#weights = weights
    this.#parts = new Float64Array(learning.mostParts * learning.part)
    this.#whole = new Float64Array(PART_WIDTH + learning.own)
    this.#own = this.#whole.subarray(PART_WIDTH)
  }

  /** What the position is worth to a seat, in points of the final score; together, the logarithm of the odds of winning. */
  worth(s: State, seat: Seat): number {
    const count = this.#learning.read(s, seat, this.#own, this.#parts)
    const { part, group, whole, last, out } = this.#layers
    const weights = this.#weights
    this.#whole.fill(0, 0, PART_WIDTH)
    for (let i = 0; i < count; i++) {
      answer(part, weights, this.#parts, i * part.inputs, this.#part, 0, true)
      answer(group, weights, this.#part, 0, this.#group, 0, true)
      for (let j = 0; j < PART_WIDTH; j++) this.#whole[j]! += this.#group[j]!
    }
    answer(whole, weights, this.#whole, 0, this.#wide, 0, true)
    answer(last, weights, this.#wide, 0, this.#last, 0, true)
    answer(out, weights, this.#last, 0, this.#out, 0, false)
    return this.#own[0]! + this.#out[0]!
  }
}

const SCALE = 32_767

/** Weights as text: each layer by its largest weight, in 16 bits each. */
export function writeWeights({ own, part }: Pick<Learning<State>, 'own' | 'part'>, weights: Float64Array): string {
  const layers = layersFor({ own, part })
  const list = layerList(layers)
  const bytes = new DataView(new ArrayBuffer(list.length * 4 + layers.size * 2))
  for (const [i, { at, inputs, outputs }] of list.entries()) {
    const end = at + (inputs + 1) * outputs
    const most = Math.fround(weights.subarray(at, end).reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6))
    bytes.setFloat32(i * 4, most)
    for (let w = at; w < end; w++)
      bytes.setInt16(
        list.length * 4 + w * 2,
        Math.max(-SCALE, Math.min(SCALE, Math.round((weights[w]! / most) * SCALE))),
      )
  }
  return btoa(String.fromCharCode(...new Uint8Array(bytes.buffer)))
}

export function readWeights({ own, part }: Pick<Learning<State>, 'own' | 'part'>, text: string): Float64Array {
  const layers = layersFor({ own, part })
  const list = layerList(layers)
  const bytes = new DataView(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer)
  if (bytes.byteLength !== list.length * 4 + layers.size * 2) throw new Error('these weights are not for this net')
  const weights = new Float64Array(layers.size)
  for (const [i, { at, inputs, outputs }] of list.entries())
    for (let w = at; w < at + (inputs + 1) * outputs; w++)
      weights[w] = (bytes.getInt16(list.length * 4 + w * 2) / SCALE) * bytes.getFloat32(i * 4)
  return weights
}

const layerList = ({ part, group, whole, last, out }: Layers): readonly Layer[] => [part, group, whole, last, out]

/** By what a game tells: its nets, loaded once, by rules and seats. */
const loaded = new WeakMap<Learning<State>, { [table: string]: Promise<Net | null> }>()

/** The net for a game with so many players, or null if none was learned. */
export async function loadNet({ advice, rules }: AnyGame, seats: number): Promise<Net | null> {
  const { learning } = advice
  if (!learning) return null
  const nets = loaded.get(learning) ?? {}
  loaded.set(learning, nets)
  nets[`${rules} ${seats}`] ??= netOf(learning, rules, seats)
  return nets[`${rules} ${seats}`] ?? null
}

async function netOf(learning: Learning<State>, rules: number, seats: number): Promise<Net | null> {
  const text = await learning.weights(rules, seats)
  return text === null ? null : new Net(learning, readWeights(learning, text))
}
