import { expect, test } from 'vitest'
import { readKnown } from '../learn/known.ts'

test.each([
  ['nothing', null, []],
  ['a damaged text', '["neoville"', []],
  ['no list', '{"neoville":true}', []],
  ['what is no name', '["neoville",7,null]', ['neoville']],
])('%s that was remembered is read for what makes sense', (_what, text, known) => {
  expect(readKnown(text)).toEqual(known)
})
