// How likely a piece of Neoville is to score in the end, as tables made from a few weights.
import { CITY_TILES } from '../data.ts'

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
  /** A windmill that stands right keeps so for each row or column still to come; one that stands wrong comes right. */
  millKeeps: 0.594,
  millComes: 0.819,
  /** A biodome whose district fits keeps so at each open edge; one that lacks a square gets it. */
  domeKeeps: 1,
  domeComes: 0.5,
  /** How uncertain the races for parks and sport facilities are. */
  raceDoubt: 0.526,
}

const MOST_LACKING = 12
const MOST_EDGES = 11
const EDGES = MOST_EDGES + 1
const TIMES = CITY_TILES + 1

const growing = new Float64Array((MOST_LACKING + 1) * TIMES * EDGES)
const races = new Float64Array(TIMES * 33)

export const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/** Makes the tables anew, with other weights. */
export function useWeights(weights: { readonly [name: string]: number }): void {
  Object.assign(WEIGHTS, weights)
  const { growth, growthOverTime, fewEdges, doubt, doubtOverTime, raceDoubt } = WEIGHTS
  for (let lacking = 1; lacking <= MOST_LACKING; lacking++)
    for (let left = 1; left < TIMES; left++)
      for (let edges = 1; edges < EDGES; edges++) {
        const expected = (growth * left ** growthOverTime * edges) / (edges + fewEdges)
        const spread = doubt + doubtOverTime * Math.sqrt(left)
        growing[(lacking * TIMES + left) * EDGES + edges] = logistic((expected - lacking) / spread)
      }
  for (let left = 0; left < TIMES; left++)
    for (let lead = -16; lead <= 16; lead++)
      races[left * 33 + lead + 16] = logistic((lead + 0.4) / (0.15 + raceDoubt * Math.sqrt(left)))
}
useWeights({})

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
