import { expect, test } from 'vitest'
import { NOBODY } from '../../core/game.ts'
import type { Past } from '../../core/table.ts'
import type { LogGroup } from '../log-groups.ts'
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

test('what one player did in one go stands together, in the order in which it happened, each line with its step', () => {
  const lines = logGroups(PAST, tell).map(({ seat, lines }) => [
    seat,
    ...lines.map(({ text, step }) => `${text}${step}`),
  ])
  expect(lines).toEqual([
    [NOBODY, 'deal0'],
    [0, 'a1', 'b2'],
    [1, 'c3', 'd3'],
    [0, 'e5'],
  ])
})

test('what befalls somebody in the move of another stands under their own name, a round’s beginning under nobody’s', () => {
  const groups = logGroups([past(1, event('a'), event('b', { seat: 0 }), event('c', { round: 2 }))], tell)
  expect(groups.map(({ seat, round }) => [seat, round])).toEqual([
    [1, null],
    [0, null],
    [NOBODY, 2],
  ])
})

test('a round begins with the first that is told of it', () => {
  expect(logGroups(PAST, tell).map(({ round }) => round)).toEqual([null, 1, null, 2])
})

test('earlier groups are put away some at a time, so that seldom anything moves', () => {
  const [group] = logGroups(PAST, tell)
  const shown = (count: number) =>
    split(
      Array.from({ length: count }, () => group as LogGroup),
      3,
    )[1].length
  expect([0, 3, 5, 6, 8, 9].map(shown)).toEqual([0, 3, 5, 3, 5, 3])
})
