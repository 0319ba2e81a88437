// The rules of Neoville: setup (§2), the three steps of a turn (§3), the end (§5).
import type { Chance, Move, MoveList, Outcome, Refusal, Seat, Tell } from '../../core/game.ts'
import { NOBODY } from '../../core/game.ts'
import type { Chosen } from '../../core/options.ts'
import {
  CELL_COUNT,
  CITY_TILES,
  COPIES,
  FIRST_CELL,
  TILE_COUNT,
  TOWER_COUNT,
  TURNS,
  towerTerrain,
  towerValue,
  UTILITIES,
  UTILITIES_DRAWN,
  UTILITY_BASE,
  UTILITY_TYPES,
  VALUES_LEFT_OUT,
} from './data.ts'
import type { NeovilleEvent } from './events.ts'
import { AROUND, joins, readAround } from './joining.ts'
import { moves } from './moves.ts'
import { scoresOf } from './score.ts'
import type { NeovilleState } from './state.ts'
import {
  BUILD,
  CITY_SQUARES,
  CORNER,
  DRAW,
  HAND_SLOTS,
  layTile,
  MARKET_SLOTS,
  OVER,
  openCells,
  PLACE,
  putPiece,
  SQUARE_COUNT,
} from './state.ts'

export const RULES = 3

export const options = {
  first: { type: 'seat' },
  utilities: {
    type: 'choice',
    values: ['random', 'ecomobile-windmill', 'ecomobile-biodome', 'windmill-biodome'],
    default: 'random',
  },
} as const
export type NeovilleOptions = typeof options

export const refusals = [
  'legal',
  'no-move',
  'not-place-step',
  'not-build-step',
  'not-draw-step',
  'tile-not-in-hand',
  'first-cell',
  'cell-taken',
  'cell-apart',
  'cell-outside-frame',
  'turn-same',
  'joins-towers',
  'piece-gone',
  'square-has-feature',
  'terrain-differs',
  'district-has-tower',
  'tile-not-in-market',
] as const
const CODE = Object.fromEntries(refusals.map((code, i) => [code, i])) as { [C in (typeof refusals)[number]]: number }

const { place, build, skip, take, draw } = moves.kinds

// Setup

/** Pairs of utility types, in the order of the option's values after 'random'. */
const TYPE_PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const

const EVERY_TYPE = [0, 1, 2] as const
const EVERY_SEAT = [0, 1, 2, 3] as const
const EVERY_TILE = Uint8Array.from({ length: TILE_COUNT }, (_, tile) => tile)

/** By number of players: 1 for each skyscraper in the game. */
const TOWERS_IN = {
  2: towersWithout(VALUES_LEFT_OUT[2]),
  3: towersWithout(VALUES_LEFT_OUT[3]),
  4: towersWithout(VALUES_LEFT_OUT[4]),
}

function towersWithout(values: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: TOWER_COUNT }, (_, tower) => (values.includes(towerValue(tower)) ? 0 : 1))
}

/** The pieces of each type of utility in the box, by design. */
const BOXES = UTILITY_TYPES.map((type) =>
  Uint8Array.from(UTILITIES.flatMap((utility, i) => (utility.type === type ? new Array<number>(COPIES).fill(i) : []))),
)
const box = new Uint8Array(BOXES[0].length)

export function setup(
  seats: number,
  chosen: Chosen<NeovilleOptions>,
  chance: Chance,
  s: NeovilleState,
  tell?: Tell<NeovilleEvent>,
): void {
  s.bytes.fill(0)
  s.rules = RULES
  s.seats = seats
  const count = seats as 2 | 3 | 4
  s.towerSupply.set(TOWERS_IN[count]) // §2.1
  const pair = options.utilities.values.indexOf(chosen.utilities) - 1
  const [a, b] = TYPE_PAIRS[pair < 0 ? chance.draw('utility types', EVERY_TYPE, 3) : pair] // §2.2
  s.types = (1 << a) | (1 << b)
  drawUtilities(s, a, UTILITIES_DRAWN[count], chance)
  drawUtilities(s, b, UTILITIES_DRAWN[count], chance)
  s.first = chosen.first ?? EVERY_SEAT[chance.draw('first player', EVERY_SEAT, seats)] // §2.3
  s.active = s.first
  s.stack.set(EVERY_TILE)
  s.stackCount = TILE_COUNT
  for (let slot = 0; slot < MARKET_SLOTS; slot++) s.market[slot] = fromStack(s, chance) // §2.4
  for (let k = 0; k < seats; k++) {
    const at = ((s.first + k) % seats) * HAND_SLOTS
    s.hand[at] = TILE_COUNT + k + 1
    s.known[at] = 1
    for (let slot = 1; slot < HAND_SLOTS; slot++) s.hand[at + slot] = fromStack(s, chance) + 1
  }
  tell?.({ kind: 'setup', first: s.first, types: [a, b] })
}

function drawUtilities(s: NeovilleState, type: number, count: number, chance: Chance): void {
  box.set(BOXES[type])
  for (let left = box.length; left > box.length - count; left--) {
    const index = chance.draw(UTILITY_TYPES[type], box, left)
    s.utilitySupply[box[index]]++
    box[index] = box[left - 1]
  }
}

function fromStack(s: NeovilleState, chance: Chance): number {
  const { stack } = s
  const index = chance.draw('stack', stack, s.stackCount)
  const tile = stack[index]
  s.stackCount--
  stack[index] = stack[s.stackCount]
  stack[s.stackCount] = 0
  return tile
}

// Legal moves

export function toAct(s: NeovilleState): Seat | typeof NOBODY {
  return s.phase === OVER ? NOBODY : s.active
}

export function legal(s: NeovilleState, into: MoveList): number {
  switch (s.phase) {
    case PLACE:
      return legalPlaces(s, into, true) || legalPlaces(s, into, false)
    case BUILD:
      return legalBuilds(s, into)
    case DRAW:
      for (let slot = 0; slot < MARKET_SLOTS; slot++) into[slot] = take.of(s.market[slot])
      into[MARKET_SLOTS] = draw.of()
      return MARKET_SLOTS + 1
    default:
      return 0
  }
}

const cells = new Uint8Array(CELL_COUNT)

function legalPlaces(s: NeovilleState, into: MoveList, apart: boolean): number {
  const { hand } = s
  const seat = s.active
  const count = openCells(s, seat, cells)
  let n = 0
  for (let i = 0; i < count; i++) {
    const cell = cells[i]
    const risky = apart ? readAround(s, seat, cell) : 0
    for (let slot = seat * HAND_SLOTS; slot < (seat + 1) * HAND_SLOTS; slot++) {
      const tile = hand[slot] - 1
      if (tile < 0) continue
      const turns = TURNS[tile]
      for (let turn = 0; turn < turns; turn++)
        if (risky === 0 || !joins(risky, tile, turn)) into[n++] = place.of(tile, cell, turn)
    }
  }
  return n
}

function legalBuilds(s: NeovilleState, into: MoveList): number {
  const { towerSupply, utilitySupply, ground, district, towers } = s
  const squares = s.active * CITY_SQUARES
  const first = (s.placed[s.active] - 1) * 4
  let n = 0
  into[n++] = skip.of()
  for (let quarter = 0; quarter < 4; quarter++) {
    const terrain = ground[squares + first + quarter]
    if (terrain > 3) continue
    if (towers[squares + district[squares + first + quarter]] === 0)
      for (let tower = terrain * 7; tower < terrain * 7 + 7; tower++)
        if (towerSupply[tower] !== 0) into[n++] = build.of(tower, quarter)
    for (let design = 0; design < 18; design++)
      if (utilitySupply[design] !== 0) into[n++] = build.of(UTILITY_BASE + design, quarter)
  }
  return n
}

export function check(s: NeovilleState, move: Move): number {
  if (!Number.isInteger(move) || move < 0 || move >= moves.size || s.phase === OVER) return CODE['no-move']
  if (place.has(move)) return s.phase === PLACE ? checkPlace(s, move) : CODE['not-place-step']
  if (build.has(move)) return s.phase === BUILD ? checkBuild(s, move) : CODE['not-build-step']
  if (skip.has(move)) return s.phase === BUILD ? 0 : CODE['not-build-step']
  if (s.phase !== DRAW) return CODE['not-draw-step']
  return draw.has(move) || s.market.includes(take.tile(move)) ? 0 : CODE['tile-not-in-market']
}

function checkPlace(s: NeovilleState, move: Move): number {
  const seat = s.active
  const tile = place.tile(move)
  const cell = place.cell(move)
  if (slotOf(s, seat, tile) < 0) return CODE['tile-not-in-hand']
  const refusal = checkCell(s, seat, cell)
  if (refusal !== 0) return refusal
  if (place.turn(move) >= TURNS[tile]) return CODE['turn-same']
  const risky = readAround(s, seat, cell)
  if (risky === 0 || !joins(risky, tile, place.turn(move))) return 0
  return canPlaceApart(s, seat) ? CODE['joins-towers'] : 0
}

function checkCell(s: NeovilleState, seat: Seat, cell: number): number {
  if (s.placed[seat] === 0) return cell === FIRST_CELL ? 0 : CODE['first-cell']
  if (s.grid[seat * SQUARE_COUNT + CORNER[cell]] !== 0) return CODE['cell-taken']
  const count = openCells(s, seat, cells)
  for (let i = 0; i < count; i++) if (cells[i] === cell) return 0
  const corner = seat * SQUARE_COUNT + CORNER[cell]
  for (let i = 0; i < 8; i++) if (s.grid[corner + AROUND[i]] !== 0) return CODE['cell-outside-frame']
  return CODE['cell-apart']
}

/** Whether any tile of the hand can be placed without joining. */
function canPlaceApart(s: NeovilleState, seat: Seat): boolean {
  const count = openCells(s, seat, cells)
  for (let i = 0; i < count; i++) {
    const risky = readAround(s, seat, cells[i])
    for (let slot = seat * HAND_SLOTS; slot < (seat + 1) * HAND_SLOTS; slot++) {
      const tile = s.hand[slot] - 1
      if (tile < 0) continue
      for (let turn = 0; turn < TURNS[tile]; turn++) if (risky === 0 || !joins(risky, tile, turn)) return true
    }
  }
  return false
}

function checkBuild(s: NeovilleState, move: Move): number {
  const piece = build.piece(move)
  const supply = piece < TOWER_COUNT ? s.towerSupply[piece] : s.utilitySupply[piece - UTILITY_BASE]
  if (supply === 0) return CODE['piece-gone']
  const squares = s.active * CITY_SQUARES
  const label = squares + (s.placed[s.active] - 1) * 4 + build.square(move)
  if (s.ground[label] > 3) return CODE['square-has-feature']
  if (piece >= TOWER_COUNT) return 0
  if (towerTerrain(piece) !== s.ground[label]) return CODE['terrain-differs']
  return s.towers[squares + s.district[label]] > 0 ? CODE['district-has-tower'] : 0
}

function slotOf(s: NeovilleState, seat: Seat, tile: number): number {
  for (let slot = 0; slot < HAND_SLOTS; slot++) if (s.hand[seat * HAND_SLOTS + slot] === tile + 1) return slot
  return -1
}

export function because(_s: NeovilleState, move: Move, code: number): Refusal['values'] {
  switch (refusals[code]) {
    case 'tile-not-in-hand':
    case 'turn-same':
      return { tile: place.tile(move) }
    case 'tile-not-in-market':
      return { tile: take.tile(move) }
    case 'first-cell':
      return { cell: FIRST_CELL }
    case 'cell-taken':
    case 'cell-apart':
    case 'cell-outside-frame':
    case 'joins-towers':
      return { cell: place.cell(move) }
    case 'piece-gone':
      return { piece: build.piece(move) }
    case 'square-has-feature':
    case 'district-has-tower':
      return { quarter: build.square(move) }
    case 'terrain-differs':
      return { piece: build.piece(move), quarter: build.square(move) }
    default:
      return undefined
  }
}

// Playing

export function play(s: NeovilleState, move: Move, chance: Chance, tell?: Tell<NeovilleEvent>): void {
  if (place.has(move)) playPlace(s, place.tile(move), place.cell(move), place.turn(move), tell)
  else if (build.has(move)) playBuild(s, build.piece(move), build.square(move), tell)
  else if (skip.has(move)) {
    tell?.({ kind: 'skipped', seat: s.active })
    endBuild(s, tell)
  } else playDraw(s, take.has(move) ? take.tile(move) : -1, chance, tell)
}

function playPlace(s: NeovilleState, tile: number, cell: number, turn: number, tell?: Tell<NeovilleEvent>): void {
  const seat = s.active
  const slot = slotOf(s, seat, tile)
  if (tell) {
    const risky = readAround(s, seat, cell)
    tell({ kind: 'placed', seat, slot, tile, cell, turn, joined: risky !== 0 && joins(risky, tile, turn) })
  }
  s.hand[seat * HAND_SLOTS + slot] = 0
  s.known[seat * HAND_SLOTS + slot] = 0
  layTile(s, seat, tile, cell, turn)
  s.phase = BUILD
  if (!canBuild(s)) {
    tell?.({ kind: 'cannotBuild', seat })
    endBuild(s, tell)
  }
}

/** Whether anything can be built: plain to all, so the step may pass by itself. */
function canBuild(s: NeovilleState): boolean {
  const squares = s.active * CITY_SQUARES
  const first = (s.placed[s.active] - 1) * 4
  let anyUtility = false
  for (let design = 0; design < 18; design++) if (s.utilitySupply[design] !== 0) anyUtility = true
  for (let quarter = 0; quarter < 4; quarter++) {
    const terrain = s.ground[squares + first + quarter]
    if (terrain > 3) continue
    if (anyUtility) return true
    if (s.towers[squares + s.district[squares + first + quarter]] !== 0) continue
    for (let tower = terrain * 7; tower < terrain * 7 + 7; tower++) if (s.towerSupply[tower] !== 0) return true
  }
  return false
}

function playBuild(s: NeovilleState, piece: number, quarter: number, tell?: Tell<NeovilleEvent>): void {
  const seat = s.active
  if (piece < TOWER_COUNT) s.towerSupply[piece] = 0
  else s.utilitySupply[piece - UTILITY_BASE]--
  putPiece(s, seat, piece, quarter)
  tell?.({ kind: 'built', seat, piece, quarter, cell: s.cell[seat * CITY_TILES + s.placed[seat] - 1] })
  endBuild(s, tell)
}

/** §3.3: no draw in the last round. */
function endBuild(s: NeovilleState, tell?: Tell<NeovilleEvent>): void {
  if (s.placed[s.active] < CITY_TILES) s.phase = DRAW
  else endTurn(s, tell)
}

function playDraw(s: NeovilleState, tile: number, chance: Chance, tell?: Tell<NeovilleEvent>): void {
  const seat = s.active
  let slot = 0
  while (s.hand[seat * HAND_SLOTS + slot] !== 0) slot++
  const at = seat * HAND_SLOTS + slot
  if (tile >= 0) {
    const place = s.market.indexOf(tile)
    const refill = fromStack(s, chance)
    s.market[place] = refill
    s.hand[at] = tile + 1
    s.known[at] = 1
    tell?.({ kind: 'took', seat, slot, tile, refill })
  } else {
    const drawn = fromStack(s, chance)
    s.hand[at] = drawn + 1
    s.known[at] = 0
    tell?.({ kind: 'drew', seat, slot }, seat, { tile: drawn })
  }
  endTurn(s, tell)
}

function endTurn(s: NeovilleState, tell?: Tell<NeovilleEvent>): void {
  s.active = (s.active + 1) % s.seats
  s.phase = s.placed[s.active] < CITY_TILES ? PLACE : OVER
  if (s.phase === OVER) tell?.({ kind: 'over' })
}

/** §5.6 */
export function outcome(s: NeovilleState): Outcome | null {
  if (s.phase !== OVER) return null
  const scores = scoresOf(s)
  const pieces = scores.map((_, seat) => {
    let count = 0
    for (let i = 0; i < CITY_TILES; i++) if (s.piece[seat * CITY_TILES + i] !== 0) count++
    return count
  })
  const better = (a: number, b: number) => scores[a] > scores[b] || (scores[a] === scores[b] && pieces[a] > pieces[b])
  const ranks = scores.map((_, seat) => 1 + scores.filter((_, other) => better(other, seat)).length)
  const best = Math.max(...scores)
  const leaders = scores.filter((score) => score === best).length
  const winners = ranks.filter((rank) => rank === 1).length
  return { ranks, scores, reason: winners > 1 ? 'shared' : leaders > 1 ? 'most-pieces' : 'most-points' }
}
