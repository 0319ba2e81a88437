// One's own games in numbers, from files that were brought in and from the server; what is damaged is set aside; CSV and JSON to
// take away.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { writeRecord } from '../core/record.ts'
import { playGame } from '../core/testing.ts'
import { minus } from '../core/words.ts'
import { loadGame } from '../games/index.ts'
import { boardOf } from './games.ts'
import { expect, expectClean, expectNoSidewaysScroll, expectRoomToPress, test } from './pages.ts'
import { meet, test as meeting, playToEnd } from './together.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

const { game } = await loadGame('neoville')
const SEEDS = ['one', 'two', 'three']
const RECORDS = SEEDS.map((seed) => playGame(game, 2, {}, seed))
const scores = RECORDS.map(({ outcome }) => outcome?.scores[0] ?? 0)
const won = RECORDS.filter(({ outcome }) => outcome?.ranks[0] === 1).length

async function bring(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem(
      'ludopolis/settings',
      JSON.stringify({ pace: 'instant', locale: 'en', face: 'text', name: 'Ann' }),
    ),
  )
  for (const record of RECORDS) {
    await page.goto('/#/')
    const file = { name: 'game.json', mimeType: 'application/json' }
    const buffer = Buffer.from(writeRecord(record, { names: ['Ann', 'Ben'] }))
    await page.locator('input[type=file]').setInputFiles({ ...file, buffer })
    await page.locator('#ending').waitFor()
  }
}

const cell = (page: Page, region: string, row: string, column: number) =>
  page.getByRole('region', { name: region }).getByRole('row', { name: row }).getByRole('cell').nth(column)

test('games that were brought in are counted, beside one that is damaged', async ({ page }) => {
  await bring(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ludopolis')
        opening.onsuccess = () => {
          const work = opening.result.transaction(['tables', 'entries'], 'readwrite')
          const tables = work.objectStore('tables')
          tables.put({ id: 'odd', nothing: true })
          const all = tables.getAll()
          all.onsuccess = () => {
            const [first] = all.result
            tables.put({ ...first, id: 'cut' })
          }
          work.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          work.onerror = () => reject(work.error)
        }
      }),
  )
  await page.goto('/#/statistics')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your statistics')
  await expect(page.getByText('2 games cannot be read and are left out.')).toBeVisible()
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const told = [
    3,
    won,
    `${Math.round((won / 3) * 100)}%`,
    minus(Math.round(mean * 10) / 10),
    minus(Math.max(...scores)),
  ]
  for (const [column, value] of told.entries())
    await expect(cell(page, 'By opponents', 'a person', column)).toHaveText(String(value))
  await expect(page.getByRole('img', { name: /^3 scores over time, the first/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you used most' }).getByRole('row')).not.toHaveCount(0)
  await expectClean(page)
})

test('the games can be taken away as CSV and JSON', async ({ page }) => {
  await bring(page)
  await page.goto('/#/statistics')
  const saved = async (button: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    return readFileSync(await (await download).path(), 'utf8')
  }
  const [head, ...rows] = (await saved('Save as CSV')).trimEnd().split('\r\n')
  const columns = head?.split(',') ?? []
  expect(columns.slice(0, 4)).toEqual(['id', 'place', 'game', 'rules'])
  expect(rows).toHaveLength(3)
  for (const row of rows) expect(row).toContain(`,here,neoville,${game.rules},`)
  const json = JSON.parse(await saved('Save as JSON'))
  expect(json.games.map(({ score }: { score: number }) => score)).toEqual(scores)
  expect(json.games.map(({ players }: { players: string[] }) => players)).toEqual(Array(3).fill(['person', 'person']))
})

test('who has finished nothing is told so, and games of several people are explained', async ({ page }) => {
  await page.goto('/#/statistics')
  await expect(page.getByText('There are no finished games yet.')).toBeVisible()
  await page.goto('/#/')
  const buffer = Buffer.from(writeRecord(RECORDS[0] as (typeof RECORDS)[0], { names: ['Cleo', 'Ben'] }))
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.locator('#ending').waitFor()
  await page.goto('/#/statistics')
  await expect(page.getByText('One game of several people is left out')).toBeVisible()
})

meeting.describe('of games with others', () => {
  // The browser tells of the answer that is kept from it.
  meeting.use({ serviceWorkers: 'block', foreseen: 'Failed to load resource' })

  meeting(
    'each who played is told of their own seat, who did not of nothing, and a silent server is named',
    async ({ come }) => {
      const ada = await come({ name: 'Ada', face: 'text' })
      const ben = await come({ name: 'Ben', face: 'text' })
      const eve = await come({ name: 'Eve', face: 'text' })
      const link = await meet([ada, ben], 'Neoville')
      await Promise.all([ada, ben].map((friend, index) => playToEnd(friend, { face: boardOf('neoville') }, index + 1)))
      const table = `/api/tables/${link.split('/').at(-1)}/now`
      for (const { page } of [ada, ben]) {
        const { seat, outcome } = await (await page.request.get(table)).json()
        await page.goto('/#/statistics')
        const score = minus(outcome.scores[seat])
        const won = outcome.ranks[seat] === 1 ? 1 : 0
        for (const [column, value] of [1, won, `${won * 100}%`, score, score].entries())
          await expect(cell(page, 'By opponents', 'a person', column)).toHaveText(String(value))
      }
      await eve.page.goto('/#/statistics')
      await expect(eve.page.getByText('There are no finished games yet.')).toBeVisible()

      await ada.page.route(/\/api\/tables(\?|$)/, (route) => route.abort())
      await ada.page.reload()
      await expect(ada.page.getByText('The server does not answer')).toBeVisible()
    },
  )
})

for (const width of [360, 768, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('nothing scrolls sideways and everything has room to be pressed', async ({ page }) => {
      await bring(page)
      await page.goto('/#/statistics')
      await page.getByRole('button', { name: 'Save as CSV' }).waitFor()
      await expectNoSidewaysScroll(page)
      await expectRoomToPress(page)
    })
  })
