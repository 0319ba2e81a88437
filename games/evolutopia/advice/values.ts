// What the parts of a position are worth, in points of an indicator. All weights stand in one table.
import type { Effect } from '../data.ts'
import {
  CELL_COUNT,
  EXPERTS,
  GOAL_INDICATORS,
  GOAL_POINTS,
  INDICATORS,
  MOST_POINTS,
  nuisanceIndicator,
  ON_CRISIS,
  PLAIN,
  SIDE,
} from '../data.ts'
import { LONGEST_TRACK } from '../set.ts'
import type { EvolutopiaState } from '../state.ts'
import { canBuild, isTaken, openNuisance, openSlots, sitePlace } from '../state.ts'
import { SETS } from '../versions.ts'

const FIVE = EXPERTS.length

/**
 * All weights; `useWeights` sets other ones. From earlier weights by
 * `ludopolis tune evolutopia --seats 3 --options '{"level":"1"}' --bot follower --only moves. --games 2000 --generations 60 --seed tune-2`.
 */
export const WEIGHTS = {
  /** A point in one of the indicators we raise. */
  goal: 1.48,
  /** Points that keep an indicator away from zero: the last one, the second, the third, the fourth. */
  fatal: 13.1,
  safety2: 2.04,
  safety3: 0.878,
  safety4: 0.511,
  /** A light, and how much more each further one weighs. */
  light: 0.849,
  lightGrowth: 1.8,
  nuisance: 1.39,
  /** A nuisance the evolution could cover once it is in reach. */
  nuisanceLater: 1.29,
  /** A step nearer to an open nuisance. */
  nearer: 0.564,
  expert: 0.389,
  idleExpert: 0.197,
  zoneExpert: 0.473,
  mark: 0.5,
  blockedAction: 1.23,
  shelved: 0.946,
}

/** By height: what an indicator is worth, in the second row one of those we raise. */
const ROW = MOST_POINTS + 1
const heights = new Float64Array(2 * ROW)
/** By light, the last of the track aside. */
const lights = new Float64Array(LONGEST_TRACK)

export function useWeights(weights: { readonly [name: string]: number }): void {
  Object.assign(WEIGHTS, weights)
  const safety = [0, 0, WEIGHTS.safety2, WEIGHTS.safety3, WEIGHTS.safety4]
  const height = (points: number, goal: number): number =>
    points === 0 ? -WEIGHTS.fatal : safety.slice(0, points + 1).reduce((sum, safe) => sum + safe, points * goal)
  for (let points = 0; points <= MOST_POINTS; points++) {
    heights[points] = height(points, 0)
    heights[ROW + points] = height(Math.min(points, GOAL_POINTS), WEIGHTS.goal)
  }
  for (let light = 2; light < LONGEST_TRACK; light++) lights[light] = WEIGHTS.light * WEIGHTS.lightGrowth ** (light - 2)
}
useWeights({})

/** By indicator: where its row of `heights` begins. */
const rows = new Uint8Array(INDICATORS.length)

/** The highest indicators are those that are to reach the goal. */
function markGoals(s: EvolutopiaState): void {
  rows.fill(0)
  for (let n = 0; n < GOAL_INDICATORS; n++) {
    let best = -1
    for (let i = 0; i < INDICATORS.length; i++)
      if (rows[i] === 0 && (best < 0 || s.indicators[i] > s.indicators[best])) best = i
    rows[best] = ROW
  }
}

function changeWorth(s: EvolutopiaState, indicator: number, by: number): number {
  const points = s.indicators[indicator]
  const after = Math.max(0, Math.min(MOST_POINTS, points + by))
  return heights[rows[indicator] + after] - heights[rows[indicator] + points]
}

/** What raising or lowering an indicator does. */
export function changeOf(s: EvolutopiaState, indicator: number, by: number): number {
  markGoals(s)
  return changeWorth(s, indicator, by)
}

export function gainOf(s: EvolutopiaState, tile: number): number {
  const { evolutionChanges } = SETS[s.rules]
  markGoals(s)
  let sum = 0
  for (let i = 0; i < INDICATORS.length; i++) {
    const by = evolutionChanges[tile * FIVE + i]
    if (by !== 0) sum += changeWorth(s, i, by)
  }
  return sum
}

/** The best that placing it could do for the nuisances. */
function coverOf(s: EvolutopiaState, tile: number): number {
  const { evolutionChanges } = SETS[s.rules]
  let best = 0
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const nuisance = openNuisance(s, cell)
    if (nuisance === 0 || evolutionChanges[tile * FIVE + nuisanceIndicator(nuisance - 1)] < 1) continue
    best = Math.max(best, canBuild(s, tile, cell) ? WEIGHTS.nuisance : WEIGHTS.nuisanceLater)
  }
  return best
}

export function missingOn(s: EvolutopiaState, target: number): number {
  let missing = 0
  for (let expert = 0; expert < FIVE; expert++) missing += Math.max(0, openSlots(s, expert, target))
  return missing
}

export function costOf(s: EvolutopiaState, tile: number): number {
  return SETS[s.rules].evolutionCosts[tile]
}

/** What an evolution will bring once it is inaugurated. */
function promiseOf(s: EvolutopiaState, tile: number): number {
  return gainOf(s, tile) + coverOf(s, tile)
}

/** An evolution as it lies: what it will bring, less the experts it still asks for. */
export function tileWorth(s: EvolutopiaState, tile: number): number {
  const missing = sitePlace(s, tile) >= 0 ? missingOn(s, tile) : costOf(s, tile)
  return promiseOf(s, tile) - missing * WEIGHTS.expert
}

export function markWorth(s: EvolutopiaState, tile: number): number {
  return SETS[s.rules].evolutionMarks[tile] === PLAIN ? 0 : WEIGHTS.mark
}

function distance(a: number, b: number): number {
  return Math.abs((a % SIDE) - (b % SIDE)) + Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE))
}

/** The steps from what is built to an open nuisance. */
function reachOf(s: EvolutopiaState, nuisance: number): number {
  let least = CELL_COUNT
  for (let cell = 0; cell < CELL_COUNT; cell++) if (isTaken(s, cell)) least = Math.min(least, distance(cell, nuisance))
  return least
}

/** How much nearer to the nuisances an evolution on this cell brings us, or that it covers one. */
export function cellWorth(s: EvolutopiaState, cell: number): number {
  if (openNuisance(s, cell) > 0) return WEIGHTS.nuisance
  let sum = 0
  for (let other = 0; other < CELL_COUNT; other++) {
    if (openNuisance(s, other) === 0) continue
    sum += Math.max(0, reachOf(s, other) - distance(cell, other)) * WEIGHTS.nearer
  }
  return sum
}

/** Open slots on site for a kind that the zone cannot fill yet; below zero: idle experts. */
export function lackOf(s: EvolutopiaState, expert: number): number {
  let open = Math.max(0, openSlots(s, expert, ON_CRISIS))
  for (let place = 0; place < s.siteCount; place++) open += openSlots(s, expert, s.site[place])
  return open - s.zone[expert]
}

/** Will the evolutions in study ask for this kind? */
export function wantedLater(s: EvolutopiaState, expert: number): boolean {
  const { evolutionNeeds } = SETS[s.rules]
  for (let i = 0; i < s.studyCount; i++) if (evolutionNeeds[s.study[i] * FIVE + expert] > 0) return true
  return false
}

export function zoneWorth(s: EvolutopiaState): number {
  let sum = 0
  for (let expert = 0; expert < FIVE; expert++) {
    const idle = Math.max(0, -lackOf(s, expert))
    sum += (s.zone[expert] - idle) * WEIGHTS.zoneExpert + idle * WEIGHTS.idleExpert
  }
  return sum
}

function lightHarm(s: EvolutopiaState, by: number): number {
  const { lastLight } = SETS[s.rules]
  let sum = 0
  for (let i = 1; i <= by; i++) sum += s.light + i < lastLight ? lights[s.light + i] : WEIGHTS.fatal
  return sum
}

function releaseHarm(s: EvolutopiaState, expert: number): number {
  let sum = s.zone[expert] * WEIGHTS.expert + s.crisisExperts[expert] * WEIGHTS.expert
  for (let place = 0; place < s.siteCount; place++) sum += s.siteExperts[place * FIVE + expert] * WEIGHTS.expert * 1.5
  return sum
}

/** How much an effect of a crisis hurts. */
function effectHarm(s: EvolutopiaState, effect: Effect): number {
  switch (effect.do) {
    case 'change':
      return -changeOf(s, INDICATORS.indexOf(effect.indicator), effect.by)
    case 'lights':
      return lightHarm(s, effect.by)
    case 'release':
      return releaseHarm(s, EXPERTS.indexOf(effect.expert))
    case 'clear':
      return zoneWorth(s)
    case 'dismiss':
      return effect.count * WEIGHTS.expert * 0.8
    case 'shelve':
      return WEIGHTS.shelved
    case 'block':
      return effect.count * WEIGHTS.blockedAction
    default:
      return 0
  }
}

export function harmOf(s: EvolutopiaState, effects: readonly Effect[]): number {
  let sum = 0
  for (let i = 0; i < effects.length; i++) sum += effectHarm(s, effects[i])
  return sum
}

/** What the current crisis will cost if it stays as it is. */
export function crisisHarm(s: EvolutopiaState): number {
  return s.crisis === 0 ? 0 : harmOf(s, SETS[s.rules].crises[s.crisis - 1].penalty)
}

export function crisisCost(s: EvolutopiaState): number {
  const { crisisNeeds } = SETS[s.rules]
  let cost = 0
  for (let expert = 0; expert < FIVE; expert++) cost += crisisNeeds[(s.crisis - 1) * FIVE + expert]
  return cost
}
