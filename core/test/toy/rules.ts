// The rules of the toy: place a house, build a fountain or not, draw a house; five rounds.
import type { Chance, Move, MoveList, Outcome, Refusal, Seat, Tell } from '../../game.ts'
import { NOBODY } from '../../game.ts'
import type { Chosen } from '../../options.ts'
import { HAND, HOUSES, MARKET, ROW } from './data.ts'
import type { ToyEvent } from './events.ts'
import { moves } from './moves.ts'
import type { options } from './options.ts'
import { CODE } from './refusals.ts'
import { scoreOf } from './score.ts'
import type { ToyState } from './state.ts'
import { BUILD, DRAW, OVER, PLACE, slotOf } from './state.ts'
import { latestWinsTies, SETS } from './versions.ts'

const { place, build, skip, take, draw } = moves.kinds

export const setupBy =
  (rules: number) =>
  (seats: number, chosen: Chosen<typeof options>, chance: Chance, s: ToyState, tell?: Tell<ToyEvent>): void => {
    s.bytes.fill(0)
    s.rules = rules
    s.seats = seats
    const everybody = Array.from({ length: seats }, (_, seat) => seat)
    s.first = chosen.first ?? everybody[chance.draw('first', everybody, seats)]
    s.active = s.first
    s.stackCount = HOUSES
    for (let house = 0; house < HOUSES; house++) s.stack[house] = house
    for (let i = 0; i < MARKET; i++) s.market[i] = fromStack(s, chance)
    for (let at = 0; at < seats * HAND; at++) {
      s.hand[at] = fromStack(s, chance) + 1
      s.known[at] = chosen.hands === 'open' ? 1 : 0
    }
    tell?.({ kind: 'turn', seat: s.active })
  }

function fromStack(s: ToyState, chance: Chance): number {
  const at = chance.draw('stack', s.stack, s.stackCount)
  const house = s.stack[at]
  s.stack[at] = s.stack[--s.stackCount]
  s.stack[s.stackCount] = 0
  return house
}

export function toAct(s: ToyState): Seat | typeof NOBODY {
  return s.phase === OVER ? NOBODY : s.active
}

export function legal(s: ToyState, into: MoveList): number {
  let n = 0
  for (let move = 0; move < moves.size; move++) if (check(s, move) === 0) into[n++] = move
  return n
}

export function check(s: ToyState, move: Move): number {
  if (!Number.isInteger(move) || move < 0 || move >= moves.size) return CODE['no-move']
  if (s.phase === OVER) return CODE['game-over']
  if (place.has(move)) {
    if (s.phase !== PLACE) return CODE['not-place-step']
    return slotOf(s, s.active, place.house(move)) < 0 ? CODE['not-held'] : 0
  }
  if (build.has(move) || skip.has(move)) {
    if (s.phase !== BUILD) return CODE['not-build-step']
    return skip.has(move) ? 0 : buildRefusal(s, build.colour(move))
  }
  if (s.phase !== DRAW) return CODE['not-draw-step']
  return draw.has(move) || s.market.includes(take.house(move)) ? 0 : CODE['not-offered']
}

function buildRefusal(s: ToyState, colour: number): number {
  if (s.fountains[colour] !== 0) return CODE['fountain-built']
  const { houses } = SETS[s.rules]
  const first = s.active * ROW
  for (let at = first + 1; at < first + s.placed[s.active]; at++)
    if (houses[s.row[at - 1] - 1].colour === colour && houses[s.row[at] - 1].colour === colour) return 0
  return CODE['no-neighbours']
}

export function because(_: ToyState, move: Move, code: number): Refusal['values'] {
  if (code === CODE['not-held'] && place.has(move)) return { house: place.house(move) }
  return code === CODE['not-offered'] && take.has(move) ? { house: take.house(move) } : undefined
}

export function play(s: ToyState, move: Move, chance: Chance, tell?: Tell<ToyEvent>): void {
  const seat = s.active
  if (place.has(move)) playPlace(s, place.house(move), place.end(move), tell)
  else if (draw.has(move) || take.has(move)) playDraw(s, take.has(move) ? take.house(move) : -1, chance, tell)
  else {
    if (build.has(move)) s.fountains[build.colour(move)] = seat + 1
    tell?.(build.has(move) ? { kind: 'built', seat, colour: build.colour(move) } : { kind: 'skipped', seat })
    if (s.placed[seat] < ROW) s.phase = DRAW
    else endTurn(s, tell)
  }
}

function playPlace(s: ToyState, house: number, end: number, tell?: Tell<ToyEvent>): void {
  const seat = s.active
  const slot = slotOf(s, seat, house)
  s.hand[slot] = 0
  s.known[slot] = 0
  const first = seat * ROW
  const count = s.placed[seat]++
  if (end === 0) s.row.copyWithin(first + 1, first, first + count)
  s.row[end === 0 ? first : first + count] = house + 1
  s.phase = BUILD
  tell?.({ kind: 'placed', seat, slot: slot % HAND, house, end })
}

function playDraw(s: ToyState, house: number, chance: Chance, tell?: Tell<ToyEvent>): void {
  const seat = s.active
  const at = s.hand.indexOf(0, seat * HAND)
  const slot = at % HAND
  if (house < 0) {
    const drawn = fromStack(s, chance)
    s.hand[at] = drawn + 1
    tell?.({ kind: 'drew', seat, slot }, seat, { house: drawn })
  } else {
    const refill = fromStack(s, chance)
    s.market[s.market.indexOf(house)] = refill
    s.hand[at] = house + 1
    s.known[at] = 1
    tell?.({ kind: 'took', seat, slot, house, refill })
  }
  endTurn(s, tell)
}

function endTurn(s: ToyState, tell?: Tell<ToyEvent>): void {
  s.active = (s.active + 1) % s.seats
  s.phase = s.placed[s.active] < ROW ? PLACE : OVER
  if (s.phase === PLACE) tell?.({ kind: 'turn', seat: s.active })
}

/** Nothing that others do changes where one's own houses may stand. */
export function ahead(s: ToyState, seat: Seat): boolean {
  if (s.placed[seat] === ROW) return false
  s.active = seat
  s.phase = PLACE
  return true
}

export function outcome(s: ToyState): Outcome | null {
  if (s.phase !== OVER) return null
  const scores = Array.from({ length: s.seats }, (_, seat) => scoreOf(s, seat))
  const order = (seat: Seat) => (latestWinsTies(s.rules) ? (seat - s.first + s.seats) % s.seats : 0)
  const isBetter = (a: Seat, b: Seat) => scores[a] > scores[b] || (scores[a] === scores[b] && order(a) > order(b))
  const ranks = scores.map((_, seat) => 1 + scores.filter((_, other) => isBetter(other, seat)).length)
  const tied = scores.filter((score) => score === Math.max(...scores)).length > 1
  return { ranks, scores, reason: tied ? (latestWinsTies(s.rules) ? 'latest' : 'shared') : 'points' }
}
