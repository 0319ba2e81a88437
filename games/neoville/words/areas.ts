// A position of Neoville as areas of text.
import type { Seat } from '../../../core/game.ts'
import { PUBLIC } from '../../../core/game.ts'
import type { Area, Grid } from '../../../core/words.ts'
import {
  CELL_COLUMNS,
  CELL_NAMES,
  TERRAINS,
  TOWER_NAMES,
  TOWER_VALUES,
  towerOf,
  UTILITIES,
  UTILITY_BASE,
} from '../data.ts'
import type { Messages } from '../messages/en.ts'
import { namedPiece, namedSquare, namedTile, pieceName, tileName, typesOf } from '../names.ts'
import type { NeovilleSet } from '../set.ts'
import type { NeovilleView, SeenCity, SeenSlot } from '../view.ts'

type Names = readonly string[]

export function areas(m: Messages, set: NeovilleSet, names: Names, v: NeovilleView): readonly Area[] {
  const own = v.viewer === PUBLIC ? [] : [handArea(m, set, v, v.viewer)]
  const seats = v.cities.map((_, seat) => seat)
  // One's own city first.
  const order = v.viewer === PUBLIC ? seats : [...seats.slice(v.viewer), ...seats.slice(0, v.viewer)]
  return [
    tableArea(m, names, v),
    ...own,
    { ...m.areas.market, parts: v.market.map((tile, i) => m.slot(i + 1, tileName(m, set, tile))) },
    supplyArea(m, v),
    ...order.map((seat) => cityArea(m, set, names, v.cities[seat], seat)),
    handsArea(m, set, names, v),
  ]
}

function tableArea(m: Messages, names: Names, v: NeovilleView): Area {
  const parts = [m.round(v.round), m.first(names[v.first]), m.inGame(typesOf(v.types)), m.stack(v.stack)]
  return { ...m.areas.table, parts }
}

function slotText(m: Messages, set: NeovilleSet, slot: SeenSlot | null): string {
  if (!slot) return m.emptySlot
  return slot.tile === null ? m.hiddenTile : tileName(m, set, slot.tile)
}

function handArea(m: Messages, set: NeovilleSet, v: NeovilleView, seat: Seat): Area {
  const parts = v.hands[seat].map((slot, i) => {
    const isKnown = slot?.known && slot.tile !== null
    return m.slot(i + 1, isKnown ? m.knownToAll(namedTile(set, slot.tile)) : slotText(m, set, slot))
  })
  return { ...m.areas.hand, parts }
}

function handsArea(m: Messages, set: NeovilleSet, names: Names, v: NeovilleView): Area {
  const parts = v.hands.flatMap((hand, seat) => {
    if (seat === v.viewer) return []
    return [
      m.holds(
        names[seat],
        hand.map((slot, i) => m.slot(i + 1, slotText(m, set, slot))),
      ),
    ]
  })
  return { ...m.areas.hands, parts }
}

function supplyArea(m: Messages, v: NeovilleView): Area {
  const towers: Grid = {
    ...m.towersLeft,
    rows: TOWER_NAMES.map((tower, terrain) => {
      const values = TOWER_VALUES.filter((_, i) => v.towers.includes(towerOf(terrain, i)))
      return [m.towers[tower], m.terrains[TERRAINS[terrain]], values.join(', ') || m.noValues]
    }),
  }
  const utilities: Grid = {
    ...m.utilitiesLeft,
    rows: UTILITIES.flatMap(({ type, value }, design) =>
      v.utilities[design] === 0
        ? []
        : [[pieceName(m, UTILITY_BASE + design), m.utilityNeeds[type](value), String(v.utilities[design])]],
    ),
  }
  const parts = [
    m.towerRule,
    v.towers.length > 0 ? towers : m.noTowers,
    utilities.rows.length > 0 ? utilities : m.noUtilities,
  ]
  return { ...m.areas.supply, parts }
}

function cityArea(m: Messages, set: NeovilleSet, names: Names, city: SeenCity, seat: Seat): Area {
  const area = { command: m.areas.city.command, seat, heading: m.areas.city.heading(names[seat]) }
  if (city.tiles.length === 0) return { ...area, parts: [m.emptyCity] }
  const { top, bottom, left, right } = city.box
  const districts = districtGrid(m, city)
  return {
    ...area,
    parts: [
      m.frame(right - left + 1, bottom - top + 1),
      m.counts(city.parks, city.sports),
      boardGrid(m, set, names[seat], city),
      ...(districts.rows.length > 0 ? [districts] : []),
    ],
  }
}

function boardGrid(m: Messages, set: NeovilleSet, name: string, city: SeenCity): Grid {
  const { box } = city
  const columns = Array.from({ length: box.right - box.left + 1 }, (_, i) => box.left + i)
  const rows = Array.from({ length: box.bottom - box.top + 1 }, (_, i) => box.top + i)
  const letter = (column: number) => CELL_NAMES[column].charAt(0)
  return {
    caption: m.squares(name),
    head: ['', ...columns.flatMap((column) => [m.side.left(letter(column)), m.side.right(letter(column))])],
    rows: rows.flatMap((row) =>
      [0, 2].map((half) => [
        half === 0 ? m.half.top(String(row + 1)) : m.half.bottom(String(row + 1)),
        ...columns.flatMap((column) =>
          [half, half + 1].map((quarter) => squareText(m, set, city, row * CELL_COLUMNS + column, quarter)),
        ),
      ]),
    ),
  }
}

function squareText(m: Messages, set: NeovilleSet, city: SeenCity, cell: number, quarter: number): string {
  const tile = city.tiles.find((one) => one.cell === cell)
  if (!tile) return m.nothing
  const ground = namedSquare(set, tile.tile, tile.turn, quarter)
  return tile.piece !== null && tile.quarter === quarter ? m.builtOn(ground, namedPiece(tile.piece)) : m.square(ground)
}

function districtGrid(m: Messages, city: SeenCity): Grid {
  const shown = city.districts.filter(({ squares, pieces }) => squares.length > 1 || pieces.length > 0)
  return {
    caption: m.districts,
    head: m.districtHead,
    rows: shown.map(({ terrain, squares, pieces, canGrow }) => {
      const cells = [...new Set(squares.map((label) => CELL_NAMES[city.tiles[label >> 2].cell]))]
      return [
        m.terrains[TERRAINS[terrain]],
        String(squares.length),
        cells.join(' '),
        pieces.map((piece) => pieceName(m, piece)).join(', ') || m.nothing,
        canGrow ? m.yes : m.no,
      ]
    }),
  }
}
