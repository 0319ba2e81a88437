// The square grid of a farm: so wide around the first field that no farm reaches its rim (test/data.test.ts proves it).

export const WIDTH = 64
/** Column and row of the first field. */
export const CENTRE = 32
export const HOME = CENTRE * WIDTH + CENTRE

/** The sides of a field, clockwise; a field's sticks are a bit for each. */
export const SIDES = ['north', 'east', 'south', 'west'] as const
export type Side = (typeof SIDES)[number]
/** From a cell to its neighbour on each side. */
export const STEP = [-WIDTH, 1, WIDTH, -1] as const
export const NORTH = 0
export const EAST = 1
export const SOUTH = 2
export const WEST = 3

export function cellOf(x: number, y: number): number {
  return y * WIDTH + x
}

export function columnOf(cell: number): number {
  return cell % WIDTH
}

export function rowOf(cell: number): number {
  return (cell / WIDTH) | 0
}

export function opposite(side: number): number {
  return side ^ 2
}

/** An edge is the north or the west side of exactly one cell. */
export const EDGE_SIDES = [NORTH, WEST] as const
