// Measures of the drawing, and where things lie on it.
import { CELL_COLUMNS } from '../data.ts'

export const SQUARE = 48
export const TILE = SQUARE * 2

export const rowOf = (cell: number): number => Math.floor(cell / CELL_COLUMNS)
export const columnOf = (cell: number): number => cell % CELL_COLUMNS
export const cellX = (cell: number): number => columnOf(cell) * TILE
export const cellY = (cell: number): number => rowOf(cell) * TILE
export const quarterX = (quarter: number): number => (quarter & 1) * SQUARE
export const quarterY = (quarter: number): number => (quarter >> 1) * SQUARE
