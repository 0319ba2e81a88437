// A disk that fills up: nothing half written, nothing left behind, and what was worked out is still told.
import type * as fs from 'node:fs'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyFolder, ludopolis } from './terminal.ts'

const folder = emptyFolder()

/** How many bytes still fit. */
let space = Number.POSITIVE_INFINITY
afterEach(() => {
  space = Number.POSITIVE_INFINITY
})
vi.mock('node:fs', async (original) => {
  const actual = await original<typeof fs>()
  const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  const take = (bytes: Buffer): Buffer => {
    const fits = bytes.subarray(0, Math.min(bytes.length, space))
    space -= fits.length
    return fits
  }
  return {
    ...actual,
    writeSync: (file: number, bytes: Buffer, from: number) => {
      const fits = take(bytes.subarray(from))
      if (fits.length === 0) throw full()
      return actual.writeSync(file, fits)
    },
    writeFileSync: (path: string, text: string, options: object) => {
      const fits = take(Buffer.from(text))
      actual.writeFileSync(path, fits, options)
      if (fits.length < Buffer.byteLength(text)) throw full()
    },
  }
})

test('records.jsonl holds whole games only, and those are counted', async () => {
  const line = 'simulate neoville --games 6 --seed 7 --json'.split(' ')
  await ludopolis([...line, '--records', folder.path('whole')])
  const whole = readFileSync(folder.path('whole/records.jsonl'), 'utf8')
  const three = whole.split('\n').slice(0, 3).join('\n').length + 1
  space = three + 100

  const { code, out, err } = await ludopolis([...line, '--records', folder.path('full')])
  expect(code).toBe(1)
  expect(err).toMatch(/^ludopolis: .*records\.jsonl cannot be written \(ENOSPC\); choose another place\.\n$/)
  expect(JSON.parse(out).games).toBe(3)
  expect(readFileSync(folder.path('full/records.jsonl'), 'utf8')).toBe(whole.slice(0, three))
})

test('a report that cannot be written leaves nothing behind and loses no result', async () => {
  space = 1000
  const line = 'balance neoville --bot random --games 3 --seed 7 --threads 1 --json'.split(' ')
  const { code, out, err } = await ludopolis([...line, '--out', folder.path('report.html')])
  expect(code).toBe(1)
  expect(err).toMatch(/^ludopolis: .*report\.html cannot be written \(ENOSPC\); choose another place\.\n$/)
  expect(JSON.parse(out).games).toBe(3)
  expect(folder.names()).toEqual([])
})
