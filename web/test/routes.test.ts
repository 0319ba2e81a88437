import { expect, test } from 'vitest'
import {
  dailyAddress,
  learnAddress,
  puzzlesAddress,
  readRoute,
  reviewAddress,
  rulesAddress,
  tableAddress,
} from '../routes.ts'

test.each([
  ['', { screen: 'home' }],
  ['#', { screen: 'home' }],
  ['#/', { screen: 'home' }],
  ['#/design', { screen: 'design' }],
  [tableAddress('abc123'), { screen: 'table', id: 'abc123', step: null }],
  [rulesAddress('neoville'), { screen: 'rules', game: 'neoville', section: null }],
  [rulesAddress('neoville', '3.1'), { screen: 'rules', game: 'neoville', section: '3.1' }],
  ['#/rules/chess', { screen: 'unknown' }],
  [learnAddress('neoville'), { screen: 'learn', game: 'neoville', lesson: 1 }],
  [learnAddress('neoville', 4), { screen: 'learn', game: 'neoville', lesson: 4 }],
  ['#/learn/chess', { screen: 'unknown' }],
  ['#/rules/neoville/3/1', { screen: 'unknown' }],
  ['#/table/', { screen: 'unknown' }],
  ['#/table/a/b', { screen: 'unknown' }],
  ['#/table/abc123/17', { screen: 'table', id: 'abc123', step: 17 }],
  ['#/play/abc123/0', { screen: 'play', id: 'abc123', step: 0 }],
  ['#/moment/eyJ.A_-9/4', { screen: 'moment', packed: 'eyJ.A_-9', step: 4 }],
  ['#/people/abc123', { screen: 'person', id: 'abc123' }],
  ['#/people/abc123/1', { screen: 'unknown' }],
  [dailyAddress(), { screen: 'daily', day: null }],
  [dailyAddress('2026-11-16'), { screen: 'daily', day: '2026-11-16' }],
  ['#/daily/yesterday', { screen: 'unknown' }],
  [reviewAddress('abc-12'), { screen: 'review', id: 'abc-12' }],
  [puzzlesAddress('neoville'), { screen: 'puzzles', game: 'neoville' }],
  ['#/puzzles/chess', { screen: 'unknown' }],
  ['#/nowhere', { screen: 'unknown' }],
])('the address "%s" leads to %o', (hash, route) => {
  expect(readRoute(hash)).toEqual(route)
})
