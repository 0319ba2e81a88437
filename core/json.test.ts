// The reader of JSON from outside: what it gives is plain, and what it refuses is refused in a word.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefusal } from './game.ts'
import { MOST_JSON, readJson, shown } from './json.ts'
import { chooseOptions } from './options.ts'
import { readRecord } from './record.ts'

const deep = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels)

describe('reading', () => {
  test('whatever JSON can write comes back', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 10 }), (value) => {
        const text = JSON.stringify(value)
        const read = readJson(text)
        // A key of this name is the one thing refused among them.
        if (text.includes('__proto__')) return
        expect(read).toEqual({ value: JSON.parse(text) })
      }),
    )
  })

  test('any text at all is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[]{}",:0123.eE+-\\u"nul truefasb') }), (text) => {
        const read = readJson(text)
        if (!isRefusal(read)) expect(JSON.stringify(read.value)).toBeTypeOf('string')
      }),
    )
  })

  const CASES = [
    ['nothing', '', 'json-broken'],
    ['a cut text', '{"a": [1, 2', 'json-broken'],
    ['lists in lists', deep(33), 'json-deep'],
    ['ten thousand lists in lists', deep(10_000), 'json-deep'],
    ['ten thousand objects in objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 'json-deep'],
    ['lists that are never closed', '['.repeat(1_000_000), 'json-deep'],
    ['a long text', `"${'a'.repeat(MOST_JSON)}"`, 'json-large'],
    ['a number without end', '{"a": [1e999]}', 'json-odd'],
    ['another prototype', '{"a": {"__proto__": {"b": 1}}}', 'json-odd'],
    ['another prototype, spelt out', '{"\\u005f_proto__": 1}', 'json-odd'],
  ] as const
  test.each(CASES)('%s is refused', (_what, text, code) => {
    expect(readJson(text)).toMatchObject({ code })
  })

  test.each([
    ['as deep as allowed', deep(32)],
    ['brackets in texts', JSON.stringify([deep(100), '"[[\\"', '\\'])],
    ['what looks like a refusal', '{"code": "stale"}'],
  ])('%s is read', (_what, text) => {
    expect(readJson(text)).toEqual({ value: JSON.parse(text) })
  })
})

test('records and options show odd values without failing over them', () => {
  expect(readRecord('{"ludopolis":{"toString":1}}')).toEqual({
    code: 'record-version',
    values: { version: '{"toString":1}', known: 1 },
  })
  expect(readRecord(deep(10_000))).toMatchObject({ code: 'json-deep' })
  const wrong = chooseOptions({ first: { type: 'seat' } }, { first: 'a'.repeat(1000) }, 2)
  expect(wrong).toMatchObject({ code: 'option-value' })
  expect(JSON.stringify(wrong).length).toBeLessThan(200)
})

test.each([
  [undefined, 'undefined'],
  [{ toString: 1 }, '{"toString":1}'],
  ['two\nlines', '"two\\nlines"'],
])('%s is shown as %s', (value, text) => {
  expect(shown(value)).toBe(text)
})
