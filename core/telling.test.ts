// Telling: everybody hears the event, one seat hears more.
import { expect, test } from 'vitest'
import { NOBODY, PUBLIC } from './game.ts'
import type { Told } from './telling.ts'
import { heard, listener } from './telling.ts'

interface Drew {
  readonly kind: string
  readonly seat?: number
  readonly tile?: number
}

const told: Told[] = []
const tell = listener(told) as (event: Drew, only?: number, more?: Partial<Drew>) => void
tell({ kind: 'placed', seat: 0, tile: 4 })
tell({ kind: 'drew', seat: 0 }, 0, { tile: 9 })
tell({ kind: 'drew', seat: 1 }, 1, { tile: 7 })

test.each([
  ['the spectator', PUBLIC, [undefined, undefined]],
  ['seat 0', 0, [9, undefined]],
  ['seat 1', 1, [undefined, 7]],
  ['seat 2', 2, [undefined, undefined]],
])('%s hears the tiles meant for them', (_, viewer, [first, second]) => {
  const drew = (seat: number, tile: number | undefined) =>
    tile === undefined ? { kind: 'drew', seat } : { kind: 'drew', seat, tile }
  expect(heard(told, viewer)).toEqual([{ kind: 'placed', seat: 0, tile: 4 }, drew(0, first), drew(1, second)])
})

test('what one hears more is not in what the others get, not even hidden', () => {
  expect(JSON.stringify(heard(told, PUBLIC))).not.toMatch(/9|7|only|more/)
})

test('the spectator hears no more where the seat is nobody', () => {
  const odd: Told[] = []
  listener(odd)({ kind: 'drew' }, NOBODY, { kind: 'secret' })
  expect(heard(odd, PUBLIC)).toEqual([{ kind: 'drew' }])
})
