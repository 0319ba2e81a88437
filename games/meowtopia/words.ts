// Meowtopia in sentences: the position, moves, events, refusals and score lines.
import type { Refusal, Seat } from '../../core/game.ts'
import { PUBLIC } from '../../core/game.ts'
import { sum } from '../../core/lists.ts'
import type { Area, Grid, Words } from '../../core/words.ts'
import { plainWords, sentenceOf } from '../../core/words.ts'
import type { Sold } from './data.ts'
import { isLate, LAST_ROUND, MEAL, penaltyOf, ROLES, roundsAfter } from './data.ts'
import type { MeowtopiaEvent } from './events.ts'
import { SIDES } from './grid.ts'
import type { Messages } from './messages/en.ts'
import {
  crewOf,
  familyOf,
  fieldThere,
  gainOf,
  kittensIn,
  marked,
  merchantOf,
  path,
  placeOf,
  sidesIn,
  whole,
} from './names.ts'
import type { RefusalValues } from './refusals.ts'
import type { FieldView, HouseholdView, MeowtopiaView } from './view.ts'

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

// The position

function areas(m: Messages, names: Names, v: MeowtopiaView): readonly Area[] {
  const seats = v.households.map((_, seat) => seat)
  // One's own household first.
  const order = v.viewer === PUBLIC ? seats : [...seats.slice(v.viewer), ...seats.slice(0, v.viewer)]
  return [
    tableArea(m, names, v),
    { ...m.areas.tiles, parts: [...(v.sideB ? [m.sideB] : []), tileGrid(m, names, v)] },
    supplyArea(m, names, v),
    ...order.map((seat) => householdArea(m, names, v, seat)),
    ...order.map((seat) => farmArea(m, names, v.households[seat], seat)),
  ]
}

function tableArea(m: Messages, names: Names, v: MeowtopiaView): Area {
  const parts = [m.round(v.round, LAST_ROUND), m.first(names[v.first])]
  if (v.phase === 'over') return { ...m.areas.table, parts: [...parts, m.prompt.over(null)] }
  parts.push(m.active(names[v.active]))
  if (v.does && v.others) parts.push(m.doing(names[v.active], v.does, v.others))
  if (v.phase === 'field' || v.phase === 'stick' || v.phase === 'recruit')
    parts.push(m.pending(names[v.toAct], v.pending, v.phase))
  if (v.parted) parts.push(m.parted)
  if (v.ending) parts.push(m.lastRound)
  else if (isLate(v.round)) parts.push(m.late(roundsAfter(v.round)))
  return { ...m.areas.table, parts }
}

function tileGrid(m: Messages, names: Names, v: MeowtopiaView): Grid {
  const rows = v.tiles.map(({ actions, food, taker }) => [
    m.tile(actions),
    String(food),
    taker === null ? m.nobody : names[taker],
  ])
  return { ...m.tileGrid, rows }
}

function supplyArea(m: Messages, names: Names, v: MeowtopiaView): Area {
  const rows = v.supply.map((left, family) => [m.families[familyOf(family)], names[family], String(left)])
  return {
    ...m.areas.supply,
    parts: [
      m.onBoard(v.fieldsLeft, v.sticksLeft),
      m.setAside(v.fieldsAside, v.sticksAside),
      v.stock ? m.stock(v.stock.food, v.stock.coins) : m.unlimited,
      { ...m.familyGrid, rows },
    ],
  }
}

function householdArea(m: Messages, names: Names, v: MeowtopiaView, seat: Seat): Area {
  const home = v.households[seat]
  const workers = home.awake.flatMap((awake, family) =>
    awake + home.asleep[family] === 0
      ? []
      : [[m.families[familyOf(family)], String(awake), String(home.asleep[family])]],
  )
  const merchants = home.merchants.map(({ family, good, goods, served }, i) => [
    String(i + 1),
    m.families[familyOf(family)],
    m.units[good](goods),
    v.phase !== 'sell' || v.active !== seat ? m.nothing : served ? m.served : m.notServed,
  ])
  return {
    command: m.areas.household.command,
    seat,
    heading: m.areas.household.heading(names[seat]),
    parts: [
      m.stores(home.food, home.coins),
      ...(home.penalties > 0 ? [m.penalties(home.penalties, penaltyOf(home.penalties))] : []),
      m.bill(home.bill, kittensIn(home), MEAL, home.irrigated),
      { ...m.kittenGrid, rows: workers },
      merchants.length > 0 ? { ...m.merchantGrid, rows: merchants } : m.noMerchants,
    ],
  }
}

const span = (values: readonly number[]) => {
  const least = Math.min(...values)
  return Array.from({ length: Math.max(...values) - least + 1 }, (_, i) => least + i)
}

function farmArea(m: Messages, names: Names, home: HouseholdView, seat: Seat): Area {
  const columns = span(home.fields.map((field) => field.east))
  const rows = span(home.fields.map((field) => field.south))
  const grid: Grid = {
    caption: m.farmGrid(names[seat]),
    head: ['', ...columns.map((east) => m.column(east))],
    rows: rows.map((south) => [
      m.row(south),
      ...columns.map((east) => cellText(m, fieldThere(home.fields, east, south))),
    ]),
  }
  return {
    command: m.areas.farm.command,
    seat,
    heading: m.areas.farm.heading(names[seat]),
    parts: [m.farm(home.fields.length, home.irrigated, home.sticks), grid],
  }
}

function cellText(m: Messages, field: FieldView | undefined): string {
  if (!field) return m.nothing
  return field.watered ? m.irrigated(sidesIn(field.sticks).map((side) => SIDES[side])) : m.dry
}
