// What a tab remembers of the standing answers that are on.
import { expect, test } from 'vitest'
import { readPresets } from '../presets.svelte.ts'

test.each([
  [null, {}],
  ['{', {}],
  ['7', {}],
  ['{"0":["food",3],"1":"pass"}', { 0: ['food'], 1: [] }],
])('%s is read as what makes sense of it', (text, on) => {
  expect(readPresets(text)).toEqual(on)
})
