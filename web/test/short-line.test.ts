// Lines of the strip.
import { expect, it } from 'vitest'
import { mostOf, shortLine, together } from '../short-line.ts'

it('leaves a short line as it is', () => {
  expect(shortLine('Cleo lays a stick (1 point).')).toBe('Cleo lays a stick (1 point).')
})

it('leaves out of a long line what stands in brackets, and cuts nothing else', () => {
  const long = 'Bruno places a tile at d4 (water, water over rock, soil with park; slot 2 of the hand).'
  expect(shortLine(long)).toBe('Bruno places a tile at d4.')
})

it('puts together what one player did, and says the name once', () => {
  const acts = ['Bruno takes the fields tile.', 'Bruno sends 2 kittens for fields.'].map((text) => ({ seat: 1, text }))
  expect(together(acts, ['Ada', 'Bruno'], mostOf(768))).toBe('Bruno takes the fields tile · sends 2 kittens for fields')
})

it('leaves out whole sentences where there are too many, and says that there are more', () => {
  const acts = Array.from({ length: 9 }, (_, i) => ({ seat: 1, text: `Bruno lays a field at row ${i}.` }))
  const told = together(acts, ['Ada', 'Bruno'], mostOf(768))
  expect(told.length).toBeLessThanOrEqual(mostOf(768))
  expect(told).toMatch(/^Bruno lays a field at row 0 · .* · lays a field at row \d …$/)
  expect(together(acts, ['Ada', 'Bruno'], mostOf(1440)).length).toBeGreaterThan(told.length)
})

it('tells all of it on a phone, whose lines cut it where they are full', () => {
  const acts = Array.from({ length: 9 }, (_, i) => ({ seat: 1, text: `Bruno lays a field at row ${i}.` }))
  expect(together(acts, ['Ada', 'Bruno'], mostOf(360))).toMatch(/at row 8$/)
})
