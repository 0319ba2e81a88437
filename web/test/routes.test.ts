import { expect, test } from 'vitest'
import { readRoute, rulesAddress, tableAddress } from '../routes.ts'

test.each([
  ['', { screen: 'home' }],
  ['#', { screen: 'home' }],
  ['#/', { screen: 'home' }],
  ['#/design', { screen: 'design' }],
  [tableAddress('abc123'), { screen: 'table', id: 'abc123' }],
  [rulesAddress('neoville'), { screen: 'rules', game: 'neoville', section: null }],
  [rulesAddress('neoville', '3.1'), { screen: 'rules', game: 'neoville', section: '3.1' }],
  ['#/rules/chess', { screen: 'unknown' }],
  ['#/rules/neoville/3/1', { screen: 'unknown' }],
  ['#/table/', { screen: 'unknown' }],
  ['#/table/a/b', { screen: 'unknown' }],
  ['#/nowhere', { screen: 'unknown' }],
])('the address "%s" leads to %o', (hash, route) => {
  expect(readRoute(hash)).toEqual(route)
})
