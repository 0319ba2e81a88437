// The state of Evolutopia as flat fields, and small readers over it. Nothing in it is hidden from anybody: a pile is the
// set of what may be in it, with its known top and bottom (§8).
import { layout } from '../../core/layout.ts'
import {
  ACTIONS,
  CELL_COUNT,
  CRISIS_COUNT,
  EVOLUTION_COUNT,
  EXPERTS,
  INDICATORS,
  MOST_ASIDE,
  NEIGHBOURS,
  nuisanceIndicator,
  ON_CRISIS,
  PLAN_COUNT,
  ROLE_COUNT,
  SITE_PLACES,
  STUDY_PLACES,
  TINKERER,
  ZONE_PLACES,
} from './data.ts'
import { SETS } from './versions.ts'

export const MOST_SEATS = 5
/** Kinds of experts, indicators and actions are five each. */
const FIVE = 5

/** Where a turn stands; what is pending comes first, then the turn goes on from here. */
export const PHASES = [
  'setup',
  'turn',
  'action',
  'penalty',
  'before-crisis',
  'revealed',
  'arrival',
  'after-crisis',
  'blocking',
  'exchange',
  'after',
  'over',
] as const
export const [
  SETUP,
  TURN,
  ACTION,
  PENALTY,
  BEFORE_CRISIS,
  REVEALED,
  ARRIVAL,
  AFTER_CRISIS,
  BLOCKING,
  EXCHANGE,
  AFTER,
  OVER,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

/** What the active player must decide before anything else. */
export const PENDINGS = [
  'none',
  'choose',
  'bonus',
  'lay-off',
  'drawn',
  'assign',
  'rescue',
  'option',
  'block',
  'unblock',
  'raise',
  'shift',
  'dismiss',
  'shelve',
  'second',
  'move',
  'retrain',
  'start',
  'inaugurate',
  'adopt',
] as const
export const [
  NONE,
  CHOOSE,
  BONUS,
  LAY_OFF,
  DRAWN,
  ASSIGN,
  RESCUE,
  OPTION,
  BLOCK,
  UNBLOCK,
  RAISE,
  SHIFT,
  DISMISS,
  SHELVE,
  SECOND,
  MOVE,
  RETRAIN,
  START,
  INAUGURATE,
  ADOPT,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const

/** Numbers of REASONS. */
export const [RUNNING, WON, LOST_INDICATOR, LOST_CRISIS_TRACK, LOST_CRISIS_PILE] = [0, 1, 2, 3, 4] as const

/** In `did`: an index into ACTIONS plus one, or this. */
export const MANAGED = ACTIONS.length + 1

/** Numbers of things are kept plus one where 0 says "nothing". */
export const shape = layout({
  rules: 'u8',
  seats: 'u8',
  level: 'u8',
  silence: 'u8',
  first: 'u8',
  active: 'u8',
  phase: 'u8',
  pending: 'u8',
  reason: 'u8',
  /** What the active player did this turn: 0, an action plus one, or MANAGED. */
  did: 'u8',
  roleUsed: 'u8',
  /** How often what is pending may still be done. */
  left: 'u8',
  /** 1: what is pending may not be ended yet. */
  must: 'u8',
  /** 0: the site; 1: the study; for SHELVE. 1: only the crisis; for SECOND. */
  where: 'u8',
  /** Actions to block at the end of managing. */
  toBlock: 'u8',
  /** The evolution whose marks are still to come, plus one. */
  started: 'u8',

  indicators: ['u8', INDICATORS.length],
  light: 'u8',
  blocked: ['u8', FIVE],

  start: 'u8',
  nuisances: ['u8', CELL_COUNT],
  built: ['u8', CELL_COUNT],

  top: 'u8',
  unseen: ['u8', EVOLUTION_COUNT],
  unseenCount: 'u8',
  under: ['u8', EVOLUTION_COUNT],
  underCount: 'u8',
  aside: ['u8', MOST_ASIDE],
  asideCount: 'u8',
  study: ['u8', STUDY_PLACES],
  studyCount: 'u8',
  site: ['u8', SITE_PLACES],
  siteCount: 'u8',
  /** By place on the site * 5 + expert. */
  siteExperts: ['u8', SITE_PLACES * FIVE],

  bag: ['u8', FIVE],
  zone: ['u8', FIVE],
  laidOff: ['u8', FIVE],
  dropped: ['u8', FIVE],
  loose: ['u8', FIVE],
  /** The expert drawn and not yet decided on, plus one. */
  drawn: 'u8',

  crisis: 'u8',
  crisisExperts: ['u8', FIVE],
  crisesDrawn: 'u8',
  crisisUnseen: ['u8', CRISIS_COUNT],
  crisisUnseenCount: 'u8',
  crisisUnder: ['u8', CRISIS_COUNT],
  crisisUnderCount: 'u8',

  planUnseen: ['u8', PLAN_COUNT],
  planUnseenCount: 'u8',
  planUnder: ['u8', PLAN_COUNT],
  planUnderCount: 'u8',
  /** By plan: the seat that holds it, plus one. */
  planOwner: ['u8', PLAN_COUNT],
  silent: ['u8', MOST_SEATS],

  roleUnseen: ['u8', ROLE_COUNT],
  roleUnseenCount: 'u8',
  roleUnder: ['u8', ROLE_COUNT],
  roleUnderCount: 'u8',
  /** By seat, plus one; the second is 0 until it is turned up. */
  firstRole: ['u8', MOST_SEATS],
  secondRole: ['u8', MOST_SEATS],
  uses: ['u8', MOST_SEATS],
  offer: ['u8', 2],
})

export type EvolutopiaState = ReturnType<typeof shape.blank>

export function sumOf(counts: Uint8Array): number {
  return counts[0] + counts[1] + counts[2] + counts[3] + counts[4]
}

export function zoneRoom(s: EvolutopiaState): number {
  return ZONE_PLACES - sumOf(s.zone)
}

export function placeIn(list: Uint8Array, count: number, item: number): number {
  for (let i = 0; i < count; i++) if (list[i] === item) return i
  return -1
}

export function sitePlace(s: EvolutopiaState, tile: number): number {
  return placeIn(s.site, s.siteCount, tile)
}

export function inStudy(s: EvolutopiaState, tile: number): boolean {
  return placeIn(s.study, s.studyCount, tile) >= 0
}

/** Open slots for an expert on an evolution on site or on the current crisis; -1 if there is no such place. */
export function openSlots(s: EvolutopiaState, expert: number, target: number): number {
  if (target === ON_CRISIS)
    return s.crisis === 0 ? -1 : SETS[s.rules].crisisNeeds[(s.crisis - 1) * FIVE + expert] - s.crisisExperts[expert]
  const place = sitePlace(s, target)
  return place < 0 ? -1 : SETS[s.rules].evolutionNeeds[target * FIVE + expert] - s.siteExperts[place * FIVE + expert]
}

/** How many of a kind stand on an evolution on site or on the current crisis. */
export function expertsOn(s: EvolutopiaState, expert: number, target: number): number {
  if (target === ON_CRISIS) return s.crisisExperts[expert]
  const place = sitePlace(s, target)
  return place < 0 ? 0 : s.siteExperts[place * FIVE + expert]
}

export function setExpertsOn(s: EvolutopiaState, expert: number, target: number, count: number): void {
  if (target === ON_CRISIS) s.crisisExperts[expert] = count
  else s.siteExperts[sitePlace(s, target) * FIVE + expert] = count
}

/** The i-th place an expert can work at: evolutions on site first, then the crisis. */
export function targetAt(s: EvolutopiaState, i: number): number {
  return i < s.siteCount ? s.site[i] : ON_CRISIS
}

export function targetCount(s: EvolutopiaState): number {
  return s.siteCount + (s.crisis === 0 ? 0 : 1)
}

/** An open slot for this kind anywhere; `except` is left out. */
export function hasSlot(s: EvolutopiaState, expert: number, except = -1): boolean {
  const n = targetCount(s)
  for (let i = 0; i < n; i++) {
    const target = targetAt(s, i)
    if (target !== except && openSlots(s, expert, target) > 0) return true
  }
  return false
}

export function isComplete(s: EvolutopiaState, place: number): boolean {
  const tile = s.site[place]
  const { evolutionNeeds } = SETS[s.rules]
  for (let expert = 0; expert < EXPERTS.length; expert++)
    if (s.siteExperts[place * FIVE + expert] < evolutionNeeds[tile * FIVE + expert]) return false
  return true
}

export function crisisComplete(s: EvolutopiaState): boolean {
  for (let expert = 0; expert < EXPERTS.length; expert++) if (openSlots(s, expert, ON_CRISIS) > 0) return false
  return true
}

/** §3.7: uses of the first role count until the second is turned up; §5: alone they do not. */
export function countsUses(s: EvolutopiaState, seat: number): boolean {
  return s.seats > 1 && s.firstRole[seat] > 0 && s.secondRole[seat] === 0
}

/** The nuisance that lies open on a cell, plus one; 0 if none. */
export function openNuisance(s: EvolutopiaState, cell: number): number {
  return s.built[cell] === 0 ? s.nuisances[cell] : 0
}

export function nuisancesLeft(s: EvolutopiaState): number {
  let left = 0
  for (let cell = 0; cell < CELL_COUNT; cell++) if (openNuisance(s, cell) > 0) left++
  return left
}

export function lightsLeft(s: EvolutopiaState): number {
  return SETS[s.rules].lastLight - s.light
}

/** §4: those an evolution has been built over. */
export function nuisancesCovered(s: EvolutopiaState): number {
  let covered = 0
  for (let cell = 0; cell < CELL_COUNT; cell++) if (s.nuisances[cell] > 0 && openNuisance(s, cell) === 0) covered++
  return covered
}

export function isTaken(s: EvolutopiaState, cell: number): boolean {
  return s.built[cell] > 0 || cell === s.start
}

/** §3.5: next to the start tile or to an evolution. */
export function isConnected(s: EvolutopiaState, cell: number): boolean {
  const near = NEIGHBOURS[cell]
  for (let i = 0; i < near.length; i++) if (isTaken(s, near[i])) return true
  return false
}

/** §3.5: a nuisance asks for a printed gain in its indicator. */
export function suitsNuisance(s: EvolutopiaState, tile: number, cell: number): boolean {
  const nuisance = openNuisance(s, cell)
  return nuisance === 0 || SETS[s.rules].evolutionChanges[tile * FIVE + nuisanceIndicator(nuisance - 1)] >= 1
}

export function canBuild(s: EvolutopiaState, tile: number, cell: number): boolean {
  return !isTaken(s, cell) && isConnected(s, cell) && suitsNuisance(s, tile, cell)
}

export function hasCell(s: EvolutopiaState, tile: number): boolean {
  for (let cell = 0; cell < CELL_COUNT; cell++) if (canBuild(s, tile, cell)) return true
  return false
}

export function holdsRole(s: EvolutopiaState, seat: number, role: number): boolean {
  return s.firstRole[seat] === role + 1 || s.secondRole[seat] === role + 1
}

/** §1.7: the neighbour whose open role this is, if the active player may borrow it; -1 otherwise. */
export function lenderOf(s: EvolutopiaState, role: number): number {
  if (!holdsRole(s, s.active, TINKERER)) return -1
  const next = (s.active + 1) % s.seats
  if (holdsRole(s, next, role)) return next
  const before = (s.active + s.seats - 1) % s.seats
  return holdsRole(s, before, role) ? before : -1
}

/** §5: the first role of one who plays alone is exchanged before such a time comes. */
export function isAfterManaging(s: EvolutopiaState, role: number): boolean {
  return SETS[s.rules].roles[role].when === 'managed'
}
