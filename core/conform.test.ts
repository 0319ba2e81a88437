// The conformance kit proven: a healthy game passes, and every planted fault is found and named.
import { describe, expect, test } from 'vitest'
import type { Conditions } from './conform.ts'
import { ConformError, conform } from './conform.ts'
import type { Viewer } from './game.ts'
import { PUBLIC } from './game.ts'
import { HAND, ROW } from './test/toy/data.ts'
import { toy } from './test/toy/index.ts'
import { moves } from './test/toy/moves.ts'
import { ahead } from './test/toy/rules.ts'
import type { ToyState } from './test/toy/state.ts'
import { BUILD, DRAW, shape } from './test/toy/state.ts'
import type { ToyView } from './test/toy/view.ts'

const { game } = toy
type Healthy = typeof game
const { place, skip, take, draw } = moves.kinds

/** Each of two players places a house five times, builds or not, and draws but for the last time. */
const LONGEST = 2 * (ROW * 3 - 1)
const CONDITIONS: Conditions = { seats: 2, games: 60, seed: 'planted', longest: LONGEST }

/** The houses of a hand that only its owner knows. */
function hiddenHouses(s: ToyState, seat: number): number[] {
  const slots = Array.from({ length: HAND }, (_, slot) => seat * HAND + slot)
  return slots.filter((at) => s.hand[at] !== 0 && s.known[at] === 0).map((at) => s.hand[at] - 1)
}

const other = (viewer: Viewer) => (viewer === 0 ? 1 : 0)
const viewWith = (change: (v: ToyView, s: ToyState) => object): Partial<Healthy> => ({
  view: (s, viewer) => change(game.view(s, viewer), s) as ToyView,
})
const playAnd = (then: (s: ToyState, move: number) => void): Partial<Healthy> => ({
  play: (s, move, chance, tell) => {
    game.play(s, move, chance, tell)
    then(s, move)
  },
})
const checkUnless = (says: (s: ToyState, move: number) => number | null): Partial<Healthy> => ({
  check: (s, move) => says(s, move) ?? game.check(s, move),
})
const oddHand = (s: ToyState, seat: number) => (hiddenHouses(s, seat)[0] ?? 0) % 2 === 1
const aheadAnd = (then: (s: ToyState, seat: number) => void): Partial<Healthy> => ({
  ahead: (s, seat) => {
    const any = ahead(s, seat)
    then(s, seat)
    return any
  },
})
/** A look ahead to the draw, which comes only after a house has left the hand. */
const drawAhead = aheadAnd((s) => {
  s.phase = DRAW
})
const drawsEarly = (s: ToyState) =>
  s.phase === DRAW && s.hand.subarray(s.active * HAND, (s.active + 1) * HAND).every((held) => held > 0)

let calls = 0
const shared = shape.blank()
let live = shape.blank()

const FAULTS: { readonly [fault: string]: readonly [told: RegExp, change: Partial<Healthy>] } = {
  // Secrets
  'a view with another’s hidden house in a field of its own': [
    /sees another view in the imagined world/,
    viewWith((v, s) => ({ ...v, peek: hiddenHouses(s, other(v.viewer)) })),
  ],
  'a view with another’s hidden house in their hand': [
    /"draw" shows (seat \d|the spectator) a draw that was not told/,
    viewWith((v, s) => ({
      ...v,
      hands: v.hands.map((hand, seat) =>
        hand.map((slot, i) => slot && { ...slot, house: s.hand[seat * HAND + i] - 1 }),
      ),
    })),
  ],
  'an event that tells a hidden house': [
    /an event of ".*" told (seat \d|the spectator) something hidden/,
    {
      play: (s, move, chance, tell) => {
        const seat = s.active
        game.play(s, move, chance, tell)
        tell?.({ kind: 'drew', seat, slot: 0, house: hiddenHouses(s, seat)[0] ?? 0 })
      },
    },
  ],
  'an automatic step that depends on a hidden hand': [
    /"place .*" told (seat \d|the spectator) something hidden/,
    playAnd((s, move) => {
      if (
        place.has(move) &&
        s.phase === BUILD &&
        s.placed[s.active] < ROW &&
        hiddenHouses(s, s.active).some((house) => house % 2 === 0)
      )
        s.phase = DRAW
    }),
  ],
  'a score sheet that tells a secret': [
    /the score sheet tells (seat \d|the spectator) what the view does not/,
    {
      sheet: (s) => [...game.sheet(s), { seat: 0, line: 'houses', points: hiddenHouses(s, 0)[0] ?? 0, settled: true }],
    },
  ],
  'a refusal that depends on something hidden': [
    /is refused to seat \d by something hidden/,
    { because: (s) => ({ house: hiddenHouses(s, other(s.active))[0] ?? 0 }) },
  ],
  'legal moves that depend on something hidden': [
    /has other legal moves in the imagined world/,
    (() => {
      const barred = (s: ToyState) => (hiddenHouses(s, other(s.active))[0] ?? 0) % 2 === 0
      const isBarred = (s: ToyState, move: number) => s.phase === DRAW && draw.has(move) && barred(s)
      return {
        legal: (s, into) => game.legal(s, into) - (s.phase === DRAW && barred(s) ? 1 : 0),
        check: (s, move) => (isBarred(s, move) ? 1 : game.check(s, move)),
      } satisfies Partial<Healthy>
    })(),
  ],
  // Legality
  'a legal move that is refused': [
    /legal move "skip" is refused: no-move/,
    checkUnless((_, move) => (skip.has(move) ? 1 : null)),
  ],
  'an illegal move that is accepted': [
    /illegal move "take \d+" is accepted/,
    checkUnless((s, move) => (take.has(move) && s.phase === DRAW ? 0 : null)),
  ],
  'one illegal move of all, accepted': [
    /illegal move "take 20" is accepted/,
    checkUnless((_, move) => (move === take.of(20) ? 0 : null)),
  ],
  'a legal move that is not listed': [
    /illegal move "draw" is accepted/,
    { legal: (s, into) => game.legal(s, into) - (s.phase === DRAW ? 1 : 0) },
  ],
  'a move listed twice': [
    /a legal move is listed twice/,
    {
      legal: (s, into) => {
        const n = game.legal(s, into)
        if (n > 0) into[n] = into[0]
        return n > 0 ? n + 1 : 0
      },
    },
  ],
  'no legal move': [/somebody is to act, but no move is legal/, { legal: () => 0 }],
  'a refusal that does not exist': [
    /check gave 99, which is no refusal/,
    checkUnless((s, move) => (game.check(s, move) === 0 ? null : 99)),
  ],
  'a check that throws at nonsense': [
    /check throws at NaN/,
    checkUnless((_, move) => {
      if (Number.isNaN(move)) moves.read(move)
      return null
    }),
  ],
  'a check that accepts NaN': [/NaN is accepted as a move/, checkUnless((_, move) => (Number.isNaN(move) ? 0 : null))],
  'a check that changes the state': [
    /legal or check changed the state/,
    checkUnless((s) => {
      const first = s.stack[0]
      s.stack.copyWithin(0, 1, s.stackCount)
      s.stack[s.stackCount - 1] = first
      return null
    }),
  ],
  'a move whose text is read as another': [
    /"[\w ]+" is read as another/,
    { moves: { ...moves, parse: (text) => moves.parse(text === 'draw' ? 'skip' : text) } },
  ],
  // Positions
  'states over one buffer': [/two states share their memory/, { blank: () => shared }],
  'a copy that changes its original': [
    /playing on a copy changed the original/,
    {
      setup: (seats, options, chance, s, tell) => {
        live = s
        game.setup(seats, options, chance, s, tell)
      },
      play: (s, move, chance, tell) => {
        game.play(s, move, chance, tell)
        if (s !== live) live.stackCount ^= 1
      },
    },
  ],
  'a lost house': [
    /the position is invalid: invalid-house \{"house":\d+,"count":0\}/,
    playAnd((s, move) => {
      if (take.has(move)) s.stack[--s.stackCount] = 0
    }),
  ],
  'a house that comes twice': [
    /the position is invalid: invalid-house \{"house":\d+,"count":[02]\}/,
    playAnd((s, move) => {
      if (take.has(move)) s.market[0] = s.market[1]
    }),
  ],
  'a value that does not fit its field': [
    /stackCount: -1 does not fit u8/,
    playAnd((s) => {
      if (s.stackCount < 20) s.stackCount = -1
    }),
  ],
  'memory outside the state': [
    /the replay differs|the replay ends in another position|told seat \d something hidden/,
    playAnd((s) => {
      calls++
      if (s.phase === BUILD && calls % 5 === 0 && s.placed[s.active] < ROW) s.phase = DRAW
    }),
  ],
  'luck that is not asked of chance': [
    /the replay differs|the replay ends in another position/,
    {
      setup: (seats, options, chance, s, tell) =>
        game.setup(seats, { ...options, first: calls++ % 2 }, chance, s, tell),
    },
  ],
  // Views
  'a view that is not plain data: a map': [/a view is not plain data/, viewWith((v) => ({ ...v, seen: new Map() }))],
  'a view that is not plain data: bytes': [
    /a view is not plain data/,
    viewWith((v, s) => ({ ...v, market: s.market.slice() })),
  ],
  'a view that is not plain data: undefined': [
    /a view is not plain data/,
    viewWith((v) => ({ ...v, note: undefined })),
  ],
  'a view that is not plain data: NaN': [/a view is not plain data/, viewWith((v) => ({ ...v, stack: Number.NaN }))],
  'an event that is not plain data': [
    /an event of ".*" is not plain data/,
    {
      play: (s, move, chance, tell) => {
        game.play(s, move, chance, tell)
        tell?.({ kind: 'turn', seat: 0, at: new Date(0) } as { kind: 'turn'; seat: number })
      },
    },
  ],
  'a view for somebody else': [/a view names another viewer or actor/, viewWith((v) => ({ ...v, viewer: PUBLIC }))],
  'a view that takes another’s hand along': [
    /the spectator sees something else when it is made from what seat \d sees/,
    { view: (s, viewer, like) => ({ ...(like ?? game.view(s, viewer)), viewer }) },
  ],
  'a world that looks different': [
    /sees another view in the imagined world/,
    {
      imagine: (v, chance, s) => game.imagine({ ...v, market: v.market.toReversed() }, chance, s),
    },
  ],
  'a world that cannot be': [
    /imagined an invalid world: invalid-stack/,
    {
      imagine: (v, chance, s) => {
        game.imagine(v, chance, s)
        s.stackCount--
      },
    },
  ],
  // Looking ahead
  'something to try out only if another holds something': [
    /whether seat \d may try anything out depends on something hidden/,
    { ahead: (s, seat) => ahead(s, seat) && oddHand(s, other(seat)) },
  ],
  'a look ahead to another’s turn': [/seat \d looks ahead to the turn of another/, { ahead: () => true }],
  'a look ahead that moves a house': [
    /looking ahead moves something for seat \d/,
    aheadAnd((s) => {
      s.market.reverse()
    }),
  ],
  'a look ahead that depends on something hidden': [
    /what seat \d may try out depends on something hidden/,
    aheadAnd((s, seat) => {
      if (oddHand(s, other(seat))) s.phase = DRAW
    }),
  ],
  'a look ahead to nothing': [
    /seat \d may try out nothing/,
    { ...drawAhead, legal: (s, into) => (drawsEarly(s) ? 0 : game.legal(s, into)) },
  ],
  'a look ahead to what is refused': [
    /seat \d may try out "\w+( \d+)?", which is refused/,
    { ...drawAhead, ...checkUnless((s) => (drawsEarly(s) ? 1 : null)) },
  ],
  'a try that tells a secret': [
    /trying out "place .*" tells seat \d something hidden/,
    {
      play: (s, move, chance, tell) => {
        const early = game.invalid(s) !== null
        game.play(s, move, chance, tell)
        if (early) s.phase = oddHand(s, other(s.active)) ? BUILD : DRAW
      },
    },
  ],
  // Endings
  'a game that never ends': [
    /the game is not over after 28 steps/,
    {
      play: (s, move, chance, tell) => {
        game.play(s, move, chance, tell)
        if (game.outcome(s)) game.setup(s.seats, { first: null, hands: 'hidden' }, chance, s)
      },
    },
  ],
  'an outcome too early': [
    /somebody is to act, but the game has an outcome/,
    { outcome: () => ({ ranks: [1, 1], scores: [0, 0], reason: 'shared' }) },
  ],
  'no outcome': [/nobody is to act, but the game has no outcome/, { outcome: () => null }],
  'a seat without a rank': [
    /the outcome does not rank every seat/,
    { outcome: (s) => game.outcome(s) && { ranks: [1], scores: [0], reason: 'shared' } },
  ],
  'a line that is never settled': [
    /a score line is not settled after the end/,
    { sheet: (s) => game.sheet(s).map((line) => ({ ...line, settled: false })) },
  ],
  'a move after the end': [/a move is accepted after the end/, checkUnless((s) => (game.outcome(s) ? 0 : null))],
}

test('the healthy game passes, on guarded fields too', () => {
  expect(conform(game, CONDITIONS)).toBeGreaterThan(CONDITIONS.games * (LONGEST - 1))
})

describe('the kit finds', () => {
  test.each(Object.entries(FAULTS))('%s', (_, [told, change]) => {
    expect(() => conform({ ...game, ...change }, CONDITIONS)).toThrow(told)
  })
})

test('what it finds it tells with the game, the seats, the seed and the step', () => {
  const run = () => conform({ ...game, legal: () => 0 }, CONDITIONS)
  expect(run).toThrow(ConformError)
  expect(run).toThrow(/\(toy, 2 seats, seed planted\/0, step 0\)$/)
})

test('options the game does not know are a mistake of the test', () => {
  expect(() => conform(game, { ...CONDITIONS, options: { colour: 'red' } })).toThrow('option-unknown')
})
