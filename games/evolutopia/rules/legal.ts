// The enumerator: candidates by what is asked for, each held against its rule's check.
import type { Move, MoveList } from '../../../core/game.ts'
import {
  ACTIONS,
  ASSIGNING,
  CELL_COUNT,
  CHOOSING,
  EXPERTS,
  IN_ZONE,
  INAUGURATING,
  INDICATORS,
  NO_EVOLUTION,
  PLAN_COUNT,
  RECRUITING,
  ROLE_COUNT,
  SITE_PLACES,
  STARTING,
  STUDY_PLACES,
} from '../data.ts'
import { KIND_OF, MOVE_KINDS, moves } from '../moves.ts'
import { CODE } from '../refusals.ts'
import type { EvolutopiaState } from '../state.ts'
import {
  ADOPT,
  ASSIGN,
  BLOCK,
  BONUS,
  CHOOSE,
  DISMISS,
  DRAWN,
  expertsOn,
  INAUGURATE,
  isComplete,
  LAY_OFF,
  MOVE,
  NONE,
  OPTION,
  RAISE,
  RESCUE,
  RETRAIN,
  SECOND,
  SHELVE,
  SHIFT,
  START,
  TURN,
  targetAt,
  targetCount,
  UNBLOCK,
} from '../state.ts'
import { adopt, plan, role } from './cards.ts'
import { dismiss, move, raise, retrain, second, shelve, shift, unblock } from './choices.ts'
import { block, manage, option } from './crises.ts'
import { aside, inaugurate, leave, rescue, start, take, under } from './evolutions.ts'
import { assign, draw, drop, keep, layoff } from './experts.ts'
import type { Rule } from './rule.ts'
import { done } from './turn.ts'

const { kinds } = moves
const FIVE = EXPERTS.length

const RULES: { readonly [K in (typeof MOVE_KINDS)[number]]: Rule } = {
  take,
  aside,
  leave,
  under,
  start,
  rescue,
  layoff,
  draw,
  keep,
  drop,
  assign,
  inaugurate,
  manage,
  option,
  block,
  role,
  plan,
  adopt,
  done,
  unblock,
  raise,
  shift,
  dismiss,
  shelve,
  second,
  move,
  retrain,
}
const BY_KIND: readonly Rule[] = MOVE_KINDS.map((kind) => RULES[kind])

export function ruleOf(move: Move): Rule {
  return BY_KIND[KIND_OF[move]]
}

export function check(s: EvolutopiaState, move: Move): number {
  const kind = KIND_OF[move]
  return kind === undefined ? CODE['no-move'] : BY_KIND[kind].check(s, move)
}

let list: MoveList = new Int32Array(0)
let count = 0

function offer(s: EvolutopiaState, rule: Rule, move: Move): void {
  if (rule.check(s, move) === 0) list[count++] = move
}

function offerTake(s: EvolutopiaState): void {
  if (s.studyCount < STUDY_PLACES) offer(s, take, kinds.take.of(NO_EVOLUTION))
  else for (let i = 0; i < s.studyCount; i++) offer(s, take, kinds.take.of(s.study[i]))
}

function offerStart(s: EvolutopiaState): void {
  for (let i = 0; i < s.studyCount; i++)
    if (s.siteCount < SITE_PLACES) offer(s, start, kinds.start.of(s.study[i], NO_EVOLUTION))
    else for (let j = 0; j < s.siteCount; j++) offer(s, start, kinds.start.of(s.study[i], s.site[j]))
}

function offerAssign(s: EvolutopiaState): void {
  const n = targetCount(s)
  for (let expert = 0; expert < FIVE; expert++)
    if (s.zone[expert] > 0) for (let i = 0; i < n; i++) offer(s, assign, kinds.assign.of(expert, targetAt(s, i)))
}

function offerInaugurate(s: EvolutopiaState): void {
  for (let place = 0; place < s.siteCount; place++)
    if (isComplete(s, place))
      for (let cell = 0; cell < CELL_COUNT; cell++) offer(s, inaugurate, kinds.inaugurate.of(s.site[place], cell))
}

function offerLayoff(s: EvolutopiaState): void {
  for (let expert = 0; expert < FIVE; expert++) offer(s, layoff, kinds.layoff.of(expert))
  offer(s, draw, kinds.draw.of())
}

function offerCards(s: EvolutopiaState): void {
  if (s.roleUsed === 0) for (let i = 0; i < ROLE_COUNT; i++) offer(s, role, kinds.role.of(i))
  for (let i = 0; i < PLAN_COUNT; i++) if (s.planOwner[i] > 0) offer(s, plan, kinds.plan.of(i))
}

/** Before the action every action is tried, after it only cards are left. */
function offerTurn(s: EvolutopiaState): void {
  if (s.phase === TURN) {
    if (s.blocked[CHOOSING] === 0) {
      offerTake(s)
      offer(s, aside, kinds.aside.of())
    }
    if (s.blocked[STARTING] === 0) offerStart(s)
    if (s.blocked[RECRUITING] === 0) offerLayoff(s)
    if (s.blocked[ASSIGNING] === 0) offerAssign(s)
    if (s.blocked[INAUGURATING] === 0) offerInaugurate(s)
    offer(s, manage, kinds.manage.of())
  }
  offerCards(s)
  offer(s, done, kinds.done.of())
}

function offerMove(s: EvolutopiaState): void {
  const n = targetCount(s)
  for (let i = 0; i < n; i++) {
    const from = targetAt(s, i)
    for (let expert = 0; expert < FIVE; expert++) {
      if (expertsOn(s, expert, from) === 0) continue
      for (let j = 0; j < n; j++) offer(s, move, kinds.move.of(expert, from, targetAt(s, j)))
      offer(s, move, kinds.move.of(expert, from, IN_ZONE))
    }
  }
}

function offerSecond(s: EvolutopiaState): void {
  const n = targetCount(s)
  for (let expert = 0; expert < FIVE; expert++)
    for (let i = 0; i < n; i++) offer(s, second, kinds.second.of(expert, targetAt(s, i)))
}

function offerPairs(s: EvolutopiaState, rule: Rule, of: (a: number, b: number) => Move): void {
  for (let a = 0; a < FIVE; a++) for (let b = 0; b < FIVE; b++) offer(s, rule, of(a, b))
}

function offerShelve(s: EvolutopiaState): void {
  const tiles = s.where === 1 ? s.study : s.site
  const n = s.where === 1 ? s.studyCount : s.siteCount
  for (let i = 0; i < n; i++) offer(s, shelve, kinds.shelve.of(tiles[i]))
}

function offerAnswers(s: EvolutopiaState): void {
  switch (s.pending) {
    case CHOOSE:
      offerTake(s)
      offer(s, aside, kinds.aside.of())
      break
    case BONUS:
      offerTake(s)
      offer(s, leave, kinds.leave.of())
      offer(s, under, kinds.under.of())
      break
    case LAY_OFF:
      offerLayoff(s)
      break
    case DRAWN:
      offer(s, keep, kinds.keep.of())
      offer(s, drop, kinds.drop.of())
      break
    case ASSIGN:
      offerAssign(s)
      offer(s, done, kinds.done.of())
      break
    case RESCUE:
      for (let expert = 0; expert < FIVE; expert++) offer(s, rescue, kinds.rescue.of(expert))
      offer(s, done, kinds.done.of())
      break
    case OPTION:
      offer(s, option, kinds.option.of(0))
      offer(s, option, kinds.option.of(1))
      break
    case BLOCK:
      for (let action = 0; action < ACTIONS.length; action++) offer(s, block, kinds.block.of(action))
      break
    case UNBLOCK:
      for (let action = 0; action < ACTIONS.length; action++) offer(s, unblock, kinds.unblock.of(action))
      break
    case RAISE:
      for (let i = 0; i < INDICATORS.length; i++) offer(s, raise, kinds.raise.of(i))
      break
    case SHIFT:
      offerPairs(s, shift, kinds.shift.of)
      break
    case DISMISS:
      for (let expert = 0; expert < FIVE; expert++) offer(s, dismiss, kinds.dismiss.of(expert))
      break
    case SHELVE:
      offerShelve(s)
      break
    case SECOND:
      offerSecond(s)
      offer(s, done, kinds.done.of())
      break
    case MOVE:
      offerMove(s)
      break
    case RETRAIN:
      offerPairs(s, retrain, kinds.retrain.of)
      break
    case START:
      offerStart(s)
      break
    case INAUGURATE:
      offerInaugurate(s)
      break
    case ADOPT:
      for (let i = 0; i < s.offer.length; i++) offer(s, adopt, kinds.adopt.of(s.offer[i] - 1))
  }
}

export function legal(s: EvolutopiaState, into: MoveList): number {
  list = into
  count = 0
  if (s.pending === NONE) offerTurn(s)
  else offerAnswers(s)
  return count
}
