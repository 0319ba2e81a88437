// The odds of winning: what a position shows at the beginning of a cycle of actions, weighed by a logistic regression.
import type { Effect } from '../data.ts'
import { CELL_COUNT, EXPERTS, GOAL_INDICATORS, GOAL_POINTS, INDICATORS, NEIGHBOURS, ON_CRISIS } from '../data.ts'
import type { EvolutopiaState } from '../state.ts'
import { isTaken, openNuisance, openSlots } from '../state.ts'
import { SETS } from '../versions.ts'
import { costOf, crisisCost, gainOf, missingOn } from './values.ts'

const FIVE = EXPERTS.length
/** Points that an evolution brings. */
const POINTS_EACH = 2
/** What an expert in the zone counts for, against one in place. */
const IN_REACH = 0.7

/**
 * Natural logarithms of odds, by
 * `ludopolis fit evolutopia --games 15000 --seed tune-1 --options '[{"level":"discovery"},{"level":"1"},{"level":"2"},{"level":"3"}]'`
 * when three of the penalties had no light yet. On games left out of it the chances it told below 0.6 were right within 0.15.
 */
export const ODDS = {
  always: -2.109,
  alone: -0.041,
  /** A point short of the goal, in the best, the second and the third indicator. */
  short1: -0.238,
  short2: -0.484,
  short3: -0.668,
  /** A point in the other two. */
  fourth: 0.356,
  fifth: 0.367,
  /** An indicator at 1. */
  atOne: -0.211,
  /** A light before the last. */
  light: 0.507,
  /** The way to go: evolutions until all nuisances are covered, and until the points are reached, as two sides of a triangle. */
  toGo: -0.397,
  /** What evolutions on site promise, and the best of them by how complete it is. */
  promised: 0.052,
  soon: 0.339,
  inStudy: 0.079,
  studyPromise: 0.044,
  /** The current crisis: fatal; its lights; points it takes from the goal, from indicators at 2. */
  fatal: -0.832,
  crisisLight: -0.041,
  crisisGoal: -0.24,
  crisisLow: -0.112,
  /** An expert it has already. */
  crisisExpert: 0.464,
  /** A blocked action. */
  noChoose: -0.378,
  noStart: -0.22,
  noRecruit: -0.783,
}

export const order = new Uint8Array(FIVE)

/** Indicators by height, the highest first. */
function sortIndicators(s: EvolutopiaState): void {
  for (let i = 0; i < FIVE; i++) {
    let at = i
    for (; at > 0 && s.indicators[order[at - 1]] < s.indicators[i]; at--) order[at] = order[at - 1]
    order[at] = i
  }
}

const short = (s: EvolutopiaState, rank: number) => Math.max(0, GOAL_POINTS - s.indicators[order[rank]])

function indicatorOdds(s: EvolutopiaState): number {
  let sum = ODDS.short1 * short(s, 0) + ODDS.short2 * short(s, 1) + ODDS.short3 * short(s, 2)
  sum += ODDS.fourth * s.indicators[order[3]] + ODDS.fifth * s.indicators[order[4]]
  for (let i = 0; i < FIVE; i++) {
    if (s.indicators[i] === 1) sum += ODDS.atOne
  }
  return sum
}

const lightOdds = (s: EvolutopiaState): number => ODDS.light * (SETS[s.rules].lastLight - s.light)

const queue = new Uint8Array(CELL_COUNT)
const from = new Int8Array(CELL_COUNT)

/** The open nuisance nearest to the cells of a set, with the way there in `from`; -1 if there is none. */
function nearest(built: number, left: number): number {
  let end = 0
  from.fill(-2)
  for (let cell = 0; cell < CELL_COUNT; cell++)
    if ((built >> cell) & 1) {
      from[cell] = -1
      queue[end++] = cell
    }
  for (let at = 0; at < end; at++) {
    const cell = queue[at]
    if ((left >> cell) & 1) return cell
    const near = NEIGHBOURS[cell]
    for (let i = 0; i < near.length; i++)
      if (from[near[i]] === -2) {
        from[near[i]] = cell
        queue[end++] = near[i]
      }
  }
  return -1
}

/** Cells to build on until every nuisance is covered, going to the nearest each time. */
export function cellsToBuild(s: EvolutopiaState): number {
  let [built, left, count] = [0, 0, 0]
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (isTaken(s, cell)) built |= 1 << cell
    if (openNuisance(s, cell) > 0) left |= 1 << cell
  }
  for (let target = nearest(built, left); target >= 0; target = nearest(built, left))
    for (let cell = target; from[cell] >= 0; cell = from[cell]) {
      built |= 1 << cell
      left &= ~(1 << cell)
      count++
    }
  return count
}

function territoryOdds(s: EvolutopiaState): number {
  const points = short(s, 0) + short(s, 1) + short(s, 2)
  return ODDS.toGo * Math.hypot(cellsToBuild(s), points / POINTS_EACH)
}

/** How many of the experts that a place lacks are in the zone. */
export function fitting(s: EvolutopiaState, target: number): number {
  let count = 0
  for (let expert = 0; expert < FIVE; expert++)
    count += Math.min(s.zone[expert], Math.max(0, openSlots(s, expert, target)))
  return count
}

function siteOdds(s: EvolutopiaState): number {
  let [sum, soon] = [0, 0]
  for (let place = 0; place < s.siteCount; place++) {
    const tile = s.site[place]
    const [missing, cost] = [missingOn(s, tile), costOf(s, tile)]
    const promise = Math.max(0, gainOf(s, tile))
    sum += ODDS.promised * promise
    soon = Math.max(soon, promise * (1 - (missing - IN_REACH * fitting(s, tile)) / cost))
  }
  for (let i = 0; i < s.studyCount; i++) sum += ODDS.inStudy + ODDS.studyPromise * Math.max(0, gainOf(s, s.study[i]))
  return sum + ODDS.soon * soon
}

function penaltyOdds(s: EvolutopiaState, effect: Effect): number {
  if (effect.do === 'lights')
    return ODDS.crisisLight + (s.light + effect.by >= SETS[s.rules].lastLight ? ODDS.fatal : 0)
  if (effect.do !== 'change') return 0
  const points = s.indicators[INDICATORS.indexOf(effect.indicator)]
  const isGoal = points >= s.indicators[order[GOAL_INDICATORS - 1]] && points <= GOAL_POINTS
  const low = points + effect.by <= 0 ? ODDS.fatal : points + effect.by === 1 ? ODDS.crisisLow : 0
  return low + (isGoal ? ODDS.crisisGoal : 0)
}

function crisisOdds(s: EvolutopiaState): number {
  if (s.crisis === 0) return 0
  const missing = missingOn(s, ON_CRISIS)
  const { penalty } = SETS[s.rules].crises[s.crisis - 1]
  let sum = ODDS.crisisExpert * (crisisCost(s) - missing)
  for (let i = 0; missing > 0 && i < penalty.length; i++) sum += penaltyOdds(s, penalty[i])
  return sum
}

function actionOdds(s: EvolutopiaState): number {
  const [choose, start, recruit] = s.blocked
  return choose * ODDS.noChoose + start * ODDS.noStart + recruit * ODDS.noRecruit
}

/** The logarithm of the odds of winning. */
export function oddsOf(s: EvolutopiaState): number {
  sortIndicators(s)
  const general = ODDS.always + (s.seats === 1 ? ODDS.alone : 0)
  return general + indicatorOdds(s) + lightOdds(s) + territoryOdds(s) + siteOdds(s) + crisisOdds(s) + actionOdds(s)
}
