// A move of Meowtopia as a path of phrases, from the broad to the narrow, and as one sentence.
import { sum } from '../../../core/lists.ts'
import type { ActionName, Counts, Sold } from '../data.ts'
import { ACTIONS, GOODS, ROLES, SOLD } from '../data.ts'
import { actOf } from '../facts.ts'
import { CENTRE, SIDES } from '../grid.ts'
import type { Messages } from '../messages/en.ts'
import { moves, NOBODY_WAKES, STATES } from '../moves.ts'
import { buyerOf, crewOf, familyOf, gainOf, merchantOf, placeOf, tileWith } from '../names.ts'
import type { HouseholdView, MeowtopiaView } from '../view.ts'

export function path(m: Messages, v: MeowtopiaView, text: string): readonly string[] {
  const move = moves.readText(text)
  const home = v.households[v.toAct]
  switch (move.kind) {
    case 'wake':
      return wakePath(m, v, text, [move.ginger, move.black, move.grey, move.white])
    case 'send':
      return sendPath(m, v, text, [move.ginger, move.black, move.grey, move.white])
    case 'sell':
      return sellPath(m, move.family, SOLD[move.good], move.goods)
    case 'close':
      return [home.merchants.some(({ served }) => served) ? m.moves.close : m.moves.sellNothing]
    case 'take':
      return takePath(m, v, ACTIONS[move.does], ACTIONS[move.others])
    case 'field':
      return fieldPath(m, v, text, move)
    case 'stick':
      return stickPath(m, v, text)
    case 'recruit':
      return [m.moves.recruit(familyOf(move.family)), m.moves.roles[ROLES[move.role]]]
    case 'follow':
      return followPath(m, home, v.others, move.family)
    case 'pass':
      return [m.moves.pass, passPhrase(m, v, text, move.wakes)]
    case 'dismiss':
      return [m.moves.dismiss, m.moves.states[STATES[move.state]](familyOf(move.family))]
    case 'retire':
      return [m.moves.retire, m.moves.retired(merchantOf(move.family, GOODS[move.good], move.goods))]
    case 'feed':
      return [feedPhrase(m, v, text, move.unfed)]
  }
}

/** What is told whole, since its phrases joined make no sentence; null where one phrase says it. */
export function whole(m: Messages, v: MeowtopiaView, text: string): string | null {
  const move = moves.readText(text)
  const home = v.households[v.toAct]
  const say = m.moves.whole
  switch (move.kind) {
    case 'wake':
      return wakeWhole(m, v, text, [move.ginger, move.black, move.grey, move.white])
    case 'send':
      return sendWhole(m, v, text, [move.ginger, move.black, move.grey, move.white])
    case 'sell':
      return say.sell(SOLD[move.good], buyerOf(move.family, SOLD[move.good], move.goods))
    case 'take':
      return takeWhole(m, v, ACTIONS[move.does], ACTIONS[move.others])
    case 'field':
      return say.field(placeOf(move.column, move.row), actOf(v, text, 'field')?.points ?? 0)
    case 'stick':
      return stickWhole(m, v, text)
    case 'recruit':
      return say.recruit[ROLES[move.role]](familyOf(move.family))
    case 'follow':
      return families(home.awake) > 1 ? say.follow(v.others ?? 'food', familyOf(move.family)) : null
    case 'pass':
      if (move.wakes !== NOBODY_WAKES) return say.passWakes(familyOf(move.wakes))
      return say.passFood(actOf(v, text, 'passed')?.food ?? 0)
    case 'dismiss':
      return say.dismiss[STATES[move.state]](familyOf(move.family))
    case 'retire':
      return say.retire(merchantOf(move.family, GOODS[move.good], move.goods))
    case 'close':
    case 'feed':
      return null
  }
}

function wakeWhole(m: Messages, v: MeowtopiaView, text: string, counts: Counts): string | null {
  if (sum(counts) === 0 || families(v.households[v.toAct].asleep) < 2) return null
  return m.moves.whole.wake(crewOf(counts), actOf(v, text, 'woke')?.paid ?? 0)
}

function sendWhole(m: Messages, v: MeowtopiaView, text: string, counts: Counts): string | null {
  if (sum(counts) === 0 || families(v.households[v.toAct].awake) < 2) return null
  const { food, coins } = actOf(v, text, 'sent') ?? { food: 0, coins: 0 }
  return m.moves.whole.send(crewOf(counts), gainOf(food, coins))
}

function takeWhole(m: Messages, v: MeowtopiaView, does: ActionName, others: ActionName): string | null {
  const tile = tileWith(v, does, others)
  return v.sideB ? m.moves.whole.take(tile?.actions ?? [does], tile?.food ?? 0, does, others) : null
}

function stickWhole(m: Messages, v: MeowtopiaView, text: string): string | null {
  const act = actOf(v, text, 'stick')
  return act && m.moves.whole.stick(SIDES[act.side], placeOf(act.column, act.row), act.points)
}

/** A field or a stick whose place is seen: no rows and columns are drawn. */
export function marked(m: Messages, v: MeowtopiaView, text: string): string | null {
  const { kind } = moves.readText(text)
  if (kind !== 'field' && kind !== 'stick') return null
  const points = actOf(v, text, kind)?.points ?? 0
  return points === 0 ? m.moves[kind] : `${m.moves[kind]}, ${m.points(points)}`
}

const families = (counts: Counts) => counts.filter((count) => count > 0).length

function wakePath(m: Messages, v: MeowtopiaView, text: string, counts: Counts): readonly string[] {
  const n = sum(counts)
  if (n === 0) return [m.moves.wakeNobody]
  const phrase = m.moves.wake(n, actOf(v, text, 'woke')?.paid ?? 0)
  return families(v.households[v.toAct].asleep) > 1 ? [phrase, m.byFamily(crewOf(counts))] : [phrase]
}

function passPhrase(m: Messages, v: MeowtopiaView, text: string, wakes: number): string {
  if (wakes !== NOBODY_WAKES) return m.moves.passWakes(familyOf(wakes))
  return m.moves.passFood(actOf(v, text, 'passed')?.food ?? 0)
}

function sendPath(m: Messages, v: MeowtopiaView, text: string, counts: Counts): readonly string[] {
  const n = sum(counts)
  if (n === 0) return [m.moves.sendNobody]
  const { food, coins } = actOf(v, text, 'sent') ?? { food: 0, coins: 0 }
  const phrase = m.moves.send(n, gainOf(food, coins))
  return families(v.households[v.toAct].awake) > 1 ? [phrase, m.byFamily(crewOf(counts))] : [phrase]
}

function sellPath(m: Messages, family: number, good: Sold, goods: number): readonly string[] {
  return [m.moves.sell(good), m.moves.toMerchant(buyerOf(family, good, goods))]
}

function takePath(m: Messages, v: MeowtopiaView, does: ActionName, others: ActionName): readonly string[] {
  const tile = tileWith(v, does, others)
  const phrase = m.moves.take(tile?.actions ?? [does], tile?.food ?? 0)
  return v.sideB ? [phrase, m.moves.does(does, others)] : [phrase]
}

function fieldPath(
  m: Messages,
  v: MeowtopiaView,
  text: string,
  at: { column: number; row: number },
): readonly string[] {
  const points = actOf(v, text, 'field')?.points ?? 0
  return [m.moves.field, m.row(at.row - CENTRE), m.moves.fieldColumn(at.column - CENTRE, points)]
}

/** An edge as the side of a field that is there. */
function stickPath(m: Messages, v: MeowtopiaView, text: string): readonly string[] {
  const act = actOf(v, text, 'stick')
  if (!act) return [m.moves.stick]
  const { column, row, side, points } = act
  return [m.moves.stick, m.row(row - CENTRE), m.moves.stickSide(column - CENTRE, SIDES[side], points)]
}

function followPath(m: Messages, home: HouseholdView, others: ActionName | null, family: number): readonly string[] {
  const phrase = m.moves.follow(others ?? 'food')
  return families(home.awake) > 1 ? [phrase, m.moves.withFamily(familyOf(family))] : [phrase]
}

function feedPhrase(m: Messages, v: MeowtopiaView, text: string, unfed: number): string {
  const { bill } = v.households[v.toAct]
  if (unfed === 0) return m.moves.feedAll(bill)
  const { paid, points } = actOf(v, text, 'fed') ?? { paid: bill, points: 0 }
  return m.moves.feed(unfed, paid, points)
}
