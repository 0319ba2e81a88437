// The recorded games end in every way there is.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { RecordFile } from '../../../core/record.ts'
import { readRecord } from '../../../core/record.ts'
import { REASONS } from '../score.ts'

const folder = new URL('records/', import.meta.url)

test('§3 by points, and shared', () => {
  const read = (name: string) => readRecord(readFileSync(new URL(name, folder), 'utf8')) as RecordFile
  const reasons = readdirSync(folder).map((name) => read(name).outcome?.reason)
  expect(new Set(reasons)).toEqual(new Set(REASONS))
})
