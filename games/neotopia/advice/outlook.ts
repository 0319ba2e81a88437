// What a position promises a seat: points so far, and what the projects in hand, tokens and turns left may bring.
import type { Seat } from '../../../core/game.ts'
import { LOWEST_TIMES, TURN_ACTIONS } from '../data.ts'
import { isLastKind } from '../rules/building.ts'
import { finalScore, TOKEN_POINTS } from '../score.ts'
import type { NeotopiaState } from '../state.ts'
import {
  AUTOMATIZATION,
  CARD_COUNT,
  ELEMENT_COUNT,
  heldTokens,
  INITIATIVE,
  OVER,
  PERMITS,
  REGION_COUNT,
  SUBSIDY,
  TOKEN_COUNT,
} from '../state.ts'
import { gainOf, hand, look, lowestScore, scores, seen, slots, supplyFor } from './look.ts'
import { classesOf, entryOf, hasManyEnds, isFar, LACKS, MISSING } from './reach.ts'
import { LATER, NOW, WEIGHTS } from './weights.ts'

/** The likeliest way to a project in the region asked about last: the part of its gain to expect, what is missing and lacking. */
export const way = { part: 0, missing: 0, lacking: 0 }

/** Finds the way to a project in a region with this many actions now, and that many at most; gives whether there is one. */
export function findWay(card: number, region: number, actions: number, most: number): boolean {
  const entry = entryOf(slots[region], card)
  const classes = classesOf(entry)
  const supply = supplyFor(card, region)
  let part = 0
  let missing = TURN_ACTIONS + 1
  let lacking = 0
  if (classes === 0) part = isFar(entry) ? LATER[16] : WEIGHTS.far
  for (let rest = classes; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest)
    if (MISSING[kind] > most) continue
    const at = LACKS[supply + kind]
    const chance = MISSING[kind] <= actions ? NOW[at] : LATER[at]
    if (chance <= part) continue
    part = chance
    missing = MISSING[kind]
    lacking = at & 3
  }
  if (missing === 1 && part < 1 && hasManyEnds(entry)) part = Math.min(1, part * WEIGHTS.manyEnds)
  way.part = part
  way.missing = missing
  way.lacking = lacking
  return missing <= most
}

/** The actions that a seat has now and later, at most. */
export const mostActions = (actions: number): number => actions + Math.floor(seen.turns) * TURN_ACTIONS

/** What a project brings the seat in a region by the way that was found. */
export function wayWorth(s: NeotopiaState, card: number, region: number): number {
  return way.part * gainOf(card, region) * (isLastKind(s, region, card) ? WEIGHTS.sameKind : 1)
}

/** The least elements missing in the best lie, as `prospect` found. */
let bestMissing = 0

/** How much a project may bring, with this many actions now and others later. */
export function prospect(s: NeotopiaState, card: number, actions: number): number {
  const most = mostActions(actions)
  let best = 0
  bestMissing = TURN_ACTIONS
  for (let region = 0; region < REGION_COUNT; region++) {
    if (!findWay(card, region, actions, most)) continue
    const value = wayWorth(s, card, region)
    if (value <= best) continue
    best = value
    bestMissing = way.missing
  }
  return best
}

export const values = new Float64Array(CARD_COUNT)
const costs = new Float64Array(CARD_COUNT)

/** Keeps the projects in order, the best first. */
export function insert(value: number, cost: number, n: number): void {
  let at = n
  for (; at > 0 && values[at - 1] < value; at--) {
    values[at] = values[at - 1]
    costs[at] = costs[at - 1]
  }
  values[at] = value
  costs[at] = cost
}

/** The actions that a seat has left in this turn. */
export const actionsNow = (s: NeotopiaState, seat: Seat): number => (s.turn === seat ? s.actions : 0)

/** The projects in hand together: the actions left must serve them all. */
function prospects(s: NeotopiaState, seat: Seat): number {
  const actions = actionsNow(s, seat)
  for (let i = 0; i < seen.cards; i++) {
    const value = prospect(s, hand[i], actions)
    insert(value, bestMissing, i)
  }
  return prospectsTogether()
}

/** Of the projects inserted, the best first. */
export function prospectsTogether(): number {
  let left = WEIGHTS.useful * seen.turns
  let sum = 0
  for (let i = 0, share = 1; i < seen.cards; i++, share *= WEIGHTS.nextProject) {
    if (left <= 0) break
    sum += values[i] * share * Math.min(1, left / costs[i])
    left -= costs[i] * share
  }
  return sum + Math.max(0, left) * WEIGHTS.idle + cardsWorth()
}

/** Every project in hand makes it likelier that a placement completes one, as long as there are turns. */
function cardsWorth(): number {
  return (
    seen.hunger *
    WEIGHTS.card *
    WEIGHTS.cards *
    (1 - Math.exp(-seen.cards / WEIGHTS.cards)) *
    Math.min(1, seen.turns / WEIGHTS.cardTime)
  )
}

/** Tokens can be used one a turn. */
export function tokensWorth(s: NeotopiaState, seat: Seat): number {
  const held = heldTokens(s, seat)
  if (held === 0) return 0
  const at = seat * TOKEN_COUNT
  const sum =
    s.tokens[at + SUBSIDY] * WEIGHTS.subsidy * Math.min(1, seen.turns / 4) +
    s.tokens[at + AUTOMATIZATION] * WEIGHTS.automatization +
    s.tokens[at + INITIATIVE] * WEIGHTS.initiative +
    s.tokens[at + PERMITS] * WEIGHTS.permits
  return sum * Math.min(1, seen.turns / held)
}

export function worth(s: NeotopiaState, seat: Seat): number {
  if (s.phase === OVER || s.colours[seat] === ELEMENT_COUNT) return finalScore(s, seat)
  look(s, seat)
  if (seen.turns === 0) return finalScore(s, seat)
  return pointsWorth(s, seat) + prospects(s, seat) + tokensWorth(s, seat)
}

/** The points so far. */
export function pointsWorth(s: NeotopiaState, seat: Seat): number {
  const points = scores[0] + scores[1] + scores[2] + (LOWEST_TIMES - 1) * lowestScore()
  return points + TOKEN_POINTS * heldTokens(s, seat)
}
