// Recorded games and positions, read again.
import { writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
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

test('help names every command and every flag', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => {})
  try {
    for (const argv of [[], ['--help'], ['simulate', '--help'], ['play', 'neoville', '-h'], ['--version']])
      expect((await ludopolis(argv)).code).toBe(0)
    const [none, all, simulate, play, version] = told.mock.calls.map(([text]) => String(text))
    expect(none).toBe(all)
    for (const name of ['play', 'serve', 'simulate', 'replay', 'position', 'bench'])
      expect(all).toContain(`\n  ${name}`)
    expect(simulate).toContain('--records <folder>')
    expect(play).toContain('--resume <file>')
    expect(version).toMatch(/^ludopolis\/\d+\.\d+\.\d+ /)
  } finally {
    told.mockRestore()
  }
})
