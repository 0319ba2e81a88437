// The score sheet (§4.2, §4.3), line by line, and the outcome with its ties (§4.4).
import type { Outcome, ScoreLine } from '../../core/game.ts'
import { LOWEST_TIMES } from './data.ts'
import { NEAR_HIGH, NEAR_LOW, spacesOf } from './geometry.ts'
import type { NeotopiaState } from './state.ts'
import { ELEMENT_COUNT, heldTokens, highOf, lowOf, OVER, REGION_COUNT } from './state.ts'

export const TOKEN_POINTS = 3

/** The group that was found last. */
let groupLow = 0
let groupHigh = 0

/** §4.2: the largest connected group of a seat's colour in a region. */
export function clusterSize(s: NeotopiaState, seat: number, region: number): number {
  const colour = s.colours[seat]
  if (colour === ELEMENT_COUNT) return 0
  let low = lowOf(s, region, colour)
  let high = highOf(s, region, colour)
  let largest = 0
  groupLow = 0
  groupHigh = 0
  while ((low | high) !== 0) {
    const restLow = low
    const restHigh = high
    let size = 0
    let edgeLow = low & -low
    let edgeHigh = low === 0 ? high & -high : 0
    low &= ~edgeLow
    high &= ~edgeHigh
    while ((edgeLow | edgeHigh) !== 0) {
      const space = edgeLow !== 0 ? 31 - Math.clz32(edgeLow & -edgeLow) : 63 - Math.clz32(edgeHigh & -edgeHigh)
      if (edgeLow !== 0) edgeLow &= edgeLow - 1
      else edgeHigh &= edgeHigh - 1
      size++
      const nearLow = NEAR_LOW[space] & low
      const nearHigh = NEAR_HIGH[space] & high
      edgeLow |= nearLow
      edgeHigh |= nearHigh
      low &= ~nearLow
      high &= ~nearHigh
    }
    if (size <= largest) continue
    largest = size
    groupLow = restLow & ~low
    groupHigh = restHigh & ~high
  }
  return largest
}

/** Its spaces. */
export function clusterSpaces(s: NeotopiaState, seat: number, region: number): number[] {
  return clusterSize(s, seat, region) === 0 ? [] : spacesOf(groupLow, groupHigh)
}

function regionScore(s: NeotopiaState, seat: number, region: number): number {
  return s.points[seat * REGION_COUNT + region] + clusterSize(s, seat, region)
}

/** §4.3 the region that counts several times, as things stand; the first of equals. */
export function lowestRegion(s: NeotopiaState, seat: number): number {
  let [lowest, least] = [0, Number.POSITIVE_INFINITY]
  for (let region = 0; region < REGION_COUNT; region++) {
    const score = regionScore(s, seat, region)
    if (score < least) [lowest, least] = [region, score]
  }
  return lowest
}

/** §4.3 from what the regions and tokens give. */
function totalOf(one: number, two: number, three: number, tokens: number): number {
  const lowest = Math.min(one, two, three)
  return one + two + three + (LOWEST_TIMES - 1) * lowest + TOKEN_POINTS * tokens
}

export function finalScore(s: NeotopiaState, seat: number): number {
  return totalOf(regionScore(s, seat, 0), regionScore(s, seat, 1), regionScore(s, seat, 2), heldTokens(s, seat))
}

export function sheet(s: NeotopiaState): readonly ScoreLine[] {
  const settled = s.phase === OVER
  const lines: ScoreLine[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    for (let region = 0; region < REGION_COUNT; region++) {
      const projects = s.points[seat * REGION_COUNT + region]
      const cluster = clusterSize(s, seat, region)
      lines.push({ seat, line: 'projects', of: region, points: projects, settled })
      lines.push({ seat, line: 'cluster', of: region, points: cluster, settled })
    }
    const lowest = lowestRegion(s, seat)
    const points = (LOWEST_TIMES - 1) * regionScore(s, seat, lowest)
    lines.push({ seat, line: 'lowest', of: lowest, points, settled })
    lines.push({ seat, line: 'tokens', points: TOKEN_POINTS * heldTokens(s, seat), settled })
  }
  return lines
}

/** What decides in turn: the total, then the lowest, second and highest region; else nothing does. */
export const REASONS = ['points', 'lowest', 'second', 'highest', 'shared'] as const
const SHARED = REASONS.indexOf('shared')

export function outcome(s: NeotopiaState): Outcome | null {
  if (s.phase !== OVER) return null
  const keys: number[][] = []
  for (let seat = 0; seat < s.seats; seat++) {
    const scores = [0, 1, 2].map((region) => regionScore(s, seat, region)).sort((a, b) => a - b)
    keys.push([finalScore(s, seat), ...scores])
  }
  const firstDifference = (a: readonly number[], b: readonly number[]) => a.findIndex((value, i) => value !== b[i])
  const isBetter = (a: readonly number[], b: readonly number[]) => {
    const at = firstDifference(a, b)
    return at >= 0 && a[at] > b[at]
  }
  const ranks = keys.map((key) => 1 + keys.filter((other) => isBetter(other, key)).length)
  const winner = ranks.indexOf(1)
  let decidedBy = 0
  for (const [seat, key] of keys.entries()) {
    if (seat === winner) continue
    const at = firstDifference(keys[winner], key)
    decidedBy = Math.max(decidedBy, at < 0 ? SHARED : at)
  }
  return { ranks, scores: keys.map(([total]) => total), reason: REASONS[decidedBy] }
}
