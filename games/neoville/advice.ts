// What a good player of Neoville looks at: what every district and piece may come to score, and which moves help.
import type { Advice, MoveList, Seat } from '../../core/game.ts'
import { MOST_MOVES } from '../../core/game.ts'
import { Ranking } from '../../core/ranking.ts'
import {
  base,
  districtWorth,
  dome,
  edges,
  homeCount,
  homes,
  readCity,
  readDistricts,
  sizes,
  tower,
  towersOf,
} from './advice/city.ts'
import { MOST_PARTS, OWN_NUMBERS, PART_NUMBERS, readFeatures } from './advice/features.ts'
import { lieIn, promise, raceOdds, towerWorth, useWeights, WEIGHTS } from './advice/odds.ts'
import {
  anywhere,
  BITS,
  faceWorth,
  leads,
  lineGain,
  openCell,
  readLeads,
  readLineWishes,
  readRaces,
  readWishes,
} from './advice/placing.ts'
import { biodomeOdds, ecomobileWorth, readLines, windmillWorth } from './advice/utilities.ts'
import {
  CITY_TILES,
  FIRST_BIODOME,
  FIRST_WINDMILL,
  MOST_BONUS,
  TOWER_COUNT,
  towerTerrain,
  towerValue,
  UTILITIES,
  UTILITY_BASE,
} from './data.ts'
import { moves } from './moves.ts'
import { legal } from './rules/legal.ts'
import { scoreOf, shapeOf } from './score.ts'
import type { NeovilleState } from './state.ts'
import { BUILD, boxOf, CITY_SQUARES, MARKET_SLOTS, OVER, PLACE, squareOf } from './state.ts'
import { SETS } from './versions.ts'

export const advice: Advice<NeovilleState> = {
  worth,
  promising,
  tries: { skilled: 1000, expert: 8000 },
  strengths: { novice: -227, casual: 0, skilled: 680, expert: 830 },
  drift: 18,
  tuning: { weights: WEIGHTS, use: useWeights },
  learning: {
    own: OWN_NUMBERS,
    part: PART_NUMBERS,
    mostParts: MOST_PARTS,
    read: readFeatures,
    rounds: () => 2,
    weights: learnedWeights,
  },
}

/** By rules: one net for two players, one for more. A new number needs a row, with nets of its own or these. */
const NETS: { readonly [rules: number]: ((seats: number) => Promise<{ readonly weights: string }>) | undefined } = {
  5: (seats) => (seats === 2 ? import('./nets/5-two.ts') : import('./nets/5-more.ts')),
}

function learnedWeights(rules: number, seats: number): Promise<string> | null {
  return NETS[rules]?.(seats).then(({ weights }) => weights) ?? null
}

function worth(s: NeovilleState, seat: Seat): number {
  if (s.phase === OVER) return scoreOf(s, seat)
  const left = CITY_TILES - s.placed[seat]
  let sum = readCity(s, seat, left)
  for (let order = 0; order < s.placed[seat]; order++) {
    const piece = s.piece[seat * CITY_TILES + order] - 1
    if (piece < TOWER_COUNT || piece >= FIRST_BIODOME) continue
    sum += utilityWorth(s, seat, piece, order, s.quarter[seat * CITY_TILES + order])
  }
  readLeads(s, seat)
  for (let feature = 1; feature <= 2; feature++) sum += MOST_BONUS * raceOdds(leads[feature], left)
  return sum
}

/** What a windmill or ecomobile on this tile and quarter is expected to score. */
function utilityWorth(s: NeovilleState, seat: Seat, piece: number, order: number, quarter: number): number {
  const design = piece - UTILITY_BASE
  if (piece >= FIRST_WINDMILL) return windmillWorth(design, lieIn(boxOf(s, seat), s.cell[seat * CITY_TILES + order]))
  readLines(s, seat, order * 4 + quarter)
  return ecomobileWorth(design)
}

const all = new Int32Array(MOST_MOVES)
const ranking = new Ranking()

function promising(s: NeovilleState, into: MoveList): number {
  const seat = s.active
  ranking.begin(into)
  if (s.phase === PLACE) rankPlaces(s, seat)
  else if (s.phase === BUILD) rankBuilds(s, seat)
  else if (s.phase !== OVER) rankDraws(s, seat)
  return ranking.found
}

const { place, build, take, draw } = moves.kinds

function rankPlaces(s: NeovilleState, seat: Seat): void {
  const left = CITY_TILES - s.placed[seat] - 1
  readCity(s, seat, left)
  readWishes(s, seat, left)
  const set = SETS[s.rules]
  const n = legal(s, all)
  let cell = -1
  for (let i = 0; i < n; i++) {
    const move = all[i]
    if (place.cell(move) !== cell) {
      cell = place.cell(move)
      openCell(s, seat, cell)
    }
    ranking.add(move, faceWorth(set, place.tile(move) * 4 + place.turn(move)))
  }
}

function rankBuilds(s: NeovilleState, seat: Seat): void {
  const left = CITY_TILES - s.placed[seat]
  readDistricts(s, seat, left)
  readLineWishes(s, seat)
  readNewest(s, seat)
  const n = legal(s, all)
  for (let i = 0; i < n; i++) {
    const move = all[i]
    if (build.has(move)) ranking.add(move, buildWorth(s, seat, left, build.piece(move), build.square(move)))
    else ranking.add(move, 0)
  }
}

// The tile laid last: how it lies, the quarter whose lines were read last, and by quarter the shape of its district, if small.
let newestLie = 0
let linesOf = 0
const shapes = new Int32Array(4)

function readNewest(s: NeovilleState, seat: Seat): void {
  const order = s.placed[seat] - 1
  newestLie = lieIn(boxOf(s, seat), s.cell[seat * CITY_TILES + order])
  linesOf = -1
  if (!hasBiodome(s)) return
  for (let quarter = 0; quarter < 4; quarter++)
    shapes[quarter] = shapeOf(s, seat, s.district[seat * CITY_SQUARES + order * 4 + quarter])
}

function hasBiodome({ utilitySupply }: NeovilleState): boolean {
  for (let design = FIRST_BIODOME - UTILITY_BASE; design < UTILITIES.length; design++)
    if (utilitySupply[design] !== 0) return true
  return false
}

function buildWorth(s: NeovilleState, seat: Seat, left: number, piece: number, quarter: number): number {
  const label = (s.placed[seat] - 1) * 4 + quarter
  const home = s.district[seat * CITY_SQUARES + label]
  const size = sizes[home]
  const square = squareOf(s, seat, label)
  if (piece < TOWER_COUNT)
    return (
      towerWorth(towerValue(piece), size, edges[home], left) -
      promise(towersOf[towerTerrain(piece)], size, edges[home]) +
      lineGain(3, square)
    )
  if (piece < FIRST_WINDMILL) {
    if (linesOf !== quarter) readLines(s, seat, label)
    linesOf = quarter
    return ecomobileWorth(piece - UTILITY_BASE) + lineGain(4, square)
  }
  if (piece < FIRST_BIODOME) return windmillWorth(piece - UTILITY_BASE, newestLie) + lineGain(4, square)
  if (dome[home] > 0) return -UTILITIES[piece - UTILITY_BASE].value
  const fits = SETS[s.rules].shapeMasks[piece - FIRST_BIODOME].includes(shapes[quarter])
  const odds = biodomeOdds(piece - FIRST_BIODOME, fits, size, edges[home], left)
  return UTILITIES[piece - UTILITY_BASE].value * (2 * odds - 1) + lineGain(4, square)
}

/** By terrain × 4 + number of squares: what they would bring to the district that needs them most. */
const needs = new Float64Array(4 * 4)

function readNeeds(s: NeovilleState, seat: Seat): void {
  needs.fill(0)
  const { ground } = s
  for (let i = 0; i < homeCount; i++) {
    const home = homes[i]
    if (edges[home] === 0) continue
    const terrain = ground[seat * CITY_SQUARES + home] & 3
    for (let more = 1; more < 4; more++) {
      const gain = districtWorth(terrain, sizes[home] + more, edges[home], tower[home], dome[home], false) - base[home]
      if (gain > needs[terrain * 4 + more]) needs[terrain * 4 + more] = gain
    }
  }
}

function rankDraws(s: NeovilleState, seat: Seat): void {
  const left = CITY_TILES - s.placed[seat]
  readCity(s, seat, left)
  readRaces(s, seat, left)
  readNeeds(s, seat)
  const { market } = s
  const { quarters, marks } = SETS[s.rules]
  let sum = 0
  for (let slot = 0; slot < MARKET_SLOTS; slot++) {
    const tile = market[slot]
    let value = 0
    for (let terrain = 0; terrain < 4; terrain++) value += needs[terrain * 4 + BITS[quarters[tile * 16 + terrain]]]
    for (let rest = marks[tile * 4]; rest !== 0; rest >>= 2) value += anywhere[rest & 3]
    sum += value
    ranking.add(take.of(tile), value)
  }
  ranking.add(draw.of(), sum / MARKET_SLOTS)
}
