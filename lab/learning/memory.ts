// All lessons in memory that threads share.
import type { Lessons } from './lessons.ts'

/** By position: seats, what is left of the game, where its seats begin, where its parts begin; the rest as in Lessons. */
export interface Memory {
  readonly count: number
  readonly seats: Uint8Array
  readonly left: Uint8Array
  readonly at: Int32Array
  readonly partAt: Int32Array
  readonly score: Float32Array
  readonly parts: Uint8Array
  readonly own: Float32Array
  readonly part: Float32Array
}

const MOST_BYTES = 8

export const sharedInts = (length: number) => new Int32Array(new SharedArrayBuffer(length * 4))
export const sharedFloats = (length: number) => new Float64Array(new SharedArrayBuffer(length * MOST_BYTES))
const sharedBytes = (length: number) => new Uint8Array(new SharedArrayBuffer(length))
const sharedSingles = (length: number) => new Float32Array(new SharedArrayBuffer(length * 4))

/** Lessons one after the other; `width` is how many numbers tell of a part. */
export function remember(all: readonly Lessons[], width: number): Memory {
  const total = (length: (lessons: Lessons) => number) => all.reduce((sum, lessons) => sum + length(lessons), 0)
  const count = total(({ seats }) => seats.length)
  const memory = {
    count,
    seats: sharedBytes(count),
    left: sharedBytes(count),
    at: sharedInts(count),
    partAt: sharedInts(count),
    score: sharedSingles(total(({ score }) => score.length)),
    parts: sharedBytes(total(({ parts }) => parts.length)),
    own: sharedSingles(total(({ own }) => own.length)),
    part: sharedSingles(total(({ part }) => part.length)),
  }
  let [position, at, own, part] = [0, 0, 0, 0]
  for (const lessons of all) {
    memory.seats.set(lessons.seats, position)
    memory.left.set(lessons.left, position)
    memory.score.set(lessons.score, at)
    memory.parts.set(lessons.parts, at)
    memory.own.set(lessons.own, own)
    memory.part.set(lessons.part, part)
    own += lessons.own.length
    for (const seats of lessons.seats) {
      memory.at[position] = at
      memory.partAt[position++] = part
      for (const end = at + seats; at < end; at++) part += memory.parts[at]! * width
    }
  }
  return memory
}

/** The spread of every number of a seat, with a least value, so that rare numbers do not weigh too much. */
export function spreads({ own }: Memory, width: number): Float64Array {
  const sums = new Float64Array(width)
  for (let at = 0; at < own.length; at += width) for (let i = 0; i < width; i++) sums[i]! += own[at + i]! ** 2
  return sums.map((sum) => Math.max(0.2, Math.sqrt((sum * width) / own.length)))
}
