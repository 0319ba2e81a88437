// Which way the weights of a net should go for some positions: the net's answers, and the way back from its errors. A batch
// is cut into a fixed number of pieces, each with slopes of its own, so that their sum does not depend on the threads.
import type { Layer, Layers } from '../../bots/net.ts'
import { answer, chanceByOdds, LAST_WIDTH, layersFor, PART_WIDTH, WHOLE_WIDTH } from '../../bots/net.ts'
import type { AnyGame, Learning, State } from '../../core/game.ts'
import type { Memory } from './memory.ts'
import { sharedFloats, sharedInts } from './memory.ts'

export const BATCH = 128
export const PIECES = 16
const PIECE = BATCH / PIECES
const MOST_SEATS = 8
/** How much a seat's own score counts beside the margins. */
const OWN_SCORE = 0.3
/** Errors beyond this many points pull no harder. */
const MOST_ERROR = 15

type ToldSizes = Pick<Learning<State>, 'own' | 'part' | 'mostParts'>

/** What threads that train share. */
export interface Bench {
  readonly game: string
  /** Whether all play together: then the net tells the logarithm of the odds of winning. */
  readonly together: boolean
  readonly memory: Memory
  /** What the numbers of a seat are divided by. */
  readonly scale: Float64Array
  readonly weights: Float64Array
  /** The positions of this batch, and how many they are. */
  readonly batch: Int32Array
  readonly size: Int32Array
  /** By piece of the batch. */
  readonly slopes: Float64Array
}

export function benchFor(game: AnyGame, told: ToldSizes, memory: Memory, scale: Float64Array): Bench {
  const { size } = layersFor(told)
  return {
    game: game.id,
    together: game.cooperative,
    memory,
    scale,
    weights: sharedFloats(size),
    batch: sharedInts(BATCH),
    size: sharedInts(1),
    slopes: sharedFloats(size * PIECES),
  }
}

export class Slopes {
  readonly #told: ToldSizes
  readonly #layers: Layers
  readonly #bench: Bench
  readonly #passages: readonly Passage[]
  readonly #scores = new Float64Array(MOST_SEATS)
  readonly #errors = new Float64Array(MOST_SEATS)
  #slopes: Float64Array

  constructor(told: ToldSizes, bench: Bench) {
    this.#told = told
    this.#layers = layersFor(told)
    this.#bench = bench
    this.#slopes = bench.slopes
    this.#passages = Array.from({ length: MOST_SEATS }, () => new Passage(told))
  }

  /** The slopes of a piece of the batch. */
  piece(piece: number): void {
    const { batch, size, slopes } = this.#bench
    this.#slopes = slopes.subarray(piece * this.#layers.size, (piece + 1) * this.#layers.size).fill(0)
    const end = Math.min((piece + 1) * PIECE, size[0]!)
    for (let i = piece * PIECE; i < end; i++) this.#learn(batch[i]!)
  }

  /** What the net says of every seat of a position, `worth` included. */
  foretell(position: number, into: Float64Array): void {
    const { own, part } = this.#told
    const { memory, scale } = this.#bench
    const at = memory.at[position]!
    let from = memory.partAt[position]!
    for (let seat = 0; seat < memory.seats[position]!; seat++) {
      const passage = this.#passages[seat]!
      const numbers = (at + seat) * own
      passage.count = memory.parts[at + seat]!
      for (let i = 0; i < own; i++) passage.whole[PART_WIDTH + i] = memory.own[numbers + i]! / scale[i]!
      for (let i = 0; i < passage.count * part; i++) passage.parts[i] = memory.part[from + i]!
      from += passage.count * part
      this.#forward(passage)
      into[seat] = memory.own[numbers]! + passage.out[0]!
    }
  }

  #learn(position: number): void {
    this.foretell(position, this.#scores)
    if (this.#bench.together) this.#learnChance(position)
    else this.#learnScores(position)
  }

  /** The slope of the log-loss is what the chance that was told is off. */
  #learnChance(position: number): void {
    const { score, at } = this.#bench.memory
    this.#backward(this.#passages[0]!, chanceByOdds(this.#scores[0]!) - score[at[position]!]!)
  }

  #learnScores(position: number): void {
    const { score, seats, at } = this.#bench.memory
    const count = seats[position]!
    const errors = this.#errors
    let mean = 0
    for (let seat = 0; seat < count; seat++) {
      errors[seat] = this.#scores[seat]! - score[at[position]! + seat]!
      mean += errors[seat]! / count
    }
    for (let seat = 0; seat < count; seat++) {
      const error = errors[seat]! - mean + OWN_SCORE * errors[seat]!
      this.#backward(this.#passages[seat]!, Math.max(-1, Math.min(1, error / MOST_ERROR)))
    }
  }

  #forward(p: Passage): void {
    const { part, group, whole, last, out } = this.#layers
    const { weights } = this.#bench
    p.whole.fill(0, 0, PART_WIDTH)
    for (let i = 0; i < p.count; i++) {
      answer(part, weights, p.parts, i * part.inputs, p.part, i * PART_WIDTH, true)
      answer(group, weights, p.part, i * PART_WIDTH, p.group, i * PART_WIDTH, true)
      for (let j = 0; j < PART_WIDTH; j++) p.whole[j]! += p.group[i * PART_WIDTH + j]!
    }
    answer(whole, weights, p.whole, 0, p.wide, 0, true)
    answer(last, weights, p.wide, 0, p.last, 0, true)
    answer(out, weights, p.last, 0, p.out, 0, false)
  }

  #backward(p: Passage, error: number): void {
    const { part, group, whole, last, out } = this.#layers
    p.outBack[0] = error
    this.#back(out, p.last, 0, p.outBack, p.lastBack)
    cut(p.last, 0, p.lastBack)
    this.#back(last, p.wide, 0, p.lastBack, p.wideBack)
    cut(p.wide, 0, p.wideBack)
    this.#back(whole, p.whole, 0, p.wideBack, p.wholeBack)
    for (let i = 0; i < p.count; i++) {
      p.groupBack.set(p.wholeBack.subarray(0, PART_WIDTH))
      cut(p.group, i * PART_WIDTH, p.groupBack)
      this.#back(group, p.part, i * PART_WIDTH, p.groupBack, p.partBack)
      cut(p.part, i * PART_WIDTH, p.partBack)
      this.#back(part, p.parts, i * part.inputs, p.partBack, null)
    }
  }

  /** Adds the slopes of a layer's weights; tells what its inputs should have been. */
  #back(layer: Layer, from: Float64Array, first: number, error: Float64Array, into: Float64Array | null): void {
    const { inputs, outputs, at } = layer
    const { weights } = this.#bench
    const slopes = this.#slopes
    for (let i = 0; i < inputs; i++) {
      const value = from[first + i]!
      const row = at + i * outputs
      if (value !== 0) for (let j = 0; j < outputs; j++) slopes[row + j]! += value * error[j]!
      if (!into) continue
      let sum = 0
      for (let j = 0; j < outputs; j++) sum += weights[row + j]! * error[j]!
      into[i] = sum
    }
    const constants = at + inputs * outputs
    for (let j = 0; j < outputs; j++) slopes[constants + j]! += error[j]!
  }
}

/** Where a layer answered nothing, nothing goes back. */
function cut(answers: Float64Array, first: number, back: Float64Array): void {
  for (let j = 0; j < back.length; j++) if (answers[first + j]! <= 0) back[j] = 0
}

/** What a seat's numbers became on their way through the net, and what they should have been on the way back. */
class Passage {
  count = 0
  readonly parts: Float64Array
  readonly part: Float64Array
  readonly group: Float64Array
  readonly whole: Float64Array
  readonly wide = new Float64Array(WHOLE_WIDTH)
  readonly last = new Float64Array(LAST_WIDTH)
  readonly out = new Float64Array(1)
  readonly partBack = new Float64Array(PART_WIDTH)
  readonly groupBack = new Float64Array(PART_WIDTH)
  readonly wholeBack: Float64Array
  readonly wideBack = new Float64Array(WHOLE_WIDTH)
  readonly lastBack = new Float64Array(LAST_WIDTH)
  readonly outBack = new Float64Array(1)

  constructor({ own, part, mostParts }: ToldSizes) {
    this.parts = new Float64Array(mostParts * part)
    this.part = new Float64Array(mostParts * PART_WIDTH)
    this.group = new Float64Array(mostParts * PART_WIDTH)
    this.whole = new Float64Array(PART_WIDTH + own)
    this.wholeBack = new Float64Array(PART_WIDTH + own)
  }
}
