// Piles and the bag (§8): a pile is an unseen set, then a known bottom in order; the evolution stack has a known top as well.
import type { Chance } from '../../../core/game.ts'
import { EVOLUTION_COUNT, EXPERTS } from '../data.ts'
import type { EvolutopiaTell } from '../events.ts'
import type { EvolutopiaState } from '../state.ts'
import { sumOf } from '../state.ts'

/** Takes the item at an index out of an unordered list. */
function pluck(list: Uint8Array, count: number, index: number): number {
  const item = list[index]
  list[index] = list[count - 1]
  list[count - 1] = 0
  return item
}

/** Takes the item at an index out of an ordered list. */
export function removeAt(list: Uint8Array, count: number, index: number): number {
  const item = list[index]
  for (let i = index; i < count - 1; i++) list[i] = list[i + 1]
  list[count - 1] = 0
  return item
}

/** §8: the top left, so the next is turned up at once. */
export function revealTop(s: EvolutopiaState, chance: Chance, tell: EvolutopiaTell): void {
  if (s.unseenCount === 0) s.top = removeAt(s.under, s.underCount--, 0)
  else {
    const index = chance.draw('evolutions', s.unseen, s.unseenCount)
    s.top = pluck(s.unseen, s.unseenCount--, index)
  }
  if (tell) tell({ kind: 'top', tile: s.top })
}

export function putUnder(s: EvolutopiaState, tile: number): void {
  s.under[s.underCount++] = tile
}

export function intoStudy(s: EvolutopiaState, tile: number): void {
  s.study[s.studyCount++] = tile
}

const bagItems = new Uint8Array(EVOLUTION_COUNT)

/** Draws one expert out of the bag; which must not be empty. */
export function drawExpert(s: EvolutopiaState, chance: Chance): number {
  let n = 0
  for (let expert = 0; expert < EXPERTS.length; expert++) for (let i = s.bag[expert]; i > 0; i--) bagItems[n++] = expert
  const expert = bagItems[chance.draw('experts', bagItems, n)]
  s.bag[expert]--
  return expert
}

/** Empties a place; its experts go back to the bag. */
export function toBag(s: EvolutopiaState, experts: Uint8Array, tell: EvolutopiaTell): void {
  if (sumOf(experts) === 0) return
  if (tell) tell({ kind: 'to-bag', experts: Array.from(experts) })
  for (let expert = 0; expert < EXPERTS.length; expert++) s.bag[expert] += experts[expert]
  experts.fill(0)
}

/** Takes an evolution off the site; its experts are loose until somebody decides on them. */
export function offSite(s: EvolutopiaState, place: number): void {
  for (let expert = 0; expert < EXPERTS.length; expert++) {
    s.loose[expert] += s.siteExperts[place * EXPERTS.length + expert]
    for (let at = place; at < s.siteCount; at++)
      s.siteExperts[at * EXPERTS.length + expert] =
        at + 1 < s.siteCount ? s.siteExperts[(at + 1) * EXPERTS.length + expert] : 0
  }
  removeAt(s.site, s.siteCount, place)
  s.siteCount--
}

export function drawCrisisCard(s: EvolutopiaState, chance: Chance): number {
  if (s.crisisUnseenCount === 0) return removeAt(s.crisisUnder, s.crisisUnderCount--, 0)
  const index = chance.draw('crises', s.crisisUnseen, s.crisisUnseenCount)
  return pluck(s.crisisUnseen, s.crisisUnseenCount--, index)
}

/** The current crisis leaves: its experts to the bag, the card under its pile. */
export function closeCrisis(s: EvolutopiaState, tell: EvolutopiaTell): void {
  toBag(s, s.crisisExperts, tell)
  s.crisisUnder[s.crisisUnderCount++] = s.crisis - 1
  s.crisis = 0
}

function drawPlanCard(s: EvolutopiaState, chance: Chance): number {
  if (s.planUnseenCount === 0) return removeAt(s.planUnder, s.planUnderCount--, 0)
  const index = chance.draw('plans', s.planUnseen, s.planUnseenCount)
  return pluck(s.planUnseen, s.planUnseenCount--, index)
}

/** §3.2: a good plan for the active player, if there is one left. */
export function drawPlan(s: EvolutopiaState, chance: Chance, tell: EvolutopiaTell): void {
  if (s.planUnseenCount + s.planUnderCount === 0) {
    if (tell) tell({ kind: 'plan-none', seat: s.active })
    return
  }
  const plan = drawPlanCard(s, chance)
  s.planOwner[plan] = s.active + 1
  if (tell) tell({ kind: 'plan-drawn', seat: s.active, plan })
}

export function drawRole(s: EvolutopiaState, chance: Chance): number {
  if (s.roleUnseenCount === 0) return removeAt(s.roleUnder, s.roleUnderCount--, 0)
  const index = chance.draw('roles', s.roleUnseen, s.roleUnseenCount)
  return pluck(s.roleUnseen, s.roleUnseenCount--, index)
}

/** §5: two roles to choose from. */
export function offerRoles(s: EvolutopiaState, chance: Chance, tell: EvolutopiaTell): void {
  for (let i = 0; i < s.offer.length; i++) s.offer[i] = drawRole(s, chance) + 1
  if (tell) tell({ kind: 'role-offered', seat: s.active, roles: Array.from(s.offer, (role) => role - 1) })
}
