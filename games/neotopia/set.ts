// What a set of Neotopia must hold (§1.2, §1.4, §1.5), and what the rules work out of it.
import type { Refusal } from '../../core/game.ts'
import { isRefusal } from '../../core/game.ts'
import type { Shaped } from '../../core/set.ts'
import { listOf, misfit, oneOf, partsOf, readShape, textLike, wholeNumber } from '../../core/set.ts'
import type { Cell, KindId } from './data.ts'
import {
  BONUS_COUNT,
  BUILDING_CARDS,
  BUILDING_OTHER,
  BUILDING_OWN,
  CARDS,
  DIRECTIONS,
  ELEMENTS,
  isBuilding,
  KINDS,
  PAIR_CARDS,
  STEPS,
  TILE_COUNT,
} from './data.ts'
import { OUTER, SPACES } from './geometry.ts'
import type { Lies } from './patterns.ts'
import { liesOf } from './patterns.ts'

const DIRECTION = DIRECTIONS.join('|')
const BUILDING = textLike(new RegExp(`^M( \\d?(${DIRECTION})M){2,4}$`))
const PAIR = textLike(new RegExp(`^M( \\d?(${DIRECTION})[MS]){2,4}$`))

const SET = partsOf({
  patterns: partsOf(
    Object.fromEntries(
      KINDS.map((kind) => [kind.id, isBuilding(kind) ? listOf(BUILDING_CARDS, BUILDING) : listOf(PAIR_CARDS, PAIR)]),
    ),
  ),
  bonusSpaces: listOf(BONUS_COUNT, oneOf(SPACES.filter((_, space) => OUTER[space] === 0))),
  tiles: listOf(
    TILE_COUNT,
    partsOf({ elements: listOf(ELEMENTS.length, wholeNumber(0, ELEMENTS.length)), outWith: wholeNumber(0, 4) }),
  ),
})

interface Project {
  readonly cells: readonly Cell[]
  /** What it is worth to those whose colour it does not bear. */
  readonly value: number
}

export interface NeotopiaSet {
  /** By card. */
  readonly projects: readonly Project[]
  /** By card and colour of the player: the points. */
  readonly points: Uint8Array
  readonly lies: Lies
  readonly bonusSpaces: readonly number[]
  /** By space: its index in bonusSpaces, or -1. */
  readonly bonusIndex: Int8Array
  readonly tiles: Shaped<typeof SET>['tiles']
}

export function readSet(given: unknown): NeotopiaSet | Refusal {
  const set = readShape(SET, given)
  if (isRefusal(set)) return set
  const { tiles } = set
  if (tiles[0].outWith !== 0) return misfit('tiles.0.outWith', '0')
  const bonusSpaces = set.bonusSpaces.map((name) => SPACES.indexOf(name))
  if (new Set(bonusSpaces).size < BONUS_COUNT) return misfit('bonusSpaces', `${BONUS_COUNT} ≠`)
  const projects = readProjects(set.patterns)
  if (isRefusal(projects)) return projects
  return {
    projects,
    points: Uint8Array.from({ length: CARDS.length * ELEMENTS.length }, (_, i) =>
      pointsOf(projects, Math.floor(i / ELEMENTS.length), i % ELEMENTS.length),
    ),
    lies: liesOf(projects.map(({ cells }) => cells)),
    bonusSpaces,
    bonusIndex: Int8Array.from(SPACES, (_, space) => bonusSpaces.indexOf(space)),
    tiles,
  }
}

function readProjects(patterns: { readonly [kind in KindId]?: readonly string[] }): readonly Project[] | Refusal {
  const projects: Project[] = []
  for (const kind of KINDS)
    for (const [i, pattern] of (patterns[kind.id] ?? []).entries()) {
      const cells = walk(pattern)
      if (!cells) return misfit(`patterns.${kind.id}.${i}`, '≠')
      projects.push({ cells, value: isBuilding(kind) ? BUILDING_OTHER : cells.length })
    }
  return projects
}

/** §1.4: what a project gives to the player of a colour. */
function pointsOf(projects: readonly Project[], card: number, colour: number): number {
  const kind = KINDS[CARDS[card].kind]
  return isBuilding(kind) && kind.main === colour ? BUILDING_OWN : projects[card].value
}

/** The cells of a pattern; null if it comes back to a cell, or goes on from one that is not there. */
function walk(pattern: string): readonly Cell[] | null {
  const cells: Cell[] = []
  for (const step of pattern.split(' ')) {
    const [, digit = '', way = '', mark = ''] = /^(\d?)([a-z]*)([MS])$/.exec(step) ?? []
    const second = mark === 'S'
    const direction = DIRECTIONS.find((one) => one === way)
    if (!direction) {
      cells.push({ q: 0, r: 0, second, from: -1, direction: null })
      continue
    }
    const from = digit === '' ? cells.length - 1 : Number(digit)
    if (from >= cells.length) return null
    const [dq, dr] = STEPS[DIRECTIONS.indexOf(direction)]
    const [q, r] = [cells[from].q + dq, cells[from].r + dr]
    if (cells.some((cell) => cell.q === q && cell.r === r)) return null
    cells.push({ q, r, second, from, direction })
  }
  return cells
}

/** What a project is worth to the player of a colour, or to one who has none. */
export function pointsFor({ points, projects }: NeotopiaSet, card: number, colour: number | null): number {
  return colour === null ? projects[card].value : points[card * ELEMENTS.length + colour]
}
