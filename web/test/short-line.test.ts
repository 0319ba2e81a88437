// Lines of the strip.
import { expect, it } from 'vitest'
import { mostOf, shortLine, together } from '../short-line.ts'

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario']
const WIDE = mostOf(1440, 1)
const laying = (seat: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ seat, text: `${NAMES[seat]} lays a field at row ${i}.` }))

it('leaves a short line as it is', () => {
  expect(shortLine('Cleo lays a stick (1 point).')).toBe('Cleo lays a stick (1 point).')
})

it('leaves out of a long line what stands in brackets, and cuts nothing else', () => {
  const long = 'Bruno places a tile at d4 (water, water over rock, soil with park; slot 2 of the hand).'
  expect(shortLine(long)).toBe('Bruno places a tile at d4.')
})

it('puts together what one player did, and says the name once', () => {
  const acts = ['Bruno takes the fields tile.', 'Bruno sends 2 kittens for fields.'].map((text) => ({ seat: 1, text }))
  expect(together(acts, NAMES, mostOf(768, 1))).toBe('Bruno takes the fields tile · sends 2 kittens for fields')
})

it.each([
  { width: 768, lines: 1 },
  { width: 360, lines: 3 },
  { width: 360, lines: 2 },
])('leaves out the oldest sentences where there are too many, at $width px', ({ width, lines }) => {
  const most = mostOf(width, lines)
  const told = together(laying(1, 9), NAMES, most)
  expect(told.length).toBeLessThanOrEqual(most)
  expect(told).toMatch(/^Bruno … lays a field at row \d( .*)? · lays a field at row 8$/)
})

it('tells more where there is more room', () => {
  expect(together(laying(1, 9), NAMES, WIDE).length).toBeGreaterThan(
    together(laying(1, 9), NAMES, mostOf(768, 1)).length,
  )
})

it('cuts between words where one sentence alone is too long', () => {
  const acts = [{ seat: 1, text: 'Bruno sets a nuisance in the old town.' }]
  expect(together(acts, NAMES, 30)).toBe('Bruno sets a nuisance in the …')
})

it('names everybody who has played, and tells most of the last', () => {
  const acts = [...laying(1, 4), ...laying(2, 4), ...laying(3, 4)]
  const told = together(acts, NAMES, WIDE)
  expect(told.length).toBeLessThanOrEqual(WIDE)
  expect(told).toMatch(/^Bruno … · Clara … · Dario lays .*lays a field at row 3$/)
  expect(together([...laying(1, 1), ...laying(2, 1)], NAMES, WIDE)).toBe(
    'Bruno lays a field at row 0 · Clara lays a field at row 0',
  )
})
