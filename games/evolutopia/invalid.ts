// Is this a position of the game? Every component in exactly one place, every field with sense (§1, §8).
import type { Refusal } from '../../core/game.ts'
import type { Effect } from './data.ts'
import {
  ACTIONS,
  CELL_COUNT,
  CRISIS_COUNT,
  CUSTOM,
  EVOLUTION_COUNT,
  EXPERTS,
  EXPERTS_OF_A_KIND,
  INDICATORS,
  LEVELS,
  MOST_ASIDE,
  MOST_ASSIGNED,
  MOST_CRISES,
  MOST_POINTS,
  NEIGHBOURS,
  NUISANCE_COUNT,
  PLAN_COUNT,
  ROLE_COUNT,
  STUDY_PLACES,
  TINKERER,
  USES_TO_UNLOCK,
  ZONE_PLACES,
} from './data.ts'
import { isWon, lossOf } from './rules/ending.ts'
import { REASONS } from './score.ts'
import type { EvolutopiaState } from './state.ts'
import {
  ACTION,
  ADOPT,
  AFTER,
  AFTER_CRISIS,
  ARRIVAL,
  ASSIGN,
  BEFORE_CRISIS,
  BLOCK,
  BLOCKING,
  BONUS,
  CHOOSE,
  DISMISS,
  DRAWN,
  EXCHANGE,
  INAUGURATE,
  isAfterManaging,
  LAY_OFF,
  LOST_CRISIS_PILE,
  MANAGED,
  MOST_SEATS,
  MOVE,
  NONE,
  OPTION,
  OVER,
  PENALTY,
  RAISE,
  RESCUE,
  RETRAIN,
  REVEALED,
  RUNNING,
  SECOND,
  SETUP,
  SHELVE,
  SHIFT,
  START,
  sumOf,
  TURN,
  UNBLOCK,
  WON,
} from './state.ts'
import { SETS } from './versions.ts'

const FIVE = EXPERTS.length

/** Where each item of a kind was met; each must be met once. */
class PieceCount {
  readonly seen: Uint8Array
  sound = true
  constructor(size: number) {
    this.seen = new Uint8Array(size)
  }
  one(item: number): void {
    if (item < 0 || item >= this.seen.length) this.sound = false
    else this.seen[item]++
  }
  /** A list's items, and nothing but zeros behind them. */
  list(list: Uint8Array, count: number): void {
    if (count > list.length) this.sound = false
    for (let i = 0; i < list.length; i++)
      if (i < count) this.one(list[i])
      else if (list[i] !== 0) this.sound = false
  }
  /** Items kept plus one; 0 is none. */
  optional(list: ArrayLike<number>): void {
    for (let i = 0; i < list.length; i++) if (list[i] > 0) this.one(list[i] - 1)
  }
  complete(): boolean {
    return this.sound && this.seen.every((count) => count === 1)
  }
}

function evolutionsSound(s: EvolutopiaState): boolean {
  const tally = new PieceCount(EVOLUTION_COUNT)
  tally.one(s.top)
  tally.list(s.unseen, s.unseenCount)
  tally.list(s.under, s.underCount)
  tally.list(s.aside, s.asideCount)
  tally.list(s.study, s.studyCount)
  tally.list(s.site, s.siteCount)
  tally.optional(s.built)
  return tally.complete()
}

function crisesSound(s: EvolutopiaState): boolean {
  const tally = new PieceCount(CRISIS_COUNT)
  tally.list(s.crisisUnseen, s.crisisUnseenCount)
  tally.list(s.crisisUnder, s.crisisUnderCount)
  tally.optional([s.crisis])
  const unseen = Math.max(0, CRISIS_COUNT - s.crisesDrawn)
  return tally.complete() && s.crisesDrawn <= MOST_CRISES && s.crisisUnseenCount === unseen
}

function plansSound(s: EvolutopiaState): boolean {
  const tally = new PieceCount(PLAN_COUNT)
  tally.list(s.planUnseen, s.planUnseenCount)
  tally.list(s.planUnder, s.planUnderCount)
  for (let plan = 0; plan < PLAN_COUNT; plan++) {
    if (s.planOwner[plan] > s.seats) return false
    if (s.planOwner[plan] > 0) tally.one(plan)
  }
  return tally.complete()
}

function rolesSound(s: EvolutopiaState): boolean {
  const alone = s.seats === 1
  const tally = new PieceCount(ROLE_COUNT)
  tally.list(s.roleUnseen, s.roleUnseenCount)
  tally.list(s.roleUnder, s.roleUnderCount)
  tally.optional(s.firstRole)
  tally.optional(s.secondRole)
  tally.optional(s.offer)
  if (alone) tally.one(TINKERER)
  if (!tally.complete()) return false
  if (!alone && (s.roleUnderCount > 0 || sumOf(s.uses) > s.seats * USES_TO_UNLOCK)) return false
  // §5: until the first exchange
  if (
    alone &&
    s.crisesDrawn === 0 &&
    [...s.firstRole, ...s.offer].some((role) => role > 0 && isAfterManaging(s, role - 1))
  )
    return false
  const offered = s.pending === ADOPT
  if (s.offer[0] > 0 !== offered || s.offer[1] > 0 !== offered) return false
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const [first, second, uses] = [s.firstRole[seat], s.secondRole[seat], s.uses[seat]]
    if (seat >= s.seats ? first + second + uses + s.silent[seat] > 0 : first > 0 === (alone && offered)) return false
    if (second > 0 !== (uses === USES_TO_UNLOCK) || uses > USES_TO_UNLOCK || (alone && uses > 0)) return false
    if (s.silent[seat] > s.silence) return false
  }
  return true
}

function expertsSound(s: EvolutopiaState): boolean {
  if (s.drawn > FIVE || sumOf(s.zone) > ZONE_PLACES) return false
  const { evolutionNeeds, crisisNeeds } = SETS[s.rules]
  for (let expert = 0; expert < FIVE; expert++) {
    let count = s.bag[expert] + s.zone[expert] + s.laidOff[expert] + s.dropped[expert] + s.loose[expert]
    count += s.crisisExperts[expert] + (s.drawn === expert + 1 ? 1 : 0)
    for (let place = 0; place < s.site.length; place++) {
      const here = s.siteExperts[place * FIVE + expert]
      if (here > (place < s.siteCount ? evolutionNeeds[s.site[place] * FIVE + expert] : 0)) return false
      count += here
    }
    if (s.crisisExperts[expert] > (s.crisis > 0 ? crisisNeeds[(s.crisis - 1) * FIVE + expert] : 0)) return false
    if (count !== EXPERTS_OF_A_KIND) return false
  }
  return true
}

/** Nuisances as the level says, evolutions in one piece with the start tile. */
function territorySound(s: EvolutopiaState): boolean {
  const layout = SETS[s.rules].layouts[s.level]
  const met = new Set<number>()
  if (s.built[s.start] > 0) return false
  if (s.level !== CUSTOM && s.start !== layout.start) return false
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const nuisance = s.nuisances[cell]
    if (s.level !== CUSTOM && nuisance > 0 !== layout.nuisances.includes(cell)) return false
    if (nuisance > NUISANCE_COUNT || (nuisance > 0 && met.has(nuisance))) return false
    if (nuisance > 0) met.add(nuisance)
  }
  const joined = new Set([s.start])
  for (const cell of joined) for (const near of NEIGHBOURS[cell]) if (s.built[near] > 0) joined.add(near)
  return s.built.every((tile, cell) => tile === 0 || joined.has(cell))
}

function tracksSound(s: EvolutopiaState): boolean {
  for (let i = 0; i < INDICATORS.length; i++) if (s.indicators[i] > MOST_POINTS) return false
  for (let action = 0; action < ACTIONS.length; action++) if (s.blocked[action] > 1) return false
  return s.light >= 1 && s.light <= SETS[s.rules].lastLight
}

function endSound(s: EvolutopiaState): boolean {
  if (s.reason >= REASONS.length || (s.phase === OVER) !== (s.reason !== RUNNING)) return false
  const loss = lossOf(s)
  if (s.reason === RUNNING || s.reason === LOST_CRISIS_PILE) {
    if (s.reason === LOST_CRISIS_PILE && (s.crisesDrawn !== MOST_CRISES || s.crisis > 0)) return false
    return loss === RUNNING && !isWon(s)
  }
  return s.reason === WON ? loss === RUNNING && isWon(s) : loss === s.reason
}

const CARD_STAGES: readonly number[] = [TURN, BEFORE_CRISIS, REVEALED, AFTER_CRISIS, AFTER]
/** By what is pending: the stages it may come in. */
const STAGES_OF: { readonly [pending: number]: readonly number[] } = {
  [NONE]: [...CARD_STAGES, OVER],
  [CHOOSE]: [ACTION],
  [BONUS]: [ACTION, ...CARD_STAGES],
  [LAY_OFF]: [ACTION],
  [DRAWN]: [ACTION],
  [ASSIGN]: [ACTION, ...CARD_STAGES],
  [RESCUE]: [ACTION, ...CARD_STAGES],
  [OPTION]: [ARRIVAL],
  [BLOCK]: [BLOCKING],
  [UNBLOCK]: CARD_STAGES,
  [RAISE]: CARD_STAGES,
  [SHIFT]: [AFTER],
  [DISMISS]: [PENALTY, ARRIVAL],
  [SHELVE]: [PENALTY, ARRIVAL],
  [SECOND]: CARD_STAGES,
  [MOVE]: [TURN, AFTER],
  [RETRAIN]: [TURN, AFTER],
  [START]: CARD_STAGES,
  [INAUGURATE]: CARD_STAGES,
  [ADOPT]: [SETUP, EXCHANGE],
}
/** What was done this turn, by phase. */
const DID_OF: { readonly [phase: number]: (did: number) => boolean } = {
  [SETUP]: (did) => did === 0,
  [TURN]: (did) => did === 0,
  [ACTION]: (did) => did >= 1 && did <= ACTIONS.length,
  [AFTER]: (did) => did >= 1 && did <= MANAGED,
  [OVER]: (did) => did <= MANAGED,
}
const managed = (did: number) => did === MANAGED

const SINGLE: readonly number[] = [UNBLOCK, RAISE, SHIFT, SHELVE, MOVE, RETRAIN, START, INAUGURATE]

function pendingSound(s: EvolutopiaState): boolean {
  if (!(STAGES_OF[s.pending] ?? []).includes(s.phase)) return false
  if (!(DID_OF[s.phase] ?? managed)(s.did)) return false
  const p = s.pending
  const counted = p === ASSIGN || p === BLOCK || p === DISMISS || p === SECOND
  const single = SINGLE.includes(p)
  if (counted ? s.left < 1 || s.left > MOST_ASSIGNED : s.left !== (single ? 1 : 0)) return false
  if (s.must > (p === ASSIGN || p === SECOND ? 1 : 0) || s.where > (p === SHELVE || p === SECOND ? 1 : 0)) return false
  return true
}

/** What is held only while something is pending. */
function looseEndsSound(s: EvolutopiaState): boolean {
  const p = s.pending
  const recruiting = p === LAY_OFF || p === DRAWN
  if (s.drawn > 0 !== (p === DRAWN) || sumOf(s.loose) > 0 !== (p === RESCUE)) return false
  if ((sumOf(s.laidOff) > 0 && !recruiting) || (p === LAY_OFF && sumOf(s.laidOff) === 0)) return false
  if (sumOf(s.dropped) > (p === DRAWN ? MOST_ASIDE : 0)) return false
  if (s.asideCount > 0 !== (p === CHOOSE) || s.asideCount > MOST_ASIDE || s.studyCount > STUDY_PLACES) return false
  if (s.started > 0 !== (p === RESCUE) || (p === RESCUE && s.site[s.siteCount - 1] !== s.started - 1)) return false
  return s.toBlock <= mostToBlock(s)
}

const blocksIn = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => (effect.do === 'block' ? sum + effect.count : sum), 0)

/** A penalty may ask for more blocks, and then the option that was chosen. */
function mostToBlock(s: EvolutopiaState): number {
  if (s.phase !== PENALTY && s.phase !== ARRIVAL && s.phase !== AFTER_CRISIS && s.phase !== OVER) return 0
  const { crises } = SETS[s.rules]
  const penalty = Math.max(...crises.map((crisis) => blocksIn(crisis.penalty)))
  if (s.phase === PENALTY || s.pending === OPTION) return penalty
  return penalty + Math.max(...crises.flatMap(({ arrival }) => arrival.map(blocksIn)))
}

function headSound(s: EvolutopiaState): boolean {
  return (
    s.seats >= 1 &&
    s.seats <= MOST_SEATS &&
    s.level < LEVELS.length &&
    s.silence <= 1 &&
    s.roleUsed <= 1 &&
    s.first < s.seats &&
    s.active < s.seats &&
    s.start < CELL_COUNT
  )
}

/** The codes that `invalid` answers with; the first is of a custom layout that asks for what §2.5 forbids. */
export const INVALID = [
  'invalid-start',
  'invalid-head',
  'invalid-evolutions',
  'invalid-crises',
  'invalid-plans',
  'invalid-roles',
  'invalid-experts',
  'invalid-territory',
  'invalid-tracks',
  'invalid-end',
  'invalid-pending',
  'invalid-loose-ends',
] as const

const LAWS: readonly (readonly [code: (typeof INVALID)[number], holds: (s: EvolutopiaState) => boolean])[] = [
  ['invalid-head', headSound],
  ['invalid-evolutions', evolutionsSound],
  ['invalid-crises', crisesSound],
  ['invalid-plans', plansSound],
  ['invalid-roles', rolesSound],
  ['invalid-experts', expertsSound],
  ['invalid-territory', territorySound],
  ['invalid-tracks', tracksSound],
  ['invalid-end', endSound],
  ['invalid-pending', pendingSound],
  ['invalid-loose-ends', looseEndsSound],
]

export function invalid(s: EvolutopiaState): Refusal | null {
  if (s.start < CELL_COUNT && s.nuisances[s.start] > 0)
    return { code: 'invalid-start' satisfies (typeof INVALID)[number], values: { cell: s.start } }
  for (const [code, holds] of LAWS) if (!holds(s)) return { code }
  return null
}
