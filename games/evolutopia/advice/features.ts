// What a net is told of a position: the evolutions on site and in study one by one, then how far the goal is, the lights, the
// crises, the experts, the plans and roles, and what is blocked. All sit at one table, so it is the same for every seat.
import type { Seat } from '../../../core/game.ts'
import {
  ACTIONS,
  CELL_COUNT,
  EXPERTS,
  GOAL_INDICATORS,
  GOAL_POINTS,
  INDICATORS,
  LEVELS,
  MOST_CRISES,
  nuisanceIndicator,
  ON_CRISIS,
  PLAIN,
  PLAN_COUNT,
  ROLE_COUNT,
  SITE_PLACES,
  STUDY_PLACES,
} from '../data.ts'
import type { EvolutopiaState } from '../state.ts'
import { canBuild, nuisancesLeft, OVER, openNuisance, openSlots, WON } from '../state.ts'
import { SETS } from '../versions.ts'
import { cellsToBuild, fitting, oddsOf, order } from './odds.ts'
import { costOf, crisisCost, crisisHarm, gainOf, lackOf, missingOn } from './values.ts'

const FIVE = EXPERTS.length
export const PART_NUMBERS = 15
export const OWN_NUMBERS = 69 + ROLE_COUNT
export const MOST_PARTS = SITE_PLACES + STUDY_PLACES
/** The logarithm of the odds of what is certain. */
const CERTAIN = 10

export function readFeatures(s: EvolutopiaState, _seat: Seat, own: Float64Array, parts: Float64Array): number {
  own.fill(0)
  if (s.phase === OVER) {
    own[0] = s.reason === WON ? CERTAIN : -CERTAIN
    return 0
  }
  // Sorts the indicators too.
  own[0] = oddsOf(s)
  let at = readTable(s, own, 1)
  at = readIndicators(s, own, at)
  at = readTerritory(s, own, at)
  at = readExperts(s, own, at)
  at = readCrisis(s, own, at)
  readCards(s, own, at)
  for (let place = 0; place < s.siteCount; place++) writeEvolution(s, s.site[place], 1, parts, place * PART_NUMBERS)
  for (let i = 0; i < s.studyCount; i++) writeEvolution(s, s.study[i], 0, parts, (s.siteCount + i) * PART_NUMBERS)
  return s.siteCount + s.studyCount
}

/** The level, the players, and how much time there is. */
function readTable(s: EvolutopiaState, own: Float64Array, first: number): number {
  let at = first
  if (s.level < LEVELS.length) own[at + s.level] = 1
  at += LEVELS.length
  own[at++] = s.seats === 1 ? 1 : 0
  own[at++] = s.seats / 5
  own[at++] = s.crisesDrawn / 15
  own[at++] = (MOST_CRISES - s.crisesDrawn) / MOST_CRISES
  const lights = SETS[s.rules].lastLight - s.light
  own[at++] = lights / 5
  own[at++] = lights <= 1 ? 1 : 0
  own[at++] = lights <= 2 ? 1 : 0
  return at
}

function readIndicators(s: EvolutopiaState, own: Float64Array, first: number): number {
  let at = first
  let short = 0
  for (let rank = 0; rank < FIVE; rank++) {
    const points = s.indicators[order[rank]]
    own[at++] = points / GOAL_POINTS
    own[at++] = points >= GOAL_POINTS ? 1 : 0
    own[at++] = points <= 1 ? 1 : 0
    own[at++] = points === 2 ? 1 : 0
    if (rank < GOAL_INDICATORS) short += Math.max(0, GOAL_POINTS - points)
  }
  own[at++] = short / 6
  own[at++] = short === 0 ? 1 : 0
  return at
}

/** Nuisances, and whether what is at hand can cover them. */
function readTerritory(s: EvolutopiaState, own: Float64Array, first: number): number {
  let at = first
  let built = 0
  let answered = 0
  let reachable = 0
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (s.built[cell] > 0) built++
    if (openNuisance(s, cell) === 0) continue
    if (hasAnswer(s, cell, false)) answered++
    if (hasAnswer(s, cell, true)) reachable++
  }
  const left = nuisancesLeft(s)
  own[at++] = left / 5
  own[at++] = left === 0 ? 1 : 0
  own[at++] = cellsToBuild(s) / 6
  own[at++] = built / 10
  own[at++] = answered / 3
  own[at++] = reachable / 3
  own[at++] = s.unseenCount / 20
  return at
}

/** Whether an evolution on site or in study could cover a nuisance, by its gains, or from where we have come to. */
function hasAnswer(s: EvolutopiaState, cell: number, now: boolean): boolean {
  const { evolutionChanges } = SETS[s.rules]
  const indicator = nuisanceIndicator(s.nuisances[cell] - 1)
  for (let i = 0; i < s.siteCount + s.studyCount; i++) {
    const tile = i < s.siteCount ? s.site[i] : s.study[i - s.siteCount]
    if (now ? canBuild(s, tile, cell) : evolutionChanges[tile * FIVE + indicator] >= 1) return true
  }
  return false
}

function readExperts(s: EvolutopiaState, own: Float64Array, first: number): number {
  let at = first
  let zone = 0
  let useful = 0
  let lacking = 0
  let bag = 0
  let wanted = 0
  let laidOff = 0
  for (let expert = 0; expert < FIVE; expert++) {
    const lack = lackOf(s, expert)
    zone += s.zone[expert]
    useful += Math.min(s.zone[expert], Math.max(0, s.zone[expert] + lack))
    lacking += Math.max(0, lack)
    bag += s.bag[expert]
    laidOff += s.laidOff[expert]
    if (lack > 0) wanted += Math.min(lack, s.bag[expert])
    own[at++] = Math.max(-3, Math.min(3, lack)) / 3
  }
  own[at++] = zone / 5
  own[at++] = useful / 5
  own[at++] = lacking / 6
  own[at++] = bag / 10
  own[at++] = bag === 0 ? 0 : wanted / bag
  own[at++] = laidOff / 8
  return at
}

function readCrisis(s: EvolutopiaState, own: Float64Array, first: number): number {
  let at = first
  if (s.crisis > 0) {
    const missing = missingOn(s, ON_CRISIS)
    own[at] = 1
    own[at + 1] = missing / 4
    own[at + 2] = crisisCost(s) / 4
    own[at + 3] = missing === 0 ? 1 : 0
    own[at + 4] = missing === 0 ? 0 : Math.min(20, crisisHarm(s)) / 8
    own[at + 5] = fitting(s, ON_CRISIS) >= missing ? 1 : 0
  }
  at += 6
  own[at++] = s.crisisUnseenCount / 15
  for (let action = 0; action < ACTIONS.length; action++) own[at++] = s.blocked[action]
  return at
}

/** Plans in hands, roles at work, and how often a role was used. */
function readCards(s: EvolutopiaState, own: Float64Array, first: number): void {
  let at = first
  let plans = 0
  for (let plan = 0; plan < PLAN_COUNT; plan++) if (s.planOwner[plan] > 0) plans++
  own[at++] = plans / 4
  let second = 0
  let uses = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.firstRole[seat] > 0) own[at + s.firstRole[seat] - 1] = 1
    if (s.secondRole[seat] > 0) {
      own[at + s.secondRole[seat] - 1] = 1
      second++
    }
    uses += s.uses[seat]
  }
  at += ROLE_COUNT
  own[at++] = second / s.seats
  own[at++] = uses / s.seats / 3
}

function writeEvolution(s: EvolutopiaState, tile: number, onSite: number, parts: Float64Array, first: number): void {
  const { evolutionChanges, evolutionNeeds, evolutionMarks } = SETS[s.rules]
  const cost = costOf(s, tile)
  const missing = onSite === 1 ? missingOn(s, tile) : cost
  let at = first
  let inZone = 0
  let later = 0
  for (let expert = 0; expert < FIVE; expert++) {
    const needs = onSite === 1 ? Math.max(0, openSlots(s, expert, tile)) : evolutionNeeds[tile * FIVE + expert]
    inZone += Math.min(needs, s.zone[expert])
    later += Math.min(needs, s.zone[expert] + s.bag[expert])
  }
  let goal = 0
  let rest = 0
  let loss = 0
  for (let rank = 0; rank < INDICATORS.length; rank++) {
    const by = evolutionChanges[tile * FIVE + order[rank]]
    if (by < 0) loss -= by
    else if (rank >= GOAL_INDICATORS) rest += by
    else goal += Math.min(by, Math.max(0, GOAL_POINTS - s.indicators[order[rank]]))
  }
  let covers = 0
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (openNuisance(s, cell) === 0) continue
    if (evolutionChanges[tile * FIVE + nuisanceIndicator(s.nuisances[cell] - 1)] < 1) continue
    covers = Math.max(covers, canBuild(s, tile, cell) ? 1 : 0.5)
  }
  parts[at++] = onSite
  parts[at++] = cost / 5
  parts[at++] = missing / 4
  parts[at++] = missing === 0 ? 1 : 0
  parts[at++] = missing === 1 ? 1 : 0
  parts[at++] = inZone / 3
  parts[at++] = inZone >= missing ? 1 : 0
  parts[at++] = (missing - later) / 3
  parts[at++] = goal / 2
  parts[at++] = rest / 2
  parts[at++] = loss / 2
  parts[at++] = covers
  parts[at++] = Math.max(-8, Math.min(8, gainOf(s, tile))) / 4
  parts[at++] = evolutionMarks[tile] === PLAIN ? 0 : 1
  parts[at++] = (SETS[s.rules].lastLight - s.light) / 5
}
