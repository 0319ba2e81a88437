// Positions that no game of Sample can reach are refused, and say why.
import { expect, test } from 'vitest'
import type { Refusal } from '../../../core/game.ts'
import { LOCALES } from '../../../core/words.ts'
import { sample } from '../index.ts'
import type { INVALID } from '../invalid.ts'
import type { SampleState } from '../state.ts'
import { setOf } from '../versions.ts'
import { drawn, game } from './scene.ts'

const sound = () => drawn(2, ['oooo12'])

const WRONG: { readonly [code in (typeof INVALID)[number]]: (s: SampleState) => void } = {
  'invalid-seats': (s) => {
    s.first = 2
  },
  'invalid-ponds': (s) => {
    s.plots[35] = 5
  },
  'invalid-houses': (s) => {
    s.plots[35] = 1
  },
  'invalid-phase': (s) => {
    s.phase = 1
  },
}

test('a position of a game is sound', () => {
  expect(game.invalid(sound())).toBeNull()
})

test.each(Object.entries(WRONG))('%s', (code, spoil) => {
  const s = sound()
  spoil(s)
  expect(game.invalid(s)?.code).toBe(code)
})

test('the sentence names as many ponds as the set has, whatever they become', async () => {
  const s = sound()
  s.plots[35] = 5
  const { ponds } = setOf(s.rules)
  for (const locale of LOCALES) {
    const words = await sample.words(locale, [])
    expect(words.refusal(game.invalid(s) as Refusal)).toContain(String(ponds))
  }
})

test('any other number on a plot is refused', () => {
  for (let plot = 0; plot < 36; plot++)
    for (const there of [0, 1, 2, 3, 4, 5, 6, 255]) {
      const s = sound()
      if (s.plots[plot] === there) continue
      s.plots[plot] = there
      expect(game.invalid(s), `${plot} ${there}`).not.toBeNull()
    }
})
