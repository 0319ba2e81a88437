// A farm as a drawing: where fields and edges lie, and the part of the plane worth showing.
import { moves } from '../moves.ts'
import { placeOf, sidesIn } from '../names.ts'
import type { FieldView } from '../view.ts'

/** The side of a field in the drawing. */
export const CELL = 48

/** An edge by the cell it is the north (0) or west (1) side of. */
export interface Edge {
  readonly east: number
  readonly south: number
  readonly side: 0 | 1
}

export const edgeKey = ({ east, south, side }: Edge): string => `${east} ${south} ${side}`

/** A side of a cell, counted from the north clockwise. */
export function edgeOf(east: number, south: number, side: number): Edge {
  if (side === 1) return { east: east + 1, south, side: 1 }
  if (side === 2) return { east, south: south + 1, side: 0 }
  return { east, south, side: side === 0 ? 0 : 1 }
}

/** The middle of an edge. */
export const edgeX = ({ east, side }: Edge): number => east * CELL + (side === 0 ? CELL / 2 : 0)
export const edgeY = ({ south, side }: Edge): number => south * CELL + (side === 0 ? 0 : CELL / 2)

/** Every stick once. */
export function sticksOf(fields: readonly FieldView[]): readonly Edge[] {
  const edges = fields.flatMap(({ east, south, sticks }) => sidesIn(sticks).map((side) => edgeOf(east, south, side)))
  return [...new Map(edges.map((edge) => [edgeKey(edge), edge])).values()]
}

/** A place that is offered: a cell for a field or an edge for a stick. */
export interface Spot {
  readonly move: string
  /** Its middle in the drawing. */
  readonly x: number
  readonly y: number
  readonly edge: Edge | null
}

/** The place a move names, if it names one. */
export function spotOf(move: string): Spot | null {
  const read = moves.readText(move)
  if (read.kind !== 'field' && read.kind !== 'stick') return null
  const { east, south } = placeOf(read.column, read.row)
  if (read.kind === 'field') return { move, x: (east + 0.5) * CELL, y: (south + 0.5) * CELL, edge: null }
  const edge = { east, south, side: read.side === 0 ? 0 : 1 } as const
  return { move, x: edgeX(edge), y: edgeY(edge), edge }
}

export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The part of the plane that shows a farm; `margin` is in cells. */
export function frameOf(fields: readonly FieldView[], margin: number): Frame {
  const columns = fields.map(({ east }) => east)
  const rows = fields.map(({ south }) => south)
  const left = Math.min(0, ...columns) - margin
  const top = Math.min(0, ...rows) - margin
  return {
    left: left * CELL,
    top: top * CELL,
    width: (Math.max(0, ...columns) + 1 + margin - left) * CELL,
    height: (Math.max(0, ...rows) + 1 + margin - top) * CELL,
  }
}

/** The least side of a field on the screen, by what is laid: a finger still meets a place, and edges are closer than cells. */
export const LEAST: { readonly [L in 'field' | 'stick']: number } = { field: 30, stick: 36 }

/** Cells to be seen round the fields: where one more could lie, or half a stick at the rim. */
export const MARGIN: { readonly [L in 'field' | 'stick']: number } = { field: 1, stick: 0.4 }

/** How high a farm must be drawn for a finger to meet each place on it. */
export const heightToLay = (fields: readonly FieldView[], laying: 'field' | 'stick'): number =>
  Math.ceil((frameOf(fields, MARGIN[laying]).height * LEAST[laying]) / CELL)

/** The nearest spot in a direction, favouring those straight ahead. */
export function nextSpot(spots: readonly Spot[], from: Spot, right: number, down: number): Spot | undefined {
  const ahead = spots
    .map((spot) => {
      const along = (spot.x - from.x) * right + (spot.y - from.y) * down
      const aside = Math.abs((spot.x - from.x) * down) + Math.abs((spot.y - from.y) * right)
      return { spot, along, cost: along + 2 * aside }
    })
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.cost - b.cost)
  return ahead[0]?.spot
}
