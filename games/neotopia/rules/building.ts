// Building a project (§3.5) and its score on the region's track (§3.6).
import type { Chance } from '../../../core/game.ts'
import { CARDS, EACH_TOKEN, KINDS, TRACK_LENGTH, TRACK_TOKENS } from '../data.ts'
import type { NeotopiaTell } from '../events.ts'
import { highBit, lowBit, SPACE_COUNT } from '../geometry.ts'
import { HIGH_BITS, LIE_WORDS } from '../patterns.ts'
import { CODE } from '../refusals.ts'
import type { NeotopiaState } from '../state.ts'
import {
  BUILT,
  CARD_COUNT,
  ELEMENT_COUNT,
  highOf,
  KNOWN,
  lowOf,
  REGION_COUNT,
  TOKEN_COUNT,
  windowRegion,
  windowSpace,
} from '../state.ts'
import { SETS } from '../versions.ts'

const CARD_KIND = Uint8Array.from(CARDS, (card) => card.kind)
export const CARD_MAIN = Uint8Array.from(CARDS, (card) => KINDS[card.kind].main)
export const CARD_SECOND = Uint8Array.from(CARDS, (card) => KINDS[card.kind].second)

/** A lie of the card that is all there in the region and uses this space, or -1. */
export function completeLie(s: NeotopiaState, card: number, region: number, space: number): number {
  const { words, through, throughFirst } = SETS[s.rules].lies
  const main = CARD_MAIN[card]
  const second = CARD_SECOND[card]
  const noMain = ~lowOf(s, region, main)
  const noSecond = ~lowOf(s, region, second)
  const noHigh = ~(highOf(s, region, main) | (highOf(s, region, second) << HIGH_BITS))
  // The element there is of neither colour.
  if (((noMain & noSecond & lowBit(space)) | (noHigh & (noHigh >> HIGH_BITS) & highBit(space))) !== 0) return -1
  const at = card * SPACE_COUNT + space
  for (let i = throughFirst[at]; i < throughFirst[at + 1]; i++) {
    const lie = through[i]
    const word = lie * LIE_WORDS
    if (((words[word] & noMain) | (words[word + 1] & noSecond) | (words[word + 2] & noHigh)) === 0) return lie
  }
  return -1
}

/** §3.5: the diverse city. */
export function isLastKind(s: NeotopiaState, region: number, card: number): boolean {
  const last = s.lastBuilt[region]
  return last > 0 && CARD_KIND[last - 1] === CARD_KIND[card]
}

/** 0, or why the open window does not let this card be built; no matter who holds it. */
export function buildRefusal(s: NeotopiaState, card: number): number {
  const region = windowRegion(s)
  if (isLastKind(s, region, card)) return CODE['same-kind']
  return completeLie(s, card, region, windowSpace(s)) < 0 ? CODE['no-pattern'] : 0
}

/** Whether everybody can see that the player could build now. */
export function canBuildKnown(s: NeotopiaState): boolean {
  if (s.window === 0) return false
  const { cards } = s
  const place = KNOWN + s.turn
  for (let card = 0; card < CARD_COUNT; card++) if (cards[card] === place && buildRefusal(s, card) === 0) return true
  return false
}

/** §3.6: how many tokens the way from one score to another passes. */
export function tokensPassed(from: number, to: number): number {
  let n = 0
  for (let i = 0; i < TRACK_TOKENS.length; i++) n += lapsPast(to, TRACK_TOKENS[i]) - lapsPast(from, TRACK_TOKENS[i])
  return n
}
const lapsPast = (points: number, mark: number) => Math.floor((points - mark + TRACK_LENGTH) / TRACK_LENGTH)

export function build(s: NeotopiaState, card: number, chance: Chance, tell: NeotopiaTell): void {
  const seat = s.turn
  const region = windowRegion(s)
  const space = windowSpace(s)
  s.window = 0
  s.cards[card] = BUILT + region
  s.lastBuilt[region] = card + 1
  const points = SETS[s.rules].points[card * ELEMENT_COUNT + s.colours[seat]]
  const track = seat * REGION_COUNT + region
  const before = s.points[track]
  s.points[track] = before + points
  tell?.({ kind: 'built', seat, card, region, space, points, reached: before + points })
  for (let n = tokensPassed(before, before + points); n > 0; n--) takeStackToken(s, region, chance, tell)
}

function takeStackToken(s: NeotopiaState, region: number, chance: Chance, tell: NeotopiaTell): void {
  if (s.stackSizes[region] === 0) return
  const seat = s.turn
  const token = s.stackTops[region] - 1
  s.tokens[seat * TOKEN_COUNT + token]++
  tell?.({ kind: 'token', seat, token, region, space: -1 })
  s.stackSizes[region]--
  s.stackTops[region] = 0
  if (s.stackSizes[region] === 0) return
  const top = unseenToken(s, chance)
  s.stackTops[region] = top + 1
  tell?.({ kind: 'uncovered', region, token: top })
}

const scratch = new Uint8Array(TOKEN_COUNT * EACH_TOKEN)

/** §6: any token not seen yet may be the next. */
export function unseenToken(s: NeotopiaState, chance: Chance): number {
  const { unseenTokens } = s
  let n = 0
  for (let token = 0; token < TOKEN_COUNT; token++) for (let i = unseenTokens[token]; i > 0; i--) scratch[n++] = token
  const token = scratch[chance.draw('bonus', scratch, n)]
  unseenTokens[token]--
  return token
}
