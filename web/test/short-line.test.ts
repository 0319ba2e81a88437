// Lines of the strip.
import { expect, it } from 'vitest'
import { shortLine } from '../short-line.ts'

it('leaves a short line as it is', () => {
  expect(shortLine('Cleo lays a stick (1 point).')).toBe('Cleo lays a stick (1 point).')
})

it('leaves out of a long line what stands in brackets, and cuts nothing else', () => {
  const long = 'Bruno places tile 63 (water, water over rock, soil with park) from slot 2 at d4.'
  expect(shortLine(long)).toBe('Bruno places tile 63 from slot 2 at d4.')
})
