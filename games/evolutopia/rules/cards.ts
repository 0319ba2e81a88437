// Roles and good plans (§3.7, §3.8, §5).
import type { Chance } from '../../../core/game.ts'
import type { RoleTime } from '../data.ts'
import { INAUGURATING, PLAN_COUNT, RECRUITING, ROLE_COUNT, TINKERER, USES_TO_UNLOCK } from '../data.ts'
import type { EvolutopiaTell } from '../events.ts'
import { moves } from '../moves.ts'
import { CODE } from '../refusals.ts'
import type { EvolutopiaState } from '../state.ts'
import { ADOPT, AFTER, countsUses, EXCHANGE, holdsRole, lenderOf, MANAGED, NONE, OVER, TURN } from '../state.ts'
import { SETS } from '../versions.ts'
import { hasEffect, perform } from './effects.ts'
import { endIfDecided } from './ending.ts'
import { drawRole, offerRoles } from './piles.ts'
import type { Rule } from './rule.ts'
import { answered, asked } from './rule.ts'

const { kinds } = moves
const RECRUITED = RECRUITING + 1
const INAUGURATED = INAUGURATING + 1

function isTime(s: EvolutopiaState, when: RoleTime): boolean {
  switch (when) {
    case 'before':
      return s.phase === TURN
    case 'after':
      return s.phase === AFTER
    case 'either':
      return s.phase === TURN || s.phase === AFTER
    case 'managed':
      return s.phase === AFTER && s.did === MANAGED
    case 'recruited':
      return s.phase === AFTER && s.did === RECRUITED
    case 'inaugurated':
      return s.phase === AFTER && s.did === INAUGURATED
    case 'borrowed':
      return false
  }
}

function checkRole(s: EvolutopiaState, role: number): number {
  if (s.phase === OVER) return CODE.over
  if (s.pending !== NONE) return CODE['not-now']
  if (!holdsRole(s, s.active, role) && lenderOf(s, role) < 0) return CODE['not-your-role']
  if (s.roleUsed > 0) return CODE['role-used']
  const { roles } = SETS[s.rules]
  if (!isTime(s, roles[role].when)) return CODE['role-time']
  return hasEffect(s, roles[role].effect) ? 0 : CODE['no-effect']
}

/** Says if the second role is due. */
function countUse(s: EvolutopiaState, own: number): boolean {
  const seat = s.active
  if (!countsUses(s, seat) || s.firstRole[seat] !== own + 1) return false
  s.uses[seat]++
  return s.uses[seat] === USES_TO_UNLOCK
}

function unlock(s: EvolutopiaState, chance: Chance, tell: EvolutopiaTell): void {
  const role = drawRole(s, chance)
  s.secondRole[s.active] = role + 1
  if (tell) tell({ kind: 'role-unlocked', seat: s.active, role })
}

export const role: Rule = {
  check: (s, move) => checkRole(s, kinds.role.role(move)),
  play(s, move, chance, tell) {
    const used = kinds.role.role(move)
    const lender = holdsRole(s, s.active, used) ? -1 : lenderOf(s, used)
    const due = countUse(s, lender < 0 ? used : TINKERER)
    s.roleUsed = 1
    if (tell) tell({ kind: 'role-used', seat: s.active, role: used, lender, uses: s.uses[s.active] })
    if (due) unlock(s, chance, tell)
    perform(s, SETS[s.rules].roles[used].effect, chance, tell)
    endIfDecided(s, tell)
  },
}

function checkPlan(s: EvolutopiaState, plan: number): number {
  if (s.phase === OVER) return CODE.over
  if (s.pending !== NONE) return CODE['not-now']
  if (s.planOwner[plan] !== s.active + 1) return CODE['not-your-plan']
  return hasEffect(s, SETS[s.rules].plans[plan]) ? 0 : CODE['no-effect']
}

export const plan: Rule = {
  check: (s, move) => checkPlan(s, kinds.plan.plan(move)),
  play(s, move, chance, tell) {
    const played = kinds.plan.plan(move)
    s.planOwner[played] = 0
    s.planUnder[s.planUnderCount++] = played
    s.silent[s.active] = s.silence
    if (tell) tell({ kind: 'plan-played', seat: s.active, plan: played })
    perform(s, SETS[s.rules].plans[played], chance, tell)
    endIfDecided(s, tell)
  },
}

/** Is there a card the active player could use now? Public, as all cards lie open. */
export function hasCard(s: EvolutopiaState): boolean {
  for (let i = 0; i < PLAN_COUNT; i++) if (checkPlan(s, i) === 0) return true
  if (s.roleUsed > 0 || (s.phase !== TURN && s.phase !== AFTER)) return false
  for (let i = 0; i < ROLE_COUNT; i++) if (checkRole(s, i) === 0) return true
  return false
}

/** §5: the role goes under its pile, two are offered. */
export function exchangeRole(s: EvolutopiaState, chance: Chance, tell: EvolutopiaTell): void {
  const old = s.firstRole[s.active] - 1
  s.phase = EXCHANGE
  s.firstRole[s.active] = 0
  s.roleUnder[s.roleUnderCount++] = old
  if (tell) tell({ kind: 'role-back', seat: s.active, role: old })
  offerRoles(s, chance, tell)
  s.pending = ADOPT
}

export const adopt: Rule = {
  check(s, move) {
    const open = asked(s, ADOPT)
    if (open !== 0) return open
    const wanted = kinds.adopt.role(move) + 1
    return s.offer[0] === wanted || s.offer[1] === wanted ? 0 : CODE['not-offered']
  },
  play(s, move, _chance, tell) {
    const kept = kinds.adopt.role(move)
    const other = s.offer[0] - 1 === kept ? s.offer[1] - 1 : s.offer[0] - 1
    answered(s)
    s.offer.fill(0)
    s.firstRole[s.active] = kept + 1
    s.roleUnder[s.roleUnderCount++] = other
    if (tell) tell({ kind: 'adopted', seat: s.active, role: kept, other })
  },
}
