// The rules of Neoville read a second time, as plainly as can be: maps of squares and flood fill instead of flat tables.

import { CELL_COLUMNS, FIRST_BIODOME, TOWER_COUNT, towerValue, UTILITIES, UTILITY_BASE } from '../data.ts'
import { featureAt, terrainAt } from '../set.ts'
import type { NeovilleView, SeenCity } from '../view.ts'
import { set } from './sketch.ts'

interface Square {
  readonly x: number
  readonly y: number
  readonly terrain: number
  readonly feature: number
  readonly piece: number | null
}
export type City = ReadonlyMap<string, Square>

const key = (x: number, y: number) => `${x},${y}`
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

type Laid = Pick<SeenCity['tiles'][number], 'tile' | 'cell' | 'turn' | 'piece' | 'quarter'>

export function cityOf(tiles: readonly Laid[]): City {
  const squares = tiles.flatMap(({ tile, cell, turn, piece, quarter }) =>
    [0, 1, 2, 3].map((q): Square => {
      const x = (cell % CELL_COLUMNS) * 2 + (q % 2)
      const y = Math.floor(cell / CELL_COLUMNS) * 2 + Math.floor(q / 2)
      const on = piece !== null && quarter === q ? piece : null
      return { x, y, terrain: terrainAt(set, tile, turn, q), feature: featureAt(set, tile, turn, q), piece: on }
    }),
  )
  return new Map(squares.map((square) => [key(square.x, square.y), square]))
}

/** §4 */
export function districtsOf(city: City): Square[][] {
  const seen = new Set<Square>()
  const flood = (square: Square): Square[] => {
    if (seen.has(square)) return []
    seen.add(square)
    return [
      square,
      ...SIDES.flatMap(([dx, dy]) => {
        const next = city.get(key(square.x + dx, square.y + dy))
        return next && next.terrain === square.terrain ? flood(next) : []
      }),
    ]
  }
  return [...city.values()].map(flood).filter((district) => district.length > 0)
}

const isTower = ({ piece }: Square) => piece !== null && piece < TOWER_COUNT
const isUtility = ({ piece }: Square) => piece !== null && piece >= TOWER_COUNT

/** §3.1: whether the new tile brings together skyscrapers that stood apart. */
export function joins(tiles: readonly Laid[], tile: number, cell: number, turn: number): boolean {
  const towered = (city: City) => districtsOf(city).filter((district) => district.some(isTower)).length
  return towered(cityOf([...tiles, { tile, cell, turn, piece: null, quarter: 0 }])) < towered(cityOf(tiles))
}

/** §3.1: side and frame. */
export function isOpen(tiles: readonly Laid[], cell: number): boolean {
  const [row, column] = [Math.floor(cell / CELL_COLUMNS), cell % CELL_COLUMNS]
  const at = tiles.map((one) => [Math.floor(one.cell / CELL_COLUMNS), one.cell % CELL_COLUMNS])
  if (at.some(([r, c]) => r === row && c === column)) return false
  if (!at.some(([r, c]) => Math.abs(r - row) + Math.abs(c - column) === 1)) return false
  const within = (values: readonly number[]) => Math.max(...values) - Math.min(...values) < 4
  return within([row, ...at.map(([r]) => r)]) && within([column, ...at.map(([, c]) => c)])
}

/** §5.1–§5.4 The points of every piece of a city, the worst first. */
export function pointsOf(city: City): number[] {
  const points: number[] = []
  for (const district of districtsOf(city)) {
    const towers = district.filter(isTower).map(({ piece }) => towerWorth(piece as number, district.length))
    if (towers.length > 0) points.push(Math.max(...towers), ...towers.slice(1).map(() => 0))
    let scored = false
    for (const { piece } of district) {
      const utility = piece !== null && piece >= UTILITY_BASE ? UTILITIES[piece - UTILITY_BASE] : null
      if (utility?.type !== 'biodome') continue
      const fits = !scored && sameShape(district, set.shapes[(piece as number) - FIRST_BIODOME])
      points.push(fits ? utility.value : -utility.value)
      if (fits) scored = true
    }
  }
  const box = boxOf(city)
  for (const square of city.values()) {
    const utility = isUtility(square) ? UTILITIES[(square.piece as number) - UTILITY_BASE] : null
    if (utility?.type === 'ecomobile')
      points.push(onLines(city, square, utility.counts) >= utility.atLeast ? utility.value : -utility.value)
    if (utility?.type === 'windmill') points.push(turnsAt(square, box)[utility.tiles] ? utility.value : -utility.value)
  }
  return points.sort((a, b) => a - b)
}

const towerWorth = (tower: number, size: number) => (size >= towerValue(tower) ? towerValue(tower) : -towerValue(tower))

function normal(points: readonly (readonly [number, number])[]): string {
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))]
  return points
    .map(([x, y]) => key(x - left, y - top))
    .sort()
    .join(' ')
}

function sameShape(district: readonly Square[], shape: readonly string[]): boolean {
  const wanted = shape.flatMap((line, y) => [...line].flatMap((mark, x) => (mark === '#' ? [[x, y] as const] : [])))
  let turned: readonly (readonly [number, number])[] = district.map(({ x, y }) => [x, y] as const)
  for (let turn = 0; turn < 4; turn++) {
    if (normal(turned) === normal(wanted)) return true
    turned = turned.map(([x, y]) => [-y, x] as const)
  }
  return false
}

function onLines(city: City, from: Square, counts: string): number {
  const test: { readonly [what: string]: (square: Square) => boolean } = {
    parks: ({ feature }) => feature === 1,
    sports: ({ feature }) => feature === 2,
    parksOrSports: ({ feature }) => feature > 0,
    towers: isTower,
    utilities: isUtility,
  }
  return [...city.values()].filter((one) => one !== from && (one.x === from.x || one.y === from.y) && test[counts](one))
    .length
}

function boxOf(city: City) {
  const rows = [...city.values()].map(({ y }) => Math.floor(y / 2))
  const columns = [...city.values()].map(({ x }) => Math.floor(x / 2))
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...columns), right: Math.max(...columns) }
}

function turnsAt({ x, y }: Square, box: ReturnType<typeof boxOf>): { readonly [tiles: string]: boolean } {
  const [row, column] = [Math.floor(y / 2), Math.floor(x / 2)]
  const ends = row === box.top || row === box.bottom
  const sides = column === box.left || column === box.right
  return {
    top: row === box.top,
    bottom: row === box.bottom,
    left: column === box.left,
    right: column === box.right,
    corner: ends && sides,
    centre: !ends && !sides,
  }
}

/** §5.5 for a finished game. */
export function bonusOf(view: NeovilleView, seat: number, feature: number): number {
  const counts = view.cities.map(
    ({ tiles }) => [...cityOf(tiles).values()].filter((one) => one.feature === feature).length,
  )
  return counts[seat] === Math.max(...counts) ? 5 : 0
}
