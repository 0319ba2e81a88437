// The answers to what effects ask for: one rule for each kind of decision that rules/effects.ts leaves pending.
import { IN_ZONE, MOST_POINTS, ON_CRISIS } from '../data.ts'
import { moves } from '../moves.ts'
import { CODE } from '../refusals.ts'
import {
  DISMISS,
  expertsOn,
  inStudy,
  MOVE,
  openSlots,
  placeIn,
  RAISE,
  RETRAIN,
  SECOND,
  SHELVE,
  SHIFT,
  setExpertsOn,
  sitePlace,
  UNBLOCK,
  zoneRoom,
} from '../state.ts'
import { LEAST_TO_SHIFT } from './effects.ts'
import { changeIndicator, endIfDecided } from './ending.ts'
import { offSite, putUnder, removeAt, toBag } from './piles.ts'
import type { Rule } from './rule.ts'
import { answered, asked, countDown } from './rule.ts'

const { kinds } = moves

export const unblock: Rule = {
  check(s, move) {
    const open = asked(s, UNBLOCK)
    if (open !== 0) return open
    return s.blocked[kinds.unblock.action(move)] > 0 ? 0 : CODE['not-blocked']
  },
  play(s, move, _chance, tell) {
    const action = kinds.unblock.action(move)
    s.blocked[action] = 0
    if (tell) tell({ kind: 'unblocked', seat: s.active, action })
    countDown(s)
  },
}

export const raise: Rule = {
  check(s, move) {
    const open = asked(s, RAISE)
    if (open !== 0) return open
    return s.indicators[kinds.raise.indicator(move)] < MOST_POINTS ? 0 : CODE['at-most']
  },
  play(s, move, _chance, tell) {
    countDown(s)
    changeIndicator(s, kinds.raise.indicator(move), 1, tell)
    endIfDecided(s, tell)
  },
}

export const shift: Rule = {
  check(s, move) {
    const open = asked(s, SHIFT)
    if (open !== 0) return open
    const from = kinds.shift.from(move)
    const to = kinds.shift.to(move)
    if (from === to) return CODE.same
    if (s.indicators[from] < LEAST_TO_SHIFT) return CODE['too-low']
    return s.indicators[to] < MOST_POINTS ? 0 : CODE['at-most']
  },
  play(s, move, _chance, tell) {
    countDown(s)
    changeIndicator(s, kinds.shift.from(move), -1, tell)
    changeIndicator(s, kinds.shift.to(move), 1, tell)
    endIfDecided(s, tell)
  },
}

export const dismiss: Rule = {
  check(s, move) {
    const open = asked(s, DISMISS)
    if (open !== 0) return open
    return s.zone[kinds.dismiss.expert(move)] > 0 ? 0 : CODE['not-in-zone']
  },
  play(s, move, _chance, tell) {
    const expert = kinds.dismiss.expert(move)
    s.zone[expert]--
    s.bag[expert]++
    if (tell) tell({ kind: 'dismissed', seat: s.active, expert })
    countDown(s)
  },
}

export const shelve: Rule = {
  check(s, move) {
    const open = asked(s, SHELVE)
    if (open !== 0) return open
    const tile = kinds.shelve.tile(move)
    if (s.where === 1) return inStudy(s, tile) ? 0 : CODE['not-in-study']
    return sitePlace(s, tile) >= 0 ? 0 : CODE['not-on-site']
  },
  play(s, move, _chance, tell) {
    const tile = kinds.shelve.tile(move)
    if (tell) tell({ kind: 'shelved', seat: s.active, tile })
    if (s.where === 1) removeAt(s.study, s.studyCount, placeIn(s.study, s.studyCount--, tile))
    else offSite(s, sitePlace(s, tile))
    toBag(s, s.loose, tell)
    putUnder(s, tile)
    answered(s)
  },
}

export const second: Rule = {
  check(s, move) {
    const open = asked(s, SECOND)
    if (open !== 0) return open
    const expert = kinds.second.expert(move)
    const target = kinds.second.target(move)
    if (s.bag[expert] === 0) return CODE['not-in-bag']
    if (s.where === 1 && target !== ON_CRISIS) return CODE['no-slot']
    return openSlots(s, expert, target) > 0 ? 0 : CODE['no-slot']
  },
  play(s, move, _chance, tell) {
    const expert = kinds.second.expert(move)
    const target = kinds.second.target(move)
    s.bag[expert]--
    setExpertsOn(s, expert, target, expertsOn(s, expert, target) + 1)
    if (tell) tell({ kind: 'seconded', seat: s.active, expert, target })
    countDown(s)
  },
}

export const move: Rule = {
  check(s, move) {
    const open = asked(s, MOVE)
    if (open !== 0) return open
    const expert = kinds.move.expert(move)
    const from = kinds.move.from(move)
    const to = kinds.move.to(move)
    if (from === to) return CODE.same
    if (expertsOn(s, expert, from) === 0) return CODE['none-there']
    if (to === IN_ZONE) return zoneRoom(s) > 0 ? 0 : CODE['zone-full']
    return openSlots(s, expert, to) > 0 ? 0 : CODE['no-slot']
  },
  play(s, move, _chance, tell) {
    const expert = kinds.move.expert(move)
    const from = kinds.move.from(move)
    const to = kinds.move.to(move)
    setExpertsOn(s, expert, from, expertsOn(s, expert, from) - 1)
    if (to === IN_ZONE) s.zone[expert]++
    else setExpertsOn(s, expert, to, expertsOn(s, expert, to) + 1)
    if (tell) tell({ kind: 'moved', seat: s.active, expert, from, to })
    countDown(s)
  },
}

export const retrain: Rule = {
  check(s, move) {
    const open = asked(s, RETRAIN)
    if (open !== 0) return open
    const out = kinds.retrain.out(move)
    const into = kinds.retrain.into(move)
    if (out === into) return CODE.same
    if (s.zone[out] === 0) return CODE['not-in-zone']
    return s.bag[into] > 0 ? 0 : CODE['not-in-bag']
  },
  play(s, move, _chance, tell) {
    const out = kinds.retrain.out(move)
    const into = kinds.retrain.into(move)
    s.zone[out]--
    s.bag[out]++
    s.bag[into]--
    s.zone[into]++
    if (tell) tell({ kind: 'retrained', seat: s.active, out, into })
    countDown(s)
  },
}
