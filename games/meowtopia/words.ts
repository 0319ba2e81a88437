// Meowtopia in sentences: the prompt, events, refusals and score lines.
import type { Refusal } from '../../core/game.ts'
import { sum } from '../../core/lists.ts'
import type { Words } from '../../core/words.ts'
import { plainWords, sentenceOf } from '../../core/words.ts'
import type { Sold } from './data.ts'
import { isLate, LAST_ROUND, ROLES } from './data.ts'
import type { MeowtopiaEvent } from './events.ts'
import { SIDES } from './grid.ts'
import type { Messages } from './messages/en.ts'
import { crewOf, familyOf, gainOf, merchantOf, placeOf } from './names.ts'
import type { RefusalValues } from './refusals.ts'
import type { MeowtopiaView } from './view.ts'
import { areas } from './words/areas.ts'
import { marked, path, whole } from './words/paths.ts'

type Names = readonly string[]
type MeowtopiaWords = Words<MeowtopiaView, MeowtopiaEvent>

export function makeWords(m: Messages, names: Names): MeowtopiaWords {
  return {
    ...plainWords(m),
    ending: (reason) => m.endings[reason as keyof Messages['endings']],
    prompt: (v) => prompt(m, names, v),
    areas: (v) => areas(m, names, v),
    path: (v, move) => path(m, v, move),
    whole: (v, move) => whole(m, v, move),
    marked: (v, move) => marked(m, v, move),
    event: (e) => event(m, names, e),
    refusal: (r) => refusal(m, names, r),
    line: ({ line }) => m.lines[line as keyof Messages['lines']],
    standing: m.standing,
  }
}

function prompt(m: Messages, names: Names, { phase, viewer, toAct, pending, active, others }: MeowtopiaView): string {
  const name = toAct === viewer ? null : names[toAct]
  return phase === 'follow' ? m.prompt.follow(name, names[active], others ?? 'food') : m.prompt[phase](name, pending)
}

// Events and refusals

function event(m: Messages, names: Names, e: MeowtopiaEvent): string {
  switch (e.kind) {
    case 'start':
      return m.events.start(names[e.first], e.variant)
    case 'round':
      return isLate(e.round)
        ? m.events.lateRound(e.round, LAST_ROUND, names[e.first])
        : m.events.round(e.round, names[e.first])
    case 'turn':
      return m.events.turn(names[e.seat])
    case 'rested':
      return m.events.rested(names[e.seat], e.food)
    case 'woke':
      if (sum(e.kittens) === 0) return m.events.wokeNobody(names[e.seat])
      return m.events.woke(names[e.seat], crewOf(e.kittens), e.paid)
    case 'sold':
      return m.events.sold(names[e.seat], { family: familyOf(e.family), good: e.good as Sold, goods: e.goods })
    case 'took':
      if (e.does === e.others) return m.events.took(names[e.seat], e.does, e.food)
      return m.events.tookB(names[e.seat], e.does, e.others, e.food)
    case 'sent':
    case 'followed':
      return workEvent(m, names, e)
    case 'passed':
      if (e.wakes === null) return m.events.passedFood(names[e.seat], e.food, e.unable)
      return m.events.passedWakes(names[e.seat], familyOf(e.wakes), e.unable)
    case 'field':
      return m.events.field(names[e.seat], placeOf(e.column, e.row), e.irrigated, e.points)
    case 'stick':
      return m.events.stick(names[e.seat], SIDES[e.side], placeOf(e.column, e.row), e.points)
    case 'recruited':
      return m.events.recruited[ROLES[e.role]](names[e.seat], familyOf(e.family))
    case 'dismissed':
      return dismissEvent(m, names, e)
    case 'fed':
      if (e.unfed > 0) return m.events.unfed(names[e.seat], e.unfed, e.paid, e.points)
      return e.bill === 0 ? m.events.fedFree(names[e.seat]) : m.events.fed(names[e.seat], e.paid)
    case 'triggered':
      return m.events.triggered[e.ending](names[e.seat])
    case 'left':
      return m.events.left(e.tiles, e.food)
    case 'ended':
      return m.endings[e.ending]
    case 'awake':
      return e.food === 0 ? m.events.noneAwake(names[e.seat]) : m.events.awake(names[e.seat], e.food)
  }
}

type EventOf<K> = Extract<MeowtopiaEvent, { readonly kind: K }>

function workEvent(m: Messages, names: Names, e: EventOf<'sent' | 'followed'>): string {
  if (sum(e.kittens) === 0) return m.events.sentNobody(names[e.seat])
  const gain = gainOf(e.food, e.coins)
  if (!gain) return m.events[e.kind](names[e.seat], crewOf(e.kittens), e.action)
  return m.events[`${e.kind}Gain`](names[e.seat], crewOf(e.kittens), gain)
}

function dismissEvent(m: Messages, names: Names, e: EventOf<'dismissed'>): string {
  if (e.was !== 'merchant') return m.events.dismissed[e.was](names[e.seat], familyOf(e.family), e.food)
  return m.events.dismissedMerchant(names[e.seat], merchantOf(e.family, e.good, e.goods), e.food)
}

function refusal(m: Messages, names: Names, r: Refusal): string | null {
  return sentenceOf<RefusalValues>(m.refusals, r, (values) => {
    const { seat, east, south } = values
    const name = seat === undefined ? {} : { seat: names[Number(seat)] }
    const cell = east === undefined ? {} : { cell: { east, south } }
    // The others are numbers, and ids as messages take them.
    return { ...values, ...name, ...cell } as RefusalValues
  })
}
