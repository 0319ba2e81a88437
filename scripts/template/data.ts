// The table of Sample (§1): plots by name, and which lie beside each other.
const SIZE = 6
const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const ROWS = ['1', '2', '3', '4', '5', '6'] as const

/** Row by row: a1, b1, … */
export const PLOTS: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`))
export const PLOT_COUNT = PLOTS.length
export { COLUMNS, ROWS, SIZE }

/** By plot: those to the north, west, east and south of it, as far as there are any. */
export const BESIDE: readonly (readonly number[])[] = PLOTS.map((_, plot) => {
  const column = plot % SIZE
  const beside = [plot - SIZE, column > 0 ? plot - 1 : -1, column < SIZE - 1 ? plot + 1 : -1, plot + SIZE]
  return beside.filter((other) => other >= 0 && other < PLOT_COUNT)
})
