// How likely a piece of Neoville is to score in the end, as tables made from a few weights.
import type { WindmillTiles } from '../data.ts'
import { CELL_COLUMNS, CITY_TILES, FRAME, TOWER_VALUES, UTILITIES } from '../data.ts'
import { bottomOf, leftOf, rightOf, topOf } from '../state.ts'

/**
 * Every number that is a matter of judgement, found by
 * `ludopolis tune neoville --bot greedy --generations 60 --games 480 --seed tune-1` from first guesses.
 */
export const WEIGHTS = {
  /** Squares that a district gains with one tile left, how that grows with the tiles left, and how few open edges hamper it. */
  growth: 1.6,
  growthOverTime: 0.609,
  fewEdges: 0.822,
  /** How uncertain growth is: always, and more with every tile left. */
  doubt: 0.656,
  doubtOverTime: 0.828,
  /** What a skyscraper that could be built is worth now, and how soon it is too late. */
  plan: 0.423,
  planTime: 1.08,
  /** Parks, facilities, skyscrapers and utilities to come, per empty square on the lines of an ecomobile. */
  parksToCome: 0.162,
  mixedToCome: 0.302,
  towersToCome: 0.22,
  utilitiesToCome: 0.17,
  linesDoubt: 0.68,
  /** The chances that a windmill stays right, for each row or column still to come, and that a wrong one becomes right. */
  millKeeps: 0.594,
  millComes: 0.819,
  /** Chances that a biodome still fits, for each open edge of its district, and that a lacking square comes. */
  domeKeeps: 1,
  domeComes: 0.5,
  /** How uncertain the races for parks and sport facilities are. */
  raceDoubt: 0.526,
}

const MOST_LACKING = 12
const MOST_SIZE = 13
const MOST_EDGES = 11
/** Of a district with a biodome's shape. */
const MOST_DOME = 5
const MOST_DOME_EDGES = 2 * MOST_DOME + 2
const EDGES = MOST_EDGES + 1
const TIMES = CITY_TILES + 1

const growing = new Float64Array((MOST_LACKING + 1) * TIMES * EDGES)
const races = new Float64Array(TIMES * 33)
/** The ways a tile can lie in the box of its city: rows and columns still to come, and the four rims it may lie on. */
const RIMS = 1 << 4
const LIES = FRAME * FRAME * RIMS
/** By design of windmill and how its tile lies. */
const windmills = new Float64Array(UTILITIES.length * LIES)
/** By open edges, and by squares lacking: the chance of a biodome. */
const domeKeeps = new Float64Array(MOST_DOME_EDGES + 1)
const domeComes = new Float64Array(MOST_DOME + 1)

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/** Squares on the two lines of a piece, itself not among them. */
export const LINE_SQUARES = 4 * FRAME - 2
const HAVES = LINE_SQUARES + 2
/** By ecomobile, what its lines have (one more may be thought of) and their empty squares. */
const ecomobiles = new Float64Array(UTILITIES.length * HAVES * (LINE_SQUARES + 1))

/** Makes the tables again, with other weights. */
export function useWeights(weights: { readonly [name: string]: number }): void {
  Object.assign(WEIGHTS, weights)
  makeGrowth()
  makeRaces()
  makeUtilities()
  areMade.fill(0)
}

function makeGrowth(): void {
  const { growth, growthOverTime, fewEdges, doubt, doubtOverTime } = WEIGHTS
  for (let lacking = 1; lacking <= MOST_LACKING; lacking++)
    for (let left = 1; left < TIMES; left++)
      for (let edges = 1; edges < EDGES; edges++) {
        const expected = (growth * left ** growthOverTime * edges) / (edges + fewEdges)
        const spread = doubt + doubtOverTime * Math.sqrt(left)
        growing[(lacking * TIMES + left) * EDGES + edges] = logistic((expected - lacking) / spread)
      }
}

function makeRaces(): void {
  const { raceDoubt } = WEIGHTS
  for (let left = 0; left < TIMES; left++)
    for (let lead = -16; lead <= 16; lead++)
      races[left * 33 + lead + 16] = logistic((lead + 0.4) / (0.15 + raceDoubt * Math.sqrt(left)))
}

function makeUtilities(): void {
  for (let n = 0; n <= MOST_DOME_EDGES; n++) domeKeeps[n] = WEIGHTS.domeKeeps ** n
  for (let n = 0; n <= MOST_DOME; n++) domeComes[n] = WEIGHTS.domeComes ** n
  const { parksToCome, mixedToCome, towersToCome, utilitiesToCome } = WEIGHTS
  const rates = {
    parks: parksToCome,
    sports: parksToCome,
    parksOrSports: mixedToCome,
    towers: towersToCome,
    utilities: utilitiesToCome,
  }
  for (const [design, utility] of UTILITIES.entries()) {
    if (utility.type === 'windmill')
      for (let lie = 0; lie < LIES; lie++) windmills[design * LIES + lie] = millOdds(utility.tiles, lie)
    if (utility.type !== 'ecomobile') continue
    for (let have = 0; have < HAVES; have++)
      for (let empty = 0; empty <= LINE_SQUARES; empty++)
        ecomobiles[(design * HAVES + have) * (LINE_SQUARES + 1) + empty] = linesOdds(
          have,
          empty,
          rates[utility.counts],
          utility.atLeast,
        )
  }
}

function linesOdds(have: number, empty: number, rate: number, atLeast: number): number {
  if (have >= atLeast) return 1
  if (empty === 0) return 0
  const expected = have + rate * empty
  return logistic((expected - atLeast + 0.3) / (WEIGHTS.linesDoubt * Math.sqrt(rate * empty) + 0.1))
}

/** How the tile of a cell lies in a box. */
export function lieIn(box: number, cell: number): number {
  const row = (cell / CELL_COLUMNS) | 0
  const column = cell % CELL_COLUMNS
  const rows = FRAME - 1 - (bottomOf(box) - topOf(box))
  const columns = FRAME - 1 - (rightOf(box) - leftOf(box))
  return (
    (rows * FRAME + columns) * RIMS +
    (row === topOf(box) ? 1 : 0) +
    (row === bottomOf(box) ? 2 : 0) +
    (column === leftOf(box) ? 4 : 0) +
    (column === rightOf(box) ? 8 : 0)
  )
}

function millOdds(tiles: WindmillTiles, lie: number): number {
  const rows = Math.floor(lie / RIMS / FRAME)
  const columns = Math.floor(lie / RIMS) % FRAME
  const [top, bottom, left, right] = [1, 2, 4, 8].map((rim) => (lie & rim) !== 0)
  switch (tiles) {
    case 'top':
      return keeps(top, rows)
    case 'bottom':
      return keeps(bottom, rows)
    case 'left':
      return keeps(left, columns)
    case 'right':
      return keeps(right, columns)
    case 'corner':
      return keeps(top || bottom, top && bottom ? 0 : rows) * keeps(left || right, left && right ? 0 : columns)
    case 'centre':
      return inside(top, bottom, rows) * inside(left, right, columns)
  }
}

/** The chance that a line stays first (or last), by how many lines are still to come. */
function keeps(first: boolean, toCome: number): number {
  return first ? WEIGHTS.millKeeps ** toCome : 0
}

/** The chance that a line ends up inside, with lines before and behind it. */
function inside(first: boolean, last: boolean, toCome: number): number {
  const lacking = (first ? 1 : 0) + (last ? 1 : 0)
  return lacking > toCome ? 0 : WEIGHTS.millComes ** lacking
}

/** The chance that a windmill turns in the end, by how its tile lies. */
export function windmillOdds(design: number, lie: number): number {
  return windmills[design * LIES + lie]
}

const SUPPLIES = 1 << TOWER_VALUES.length
const SIZES = MOST_SIZE + 1
/**
 * By supply, tiles left, size and open edges: what the best skyscraper would be worth now, and what it promises to a
 * district that grows. A part is worked out when its supply and time come first.
 */
const bestTowers = new Float64Array(SUPPLIES * TIMES * SIZES * EDGES)
const promises = new Float64Array(bestTowers.length)
const areMade = new Uint8Array(SUPPLIES * TIMES)
useWeights({})

/** Where the part for a supply (one bit for each of TOWER_VALUES) and the tiles left begins. */
export function towersFor(supply: number, left: number): number {
  const part = supply * TIMES + left
  if (areMade[part] === 0) makeTowers(supply, left, part * SIZES * EDGES)
  areMade[part] = 1
  return part * SIZES * EDGES
}

function makeTowers(supply: number, left: number, first: number): void {
  for (let size = 0; size < SIZES; size++)
    for (let edges = 0; edges < EDGES; edges++) {
      let most = 0
      for (const [i, value] of TOWER_VALUES.entries())
        if ((supply >> i) & 1) most = Math.max(most, towerWorth(value, size, edges, left))
      bestTowers[first + size * EDGES + edges] = most
    }
  const planned = (WEIGHTS.plan * left) / (left + WEIGHTS.planTime)
  for (let size = 0; size < SIZES; size++)
    for (let edges = 1; edges < EDGES; edges++)
      promises[first + size * EDGES + edges] =
        planned * bestTowers[first + Math.min(size + 1, MOST_SIZE) * EDGES + edges]
}

/** What the best skyscraper of the supply would be worth on a district. */
export function bestTower(towers: number, size: number, edges: number): number {
  return bestTowers[towers + Math.min(size, MOST_SIZE) * EDGES + Math.min(edges, MOST_EDGES)]
}

/** What a district without a skyscraper promises: one could be built when it grows. */
export function promise(towers: number, size: number, edges: number): number {
  return promises[towers + Math.min(size, MOST_SIZE) * EDGES + Math.min(edges, MOST_EDGES)]
}

/** The chance that an ecomobile gets what it needs, by what its lines have and their empty squares. */
export function ecomobileOdds(design: number, have: number, empty: number): number {
  return ecomobiles[(design * HAVES + have) * (LINE_SQUARES + 1) + empty]
}

/** The chance of a biodome whose district fits, and of one whose district lacks squares. */
export function domeKeepsOdds(edges: number): number {
  return domeKeeps[Math.min(edges, MOST_DOME_EDGES)]
}
export function domeComesOdds(lacking: number, edges: number): number {
  return domeComes[lacking] * domeKeepsOdds(edges)
}

/** The chance that a district gains this many squares, by the tiles left and its open edges. */
function growthOdds(lacking: number, left: number, edges: number): number {
  return growing[(lacking * TIMES + left) * EDGES + Math.min(edges, MOST_EDGES)]
}

/** What a skyscraper is expected to score. */
export function towerWorth(value: number, size: number, edges: number, left: number): number {
  return size >= value ? value : value * (2 * growthOdds(value - size, left, edges) - 1)
}

/** The chance to be first in a race with this lead. */
export function raceOdds(lead: number, left: number): number {
  return races[left * 33 + Math.max(-16, Math.min(16, lead)) + 16]
}
