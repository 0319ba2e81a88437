import { expect, test } from 'vitest'
import { readRoute, tableAddress } from '../routes.ts'

test.each([
  ['', { screen: 'home' }],
  ['#', { screen: 'home' }],
  ['#/', { screen: 'home' }],
  ['#/design', { screen: 'design' }],
  [tableAddress('abc123'), { screen: 'table', id: 'abc123' }],
  ['#/table/', { screen: 'unknown' }],
  ['#/table/a/b', { screen: 'unknown' }],
  ['#/nowhere', { screen: 'unknown' }],
])('the address "%s" leads to %o', (hash, route) => {
  expect(readRoute(hash)).toEqual(route)
})
