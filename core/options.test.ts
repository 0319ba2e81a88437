// Options: defaults are filled in, and what the schema does not know is refused.
import { describe, expect, test } from 'vitest'
import type { OptionSchema } from './options.ts'
import { chooseOptions } from './options.ts'

const schema = {
  level: { type: 'choice', values: ['easy', 'hard'], default: 'easy' },
  silence: { type: 'flag', default: true },
  first: { type: 'seat' },
  start: { type: 'cells', size: 25, most: 2 },
} as const satisfies OptionSchema

const DEFAULTS = { level: 'easy', silence: true, first: null, start: [] }

describe('options', () => {
  test('have defaults', () => {
    expect(chooseOptions(schema, {}, 3)).toEqual(DEFAULTS)
    expect(chooseOptions({}, {}, 2)).toEqual({})
  })

  test.each([
    { level: 'hard' },
    { level: 'easy' },
    { silence: false },
    { first: 0 },
    { first: 2 },
    { first: null },
    { start: [] },
    { start: [24] },
    { start: [3, 0] },
    { level: 'hard', silence: false, first: 1, start: [1, 2] },
  ])('may be %o', (given) => {
    expect(chooseOptions(schema, given, 3)).toEqual({ ...DEFAULTS, ...given })
  })

  test.each([null, undefined, 'level', 3, true, [], ['level']])(
    'are refused unless they are an object: %o',
    (given) => {
      expect(chooseOptions(schema, given, 3)).toEqual({ code: 'options-not-object' })
    },
  )

  test.each(['levels', 'Level', 'toString', '__proto__'])('that do not exist are refused: %s', (name) => {
    const given = JSON.parse(`{"level": "hard", "${name}": 1}`)
    const values = { option: name, known: 'level, silence, first, start' }
    expect(chooseOptions(schema, given, 3)).toEqual({ code: 'option-unknown', values })
  })

  const LEVELS = 'easy | hard'
  const FLAG = 'true | false'
  const SEAT = 'null | 0..2'
  const CELLS = '[0..24, …], ≤ 2'
  test.each<readonly [string, unknown, string]>([
    ['level', 'medium', LEVELS],
    ['level', 'toString', LEVELS],
    ['level', 0, LEVELS],
    ['level', null, LEVELS],
    ['level', ['easy'], LEVELS],
    ['silence', 1, FLAG],
    ['silence', 'true', FLAG],
    ['silence', null, FLAG],
    ['first', 3, SEAT],
    ['first', -1, SEAT],
    ['first', 0.5, SEAT],
    ['first', '0', SEAT],
    ['first', true, SEAT],
    ['start', 3, CELLS],
    ['start', [25], CELLS],
    ['start', [-1], CELLS],
    ['start', [0.5], CELLS],
    ['start', ['1'], CELLS],
    ['start', [1, 1], CELLS],
    ['start', [1, 2, 3], CELLS],
    ['start', {}, CELLS],
  ])('%s cannot be %o', (option, value, expected) => {
    expect(chooseOptions(schema, { [option]: value }, 3)).toEqual({
      code: 'option-value',
      values: { option, value: JSON.stringify(value), expected },
    })
  })

  test('that are undefined are refused, not defaulted', () => {
    expect(chooseOptions(schema, { level: undefined }, 3)).toMatchObject({ values: { value: 'undefined' } })
  })
})
