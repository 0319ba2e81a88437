// Proves every count of the table (§1).
import { expect, test } from 'vitest'
import { BESIDE, PLOTS } from '../data.ts'
import { housesWith, readSet } from '../set.ts'
import { set1 } from '../sets/1.ts'
import { setOf } from '../versions.ts'

test('§1.1 there are 36 plots, from a1 to f6', () => {
  expect(new Set(PLOTS).size).toBe(36)
  expect([PLOTS[0], PLOTS.at(-1)]).toEqual(['a1', 'f6'])
})

test('§1.2 four of them are ponds', () => {
  expect(setOf(1).ponds).toBe(4)
})

test.each([
  ['a1', ['b1', 'a2']],
  ['c1', ['b1', 'd1', 'c2']],
  ['c3', ['c2', 'b3', 'd3', 'c4']],
  ['f6', ['f5', 'e6']],
])('beside %s lie %j', (plot, beside) => {
  expect(BESIDE[PLOTS.indexOf(plot)].map((other) => PLOTS[other])).toEqual(beside)
})

test('§3 everybody builds equally often', () => {
  expect([2, 3, 4].map((seats) => housesWith(setOf(1), seats))).toEqual([32, 30, 32])
})

test.each<readonly [string, object, string]>([
  ['without ponds', { ponds: 0 }, 'ponds'],
  ['with more ponds than plots', { ponds: 37 }, 'ponds'],
  ['that says nothing of them', {}, 'ponds'],
  ['with a strange part', { ...set1, moon: 1 }, 'moon'],
])('a set %s is refused', (_, set, at) => {
  expect(readSet(set)).toMatchObject({ code: 'set-part', values: { at } })
})
