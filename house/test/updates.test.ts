// Updates as they are told: made once for all who know the same, and not kept once the next one is told.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Update } from '../../core/table.ts'
import { updateMessage } from '../updates.ts'

const update = (seq: number): Update => ({
  seq,
  step: seq,
  view: { viewer: 0, toAct: 0 },
  sheet: [],
  outcome: null,
  ended: null,
  choices: [],
  undoable: 0,
  from: 0,
  past: [],
})

test('who knows the same is told the same, written once', () => {
  const [base, next] = [update(1), update(2)]
  const message = updateMessage('t', 0, base, next)
  expect(updateMessage('t', 0, base, next)).toBe(message)
  expect(updateMessage('t', 0, null, next)).toBe(updateMessage('t', 0, null, next))
  expect(updateMessage('t', 0, null, next)).toMatchObject({ whole: next })
})

test('who knows something older is told more', () => {
  const [older, base, next] = [update(1), update(2), update(3)]
  expect(updateMessage('t', 0, base, next)).toMatchObject({ base: 2 })
  expect(updateMessage('t', 0, older, next)).toMatchObject({ base: 1 })
})

test('a long game keeps nothing of what was told before', async () => {
  setFlagsFromString('--expose-gc')
  const gc: () => void = runInNewContext('gc')
  const told: WeakRef<Update>[] = []
  let last = update(0)
  for (let seq = 1; seq <= 20; seq++) {
    const next = update(seq)
    updateMessage('t', 0, last, next)
    told.push(new WeakRef(last))
    last = next
  }
  await new Promise((resolve) => setImmediate(resolve))
  gc()
  expect(told.slice(0, -1).filter((one) => one.deref())).toEqual([])
  expect(last.seq).toBe(20)
})
