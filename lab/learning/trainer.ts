// Trains a net: gradient descent (Adam) over the lessons, batch by batch, the same for the same seed on any number of threads.
import { Worker } from 'node:worker_threads'
import type { Layer } from '../../bots/net.ts'
import { layersFor, PART_WIDTH } from '../../bots/net.ts'
import type { Bits } from '../../core/chance.ts'
import { below } from '../../core/chance.ts'
import type { Learning, State } from '../../core/game.ts'
import type { Breath } from '../breath.ts'
import type { Task } from '../works.ts'
import type { Bench } from './slopes.ts'
import { BATCH, PIECES, Slopes } from './slopes.ts'

export interface Schedule {
  readonly epochs: number
  readonly rate: number
  readonly threads: number
}

/** All that training goes on from, between two steps. */
export interface Progress {
  readonly steps: number
  readonly weights: readonly number[]
  readonly mean: readonly number[]
  readonly square: readonly number[]
}

const MOMENTUM = 0.9
const MEMORY = 0.999
const TINY = 1e-8
const DECAY = 1e-4
const LEAST_RATE = 0.02

export class Trainer {
  readonly #learning: Learning<State>
  readonly #bench: Bench
  readonly #slope: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  #steps = 0

  constructor(learning: Learning<State>, bench: Bench, bits: Bits) {
    this.#learning = learning
    this.#bench = bench
    const { size, part, group, whole, last } = layersFor(learning)
    this.#slope = new Float64Array(size)
    this.#mean = new Float64Array(size)
    this.#square = new Float64Array(size)
    for (const layer of [part, group, whole, last]) this.#begin(layer, bits)
  }

  #begin({ inputs, outputs, at }: Layer, bits: Bits): void {
    const spread = Math.sqrt(6 / (inputs + outputs))
    for (let i = 0; i < inputs * outputs; i++) this.#bench.weights[at + i] = spread * (bits() / 2 ** 31)
  }

  /** Learns from all positions, again and again in another order, from where it was; `told` hears how far it is. */
  async train(
    positions: Int32Array,
    { epochs, rate, threads }: Schedule,
    bits: Bits,
    breath: Breath,
    told: (share: number) => void,
  ): Promise<void> {
    const crew = new Crew(this.#learning, this.#bench, threads)
    const steps = epochs * Math.ceil(positions.length / BATCH)
    try {
      for (let epoch = 0, step = 0; epoch < epochs; epoch++) {
        shuffle(positions, bits)
        for (let from = 0; from < positions.length; from += BATCH, step++) {
          if (step < this.#steps) continue
          const batch = positions.subarray(from, from + BATCH)
          this.#bench.batch.set(batch)
          this.#bench.size[0] = batch.length
          await crew.work()
          const wave = (1 + Math.cos((Math.PI * step) / steps)) / 2
          this.#step(rate * (LEAST_RATE + (1 - LEAST_RATE) * wave), batch.length)
          if (!breath.due) continue
          told(step / steps)
          await breath.take()
        }
      }
    } finally {
      await crew.dismiss()
    }
  }

  /** One step along the slope of a batch. */
  #step(rate: number, count: number): void {
    const { weights, slopes } = this.#bench
    const slope = this.#slope.fill(0)
    for (let piece = 0; piece < PIECES; piece++)
      for (let i = 0; i < slope.length; i++) slope[i]! += slopes[piece * slope.length + i]!
    this.#steps++
    const early = 1 - MOMENTUM ** this.#steps
    const earlySquare = 1 - MEMORY ** this.#steps
    for (let i = 0; i < slope.length; i++) {
      const one = slope[i]! / count
      this.#mean[i] = MOMENTUM * this.#mean[i]! + (1 - MOMENTUM) * one
      this.#square[i] = MEMORY * this.#square[i]! + (1 - MEMORY) * one * one
      const by = this.#mean[i]! / early / (Math.sqrt(this.#square[i]! / earlySquare) + TINY)
      weights[i] = weights[i]! * (1 - rate * DECAY) - rate * by
    }
  }

  /** How far it is, to go on from there another time. */
  get progress(): Progress {
    return {
      steps: this.#steps,
      weights: Array.from(this.#bench.weights),
      mean: Array.from(this.#mean),
      square: Array.from(this.#square),
    }
  }

  resume({ steps, weights, mean, square }: Progress): void {
    this.#steps = steps
    this.#bench.weights.set(weights)
    this.#mean.set(mean)
    this.#square.set(square)
  }

  /** The weights for numbers as the game tells them. */
  finished(): Float64Array {
    const weights = Float64Array.from(this.#bench.weights)
    const { whole } = layersFor(this.#learning)
    for (let i = 0; i < this.#learning.own; i++) {
      const row = whole.at + (PART_WIDTH + i) * whole.outputs
      for (let j = 0; j < whole.outputs; j++) weights[row + j]! /= this.#bench.scale[i]!
    }
    return weights
  }
}

function shuffle(list: Int32Array, bits: Bits): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(bits, i + 1)
    const kept = list[i]!
    list[i] = list[j]!
    list[j] = kept
  }
}

/** Threads that work out the pieces of a batch; alone, they are worked out here. */
class Crew {
  readonly #threads: readonly Worker[]
  readonly #alone: Slopes
  #open = 0
  #done = () => {}
  #failed: (error: Error) => void = () => {}

  constructor(learning: Learning<State>, bench: Bench, threads: number) {
    this.#alone = new Slopes(learning, bench)
    const task: Task<'slopes'> = { kind: 'slopes', of: bench }
    this.#threads = Array.from({ length: threads > 1 ? Math.min(threads, PIECES) : 0 }, () => {
      const thread = new Worker(new URL('./lab-thread.js', import.meta.url), { workerData: task })
      thread.on('message', () => {
        if (--this.#open === 0) this.#done()
      })
      thread.on('error', (error) => this.#failed(error))
      return thread
    })
  }

  work(): Promise<void> | void {
    if (this.#threads.length === 0) {
      for (let piece = 0; piece < PIECES; piece++) this.#alone.piece(piece)
      return
    }
    return new Promise((done, failed) => {
      this.#done = done
      this.#failed = failed
      this.#open = PIECES
      for (let piece = 0; piece < PIECES; piece++) this.#threads[piece % this.#threads.length]!.postMessage(piece)
    })
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()))
  }
}
