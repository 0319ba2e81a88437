// Every bot plays by the rules, from its own view alone, and the better ones are better.
import { describe, expect, test } from 'vitest'
import { bitsFrom, seededChance } from '../core/chance.ts'
import type { AnyGame, Move, State } from '../core/game.ts'
import { copyState, isRefusal, MOST_MOVES, NOBODY } from '../core/game.ts'
import { chooseOptions } from '../core/options.ts'
import { GAME_IDS, loadGame } from '../games/index.ts'
import type { Decision } from './bot.ts'
import type { BotSpec } from './index.ts'
import { afterWaiting, makeBot, readBot } from './index.ts'
import { loadNet } from './net.ts'

const games = await Promise.all(GAME_IDS.map(async (id) => (await loadGame(id)).game))

function decisionOf(game: AnyGame, s: State): Decision {
  const legal = new Int32Array(MOST_MOVES)
  return { legal, count: game.legal(s, legal), view: () => game.view(s, game.toAct(s)) }
}

function botNamed(name: string, game: AnyGame, seed: string) {
  const spec = readBot(name)
  if (isRefusal(spec)) throw new Error(`no bot ${name}`)
  return makeBot(spec, game, bitsFrom(seed))
}

function dealt(game: AnyGame, seats: number, seed: string) {
  const options = chooseOptions(game.options, {}, seats)
  if (isRefusal(options)) throw new Error('options refused')
  const chance = seededChance(seed)
  const s = game.blank()
  game.setup(seats, options, chance, s)
  return { s, chance }
}

/** Plays a whole game; `each` sees every position before it is moved on. */
async function playOut(game: AnyGame, bots: readonly string[], seed: string, each: (s: State) => void = () => {}) {
  const { s, chance } = dealt(game, bots.length, seed)
  const players = bots.map((name, seat) => botNamed(name, game, `${seed}/${seat}`))
  while (game.toAct(s) !== NOBODY) {
    each(s)
    const move = await players[game.toAct(s)].choose(decisionOf(game, s))
    expect(game.check(s, move), game.moves.text(move)).toBe(0)
    game.play(s, move, chance)
  }
  const outcome = game.outcome(s)
  if (!outcome) throw new Error('no outcome')
  return outcome
}

/** Some positions of a random game. */
async function positions(game: AnyGame, seats: number, seed: string, every: number): Promise<State[]> {
  const found: State[] = []
  let step = 0
  await playOut(game, Array<string>(seats).fill('random'), seed, (s) => {
    if (step++ % every === every - 1) found.push(copyState(s, game.blank()))
  })
  return found
}

describe('a bot is read by its name', () => {
  test.each([
    ['random', { kind: 'random' }],
    ['follower', { kind: 'follower' }],
    ['greedy', { kind: 'greedy' }],
    ['casual', { kind: 'greedy' }],
    ['novice', { kind: 'novice' }],
    ['search:500ms', { kind: 'search', budget: { ms: 500 } }],
    ['Search:800it', { kind: 'search', budget: { iterations: 800 } }],
    ['net:100ms', { kind: 'search', budget: { ms: 100, learned: true } }],
    ['search:100ms/0.5r', { kind: 'search', budget: { ms: 100, rounds: 0.5 } }],
    ['skilled', { kind: 'search', budget: { ms: 150 } }],
    ['expert', { kind: 'search', budget: { ms: 1000, learned: true } }],
  ])('%s', (name, spec) => expect(readBot(name)).toEqual(spec))

  test.each(['', 'search', 'search:0ms', 'search:-5ms', 'search:5s', 'search:5ms/r', 'oracle', 'toString'])(
    '"%s" is refused',
    (name) => expect(readBot(name)).toMatchObject({ code: 'bot-unknown' }),
  )
})

test('what a worker has waited is taken from the time to search', () => {
  const search = (ms: number): BotSpec => ({ kind: 'search', budget: { ms, rounds: 2 } })
  expect(afterWaiting(search(100), 60)).toEqual(search(40))
  expect(afterWaiting(search(100), 500)).toEqual(search(10))
  expect(afterWaiting(search(5), 60)).toEqual(search(5))
  const byTries: BotSpec = { kind: 'search', budget: { iterations: 50 } }
  expect([afterWaiting(byTries, 60), afterWaiting({ kind: 'greedy' }, 60)]).toEqual([byTries, { kind: 'greedy' }])
})

async function chooseHonestly(game: AnyGame, seats: number, name: string): Promise<void> {
  for (const [i, s] of (await positions(game, seats, 'honest', 29)).entries()) {
    const seat = game.toAct(s)
    const other = game.blank()
    game.imagine(game.view(s, seat), seededChance(`other world ${i}`), other)
    const choose = (world: State) => botNamed(name, game, `honest/${i}`).choose(decisionOf(game, world))
    expect(await choose(other)).toBe(await choose(s))
  }
}

/** All numbers of players for which a net was learned. */
const learned: { readonly id: string; readonly seats: number; readonly game: AnyGame }[] = []
for (const game of games)
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
    if (await loadNet(game, seats)) learned.push({ id: game.id, seats, game })

test.each(learned)('in $id with $seats the net chooses the same in worlds that look the same', ({ game, seats }) =>
  chooseHonestly(game, seats, 'net:40it'),
)

describe.each(games.map((game) => ({ id: game.id, game })))('in $id', ({ game }) => {
  const seats = game.seats[1]

  test.each(['random', 'follower', 'novice', 'casual'])('%s plays a whole game by the rules', async (name) => {
    await playOut(game, Array<string>(seats).fill(name), 'rules')
  })

  test('a search plays a whole game by the rules', async () => {
    const bots = Array<string>(game.seats[0]).fill('casual').with(0, 'search:4it')
    await playOut(game, bots, 'rules')
  })

  test('the advice names legal moves only, none twice', async () => {
    const promising = new Int32Array(MOST_MOVES)
    for (const s of await positions(game, seats, 'advice', 3)) {
      const before = s.bytes.slice()
      const n = game.advice.promising(s, promising)
      expect(n).toBeGreaterThan(0)
      const moves = Array.from(promising.subarray(0, n))
      expect(new Set(moves).size).toBe(n)
      for (const move of moves) expect(game.check(s, move), game.moves.text(move)).toBe(0)
      for (let seat = 0; seat < seats; seat++) expect(game.advice.worth(s, seat)).not.toBeNaN()
      expect(s.bytes).toEqual(before)
    }
  })

  test.each(['follower', 'greedy', 'novice', 'search:40it'])(
    '%s chooses the same in worlds that look the same',
    (name) => chooseHonestly(game, seats, name),
  )

  test('a search by tries is the same for the same seed', async () => {
    const [s] = await positions(game, seats, 'again', 5)
    const choose = () => botNamed('search:150it', game, 'again').choose(decisionOf(game, s))
    expect(await choose()).toBe(await choose())
  })

  test('a search that is called off answers with a legal move', async () => {
    const [s] = await positions(game, seats, 'cancel', 5)
    const stop = new AbortController()
    const answer = botNamed('search:9999999it', game, 'cancel').choose(decisionOf(game, s), stop.signal, () =>
      stop.abort(),
    )
    expect(game.check(s, (await answer) as Move)).toBe(0)
  })
})

test.each(games.filter((game) => !game.cooperative).map((game) => ({ id: game.id, game })))(
  'in $id greedy beats random in at least nine of ten games',
  async ({ game }) => {
    let wins = 0
    for (let i = 0; i < 10; i++) {
      const bots = i % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy']
      const { ranks } = await playOut(game, bots, `better/${i >> 1}`)
      if (ranks[i % 2] === 1) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(9)
  },
)
