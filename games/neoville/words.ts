// Neoville in sentences: the position, moves, events, refusals and score lines.
import type { Refusal, Seat } from '../../core/game.ts'
import { PUBLIC } from '../../core/game.ts'
import type { Area, Grid, Words } from '../../core/words.ts'
import { plainWords, sentenceOf } from '../../core/words.ts'
import {
  CELL_COLUMNS,
  CELL_NAMES,
  PIECE_STRIDE,
  QUARTERS,
  TERRAINS,
  TOWER_COUNT,
  TOWER_NAMES,
  TOWER_VALUES,
  towerOf,
  UTILITIES,
  UTILITY_BASE,
  UTILITY_TYPES,
} from './data.ts'
import type { NeovilleEvent } from './events.ts'
import type { Messages } from './messages/en.ts'
import { moves } from './moves.ts'
import { namedFace, namedPiece, namedSquare, namedTile, pieceName, seenTile, tileName, tilesOf } from './names.ts'
import type { RefusalValues } from './refusals.ts'
import type { NeovilleSet } from './set.ts'
import { setOf } from './versions.ts'
import type { NeovilleView, SeenCity, SeenSlot } from './view.ts'

type Names = readonly string[]
type NeovilleWords = Words<NeovilleView, NeovilleEvent>

export function makeWords(m: Messages, names: Names, rules: number): NeovilleWords {
  const set = setOf(rules)
  return {
    ...plainWords(m),
    ending: (reason) => m.endings[reason as keyof Messages['endings']],
    prompt: (v) =>
      v.phase === 'over' ? m.prompt.over : m.prompt[v.phase](v.toAct === v.viewer ? null : names[v.toAct]),
    areas: (v) => areas(m, set, names, v),
    path: (v, move) => path(m, set, v, move),
    whole: (v, move) => whole(m, set, v, move),
    event: (e) => event(m, set, names, e),
    refusal: (r) => refusal(m, set, r),
    sum: (line) => m.sums[line as keyof Messages['sums']],
    line: ({ line, of = 0 }) => {
      if (line === 'parks' || line === 'sports') return m.lines[line]
      return m.lines.piece(namedPiece(of % PIECE_STRIDE), CELL_NAMES[Math.floor(of / PIECE_STRIDE)])
    },
  }
}

// Moves

function path(m: Messages, set: NeovilleSet, v: NeovilleView, text: string): readonly string[] {
  const move = moves.readText(text)
  switch (move.kind) {
    case 'place':
      return [
        m.place.tile(heldTile(set, v, move.tile)),
        m.place.cell(CELL_NAMES[move.cell]),
        m.place.turn(namedFace(set, move.tile, move.turn), move.turn),
      ]
    case 'build':
      return buildPath(m, v, move.piece, move.square)
    case 'skip':
      return [m.build.skip]
    case 'take':
      return [m.take.market(seenTile(set, move.tile, v.market))]
    case 'draw':
      return [m.take.stack]
  }
}

/** What makes no sentence when its phrases are joined: where a tile goes and how, a piece and its square. */
function whole(m: Messages, set: NeovilleSet, v: NeovilleView, text: string): string | null {
  const move = moves.readText(text)
  if (move.kind === 'build') return m.build.piece(namedPiece(move.piece), ...squareOf(v, move.square))
  if (move.kind !== 'place') return null
  const { tile, cell, turn } = move
  return m.place.whole(heldTile(set, v, tile), CELL_NAMES[cell], namedFace(set, tile, turn), turn)
}

const heldTile = (set: NeovilleSet, v: NeovilleView, tile: number) => seenTile(set, tile, tilesOf(v.hands[nearSeat(v)]))

/** A square of the tile placed last: where it is, and its district. */
function squareOf(v: NeovilleView, quarter: number) {
  const { tiles, districts } = v.cities[v.active]
  const { terrain, squares } = districts[tiles[tiles.length - 1].districts[quarter]]
  return [QUARTERS[quarter], TERRAINS[terrain], squares.length] as const
}

function buildPath(m: Messages, v: NeovilleView, piece: number, quarter: number): readonly string[] {
  const square = squareOf(v, quarter)
  // A square takes skyscrapers of one type only, so its list is short.
  if (piece < TOWER_COUNT) return [m.build.tower(...square), pieceName(m, piece)]
  const utility = UTILITIES[piece - UTILITY_BASE]
  return [m.build.utilities[utility.type], m.design(utility), m.build.square(...square)]
}

/** Whose hand the tiles to lay are of: also before one's turn they may be tried out. */
const nearSeat = ({ viewer, active }: NeovilleView): Seat => (viewer === PUBLIC ? active : viewer)

// Events and refusals

const typesOf = (types: readonly number[]) => types.map((type) => UTILITY_TYPES[type])

function event(m: Messages, set: NeovilleSet, names: Names, e: NeovilleEvent): string {
  switch (e.kind) {
    case 'setup':
      return m.events.setup(names[e.first], typesOf(e.types))
    case 'placed': {
      const text = m.events.placed(names[e.seat], namedTile(set, e.tile, e.turn), e.slot + 1, CELL_NAMES[e.cell])
      return e.joined ? `${text} ${m.events.joined}` : text
    }
    case 'built':
      return m.events.built(names[e.seat], namedPiece(e.piece), CELL_NAMES[e.cell], QUARTERS[e.quarter])
    case 'skipped':
    case 'cannotBuild':
      return m.events[e.kind](names[e.seat])
    case 'took':
      return m.events.took(names[e.seat], namedTile(set, e.tile), e.slot + 1, namedTile(set, e.refill))
    case 'drew':
      return m.events.drew(names[e.seat], e.tile === undefined ? null : namedTile(set, e.tile), e.slot + 1)
    case 'over':
      return m.events.over
  }
}

function refusal(m: Messages, set: NeovilleSet, r: Refusal): string | null {
  return sentenceOf<RefusalValues>(m.refusals, r, (values) => {
    const all = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? named(set, name, value) : value,
    ])
    return Object.fromEntries(all) as RefusalValues
  })
}

function named(set: NeovilleSet, name: string, value: number): RefusalValues[keyof RefusalValues] {
  if (name === 'tile') return namedTile(set, value)
  if (name === 'cell') return CELL_NAMES[value]
  if (name === 'piece') return namedPiece(value)
  return name === 'quarter' ? QUARTERS[value] : value
}

// The position

function areas(m: Messages, set: NeovilleSet, names: Names, v: NeovilleView): readonly Area[] {
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
