// Layout: named fields over one buffer, guarded, written and read.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copyState } from './game.ts'
import { layout, layoutOf } from './layout.ts'

const shape = layout({
  round: 'u8',
  stock: 'u16',
  debt: 'i16',
  hands: ['u8', 3],
  prices: ['u16', 2],
  drift: ['i16', 2],
})
const sample = { round: 7, stock: 40000, debt: -300, hands: [1, 2, 255], prices: [65535, 0], drift: [-32768, 32767] }

const u8 = fc.integer({ min: 0, max: 255 })
const u16 = fc.integer({ min: 0, max: 65535 })
const i16 = fc.integer({ min: -32768, max: 32767 })
const positions = fc.record({
  round: u8,
  stock: u16,
  debt: i16,
  hands: fc.array(u8, { minLength: 3, maxLength: 3 }),
  prices: fc.array(u16, { minLength: 2, maxLength: 2 }),
  drift: fc.array(i16, { minLength: 2, maxLength: 2 }),
})

function filled() {
  const s = shape.blank()
  expect(shape.read(sample, s)).toBeNull()
  return s
}

describe('fields', () => {
  test('are blank at first and keep what is put into them', () => {
    const s = shape.blank()
    expect(shape.write(s)).toEqual({ round: 0, stock: 0, debt: 0, hands: [0, 0, 0], prices: [0, 0], drift: [0, 0] })
    s.round = 200
    s.stock = 65535
    s.debt = -1
    s.hands[2] = 9
    s.drift[1] = -5
    expect(shape.write(s)).toEqual({
      round: 200,
      stock: 65535,
      debt: -1,
      hands: [0, 0, 9],
      prices: [0, 0],
      drift: [0, -5],
    })
  })

  test('never overlap, and wide ones are aligned whatever the order they are named in', () => {
    const odd = layout({ a: 'u8', b: 'u16', c: ['u8', 3], d: ['i16', 2], e: 'u8' })
    expect(odd.size).toBe(1 + 2 + 3 + 4 + 1)
    const s = odd.blank()
    s.a = 255
    s.b = 65535
    s.c.fill(255)
    s.d.fill(-1)
    s.e = 255
    expect(s.bytes.filter((byte) => byte === 255)).toHaveLength(odd.size)
    s.b = 0
    expect(odd.write(s)).toEqual({ a: 255, b: 0, c: [255, 255, 255], d: [-1, -1], e: 255 })
    expect(s.d.byteOffset % 2).toBe(0)
  })

  test.each([
    ['a single byte', layout({ only: 'u8' }), 1],
    ['three bytes', layout({ some: ['u8', 3] }), 3],
    ['a word and a byte', layout({ one: 'u8', two: 'i16' }), 3],
  ] as const)('may have an odd size: %s', (_, odd, size) => {
    expect(odd.size).toBe(size)
    expect(odd.blank().bytes.length % 2).toBe(0)
  })

  test('are all copied with the bytes, and copies live apart', () => {
    const s = filled()
    const copy = copyState(s, shape.blank())
    expect(shape.write(copy)).toEqual(sample)
    copy.round = 1
    copy.hands[0] = 77
    expect(shape.write(s)).toEqual(sample)
  })

  test('know their layout', () => {
    expect(layoutOf(shape.blank())).toBe(shape)
    expect(layoutOf(shape.guarded())).toBe(shape)
  })

  test.each(['bytes', 'words', 'signed', 'lists'])('cannot be called %s, which the state itself uses', (name) => {
    expect(() => layout({ [name]: 'u8' })).toThrow(name)
  })
})

describe('guarded fields', () => {
  test('read, write and copy like the others', () => {
    const s = shape.guarded()
    expect(shape.read(sample, s)).toBeNull()
    expect(shape.write(copyState(s, shape.blank()))).toEqual(sample)
    s.debt = -2
    s.hands[1] = 0
    expect([s.debt, ...s.hands, s.hands.indexOf(255), s.prices.length]).toEqual([-2, 1, 0, 255, 2, 2])
  })

  test.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'throw at the index %d',
    (index) => {
      const s = shape.guarded()
      expect(() => s.hands[index]).toThrow(RangeError)
      expect(() => {
        s.hands[index] = 1
      }).toThrow(RangeError)
    },
  )

  test('throw at an index that was never set', () => {
    const index: { readonly at?: number } = {}
    expect(() => shape.guarded().hands[index.at as number]).toThrow('hands[undefined] is outside')
  })

  test.each([
    ['round', -1],
    ['round', 256],
    ['round', 1.5],
    ['round', Number.NaN],
    ['stock', -1],
    ['stock', 65536],
    ['debt', -32769],
    ['debt', 32768],
  ] as const)('throw when %s becomes %d', (field, value) => {
    const s = shape.guarded()
    expect(() => {
      s[field] = value
    }).toThrow(`${field}: ${value} does not fit`)
    expect(s[field]).toBe(0)
  })

  test.each([
    ['hands', 256],
    ['prices', -1],
    ['drift', 40000],
    ['drift', 0.25],
  ] as const)('throw when an item of %s becomes %d', (field, value) => {
    const s = shape.guarded()
    expect(() => {
      s[field][0] = value
    }).toThrow(RangeError)
    expect(s[field][0]).toBe(0)
  })
})

describe('positions', () => {
  test('come back as they were written', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const s = shape.blank()
        expect(shape.read(position, s)).toBeNull()
        expect(shape.write(s)).toEqual(position)
        const again = shape.blank()
        expect(shape.read(JSON.parse(JSON.stringify(shape.write(s))), again)).toBeNull()
        expect(again.bytes).toEqual(s.bytes)
      }),
    )
  })

  const { stock: _, ...withoutStock } = sample
  test.each<readonly [string, unknown, object]>([
    ['null', null, { code: 'position-not-object' }],
    ['a text', '{}', { code: 'position-not-object' }],
    ['a number', 4, { code: 'position-not-object' }],
    ['an unknown field', { ...sample, moon: 1 }, { code: 'position-unknown-field', values: { field: 'moon' } }],
    [
      'a field of every object',
      { ...sample, toString: 1 },
      { code: 'position-unknown-field', values: { field: 'toString' } },
    ],
    ['a missing field', withoutStock, { code: 'position-field', values: { field: 'stock' } }],
    ['an empty list', [], { code: 'position-field', values: { field: 'stock' } }],
    ['a number too large', { ...sample, round: 256 }, { code: 'position-field', values: { field: 'round' } }],
    ['a number too small', { ...sample, debt: -32769 }, { code: 'position-field', values: { field: 'debt' } }],
    ['a fraction', { ...sample, round: 0.5 }, { code: 'position-field', values: { field: 'round' } }],
    ['a text for a number', { ...sample, round: '7' }, { code: 'position-field', values: { field: 'round' } }],
    ['a list for a number', { ...sample, round: [7] }, { code: 'position-field', values: { field: 'round' } }],
    ['a number for a list', { ...sample, hands: 1 }, { code: 'position-field', values: { field: 'hands' } }],
    ['a short list', { ...sample, hands: [1, 2] }, { code: 'position-field', values: { field: 'hands' } }],
    ['a long list', { ...sample, hands: [1, 2, 3, 4] }, { code: 'position-field', values: { field: 'hands' } }],
    ['a bad item', { ...sample, drift: [0, 32768] }, { code: 'position-field', values: { field: 'drift' } }],
    ['a missing item', { ...sample, drift: [0, null] }, { code: 'position-field', values: { field: 'drift' } }],
  ])('are refused and change nothing: %s', (_, position, refusal) => {
    const s = filled()
    expect(shape.read(position, s)).toEqual(refusal)
    expect(shape.write(s)).toEqual(sample)
  })
})
