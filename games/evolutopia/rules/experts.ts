// Recruiting and assigning experts (§3.3, §3.4).
import type { Chance } from '../../../core/game.ts'
import { ASSIGNING, MOST_ASIDE, MOST_ASSIGNED, RECRUITING } from '../data.ts'
import type { EvolutopiaTell } from '../events.ts'
import { moves } from '../moves.ts'
import { CODE } from '../refusals.ts'
import type { EvolutopiaState } from '../state.ts'
import { ASSIGN, DRAWN, expertsOn, LAY_OFF, openSlots, setExpertsOn, sumOf, zoneRoom } from '../state.ts'
import { drawExpert, toBag } from './piles.ts'
import type { Rule } from './rule.ts'
import { actionOpen, answered, asked, beginAction, countDown } from './rule.ts'

const { kinds } = moves

export const layoff: Rule = {
  check(s, move) {
    const open = actionOpen(s, RECRUITING, LAY_OFF)
    if (open !== 0) return open
    return s.zone[kinds.layoff.expert(move)] > 0 ? 0 : CODE['not-in-zone']
  },
  play(s, move, _chance, tell) {
    beginAction(s, RECRUITING)
    s.pending = LAY_OFF
    const expert = kinds.layoff.expert(move)
    s.zone[expert]--
    s.laidOff[expert]++
    if (tell) tell({ kind: 'laid-off', seat: s.active, expert })
  },
}

/** Turns up the next expert, or ends the recruiting when the zone is full or the bag empty. */
function drawNext(s: EvolutopiaState, chance: Chance, tell: EvolutopiaTell): void {
  if (zoneRoom(s) === 0 || sumOf(s.bag) === 0) {
    answered(s)
    toBag(s, s.laidOff, tell)
    toBag(s, s.dropped, tell)
    return
  }
  const expert = drawExpert(s, chance)
  s.drawn = expert + 1
  s.pending = DRAWN
  if (tell) tell({ kind: 'drew', seat: s.active, expert })
}

export const draw: Rule = {
  check(s) {
    const open = actionOpen(s, RECRUITING, LAY_OFF)
    if (open !== 0 || s.pending === LAY_OFF) return open
    if (zoneRoom(s) === 0) return CODE['zone-full']
    return sumOf(s.bag) > 0 ? 0 : CODE['bag-empty']
  },
  play(s, _move, chance, tell) {
    beginAction(s, RECRUITING)
    drawNext(s, chance, tell)
  },
}

export const keep: Rule = {
  check: (s) => asked(s, DRAWN),
  play(s, _move, chance, tell) {
    const expert = s.drawn - 1
    s.drawn = 0
    s.zone[expert]++
    if (tell) tell({ kind: 'kept', seat: s.active, expert })
    drawNext(s, chance, tell)
  },
}

export const drop: Rule = {
  check(s) {
    const open = asked(s, DRAWN)
    if (open !== 0) return open
    return sumOf(s.dropped) < MOST_ASIDE ? 0 : CODE['aside-limit']
  },
  play(s, _move, chance, tell) {
    const expert = s.drawn - 1
    s.drawn = 0
    s.dropped[expert]++
    if (tell) tell({ kind: 'dropped', seat: s.active, expert })
    drawNext(s, chance, tell)
  },
}

export const assign: Rule = {
  check(s, move) {
    const open = actionOpen(s, ASSIGNING, ASSIGN)
    if (open !== 0) return open
    const expert = kinds.assign.expert(move)
    const target = kinds.assign.target(move)
    if (s.zone[expert] === 0) return CODE['not-in-zone']
    return openSlots(s, expert, target) > 0 ? 0 : CODE['no-slot']
  },
  play(s, move, _chance, tell) {
    if (beginAction(s, ASSIGNING)) {
      s.pending = ASSIGN
      s.left = MOST_ASSIGNED
    }
    const expert = kinds.assign.expert(move)
    const target = kinds.assign.target(move)
    s.zone[expert]--
    setExpertsOn(s, expert, target, expertsOn(s, expert, target) + 1)
    if (tell) tell({ kind: 'assigned', seat: s.active, expert, target })
    countDown(s)
  },
}
