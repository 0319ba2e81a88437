// How sensible a legal move looks, without playing it. Within a cycle of actions everything useful is done before the crises
// are managed, so a score is a place in that order plus what the move itself is worth.
import type { Move } from '../../../core/game.ts'
import type { Effect, Role } from '../data.ts'
import {
  ASSIGNING,
  CHOOSING,
  EVOLUTION_COUNT,
  EXPERTS,
  IN_ZONE,
  INAUGURATING,
  INDICATORS,
  NO_EVOLUTION,
  ON_CRISIS,
  RECRUITING,
  ROLES,
  SITE_PLACES,
  STARTING,
  STUDY_PLACES,
} from '../data.ts'
import { KIND_OF, MOVE_KINDS, moves } from '../moves.ts'
import { canInaugurate } from '../rules/effects.ts'
import type { EvolutopiaState } from '../state.ts'
import {
  AFTER,
  BONUS,
  expertsOn,
  isComplete,
  LAY_OFF,
  NONE,
  openSlots,
  REVEALED,
  sitePlace,
  TURN,
  zoneRoom,
} from '../state.ts'
import { SETS } from '../versions.ts'
import {
  cellWorth,
  changeOf,
  costOf,
  crisisCost,
  crisisHarm,
  gainOf,
  harmOf,
  lackOf,
  markWorth,
  missingOn,
  tileWorth,
  WEIGHTS,
  wantedLater,
  zoneWorth,
} from './values.ts'

const { kinds } = moves
const FIVE = EXPERTS.length

/** The order of things within a cycle; what scores below `manage` is not worth an action. */
const ORDER = {
  inaugurate: 60,
  card: 55,
  choose: 45,
  start: 40,
  recruit: 35,
  assign: 30,
  lateCard: 12,
  manage: 10,
  useless: 0,
  never: -100,
} as const
/** What an evolution must promise to be taken at once. */
const WORTH_TAKING = 2.2
const WORTH_SHARE = 0.1
/** What a crisis must cost in all for a plan to be spent on it at once. */
const WORTH_SETTLING = 2.5
const NO_EFFECTS: readonly Effect[] = []

/** By evolution, and last the crisis: what was found out about the position at hand. */
const worths = new Float64Array(EVOLUTION_COUNT).fill(Number.NaN)
const slots = new Float64Array(EVOLUTION_COUNT + 1).fill(Number.NaN)

/** Before the moves of another position are scored. */
export function beginScores(): void {
  worths.fill(Number.NaN)
  slots.fill(Number.NaN)
}

function worthOf(s: EvolutopiaState, tile: number): number {
  if (Number.isNaN(worths[tile])) worths[tile] = tileWorth(s, tile)
  return worths[tile]
}

function worstOf(s: EvolutopiaState, tiles: Uint8Array, count: number): number {
  let worst = Number.POSITIVE_INFINITY
  for (let i = 0; i < count; i++) worst = Math.min(worst, worthOf(s, tiles[i]))
  return worst
}

function scoreTake(s: EvolutopiaState, out: number): number {
  const value = worthOf(s, s.top) + markWorth(s, s.top)
  if (s.pending === BONUS) return value - WORTH_SHARE
  if (out === NO_EVOLUTION)
    return ORDER.choose + value - (s.pending === NONE ? 0 : WEIGHTS.shelved * s.asideCount * 0.1)
  const gain = value - worthOf(s, out) - markWorth(s, out)
  return s.pending === NONE && gain <= WORTH_SHARE ? ORDER.useless + gain : ORDER.choose + gain
}

function scoreAside(s: EvolutopiaState): number {
  if (s.studyCount < STUDY_PLACES || s.pending !== NONE) return ORDER.choose + WORTH_TAKING
  const improvable = worstOf(s, s.study, s.studyCount) < WORTH_TAKING
  return improvable ? ORDER.choose + WORTH_SHARE : ORDER.useless
}

function scoreStart(s: EvolutopiaState, tile: number, out: number): number {
  const value = worthOf(s, tile) + markWorth(s, tile) * 2
  if (out === NO_EVOLUTION) return ORDER.start + value
  const spent = costOf(s, out) - missingOn(s, out)
  const gain = value - worthOf(s, out) - spent * WEIGHTS.expert
  return gain > 0 && !isComplete(s, sitePlace(s, out)) ? ORDER.start + gain : ORDER.useless
}

/** Idle experts, by how little they are wanted. */
function idleness(s: EvolutopiaState, expert: number): number {
  return -lackOf(s, expert) - (wantedLater(s, expert) ? 0.5 : 0)
}

function totalLack(s: EvolutopiaState): number {
  let sum = 0
  for (let expert = 0; expert < FIVE; expert++) sum += Math.max(0, lackOf(s, expert))
  return sum
}

function scoreDraw(s: EvolutopiaState): number {
  if (s.pending === LAY_OFF) return ORDER.recruit + 0.5
  const room = zoneRoom(s)
  return totalLack(s) > 0 || room >= 2 ? ORDER.recruit + room * WORTH_SHARE : ORDER.lateCard
}

function scoreLayoff(s: EvolutopiaState, expert: number): number {
  if (idleness(s, expert) < 0.5 || totalLack(s) === 0) return ORDER.useless
  return ORDER.recruit + 0.6 + idleness(s, expert) * WORTH_SHARE
}

function scoreKeep(s: EvolutopiaState): number {
  const lack = lackOf(s, s.drawn - 1)
  if (lack > 0) return 2
  return wantedLater(s, s.drawn - 1) ? 0.9 : 0.5
}

/** Worth of one more expert at a place: what is there to win, shared among those still missing. */
function slotWorth(s: EvolutopiaState, target: number): number {
  if (Number.isNaN(slots[target])) slots[target] = newSlotWorth(s, target)
  return slots[target]
}

function newSlotWorth(s: EvolutopiaState, target: number): number {
  const missing = missingOn(s, target)
  let reachable = 0
  for (let expert = 0; expert < FIVE; expert++)
    reachable += Math.min(s.zone[expert], Math.max(0, openSlots(s, expert, target)))
  const value = target === ON_CRISIS ? crisisHarm(s) : worthOf(s, target) + missing * WEIGHTS.expert
  const finishing = reachable >= missing ? 1 : 0.35
  const spent = target === ON_CRISIS ? crisisCost(s) - missing : costOf(s, target) - missing
  return (value * finishing) / missing + spent * WORTH_SHARE
}

/** Would its changes lose the game? */
function isFatal(s: EvolutopiaState, tile: number): boolean {
  for (let i = 0; i < INDICATORS.length; i++)
    if (s.indicators[i] + SETS[s.rules].evolutionChanges[tile * FIVE + i] <= 0) return true
  return false
}

function scoreInaugurate(s: EvolutopiaState, tile: number, cell: number): number {
  const gain = gainOf(s, tile)
  return isFatal(s, tile) ? ORDER.never : ORDER.inaugurate + gain + cellWorth(s, cell)
}

/** An action we can do without scores high. */
function scoreBlock(s: EvolutopiaState, action: number): number {
  let ready = 0
  for (let place = 0; place < s.siteCount; place++) if (isComplete(s, place)) ready++
  switch (action) {
    case CHOOSING:
      return s.studyCount >= 2 ? 3 : s.studyCount + s.siteCount * 0.3
    case STARTING:
      return s.siteCount === SITE_PLACES ? 3.5 : s.siteCount
    case RECRUITING:
      return zoneWorth(s) - totalLack(s) * 0.2
    case ASSIGNING:
      return totalLack(s) === 0 && zoneWorth(s) < 1 ? 1 : -1
    default:
      return ready > 0 ? -2 : -0.5
  }
}

/** Is this what keeps us from going on? */
function scoreUnblock(s: EvolutopiaState, action: number): number {
  switch (action) {
    case INAUGURATING:
      return canInaugurate(s) ? 4 : 2.5
    case ASSIGNING:
      return 3
    case RECRUITING:
      return 2
    case STARTING:
      return s.siteCount < SITE_PLACES && s.studyCount > 0 ? 1.5 : 0.5
    default:
      return 1
  }
}

function bestSlot(s: EvolutopiaState): number {
  let best = 0
  for (let i = 0; i <= s.siteCount; i++) {
    const target = i < s.siteCount ? s.site[i] : ON_CRISIS
    if ((target !== ON_CRISIS || s.crisis > 0) && missingOn(s, target) > 0) best = Math.max(best, slotWorth(s, target))
  }
  return best
}

/** What the crisis that lies open will do in a moment, if we choose well. */
function arrivalHarm(s: EvolutopiaState): number {
  const [first, second] = s.crisis === 0 ? [NO_EFFECTS, NO_EFFECTS] : SETS[s.rules].crises[s.crisis - 1].arrival
  return Math.min(harmOf(s, first), harmOf(s, second))
}

/** Only what a crisis would spoil is better done before it strikes. */
function scoreBeforeArrival(s: EvolutopiaState, effect: Effect): number {
  switch (effect.do) {
    case 'settle':
      return arrivalHarm(s) + crisisHarm(s) > WORTH_SETTLING ? ORDER.card : ORDER.useless
    case 'inaugurate':
    case 'raise':
      return ORDER.card
    case 'assign':
      return bestSlot(s) > WORTH_SHARE ? ORDER.card : ORDER.useless
    default:
      return ORDER.useless
  }
}

/** When to use a card, by what it does. */
function scoreCard(s: EvolutopiaState, effect: Effect): number {
  if (s.phase === REVEALED) return scoreBeforeArrival(s, effect)
  const late = s.phase === AFTER ? ORDER.card : ORDER.lateCard
  switch (effect.do) {
    case 'assign':
      return bestSlot(s) > WORTH_SHARE ? ORDER.assign - 1 : ORDER.useless
    case 'hire':
      return totalLack(s) > 0 && zoneRoom(s) >= Math.min(effect.count, 3) ? ORDER.assign - 2 : ORDER.useless
    case 'settle':
      return missingOn(s, ON_CRISIS) > 0 && crisisHarm(s) > 0.8 ? late : ORDER.useless
    case 'second':
      return effect.to === 'any' || crisisHarm(s) > WORTH_SHARE ? ORDER.card : ORDER.useless
    case 'unblock':
      return s.phase === TURN || s.phase === AFTER ? late : ORDER.useless
    case 'inaugurate':
      return s.phase === TURN && s.blocked[INAUGURATING] === 0 ? ORDER.useless : ORDER.card
    case 'start':
      return s.siteCount < SITE_PLACES ? ORDER.card : ORDER.useless
    case 'study':
      return worthOf(s, s.top) > WORTH_SHARE ? ORDER.card : ORDER.useless
    case 'retrain':
      return bestRetrain(s) > 0 ? ORDER.card : ORDER.useless
    case 'shift':
      return bestShift(s) > WORTH_SHARE ? ORDER.card : ORDER.useless
    case 'raise':
      return ORDER.card
    case 'move':
      return bestMove(s) > 0.2 ? ORDER.card : ORDER.useless
    default:
      return ORDER.useless
  }
}

function retrainWorth(s: EvolutopiaState, out: number, into: number): number {
  return lackOf(s, into) > 0 && lackOf(s, out) < 0 ? lackOf(s, into) - lackOf(s, out) * WORTH_SHARE : -1
}

function bestRetrain(s: EvolutopiaState): number {
  let best = -1
  for (let out = 0; out < FIVE; out++)
    for (let into = 0; into < FIVE; into++)
      if (s.zone[out] > 0 && s.bag[into] > 0) best = Math.max(best, retrainWorth(s, out, into))
  return best
}

function shiftWorth(s: EvolutopiaState, from: number, to: number): number {
  return changeOf(s, from, -1) + changeOf(s, to, 1)
}

function bestShift(s: EvolutopiaState): number {
  let best = Number.NEGATIVE_INFINITY
  for (let from = 0; from < INDICATORS.length; from++)
    for (let to = 0; to < INDICATORS.length; to++)
      if (from !== to && s.indicators[from] >= 2) best = Math.max(best, shiftWorth(s, from, to))
  return best
}

function moveWorth(s: EvolutopiaState, from: number, to: number): number {
  const lost = from === ON_CRISIS ? crisisHarm(s) / crisisCost(s) : worthOf(s, from) / costOf(s, from)
  return to === IN_ZONE ? -1 : slotWorth(s, to) - Math.max(0, lost) - (missingOn(s, from) === 0 ? 3 : 0)
}

function bestMove(s: EvolutopiaState): number {
  let best = -1
  for (let i = 0; i <= s.siteCount; i++)
    for (let j = 0; j <= s.siteCount; j++) {
      const from = i < s.siteCount ? s.site[i] : ON_CRISIS
      const to = j < s.siteCount ? s.site[j] : ON_CRISIS
      if (s.crisis === 0 && (from === ON_CRISIS || to === ON_CRISIS)) continue
      for (let expert = 0; expert < FIVE && from !== to; expert++)
        if (expertsOn(s, expert, from) > 0 && openSlots(s, expert, to) > 0)
          best = Math.max(best, moveWorth(s, from, to))
    }
  return best
}

/** Alone, the more useful role is kept. */
const ROLE_TASTE: { readonly [R in Role]: number } = {
  headhunter: 5,
  'first-aider': 4.5,
  'site-manager': 4,
  negotiator: 3.5,
  planner: 3,
  treasurer: 2.5,
  trainer: 2,
  surveyor: 2.2,
  coordinator: 1,
  tinkerer: 0,
}

export function scoreOf(s: EvolutopiaState, move: Move): number {
  switch (MOVE_KINDS[KIND_OF[move]]) {
    case 'take':
      return scoreTake(s, kinds.take.out(move))
    case 'aside':
      return scoreAside(s)
    case 'leave':
      return 0
    case 'under':
      return 0.05 - worthOf(s, s.top)
    case 'start':
      return scoreStart(s, kinds.start.tile(move), kinds.start.out(move))
    case 'rescue':
      return lackOf(s, kinds.rescue.expert(move)) + 1
    case 'layoff':
      return scoreLayoff(s, kinds.layoff.expert(move))
    case 'draw':
      return scoreDraw(s)
    case 'keep':
      return scoreKeep(s)
    case 'drop':
      return 0.8
    case 'assign':
      return ORDER.assign + slotWorth(s, kinds.assign.target(move))
    case 'inaugurate':
      return scoreInaugurate(s, kinds.inaugurate.tile(move), kinds.inaugurate.cell(move))
    case 'manage':
      return ORDER.manage
    case 'option':
      return -harmOf(s, SETS[s.rules].crises[s.crisis - 1].arrival[kinds.option.option(move)])
    case 'block':
      return scoreBlock(s, kinds.block.action(move))
    case 'role':
      return scoreCard(s, SETS[s.rules].roles[kinds.role.role(move)].effect)
    case 'plan':
      return scoreCard(s, SETS[s.rules].plans[kinds.plan.plan(move)])
    case 'adopt':
      return ROLE_TASTE[ROLES[kinds.adopt.role(move)]]
    case 'done':
      return s.pending === NONE ? ORDER.manage : ORDER.useless
    case 'unblock':
      return scoreUnblock(s, kinds.unblock.action(move))
    case 'raise':
      return changeOf(s, kinds.raise.indicator(move), 1)
    case 'shift':
      return shiftWorth(s, kinds.shift.from(move), kinds.shift.to(move))
    case 'dismiss':
      return idleness(s, kinds.dismiss.expert(move))
    case 'shelve':
      return -worthOf(s, kinds.shelve.tile(move))
    case 'second':
      return slotWorth(s, kinds.second.target(move))
    case 'move':
      return moveWorth(s, kinds.move.from(move), kinds.move.to(move))
    case 'retrain':
      return retrainWorth(s, kinds.retrain.out(move), kinds.retrain.into(move))
  }
}
