// Who sees what: in Sample everybody sees everything, spectators too.
import { expect, test } from 'vitest'
import { seededChance } from '../../../core/chance.ts'
import { PUBLIC } from '../../../core/game.ts'
import { shape } from '../state.ts'
import { drawn, game } from './scene.ts'

test.each([PUBLIC, 0, 1])('viewer %s sees the whole position', (viewer) => {
  const s = drawn(2, ['oooo12', '..1...'])
  const imagined = shape.blank()
  game.imagine(game.view(s, viewer), seededChance(''), imagined)
  expect(imagined.bytes).toEqual(s.bytes)
})

test('all views are the same but for whose they are', () => {
  const s = drawn(3, ['oooo12', '3.....'])
  const views = [PUBLIC, 0, 1, 2].map((viewer) => game.view(s, viewer))
  for (const view of views) expect({ ...view, viewer: PUBLIC }).toEqual(views[0])
})
