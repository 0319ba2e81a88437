// Luck: the generator is the published one, draws are fair, and a played-back draw is the recorded one or an error.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bits, Draw } from './chance.ts'
import {
  below,
  bitsFrom,
  DrawRefused,
  liveBits,
  liveChance,
  PlaybackChance,
  PlaybackError,
  quickChance,
  RecordingChance,
  refusingChance,
  seededChance,
  sfc32,
} from './chance.ts'
import type { Chance } from './game.ts'

const unsigned = (bits: Bits, n: number) => Array.from({ length: n }, () => bits() >>> 0)

describe('the generator', () => {
  // Worked out apart from this code, in arbitrary precision, from the definition in PractRand (sfc.cpp, sfc32).
  test.each([
    [
      [1, 2, 3, 4],
      [7, 34, 56623200, 188882296, 3431242869, 399395954, 785775158, 3843710725, 2124393435, 4040705074],
    ],
    [
      [-1, -1, -1, -1],
      [4294967293, 4286578679, 4286578661, 4154458059, 3921867616, 124114568],
    ],
  ] as const)('sfc32 from %j gives the published numbers', ([a, b, c, d], numbers) => {
    expect(unsigned(sfc32(a, b, c, d), numbers.length)).toEqual(numbers)
  })

  test('gives the same stream for the same text on every machine', () => {
    expect(unsigned(bitsFrom('ludopolis'), 4)).toEqual([1407131559, 1989958332, 546893203, 3683927235])
  })

  test('gives another stream for every text', () => {
    const texts = Array.from({ length: 1000 }, (_, i) => `seed ${i}`)
    expect(new Set(texts.map((text) => unsigned(bitsFrom(text), 2).join())).size).toBe(texts.length)
  })
})

describe('a number below n', () => {
  test.each([2, 3, 5, 6, 7, 12, 74, 100])('is fair for n = %i', (n) => {
    const rounds = 2000
    const counts = new Array<number>(n).fill(0)
    const bits = bitsFrom(`fair ${n}`)
    for (let i = 0; i < n * rounds; i++) counts[below(bits, n)]++
    const chiSquare = counts.reduce((sum, count) => sum + (count - rounds) ** 2 / rounds, 0)
    // Four standard deviations about the mean of the chi-square distribution with n − 1 degrees of freedom.
    expect(Math.abs(chiSquare - (n - 1))).toBeLessThan(4 * Math.sqrt(2 * (n - 1)))
  })

  test('stays below any n up to 2³¹', () => {
    const bits = bitsFrom('range')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (n) => {
        const value = below(bits, n)
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
      }),
    )
  })

  test('asks for no bits when there is nothing to choose', () => {
    const never: Bits = () => {
      throw new Error('asked')
    }
    expect(below(never, 1)).toBe(0)
  })
})

/** Draws all of a pile one after the other, taking each item out as games do. */
function drawAll(chance: Chance, pile: string, items: readonly number[]): number[] {
  const left = [...items]
  const drawn: number[] = []
  for (let n = left.length; n > 0; n--) {
    const index = chance.draw(pile, left, n)
    drawn.push(left[index])
    left[index] = left[n - 1]
  }
  return drawn
}

describe('seeded luck', () => {
  const stack = Array.from({ length: 20 }, (_, i) => i * 3)

  test('is the same on every machine', () => {
    expect(drawAll(seededChance('7'), 'stack', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([7, 1, 5, 3, 2, 4, 6, 0, 8, 9])
  })

  test('gives a pile the same order however it lies in memory', () => {
    const order = drawAll(seededChance('7'), 'stack', stack)
    expect([...order].sort((a, b) => a - b)).toEqual(stack)
    fc.assert(
      fc.property(fc.shuffledSubarray(stack, { minLength: stack.length }), (lying) => {
        expect(drawAll(seededChance('7'), 'stack', lying)).toEqual(order)
      }),
    )
  })

  test('gives a pile the same order whatever is drawn from other piles', () => {
    const chance = seededChance('7')
    const order: number[] = []
    const left = [...stack]
    for (let n = left.length; n > 0; n--) {
      drawAll(chance, 'market', stack.slice(0, n % 4))
      const index = chance.draw('stack', left, n)
      order.push(...left.splice(index, 1))
    }
    expect(order).toEqual(drawAll(seededChance('7'), 'stack', stack))
  })

  test('gives other seeds and other piles other orders', () => {
    const orders = ['7', '8'].flatMap((seed) =>
      ['stack', 'bag'].map((pile) => drawAll(seededChance(seed), pile, stack).join()),
    )
    expect(new Set(orders).size).toBe(4)
  })

  test('treats equal items alike', () => {
    const bag = [4, 4, 4, 1, 1, 9]
    const order = drawAll(seededChance('equal'), 'bag', bag)
    expect([...order].sort()).toEqual([...bag].sort())
    expect(drawAll(seededChance('equal'), 'bag', [9, 1, 4, 4, 1, 4])).toEqual(order)
  })

  test('looks only at the first n items', () => {
    for (let i = 0; i < 50; i++) expect(seededChance(`n ${i}`).draw('bag', [5, 6, 7, 8], 2)).toBeLessThan(2)
  })

  test.each([
    ['an empty pile', [], 0],
    ['an item too large to sort', [4096], 1],
  ])('fails loudly on %s', (_, items, n) => {
    expect(() => seededChance('7').draw('bag', items, n)).toThrow(RangeError)
  })
})

test('live luck stays within the pile and reaches all of it', () => {
  const chance = liveChance()
  const seen = new Set(Array.from({ length: 2000 }, () => chance.draw('dice', [1, 2, 3, 4, 5, 6], 6)))
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5])
})

test('live bits are 32 bits, positive and negative', () => {
  const bits = Array.from({ length: 1000 }, liveBits)
  expect(bits.every((value) => value === (value | 0))).toBe(true)
  expect(bits.some((value) => value < 0) && bits.some((value) => value > 0)).toBe(true)
})

test('quick luck draws by position', () => {
  const chance = quickChance(sfc32(1, 2, 3, 4))
  expect([chance.draw('any', [8, 9], 2), chance.draw('other', [8, 9], 2)]).toEqual([7 & 1, 34 & 1])
})

describe('recorded luck', () => {
  test('is written down by item and handed out once', () => {
    const chance = new RecordingChance({ draw: (_pile, _items, n) => n - 1 })
    expect(chance.draw('stack', [30, 40, 50], 2)).toBe(1)
    expect(chance.draw('bag', [7], 1)).toBe(0)
    expect(chance.take()).toEqual([
      ['stack', 40],
      ['bag', 7],
    ])
    expect(chance.take()).toEqual([])
  })

  test('plays back the same items, wherever they lie now', () => {
    const recording = new RecordingChance(seededChance('record'))
    const drawn = drawAll(recording, 'stack', [1, 2, 3, 4, 5])
    const playback = new PlaybackChance(recording.take())
    expect(drawAll(playback, 'stack', [5, 4, 3, 2, 1])).toEqual(drawn)
    playback.finish()
  })

  test.each<readonly [string, readonly Draw[], string, object]>([
    ['a draw from another pile', [['bag', 1]], 'record-draw-elsewhere', { drawn: 'bag', pile: 'stack' }],
    ['a missing draw', [], 'record-draw-missing', { pile: 'stack' }],
    ['an item that is not there', [['stack', 9]], 'record-draw-absent', { item: 9, pile: 'stack' }],
    ['an item beyond the first n', [['stack', 3]], 'record-draw-absent', { item: 3, pile: 'stack' }],
    [
      'a draw left over',
      [
        ['stack', 1],
        ['stack', 2],
      ],
      'record-draws-left',
      { left: 1 },
    ],
  ])('fails loudly: %s', (_, draws, code, values) => {
    const play = () => {
      const playback = new PlaybackChance(draws)
      playback.draw('stack', [1, 2, 3], 2)
      playback.finish()
    }
    expect(play).toThrow(PlaybackError)
    expect(play).toThrow(expect.objectContaining({ refusal: { code, values } }))
  })
})

test('refused luck names the pile', () => {
  expect(() => refusingChance.draw('stack', [1], 1)).toThrow(DrawRefused)
  expect(() => refusingChance.draw('stack', [1], 1)).toThrow('stack')
})
