import { expect, test } from 'vitest'
import { NOBODY } from '../../core/game.ts'
import type { Past } from '../../core/table.ts'
import { logGroups, split } from '../log-groups.ts'

const event = (text: string, more: object = {}) => ({ kind: 'did', text, ...more })
const tell = (one: object) => ('text' in one ? String(one.text) : '')
const past = (seat: number, ...events: readonly object[]) => ({ seat, events }) as unknown as Past

const PAST = [
  past(NOBODY, event('deal')),
  past(0, { kind: 'turn', seat: 0, round: 1 }, event('a')),
  past(0, event('b'), { kind: 'turn', seat: 1, round: 1 }),
  past(1, event('c'), event('d')),
  past(1, { kind: 'turn', seat: 0, round: 2 }),
  past(0, event('e')),
]

test('what one player did in one go stands together, the newest first, each line with its step', () => {
  const lines = logGroups(PAST, tell).map(({ seat, lines }) => [
    seat,
    ...lines.map(({ text, step }) => `${text}${step}`),
  ])
  expect(lines).toEqual([
    [0, 'e5'],
    [1, 'd3', 'c3'],
    [0, 'b2', 'a1'],
    [NOBODY, 'deal0'],
  ])
})

test('a round begins with the first that is told of it', () => {
  expect(logGroups(PAST, tell).map(({ round }) => round)).toEqual([2, null, 1, null])
})

test('so many groups are shown at first as come to enough lines', () => {
  const [first, rest] = split(logGroups(PAST, tell), 3)
  expect([first.length, rest.length]).toEqual([2, 2])
})
