// What a net is told of a seat's city: its open districts one by one, then what the city, the supply and the hand hold.
import type { Seat } from '../../../core/game.ts'
import {
  BIODOMES,
  CITY_TILES,
  MOST_BONUS,
  PARK,
  SPORT,
  TERRAINS,
  TOWER_COUNT,
  TOWER_VALUES,
  UTILITIES,
  UTILITY_BASE,
} from '../data.ts'
import { featuresOf } from '../score.ts'
import type { NeovilleState } from '../state.ts'
import { bottomOf, boxOf, CITY_SQUARES, HAND_SLOTS, leftOf, MARKET_SLOTS, OVER, rightOf, topOf } from '../state.ts'
import { SETS } from '../versions.ts'
import { base, dome, domeFits, edges, homeCount, homes, readCity, sizes, tower, towersOf } from './city.ts'
import { bestTower, lieIn, promise, raceOdds, windmillOdds } from './odds.ts'
import { BITS, leads, readLeads } from './placing.ts'
import { ecomobileOdds, readLines } from './utilities.ts'

/** By terrain: the quarters in hand and in the market, and the open districts. */
const inHand = new Float64Array(TERRAINS.length)
const inMarket = new Float64Array(TERRAINS.length)
const openDistricts = new Uint8Array(TERRAINS.length)
const highest = new Uint8Array(TERRAINS.length)

export const PART_NUMBERS = 20
export const OWN_NUMBERS = 60
export const MOST_PARTS = CITY_SQUARES

export function readFeatures(s: NeovilleState, seat: Seat, own: Float64Array, parts: Float64Array): number {
  const left = CITY_TILES - s.placed[seat]
  own.fill(0)
  readTiles(s, seat, own)
  const districts = readCity(s, seat, left)
  const count = readDistricts(s, seat, left, parts)
  let at = 1
  own[at++] = left / CITY_TILES
  own[at++] = (left / CITY_TILES) ** 2
  own[at++] = left <= 1 ? 1 : 0
  own[at++] = s.active === seat && s.phase !== OVER ? 1 : 0
  own[at++] = s.seats === 3 ? 1 : 0
  own[at++] = s.seats === 4 ? 1 : 0
  own[at++] = districts / 20
  at = readSupply(s, own, at)
  at = readBox(s, seat, own, at)
  const races = readRaces(s, seat, left, own, at)
  at += 8
  own[0] = districts + readUtilities(s, seat, own, at) + races
  return count
}

/** The tiles in hand and in the market, by terrain and feature. */
function readTiles(s: NeovilleState, seat: Seat, own: Float64Array): void {
  const { hand, market } = s
  const { quarters, features } = SETS[s.rules]
  inHand.fill(0)
  inMarket.fill(0)
  let at = TILE_NUMBERS_AT
  for (let slot = seat * HAND_SLOTS; slot < (seat + 1) * HAND_SLOTS; slot++) {
    const tile = hand[slot] - 1
    if (tile < 0) continue
    for (let terrain = 0; terrain < 4; terrain++) inHand[terrain] += BITS[quarters[tile * 16 + terrain]] / 4
    own[at] += features[tile * 2] / 4
    own[at + 1] += features[tile * 2 + 1] / 4
  }
  for (let slot = 0; slot < MARKET_SLOTS; slot++)
    for (let terrain = 0; terrain < 4; terrain++) inMarket[terrain] += BITS[quarters[market[slot] * 16 + terrain]] / 4
  at += 2
  for (let terrain = 0; terrain < 4; terrain++) {
    own[at++] = inHand[terrain]
    own[at++] = inMarket[terrain]
  }
}
const TILE_NUMBERS_AT = 50

function readSupply(s: NeovilleState, own: Float64Array, first: number): number {
  const { towerSupply, utilitySupply } = s
  let at = first
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    let count = 0
    highest[terrain] = 0
    for (let i = 0; i < TOWER_VALUES.length; i++)
      if (towerSupply[terrain * TOWER_VALUES.length + i] !== 0) {
        count++
        highest[terrain] = TOWER_VALUES[i]
      }
    own[at++] = count / 4
    own[at++] = highest[terrain] / 12
  }
  for (let design = 0; design < UTILITIES.length; design++) own[at + ((design / 6) | 0)] += utilitySupply[design] / 4
  return at + 3
}

function readBox(s: NeovilleState, seat: Seat, own: Float64Array, at: number): number {
  const box = boxOf(s, seat)
  const rows = bottomOf(box) - topOf(box)
  const columns = rightOf(box) - leftOf(box)
  own[at] = rows / 3
  own[at + 1] = columns / 3
  own[at + 2] = rows === 3 ? 1 : 0
  own[at + 3] = columns === 3 ? 1 : 0
  return at + 4
}

function readRaces(s: NeovilleState, seat: Seat, left: number, own: Float64Array, first: number): number {
  let at = first
  let sum = 0
  readLeads(s, seat)
  for (let feature: number = PARK; feature <= SPORT; feature++) {
    const lead = leads[feature]
    const odds = raceOdds(lead, left)
    own[at++] = Math.max(-6, Math.min(6, lead)) / 4
    own[at++] = odds
    own[at++] = featuresOf(s, seat, feature) / 8
    own[at++] = odds * (1 - odds) * left * 0.25
    sum += MOST_BONUS * odds
  }
  return sum
}

/** The windmills and ecomobiles of a city: how many, what they may bring, how sure it is; gives what they are worth. */
function readUtilities(s: NeovilleState, seat: Seat, own: Float64Array, at: number): number {
  const { piece: pieces, quarter, cell } = s
  const box = boxOf(s, seat)
  const first = seat * CITY_TILES
  let sum = 0
  for (let order = 0; order < s.placed[seat]; order++) {
    const piece = pieces[first + order] - 1
    if (piece < TOWER_COUNT) {
      own[at + (piece < 0 ? 0 : 1)] += 1 / 8
      continue
    }
    const utility = UTILITIES[piece - UTILITY_BASE]
    if (utility.type === 'biodome') {
      own[at + 2] += 1 / 4
      continue
    }
    let odds = 0
    const kind = utility.type === 'windmill' ? at + 3 : at + 8
    if (utility.type === 'windmill') odds = windmillOdds(piece - UTILITY_BASE, lieIn(box, cell[first + order]))
    else {
      readLines(s, seat, order * 4 + quarter[first + order])
      odds = ecomobileOdds(piece - UTILITY_BASE, 0)
    }
    own[kind] += 1 / 4
    own[kind + 1] += (odds * utility.value) / 8
    own[kind + 2] += (odds * (1 - odds) * utility.value) / 2
    own[kind + 3] += odds >= 1 ? utility.value / 8 : 0
    own[kind + 4] += odds <= 0 ? utility.value / 8 : 0
    sum += utility.value * (2 * odds - 1)
  }
  return sum
}

function readDistricts(s: NeovilleState, seat: Seat, left: number, parts: Float64Array): number {
  const { ground } = s
  openDistricts.fill(0)
  for (let i = 0; i < homeCount; i++)
    if (edges[homes[i]] > 0) openDistricts[ground[seat * CITY_SQUARES + homes[i]] & 3]++
  let count = 0
  for (let i = 0; i < homeCount && left > 0; i++) {
    const home = homes[i]
    if (edges[home] === 0) continue
    writeDistrict(ground[seat * CITY_SQUARES + home] & 3, home, left, parts, count * PART_NUMBERS)
    count++
  }
  return count
}

function writeDistrict(terrain: number, home: number, left: number, parts: Float64Array, first: number): void {
  const size = sizes[home]
  const open = edges[home]
  const value = tower[home]
  let at = first
  parts[at++] = Math.min(size, 12) / 8
  parts[at++] = size <= 2 ? 1 : 0
  parts[at++] = Math.min(open, 10) / 6
  parts[at++] = open === 1 ? 1 : 0
  parts[at++] = open === 2 ? 1 : 0
  parts[at++] = left / CITY_TILES
  parts[at++] = left <= 3 ? 1 : 0
  parts[at++] = value / 8
  parts[at++] = value > 0 ? 1 : 0
  parts[at++] = value > size ? (value - size) / 4 : 0
  parts[at++] = value > 0 && value <= size ? 1 : 0
  parts[at++] = base[home] / 8
  parts[at++] = dome[home] > 0 ? 1 : 0
  parts[at++] = dome[home] > 0 && domeFits[home] === 1 ? 1 : 0
  parts[at++] = dome[home] > 0 ? (BIODOMES[dome[home] - 1].size - size) / 4 : 0
  parts[at++] = value > 0 ? 0 : bestTower(towersOf[terrain], size, open) / 8
  parts[at++] = value > 0 ? 0 : promise(towersOf[terrain], size, open) / 4
  parts[at++] = inHand[terrain]
  parts[at++] = openDistricts[terrain] / 4
  parts[at++] = inMarket[terrain]
}
