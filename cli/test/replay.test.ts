// Recorded games and positions, read again.
import { writeFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { writeRecord } from '../../core/record.ts'
import { playGame } from '../../core/testing.ts'
import { loadGame } from '../../games/index.ts'
import { emptyFolder, ludopolis } from './terminal.ts'

const folder = emptyFolder()
const { game } = await loadGame('neoville')
const record = playGame(game, 3, {}, 'replay')

function saved(text: string): string {
  const path = folder.path('record.json')
  writeFileSync(path, text)
  return path
}

test('a good record is checked and its outcome told', async () => {
  const { code, out } = await ludopolis(['replay', saved(writeRecord(record, { names: ['Ada', 'Ben', 'Cleo'] }))])
  expect(code).toBe(0)
  expect(out).toMatch(/^Neoville, 3 seats, \d+ steps, rules version \d+: every step follows the rules\.\n/)
  expect(out).toContain('The game is over.')
  expect(out).toMatch(/Cleo +\d/)
})

test('a record spread over many lines is read too', async () => {
  const text = JSON.stringify(JSON.parse(writeRecord(record)), null, 2)
  expect((await ludopolis(['replay', saved(text)])).code).toBe(0)
})

test('an unfinished record says so', async () => {
  const { code, out } = await ludopolis([
    'replay',
    saved(writeRecord({ ...record, steps: record.steps.slice(0, 4), outcome: null })),
  ])
  expect(code).toBe(0)
  expect(out).toContain('The game is not finished.')
})

test('--to shows the position as a spectator sees it', async () => {
  const { out } = await ludopolis(['replay', saved(writeRecord(record)), '--to', '2', '--locale', 'fr'])
  expect(out).toContain(`Après l’étape 2 sur ${record.steps.length}`)
  expect(out).toContain('Le marché')
  expect(out).not.toContain('Votre main')
})

test('the position in the JSON can be saved and read again', async () => {
  const path = saved(writeRecord(record))
  for (const to of [0, 1, 40, record.steps.length]) {
    const told = JSON.parse((await ludopolis(['replay', path, '--to', String(to), '--json'])).out)
    expect(told).toMatchObject({ game: 'neoville', seats: 3, steps: record.steps.length, to })
    expect(told.outcome).toEqual(to === record.steps.length ? record.outcome : null)
    const file = folder.path('position.json')
    writeFileSync(file, JSON.stringify(told.position))
    const { code, out } = await ludopolis(['position', 'neoville', file])
    expect(code).toBe(0)
    expect(out).toMatch(/^The position is possible\.\n/)
    expect(out).toContain('The city of Player 3')
  }
})

test('bench measures every game', async () => {
  const { code, out } = await ludopolis(['bench', '--json', '--seconds', '0.05'])
  expect(code).toBe(0)
  const figures = JSON.parse(out).neoville
  expect(Object.keys(figures)).toEqual([
    'playoutsPerSecond',
    'stepsPerSecond',
    'guidedStepsPerSecond',
    'copyNanoseconds',
    'legalNanoseconds',
  ])
  for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0)
  expect((await ludopolis(['bench', 'neoville', '--seconds', '0.05'])).out).toMatch(/neoville, best +\d+/)
})

test.each(['-', '/dev/stdin'])('records are read from a pipe (%s), each once', async (path) => {
  const line = writeRecord(record).trimEnd()
  const read = (lines: readonly string[], ...flags: string[]) => ludopolis(['replay', path, ...flags], { lines })
  expect(JSON.parse((await read([line, line], '--json')).out)).toMatchObject({ records: 2, unfinished: 0 })
  expect((await read([line])).out).toMatch(/^Neoville, 3 seats/)
  expect((await read(JSON.stringify(JSON.parse(line), null, 2).split('\n'))).out).toMatch(/^Neoville, 3 seats/)
})

test.each([
  ['nothing', []],
  ['blank lines', ['', '  ']],
  ['half a record', [writeRecord(record).slice(0, 300)]],
  ['a record and half of another', [writeRecord(record), writeRecord(record).slice(0, 300)]],
  ['a damaged record before a good one', [writeRecord(record).slice(0, 300), writeRecord(record)]],
])('%s in a pipe is not called right', async (_what, lines) => {
  const { code, out, err } = await ludopolis(['replay', '-'], { lines })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/not complete JSON/)
})

test('a text that is cut inside a letter is not called right', async () => {
  const path = folder.path('record.json')
  const named = writeRecord(record, { names: ['Zoé', 'Ben', 'Cleo'] })
  writeFileSync(path, Buffer.from(named).subarray(0, Buffer.byteLength(named.slice(0, named.indexOf('é'))) + 1))
  expect(await ludopolis(['replay', path])).toMatchObject({ code: 1, err: expect.stringContaining('UTF-8') })
})

test('a text without end is given up, not kept in memory', async () => {
  const endless = (function* () {
    for (;;) yield 'a'.repeat(100_000)
  })()
  const { code, err } = await ludopolis(['replay', '-'], { chunks: endless })
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('more than') })
})

test('Ctrl-C ends the wait for a pipe', async () => {
  const stop = new AbortController()
  const waiting = ludopolis(['replay', '-'], { signal: stop.signal, chunks: new PassThrough() })
  stop.abort()
  expect(await waiting).toEqual({ code: 130, out: '', err: '' })
})

test('Ctrl-C between two records says how many were checked', async () => {
  const stop = new AbortController()
  const chunks = new PassThrough()
  const running = ludopolis(['replay', '-'], { signal: stop.signal, chunks })
  chunks.write(writeRecord(record).repeat(2))
  await setImmediate()
  stop.abort()
  const { code, out } = await running
  expect({ code, out }).toEqual({ code: 130, out: '' })
})
