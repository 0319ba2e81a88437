// The one place where effects of crises, roles and good plans are judged and performed. An effect that needs a decision
// leaves it pending; rules/choices.ts takes the answer.
import type { Chance } from '../../../core/game.ts'
import type { Effect } from '../data.ts'
import { EXPERTS, IN_ZONE, INDICATORS, MOST_POINTS, ON_CRISIS, STUDY_PLACES } from '../data.ts'
import type { EvolutopiaTell } from '../events.ts'
import type { EvolutopiaState } from '../state.ts'
import {
  ASSIGN,
  DISMISS,
  expertsOn,
  hasCell,
  hasSlot,
  INAUGURATE,
  isComplete,
  MOVE,
  openSlots,
  RAISE,
  RETRAIN,
  SECOND,
  SHELVE,
  SHIFT,
  START,
  sumOf,
  targetAt,
  targetCount,
  UNBLOCK,
  zoneRoom,
} from '../state.ts'
import { changeIndicator, moveLight } from './ending.ts'
import { closeCrisis, drawExpert, intoStudy, revealTop, toBag } from './piles.ts'

/** A treasurer takes only from an indicator that can spare a point. */
export const LEAST_TO_SHIFT = 2

function countInPlay(s: EvolutopiaState, expert: number): number {
  let count = s.zone[expert] + s.crisisExperts[expert]
  for (let place = 0; place < s.siteCount; place++) count += s.siteExperts[place * EXPERTS.length + expert]
  return count
}

function canAssign(s: EvolutopiaState): boolean {
  for (let expert = 0; expert < EXPERTS.length; expert++) if (s.zone[expert] > 0 && hasSlot(s, expert)) return true
  return false
}

function canSecond(s: EvolutopiaState, crisisOnly: boolean): boolean {
  for (let expert = 0; expert < EXPERTS.length; expert++)
    if (s.bag[expert] > 0 && (crisisOnly ? openSlots(s, expert, ON_CRISIS) > 0 : hasSlot(s, expert))) return true
  return false
}

function canMove(s: EvolutopiaState): boolean {
  const room = zoneRoom(s) > 0
  const n = targetCount(s)
  for (let i = 0; i < n; i++) {
    const target = targetAt(s, i)
    for (let expert = 0; expert < EXPERTS.length; expert++)
      if (expertsOn(s, expert, target) > 0 && (room || hasSlot(s, expert, target))) return true
  }
  return false
}

function canRetrain(s: EvolutopiaState): boolean {
  for (let out = 0; out < EXPERTS.length; out++)
    if (s.zone[out] > 0)
      for (let into = 0; into < EXPERTS.length; into++) if (into !== out && s.bag[into] > 0) return true
  return false
}

function canShift(s: EvolutopiaState): boolean {
  for (let from = 0; from < INDICATORS.length; from++)
    if (s.indicators[from] >= LEAST_TO_SHIFT)
      for (let to = 0; to < INDICATORS.length; to++) if (to !== from && s.indicators[to] < MOST_POINTS) return true
  return false
}

function canRaise(s: EvolutopiaState): boolean {
  for (let i = 0; i < INDICATORS.length; i++) if (s.indicators[i] < MOST_POINTS) return true
  return false
}

export function canInaugurate(s: EvolutopiaState): boolean {
  for (let place = 0; place < s.siteCount; place++) if (isComplete(s, place) && hasCell(s, s.site[place])) return true
  return false
}

/** Would it change anything? §3.6 for options; roles and good plans are held to the same. */
export function hasEffect(s: EvolutopiaState, effect: Effect): boolean {
  switch (effect.do) {
    case 'change': {
      const points = s.indicators[INDICATORS.indexOf(effect.indicator)]
      return effect.by < 0 ? points > 0 : points < MOST_POINTS
    }
    case 'raise':
      return canRaise(s)
    case 'shift':
      return canShift(s)
    case 'release':
      return countInPlay(s, EXPERTS.indexOf(effect.expert)) > 0
    case 'clear':
    case 'dismiss':
      return sumOf(s.zone) > 0
    case 'shelve':
      return (effect.from === 'study' ? s.studyCount : s.siteCount) > 0
    case 'lights':
    case 'block':
      return true
    case 'unblock':
      return sumOf(s.blocked) > 0
    case 'hire':
      return zoneRoom(s) > 0 && sumOf(s.bag) > 0
    case 'assign':
      return canAssign(s)
    case 'second':
      return canSecond(s, effect.to === 'crisis')
    case 'move':
      return canMove(s)
    case 'retrain':
      return canRetrain(s)
    case 'study':
      return s.studyCount < STUDY_PLACES
    case 'start':
      return s.studyCount > 0
    case 'inaugurate':
      return canInaugurate(s)
    case 'settle':
      return s.crisis > 0
    case 'borrow':
      return false
  }
}

function ask(s: EvolutopiaState, pending: number, left = 1, must = 0, where = 0): void {
  s.pending = pending
  s.left = left
  s.must = must
  s.where = where
}

function release(s: EvolutopiaState, expert: number, tell: EvolutopiaTell): void {
  const count = countInPlay(s, expert)
  if (tell) {
    const from = s.zone[expert] > 0 ? [IN_ZONE] : []
    for (let i = 0; i < targetCount(s); i++) if (expertsOn(s, expert, targetAt(s, i)) > 0) from.push(targetAt(s, i))
    tell({ kind: 'released', expert, count, from })
  }
  s.bag[expert] += count
  s.zone[expert] = 0
  s.crisisExperts[expert] = 0
  for (let place = 0; place < s.siteCount; place++) s.siteExperts[place * EXPERTS.length + expert] = 0
}

function hire(s: EvolutopiaState, count: number, chance: Chance, tell: EvolutopiaTell): void {
  for (let i = 0; i < count && zoneRoom(s) > 0 && sumOf(s.bag) > 0; i++) {
    const expert = drawExpert(s, chance)
    s.zone[expert]++
    if (tell) tell({ kind: 'hired', seat: s.active, expert })
  }
}

/** The caller looks for the end (§4) once all that comes together has been performed. */
export function perform(s: EvolutopiaState, effect: Effect, chance: Chance, tell: EvolutopiaTell): void {
  if (!hasEffect(s, effect)) return
  switch (effect.do) {
    case 'change':
      changeIndicator(s, INDICATORS.indexOf(effect.indicator), effect.by, tell)
      break
    case 'lights':
      moveLight(s, effect.by, tell)
      break
    case 'release':
      release(s, EXPERTS.indexOf(effect.expert), tell)
      break
    case 'clear':
      if (tell) tell({ kind: 'cleared', experts: Array.from(s.zone) })
      toBag(s, s.zone, undefined)
      break
    case 'block':
      s.toBlock += effect.count
      if (tell) tell({ kind: 'more-blocks', count: effect.count })
      break
    case 'hire':
      hire(s, effect.count, chance, tell)
      break
    case 'study': {
      const tile = s.top
      intoStudy(s, tile)
      if (tell) tell({ kind: 'took', seat: s.active, tile })
      revealTop(s, chance, tell)
      break
    }
    case 'settle':
      if (tell) tell({ kind: 'crisis-over', crisis: s.crisis - 1, managed: true })
      closeCrisis(s, tell)
      break
    case 'raise':
      ask(s, RAISE)
      break
    case 'shift':
      ask(s, SHIFT)
      break
    case 'dismiss':
      ask(s, DISMISS, Math.min(effect.count, sumOf(s.zone)))
      break
    case 'shelve':
      ask(s, SHELVE, 1, 0, effect.from === 'study' ? 1 : 0)
      break
    case 'unblock':
      ask(s, UNBLOCK)
      break
    case 'assign':
      ask(s, ASSIGN, effect.count, 1)
      break
    case 'second':
      ask(s, SECOND, effect.count, 1, effect.to === 'crisis' ? 1 : 0)
      break
    case 'move':
      ask(s, MOVE)
      break
    case 'retrain':
      ask(s, RETRAIN)
      break
    case 'start':
      ask(s, START)
      break
    case 'inaugurate':
      ask(s, INAUGURATE)
      break
    case 'borrow':
      break
  }
}
