// A farm but for where it lies and how it is turned: equal for farms that are shifted, turned or mirrored images.
import { columnOf, rowOf } from '../grid.ts'
import type { MeowtopiaState } from '../state.ts'
import { MOST_FIELDS } from '../state.ts'

const ORIENTATIONS = 8

/** By orientation and sticks of a field: the sticks when the farm is mirrored (east and west change) and then turned. */
const TURNED = Uint8Array.from({ length: ORIENTATIONS * 16 }, (_, i) => {
  const mirrored = i >> 6 === 0 ? i & 15 : (i & 5) | ((i & 2) << 2) | ((i & 8) >> 2)
  const turns = (i >> 4) & 3
  return ((mirrored << turns) | (mirrored >> (4 - turns))) & 15
})

function mix(n: number): number {
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d)
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39)
  return (n ^ (n >>> 15)) >>> 0
}

/** Where a column and a row come to when mirrored and then turned clockwise. */
const turnedColumn = (turns: number, x: number, y: number) =>
  turns === 0 ? x : turns === 1 ? -y : turns === 2 ? -x : y
const turnedRow = (turns: number, x: number, y: number) => (turns === 0 ? y : turns === 1 ? x : turns === 2 ? -y : -x)

/** The farm in one orientation, whatever the order of its fields: a sum over them. */
function orientedKey(s: MeowtopiaState, seat: number, orientation: number): number {
  const { cells, water } = s
  const from = seat * MOST_FIELDS
  const to = from + s.fields[seat]
  const mirror = orientation < 4 ? 1 : -1
  const turns = orientation & 3
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  for (let i = from; i < to; i++) {
    const x = mirror * columnOf(cells[i])
    const y = rowOf(cells[i])
    left = Math.min(left, turnedColumn(turns, x, y))
    top = Math.min(top, turnedRow(turns, x, y))
  }
  let key = 0
  for (let i = from; i < to; i++) {
    const x = mirror * columnOf(cells[i])
    const y = rowOf(cells[i])
    const column = turnedColumn(turns, x, y) - left
    const row = turnedRow(turns, x, y) - top
    key = (key + mix(1 + ((row << 10) | (column << 4) | TURNED[orientation * 16 + water[i]]))) >>> 0
  }
  return key
}

/** Whether a farm is its own image, turned or mirrored. */
export function isSymmetric(s: MeowtopiaState, seat: number): boolean {
  const key = orientedKey(s, seat, 0)
  for (let orientation = 1; orientation < ORIENTATIONS; orientation++)
    if (orientedKey(s, seat, orientation) === key) return true
  return false
}

/** One number for all images of a farm. */
export function farmKey(s: MeowtopiaState, seat: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let orientation = 0; orientation < ORIENTATIONS; orientation++)
    least = Math.min(least, orientedKey(s, seat, orientation))
  return least
}
