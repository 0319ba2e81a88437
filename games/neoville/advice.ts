// What a good player of Neoville looks at: what every district and piece may come to score, and which moves help.
import type { Advice, MoveList, Seat } from '../../core/game.ts'
import { MOST_MOVES } from '../../core/game.ts'
import { Ranking } from '../../core/ranking.ts'
import { base, districtWorth, dome, edges, homeCount, homes, readCity, sizes, tower, towersOf } from './advice/city.ts'
import { MOST_PARTS, OWN_NUMBERS, PART_NUMBERS, readFeatures } from './advice/features.ts'
import { promise, raceOdds, towerWorth, useWeights, WEIGHTS } from './advice/odds.ts'
import { anywhere, BITS, faceWorth, lineGain, openCell, raceLead, readWishes } from './advice/placing.ts'
import { biodomeOdds, ecomobileOdds, readLines, windmillOdds } from './advice/utilities.ts'
import {
  CITY_TILES,
  FIRST_BIODOME,
  MOST_BONUS,
  TOWER_COUNT,
  towerTerrain,
  towerValue,
  UTILITIES,
  UTILITY_BASE,
} from './data.ts'
import { moves } from './moves.ts'
import { legal, listedCell, listedFace } from './rules/legal.ts'
import { scoreOf, shapeOf } from './score.ts'
import { SHAPE_BOX } from './set.ts'
import type { NeovilleState } from './state.ts'
import { BUILD, boxOf, CITY_SQUARES, OVER, PLACE, squareOf } from './state.ts'
import { SETS } from './versions.ts'

export const advice: Advice<NeovilleState> = {
  worth,
  promising,
  tries: { skilled: 1000, expert: 8000 },
  strengths: { novice: -227, casual: 0, skilled: 680, expert: 830 },
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

/** One net for two players, one for more. */
function learnedWeights(rules: number, seats: number): Promise<string> | null {
  if (rules !== 5) return null
  const load = seats === 2 ? import('./nets/5-two.ts') : import('./nets/5-more.ts')
  return load.then(({ weights }) => weights)
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
  for (let feature = 1; feature <= 2; feature++) sum += MOST_BONUS * raceOdds(raceLead(s, seat, feature), left)
  return sum
}

/** What a windmill or ecomobile on this tile and quarter is expected to score. */
function utilityWorth(s: NeovilleState, seat: Seat, piece: number, order: number, quarter: number): number {
  const utility = UTILITIES[piece - UTILITY_BASE]
  switch (utility.type) {
    case 'windmill':
      return utility.value * (2 * windmillOdds(utility.tiles, boxOf(s, seat), s.cell[seat * CITY_TILES + order]) - 1)
    case 'ecomobile':
      readLines(s, seat, squareOf(s, seat, order * 4 + quarter))
      return utility.value * (2 * ecomobileOdds(piece - UTILITY_BASE, utility.counts, 0) - 1)
    case 'biodome':
      return 0
  }
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

const { build, take, draw } = moves.kinds

function rankPlaces(s: NeovilleState, seat: Seat): void {
  const left = CITY_TILES - s.placed[seat] - 1
  readCity(s, seat, left)
  readWishes(s, seat, left)
  const n = legal(s, all)
  let cell = -1
  for (let i = 0; i < n; i++) {
    if (listedCell[i] !== cell) {
      cell = listedCell[i]
      openCell(s, seat, cell)
    }
    ranking.add(all[i], faceWorth(listedFace[i]))
  }
}

/** By quarter of the tile laid last: the shape of its district, if small. */
const shapes = new Int32Array(4)

function rankBuilds(s: NeovilleState, seat: Seat): void {
  const left = CITY_TILES - s.placed[seat]
  readCity(s, seat, left)
  readWishes(s, seat, left)
  if (hasBiodome(s)) readShapes(s, seat)
  const n = legal(s, all)
  for (let i = 0; i < n; i++) {
    const move = all[i]
    if (build.has(move)) ranking.add(move, buildWorth(s, seat, left, build.piece(move), build.square(move)))
    else ranking.add(move, 0)
  }
}

function hasBiodome({ utilitySupply }: NeovilleState): boolean {
  for (let design = FIRST_BIODOME - UTILITY_BASE; design < UTILITIES.length; design++)
    if (utilitySupply[design] !== 0) return true
  return false
}

function readShapes(s: NeovilleState, seat: Seat): void {
  const newest = (s.placed[seat] - 1) * 4
  for (let quarter = 0; quarter < 4; quarter++) {
    const home = s.district[seat * CITY_SQUARES + newest + quarter]
    shapes[quarter] = s.size[seat * CITY_SQUARES + home] > SHAPE_BOX ? 0 : shapeOf(s, seat, home)
  }
}

function buildWorth(s: NeovilleState, seat: Seat, left: number, piece: number, quarter: number): number {
  const label = (s.placed[seat] - 1) * 4 + quarter
  const home = s.district[seat * CITY_SQUARES + label]
  const size = s.size[seat * CITY_SQUARES + home]
  const square = squareOf(s, seat, label)
  if (piece < TOWER_COUNT)
    return (
      towerWorth(towerValue(piece), size, edges[home], left) -
      promise(towersOf[towerTerrain(piece)], size, edges[home]) +
      lineGain(3, square)
    )
  if (piece < FIRST_BIODOME) return utilityWorth(s, seat, piece, s.placed[seat] - 1, quarter) + lineGain(4, square)
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
  readWishes(s, seat, left)
  readNeeds(s, seat)
  const { quarters, marks } = SETS[s.rules]
  let sum = 0
  for (const tile of s.market) {
    let value = 0
    for (let terrain = 0; terrain < 4; terrain++) value += needs[terrain * 4 + BITS[quarters[tile * 16 + terrain]]]
    for (let rest = marks[tile * 4]; rest !== 0; rest >>= 2) value += anywhere[rest & 3]
    sum += value
    ranking.add(take.of(tile), value)
  }
  ranking.add(draw.of(), sum / s.market.length)
}
