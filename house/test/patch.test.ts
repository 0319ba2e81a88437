// Patches: whatever changes into whatever, the patch leads there; and what the RFC asks of the paths.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Patch, Shared } from '../patch.ts'
import { applyPatch, diff } from '../patch.ts'

const plainData: fc.Arbitrary<unknown> = fc.json({ maxDepth: 4 }).map((text) => JSON.parse(text))

test('a patch makes one thing into the other, and leaves the first and itself as they were', () => {
  fc.assert(
    fc.property(plainData, plainData, (from, to) => {
      const patch = diff(from, to)
      const before = JSON.stringify([from, patch])
      expect(applyPatch(from, patch)).toEqual(to)
      expect(JSON.stringify([from, patch])).toBe(before)
    }),
  )
})

test('a patch survives being sent', () => {
  fc.assert(
    fc.property(plainData, plainData, (from, to) => {
      expect(applyPatch(from, JSON.parse(JSON.stringify(diff(from, to))))).toEqual(to)
    }),
  )
})

test.each(['valueOf', '__proto__'])('a field may be called %s', (name) => {
  const named = JSON.parse(`{"${name}":{}}`)
  expect(diff(named, {})).toEqual([{ op: 'remove', path: `/${name}` }])
  expect(diff({}, named)).toEqual([{ op: 'add', path: `/${name}`, value: {} }])
})

test('nothing changed, nothing said', () => {
  fc.assert(
    fc.property(plainData, (one) => {
      expect(diff(one, structuredClone(one))).toEqual([])
    }),
  )
})

test.each<readonly [string, unknown, unknown, Patch]>([
  ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ op: 'replace', path: '/b', value: 3 }]],
  ['a field that goes', { a: 1, b: 2 }, { a: 1 }, [{ op: 'remove', path: '/b' }]],
  ['a field that comes', { a: 1 }, { a: 1, b: [] }, [{ op: 'add', path: '/b', value: [] }]],
  [
    'a part of a list of parts',
    [{ x: 1 }, { x: 2 }],
    [{ x: 1 }, { x: 3 }],
    [{ op: 'replace', path: '/1/x', value: 3 }],
  ],
  ['one taken out of the middle', [1, 2, 3, 4, 5], [1, 2, 4, 5], [{ op: 'remove', path: '/2' }]],
  ['one put into the middle', [1, 2, 4, 5], [1, 2, 3, 4, 5], [{ op: 'add', path: '/2', value: 3 }]],
  ['most of a list', ['a', 'b', 'c'], ['a', 'x', 'y'], [{ op: 'replace', path: '', value: ['a', 'x', 'y'] }]],
  ['names with slashes and tildes', { 'a/b~c': 1 }, { 'a/b~c': 2 }, [{ op: 'replace', path: '/a~1b~0c', value: 2 }]],
])('%s is said shortly', (_, from, to, patch) => {
  expect(diff(from, to)).toEqual(patch)
})

test('what has not changed is shared', () => {
  const from = { a: { b: 1 }, list: [{ x: 1 }, { x: 2 }] }
  const to = applyPatch(from, [{ op: 'replace', path: '/list/1/x', value: 3 }]) as typeof from
  expect(to).toEqual({ a: { b: 1 }, list: [{ x: 1 }, { x: 3 }] })
  expect([to.a === from.a, to.list === from.list, to.list[0] === from.list[0]]).toEqual([true, false, true])
})

describe('a patch that does not fit', () => {
  test.each<readonly [string, Patch]>([
    ['into a field that is not there', [{ op: 'replace', path: '/x/y', value: 1 }]],
    ['into what is no object', [{ op: 'replace', path: '/a/b', value: 1 }]],
    ['past the end of a list', [{ op: 'add', path: '/list/9', value: 1 }]],
    ['out of the prototype', [{ op: 'add', path: '/__proto__/x', value: 1 }]],
  ])('leads %s and is refused', (_, patch) => {
    expect(() => applyPatch({ a: 1, list: [1] }, patch)).toThrow(RangeError)
    expect('x' in {}).toBe(false)
  })

  test('sets no prototype', () => {
    const made = applyPatch({}, [{ op: 'add', path: '/__proto__', value: { evil: true } }]) as { evil?: boolean }
    expect(made.evil).toBeUndefined()
  })
})

test('what several see alike is compared once, and told to each where it lies', () => {
  const before = { cities: [{ tiles: [1, 2] }, { tiles: [3] }], sheet: [{ points: 1 }] }
  const after = { cities: [{ tiles: [1, 2] }, { tiles: [3, 4] }], sheet: [{ points: 2 }] }
  const shared: Shared = new Map()
  const seenBy = (viewer: number, hand: readonly number[], { cities, sheet }: typeof before) => ({
    sheet,
    view: { viewer, hand, cities, mirror: cities },
  })
  for (const viewer of [0, 1, 2]) {
    const [from, to] = [seenBy(viewer, [viewer], before), seenBy(viewer, [viewer, 9], after)]
    const patch = diff(from, to, shared)
    expect(patch).toEqual(diff(from, to))
    expect(applyPatch(from, patch)).toEqual(to)
  }
})
