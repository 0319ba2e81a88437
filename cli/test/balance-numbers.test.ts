// The numbers behind the balance report, on cases that can be reckoned by hand.
import { expect, test } from 'vitest'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import { labelsOfMove, loadComponents } from '../../lab/balance/components.ts'
import { Exposures } from '../../lab/balance/exposure.ts'
import { Lift } from '../../lab/balance/lift.ts'
import { rate, spread } from '../../lab/balance/statistics.ts'

test("a rate has Wilson's interval; nothing seen leaves everything open", () => {
  // Newcombe 1998: 81 of 263.
  expect(rate(81, 263)).toEqual({ value: 0.308, low: 0.255, high: 0.366, of: 263 })
  expect(rate(0, 0)).toEqual({ value: 0, low: 0, high: 1, of: 0 })
  expect(rate(4, 4)).toMatchObject({ value: 1, high: 1 })
})

test('a spread has its quantiles between values and all values in its bins', () => {
  expect(spread([1, 2, 3, 4, 5])).toEqual({
    mean: 3,
    low: 1.614,
    high: 4.386,
    quantiles: [1, 1.2, 2, 3, 4, 4.8, 5],
    bins: { from: 1, width: 1, counts: [1, 1, 1, 1, 1] },
  })
  const wide = spread([-100, 0, 0.5, 399])
  expect(wide?.bins).toMatchObject({ from: -105, width: 21 })
  expect(wide?.bins.counts.reduce((a, b) => a + b)).toBe(4)
  expect(spread([])).toBeNull()
})

test('with one draw the lift is the result of the exposed less that of the others', () => {
  const lift = new Lift()
  // Drawn once in four; 15 of 16 exposed won, 14 of 48 others.
  for (let i = 0; i < 64; i++) {
    const count = i % 4 === 0 ? 1 : 0
    const result = count === 1 ? Number(i > 0) : Number(i % 4 === 1 && i > 5)
    lift.add([{ count, surprise: count - 1 / 4, result }])
  }
  expect(lift.value?.value).toBeCloseTo(15 / 16 - 14 / 48, 3)
})

test('what comes more often late in a game gains nothing from that', () => {
  const lift = new Lift()
  // Long games are lost and draw twice as often; the component itself does nothing.
  for (let i = 0; i < 8; i++) {
    for (const drawn of [0, 0, 0, 1]) lift.add([{ count: drawn, surprise: drawn - 1 / 4, result: 1 }])
    for (const drawn of [0, 0, 1, 1]) lift.add([{ count: drawn, surprise: drawn - 1 / 2, result: 0 }])
  }
  expect(lift.value?.value).toBe(0)
})

test('games that do not differ tell nothing', () => {
  const lift = new Lift()
  expect(lift.value).toBeNull()
  lift.add([{ count: 1, surprise: 0.5, result: 0 }])
  lift.add([{ count: 0, surprise: -0.5, result: 0 }])
  expect(lift.value).toBeNull()
})

test('a handful of exposed tells nothing', () => {
  const lift = new Lift()
  const games = (count: number, of: number) => {
    for (let i = 0; i < of; i++) lift.add([{ count, surprise: count - 1 / 10, result: i % 2 }])
  }
  games(1, 8)
  games(0, 72)
  expect(lift.value).toBeNull()
  games(1, 8)
  expect(lift.value).not.toBeNull()
})

test('a draw is a surprise for what came and for everything else in the pile', async () => {
  const exposures = new Exposures(await loadComponents('neotopia'), 1, 2)
  // The first card of the hand of seat 2, who begins: sun-1 out of sun-1, sun-2 and skyfarm-1.
  const chance = exposures.listen([['projects', 0]], null, 1)
  chance.draw('projects', [0, 1, 5], 3)
  const seen = Object.fromEntries(exposures.all().map(({ label, ...rest }) => [label, rest]))
  const own = { channel: 'hand', pile: 'projects', seat: 1 }
  expect(seen).toEqual({
    'sun-1': { ...own, count: 1, surprise: expect.closeTo(2 / 3) },
    'sun-2': { ...own, count: 0, surprise: expect.closeTo(-1 / 3) },
    sun: { ...own, count: 1, surprise: expect.closeTo(1 / 3) },
    'skyfarm-1': { ...own, count: 0, surprise: expect.closeTo(-1 / 3) },
    skyfarm: { ...own, count: 0, surprise: expect.closeTo(-1 / 3) },
  })
})

test('a move tells its kind, the component it names, and the groups of that', async () => {
  const components = await loadComponents('neotopia')
  expect(labelsOfMove(components, 'build sun-1')).toEqual(['build', 'build sun-1', 'build sun'])
})

test.each(GAME_IDS)('in %s components are named by words of moves that there are', async (id) => {
  const [{ game }, { named, usedBy }] = await Promise.all([loadGame(id), loadComponents(id)])
  const words = new Map<string, number>()
  for (let move = 0; move < game.moves.size; move++) {
    const [kind = '', ...rest] = game.moves.text(move).split(' ')
    words.set(kind, rest.length)
  }
  for (const [kind, places] of Object.entries(named))
    for (const place of places) expect(place, `${kind} ${place}`).toBeLessThan(words.get(kind) ?? 0)
  for (const kind of Object.values(usedBy)) expect(words.has(kind), kind).toBe(true)
})
