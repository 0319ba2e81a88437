// Logistic regression by Newton's method, held back a little so that rare features do not run away.

import type { Breath } from './breath.ts'

const STEPS = 12
/** How strongly weights are held back, in standard deviations of their features. */
const RIDGE = 20

export interface Samples {
  readonly rows: readonly Float64Array[]
  readonly won: readonly boolean[]
}

export const chanceByWeights = (row: Float64Array, weights: Float64Array) =>
  1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i]!, 0)))

/** The weights of features; the one numbered `always` must be 1 in every row, and is not held back. */
export async function regress({ rows, won }: Samples, always: number, breath?: Breath): Promise<Float64Array> {
  const size = rows[0]!.length
  const mean = Float64Array.from({ length: size }, (_, i) => sumOf(rows, (row) => row[i]!) / rows.length)
  const deviation = mean.map((m, i) => Math.sqrt(sumOf(rows, (row) => (row[i]! - m) ** 2) / rows.length))
  const scaled = rows.map((row) =>
    row.map((value, i) => (i === always ? 1 : deviation[i]! > 1e-6 ? (value - mean[i]!) / deviation[i]! : 0)),
  )
  let weights = new Float64Array(size)
  for (let step = 0; step < STEPS; step++) {
    const { slope, curve } = await slopes(scaled, won, weights, always, breath)
    const by = solve(curve, slope)
    weights = weights.map((weight, i) => weight - by[i]!)
  }
  const result = weights.map((weight, i) => (i === always || deviation[i]! <= 1e-6 ? weight : weight / deviation[i]!))
  result[always]! -= result.reduce((sum, weight, i) => (i === always ? sum : sum + weight * mean[i]!), 0)
  return result
}

const sumOf = (rows: readonly Float64Array[], value: (row: Float64Array) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0)

async function slopes(
  rows: readonly Float64Array[],
  won: readonly boolean[],
  weights: Float64Array,
  always: number,
  breath?: Breath,
) {
  const size = weights.length
  const slope = weights.map((weight, i) => (i === always ? 0 : RIDGE * weight))
  const curve = Array.from({ length: size }, (_, i) => {
    const line = new Float64Array(size)
    line[i] = i === always ? 0 : RIDGE
    return line
  })
  for (const [n, row] of rows.entries()) {
    if (breath?.due) await breath.take()
    const chance = chanceByWeights(row, weights)
    const error = chance - Number(won[n])
    const weight = Math.max(1e-4, chance * (1 - chance))
    for (let i = 0; i < size; i++) {
      slope[i]! += error * row[i]!
      const line = curve[i]!
      const part = weight * row[i]!
      for (let j = 0; j < size; j++) line[j]! += part * row[j]!
    }
  }
  return { slope, curve }
}

/** Solves the linear equations by elimination; the matrix is positive. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      const factor = matrix[j]![i]! / matrix[i]![i]!
      if (factor === 0) continue
      for (let k = i; k < size; k++) matrix[j]![k]! -= factor * matrix[i]![k]!
      right[j]! -= factor * right[i]!
    }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) right[i]! -= matrix[i]![k]! * right[k]!
    right[i]! /= matrix[i]![i]!
  }
  return right
}
