// Choosing, starting and inaugurating evolutions (§3.1, §3.2, §3.5).

import type { Chance } from '../../../core/game.ts'
import {
  BLUE,
  CHOOSING,
  GREEN,
  INAUGURATING,
  INDICATORS,
  MOST_ASIDE,
  NO_EVOLUTION,
  SITE_PLACES,
  STARTING,
  STUDY_PLACES,
} from '../data.ts'
import type { EvolutopiaTell } from '../events.ts'
import { moves } from '../moves.ts'
import { CODE } from '../refusals.ts'
import type { EvolutopiaState } from '../state.ts'
import {
  BONUS,
  CHOOSE,
  INAUGURATE,
  inStudy,
  isComplete,
  isConnected,
  isTaken,
  openNuisance,
  placeIn,
  RESCUE,
  START,
  sitePlace,
  suitsNuisance,
  sumOf,
  zoneRoom,
} from '../state.ts'
import { SETS } from '../versions.ts'
import { changeIndicator, endIfDecided } from './ending.ts'
import { drawPlan, intoStudy, offSite, putUnder, removeAt, revealTop, toBag } from './piles.ts'
import type { Rule } from './rule.ts'
import { actionOpen, answered, asked, beginAction } from './rule.ts'

const { kinds } = moves

function outOfStudy(s: EvolutopiaState, tile: number): void {
  removeAt(s.study, s.studyCount, placeIn(s.study, s.studyCount, tile))
  s.studyCount--
}

/** §3.1: the set-aside tiles go under the stack in the order they were set aside. */
function returnAside(s: EvolutopiaState, tell: EvolutopiaTell): void {
  if (s.asideCount === 0) return
  if (tell) tell({ kind: 'under', seat: s.active, tiles: Array.from(s.aside.subarray(0, s.asideCount)) })
  for (let i = 0; i < s.asideCount; i++) putUnder(s, s.aside[i])
  s.aside.fill(0)
  s.asideCount = 0
}

export const take: Rule = {
  check(s, move) {
    const open = s.pending === BONUS ? asked(s, BONUS) : actionOpen(s, CHOOSING, CHOOSE)
    if (open !== 0) return open
    const out = kinds.take.out(move)
    if (s.studyCount < STUDY_PLACES) return out === NO_EVOLUTION ? 0 : CODE['no-room-needed']
    if (out === NO_EVOLUTION) return CODE['room-needed']
    return inStudy(s, out) ? 0 : CODE['not-in-study']
  },
  play(s, move, chance, tell) {
    beginAction(s, CHOOSING)
    answered(s)
    const out = kinds.take.out(move)
    const tile = s.top
    if (out !== NO_EVOLUTION) {
      outOfStudy(s, out)
      putUnder(s, out)
    }
    intoStudy(s, tile)
    if (tell) tell({ kind: 'took', seat: s.active, tile })
    if (tell && out !== NO_EVOLUTION) tell({ kind: 'under', seat: s.active, tiles: [out] })
    revealTop(s, chance, tell)
    returnAside(s, tell)
  },
}

export const aside: Rule = {
  check(s) {
    const open = actionOpen(s, CHOOSING, CHOOSE)
    if (open !== 0) return open
    return s.asideCount < MOST_ASIDE ? 0 : CODE['aside-limit']
  },
  play(s, _move, chance, tell) {
    beginAction(s, CHOOSING)
    s.pending = CHOOSE
    s.aside[s.asideCount++] = s.top
    if (tell) tell({ kind: 'aside', seat: s.active, tile: s.top })
    revealTop(s, chance, tell)
  },
}

// §3.2, the bonus evolution
export const leave: Rule = {
  check: (s) => asked(s, BONUS),
  play(s, _move, _chance, tell) {
    answered(s)
    if (tell) tell({ kind: 'left', seat: s.active, tile: s.top })
  },
}

export const under: Rule = {
  check: (s) => asked(s, BONUS),
  play(s, _move, chance, tell) {
    answered(s)
    putUnder(s, s.top)
    if (tell) tell({ kind: 'under', seat: s.active, tiles: [s.top] })
    revealTop(s, chance, tell)
  },
}

export const start: Rule = {
  check(s, move) {
    const open = actionOpen(s, STARTING, START)
    if (open !== 0) return open
    if (!inStudy(s, kinds.start.tile(move))) return CODE['not-in-study']
    const out = kinds.start.out(move)
    if (s.siteCount < SITE_PLACES) return out === NO_EVOLUTION ? 0 : CODE['no-room-needed']
    if (out === NO_EVOLUTION) return CODE['room-needed']
    return sitePlace(s, out) >= 0 ? 0 : CODE['not-on-site']
  },
  play(s, move, _chance, tell) {
    beginAction(s, STARTING)
    answered(s)
    const tile = kinds.start.tile(move)
    const out = kinds.start.out(move)
    outOfStudy(s, tile)
    if (out !== NO_EVOLUTION) {
      offSite(s, sitePlace(s, out))
      putUnder(s, out)
    }
    s.site[s.siteCount++] = tile
    s.started = tile + 1
    if (tell) tell({ kind: 'started', seat: s.active, tile })
    if (tell && out !== NO_EVOLUTION) tell({ kind: 'under', seat: s.active, tiles: [out] })
    if (sumOf(s.loose) > 0) s.pending = RESCUE
  },
}

export const rescue: Rule = {
  check(s, move) {
    const open = asked(s, RESCUE)
    if (open !== 0) return open
    if (s.loose[kinds.rescue.expert(move)] === 0) return CODE['none-loose']
    return zoneRoom(s) > 0 ? 0 : CODE['zone-full']
  },
  play(s, move, _chance, tell) {
    const expert = kinds.rescue.expert(move)
    s.loose[expert]--
    s.zone[expert]++
    if (tell) tell({ kind: 'rescued', seat: s.active, expert })
    if (sumOf(s.loose) === 0) answered(s)
  },
}

/** §3.2: what the mark of a started evolution brings, once its site is cleared. */
export function resolveMark(s: EvolutopiaState, chance: Chance, tell: EvolutopiaTell): void {
  const mark = SETS[s.rules].evolutionMarks[s.started - 1]
  s.started = 0
  if (mark === BLUE) s.pending = BONUS
  if (mark === GREEN) drawPlan(s, chance, tell)
}

/** What an evolution that is built does to the indicators. */
export function changeBy(s: EvolutopiaState, tile: number, tell: EvolutopiaTell): void {
  for (let i = 0; i < INDICATORS.length; i++) {
    const by = SETS[s.rules].evolutionChanges[tile * INDICATORS.length + i]
    if (by !== 0) changeIndicator(s, i, by, tell)
  }
}

export const inaugurate: Rule = {
  check(s, move) {
    const open = actionOpen(s, INAUGURATING, INAUGURATE)
    if (open !== 0) return open
    const tile = kinds.inaugurate.tile(move)
    const cell = kinds.inaugurate.cell(move)
    const place = sitePlace(s, tile)
    if (place < 0) return CODE['not-on-site']
    if (!isComplete(s, place)) return CODE.incomplete
    if (isTaken(s, cell)) return CODE['cell-taken']
    if (!isConnected(s, cell)) return CODE['not-next-to']
    return suitsNuisance(s, tile, cell) ? 0 : CODE['nuisance-gain']
  },
  play(s, move, _chance, tell) {
    beginAction(s, INAUGURATING)
    answered(s)
    const tile = kinds.inaugurate.tile(move)
    const cell = kinds.inaugurate.cell(move)
    const nuisance = openNuisance(s, cell) - 1
    offSite(s, sitePlace(s, tile))
    s.built[cell] = tile + 1
    if (tell) tell({ kind: 'inaugurated', seat: s.active, tile, cell, nuisance })
    toBag(s, s.loose, tell)
    changeBy(s, tile, tell)
    endIfDecided(s, tell)
  },
}
