// The small nets: their weights as text, and what they answer.
import { describe, expect, test } from 'vitest'
import { bitsFrom, seededChance } from '../core/chance.ts'
import type { AnyGame, Learning, State } from '../core/game.ts'
import { isRefusal, MOST_MOVES, NOBODY } from '../core/game.ts'
import { chooseOptions } from '../core/options.ts'
import { GAME_IDS, loadGame } from '../games/index.ts'
import { answer, chanceByOdds, layersFor, loadNet, Net, readWeights, writeWeights } from './net.ts'

const random = (length: number, seed: string) => {
  const bits = bitsFrom(seed)
  return Float64Array.from({ length }, () => bits() / 2 ** 31)
}

/** A game that tells these numbers, whatever the position. */
function telling(own: readonly number[], parts: readonly (readonly number[])[]): Learning<State> {
  return {
    own: own.length,
    part: parts[0].length,
    mostParts: parts.length,
    read(_s, _seat, intoOwn, intoParts) {
      intoOwn.set(own)
      intoParts.set(parts.flat())
      return parts.length
    },
    rounds: () => 1,
    weights: () => null,
  }
}

const nothing = { bytes: new Uint8Array(0), rules: 1, seats: 2 }

test.each([1, 7, 8, 16, 19])('a layer of %i answers is a product and a cut', (outputs) => {
  const layer = { inputs: 5, outputs, at: 3 }
  const weights = random(3 + 6 * outputs, `layer ${outputs}`)
  const from = Float64Array.of(9, 0.5, 0, -1.25, 2, 0)
  const into = new Float64Array(outputs + 1)
  answer(layer, weights, from, 1, into, 1, true)
  for (let j = 0; j < outputs; j++) {
    let sum = weights[3 + 5 * outputs + j]
    for (let i = 0; i < 5; i++) sum += from[1 + i] * weights[3 + i * outputs + j]
    expect(into[1 + j]).toBeCloseTo(Math.max(0, sum), 12)
  }
})

test('weights that are all 0 leave what a position is worth', () => {
  const learning = telling([42, 1, 2], [[1, 2]])
  expect(new Net(learning, new Float64Array(layersFor(learning).size)).worth(nothing, 0)).toBe(42)
})

test('the order of the parts does not matter, each of them does', () => {
  const parts = [
    [1, -2],
    [3, 0.5],
    [-1, 1],
  ]
  const worth = (told: readonly (readonly number[])[]) => {
    const learning = telling([10, 0.5], told)
    return new Net(learning, random(layersFor(learning).size, 'parts')).worth(nothing, 0)
  }
  expect(worth([parts[2], parts[0], parts[1]])).toBeCloseTo(worth(parts), 9)
  expect(worth(parts.slice(0, 2))).not.toBeCloseTo(worth(parts), 2)
})

test('weights are the same again after they were written and read', () => {
  const told = { own: 5, part: 3 }
  const weights = random(layersFor(told).size, 'text')
  const again = readWeights(told, writeWeights(told, weights))
  for (const [i, weight] of weights.entries()) expect(again[i]).toBeCloseTo(weight, 4)
  expect(writeWeights(told, again)).toBe(writeWeights(told, weights))
  expect(() => readWeights({ own: 6, part: 3 }, writeWeights(told, weights))).toThrow('not for this net')
})

const numbers = (length: number) => new Float64Array(length)

/** Some positions of a game that goes as the advice says, and each of their seats. */
function positionsOf(game: AnyGame, seats: number, hear: (s: State, seat: number) => void): void {
  const s = game.blank()
  const list = new Int32Array(MOST_MOVES)
  const options = chooseOptions(game.options, {}, seats)
  if (isRefusal(options)) throw new Error('options refused')
  const chance = seededChance(`told ${seats}`)
  game.setup(seats, options, chance, s)
  for (let step = 0; game.toAct(s) !== NOBODY; step++) {
    if (step % 7 === 0) for (let seat = 0; seat < seats; seat++) hear(s, seat)
    const n = game.advice.promising(s, list)
    game.play(s, list[step % Math.min(n, 2)]!, chance)
  }
}

describe.each(GAME_IDS)('of %s', (id) => {
  test('weights that were learned fit what the game tells, and say a number', async () => {
    const { game } = await loadGame(id)
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      const net = await loadNet(game, seats)
      expect(net === null).toBe((game.advice.learning?.weights(game.rules, seats) ?? null) === null)
      expect(await loadNet({ ...game, rules: 9999 }, seats)).toBeNull()
      if (!net) continue
      const s = game.blank()
      const options = chooseOptions(game.options, {}, seats)
      if (isRefusal(options)) throw new Error('options refused')
      game.setup(seats, options, seededChance('net'), s)
      for (let seat = 0; seat < seats; seat++) expect(net.worth(s, seat)).not.toBeNaN()
    }
  })

  test('what is told begins with what the advice says, fits, and depends on the position alone', async () => {
    const { game } = await loadGame(id)
    const { learning } = game.advice
    if (!learning) return
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
      positionsOf(game, seats, (s, seat) => {
        const [own, parts] = [numbers(learning.own), numbers(learning.part * learning.mostParts)]
        const count = learning.read(s, seat, own, parts)
        const told = [...own, ...parts.subarray(0, count * learning.part)]
        expect(told.every(Number.isFinite)).toBe(true)
        expect(told.every((number, i) => i === 0 || Math.abs(number) < 20)).toBe(true)
        const worth = game.advice.worth(s, seat)
        expect(game.cooperative ? 100 * chanceByOdds(own[0]!) : own[0]).toBeCloseTo(worth, 2)
        for (let other = 0; other < seats; other++) learning.read(s, other, numbers(own.length), numbers(parts.length))
        const [again, partsAgain] = [numbers(learning.own).fill(7), numbers(parts.length)]
        expect(learning.read(s, seat, again, partsAgain)).toBe(count)
        expect([...again, ...partsAgain.subarray(0, count * learning.part)]).toEqual(told)
      })
  })
})
