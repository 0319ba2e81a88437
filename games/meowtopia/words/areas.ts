// A position of Meowtopia as areas of text.
import type { Seat } from '../../../core/game.ts'
import { PUBLIC } from '../../../core/game.ts'
import type { Area, Grid } from '../../../core/words.ts'
import { isLate, LAST_ROUND, MEAL, penaltyOf, roundsAfter } from '../data.ts'
import { SIDES } from '../grid.ts'
import type { Messages } from '../messages/en.ts'
import { familyOf, fieldThere, kittensIn, sidesIn } from '../names.ts'
import type { FieldView, HouseholdView, MeowtopiaView } from '../view.ts'

type Names = readonly string[]

export function areas(m: Messages, names: Names, v: MeowtopiaView): readonly Area[] {
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
