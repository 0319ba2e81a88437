// The deal of the day: from the first page to the text to share; a second try does not count; what bots reach can be stopped.
import type { Page } from '@playwright/test'
import { drive } from './driver.ts'
import { TEXT } from './face.ts'
import { GAMES } from './games.ts'
import {
  choices,
  expect,
  expectClean,
  expectNoSidewaysScroll,
  expectRoomToPress,
  playFirst,
  steps,
  test,
} from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const today = () => new Date().toISOString().slice(0, 10)
const deals = (page: Page) => page.getByRole('region', { name: 'Deals of the day' })
const atEnd = (page: Page) => page.getByRole('region', { name: 'Deal of the day' })
const neoville = (page: Page) => page.getByRole('article', { name: 'Neoville' })

async function begin(page: Page): Promise<void> {
  await page.goto('/')
  await deals(page)
    .getByRole('button', { name: /^Neoville/ })
    .click()
  await choices(page).first().waitFor()
}

test('a deal is played from the first page to the shared text, left and resumed on the way', async ({ page }) => {
  await begin(page)
  await expect(page.locator('.deal')).toHaveText(/^Deal of [^,]+$/)
  await playFirst(page)
  const before = await steps(page)
  await page.reload()
  await choices(page).first().waitFor()
  expect(await steps(page)).toBe(before)
  await page.goto('/#/')
  await deals(page).getByRole('button', { name: 'Neoville go on' }).click()
  await choices(page).first().waitFor()
  expect(await steps(page)).toBe(before)
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  await drive(page, TEXT, 'end', 1)
  await atEnd(page).getByRole('button', { name: 'Copy the result' }).click()
  await expect(atEnd(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const [title, result, address, ...more] = text.split('\n')
  expect(title).toBe(`Ludopolis · Neoville · ${today()}`)
  expect(result).toMatch(/^(🏆 -?\d+ points? \(won|🏙️ -?\d+ points? \(lost), -?\d+–-?\d+\)$/)
  expect(address).toBe(new URL(`/#/daily/${today()}`, page.url()).href)
  expect(more).toEqual([])
  const points = /-?\d+ points?/.exec(result ?? '')?.[0] ?? ''
  await page.goto('/#/')
  await expect(deals(page).getByRole('link', { name: `Neoville ${points}` })).toBeVisible()
})

test('a second try is practice: it says so, has hints, and changes nothing that counts', async ({ page }) => {
  await begin(page)
  await drive(page, TEXT, 'end', 1)
  await page.goto('/#/daily')
  const told = await neoville(page).locator('.told').textContent()
  await expect(page.getByRole('link', { name: new RegExp(`: 1 of ${GAMES.length} played$`) })).toHaveCount(1)
  await neoville(page).getByRole('button', { name: 'Play it for practice: Neoville' }).click()
  await expect(page.locator('.deal')).toHaveText(/, practice$/)
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible()
  await drive(page, TEXT, 'end', 7)
  await expect(atEnd(page).getByText('Practice: this try does not count.')).toBeVisible()
  await expect(atEnd(page).getByRole('button', { name: 'Copy the result' })).toHaveCount(0)
  await page.goto('/#/daily')
  await expect(neoville(page).locator('.told')).toHaveText(told ?? '')
})

test('what was begun and deleted cannot be begun again', async ({ page }) => {
  await begin(page)
  await page.goto('/#/')
  await page.getByRole('button', { name: /^Delete: Neoville/ }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await page.goto('/#/daily')
  await expect(neoville(page).getByText('Begun and deleted')).toBeVisible()
  await expect(neoville(page).getByRole('button', { name: /^Play the deal/ })).toHaveCount(0)
})

test('bots play the deal when asked to, and stop when told to', async ({ page }) => {
  await begin(page)
  await drive(page, TEXT, 'end', 1)
  await atEnd(page).getByRole('button', { name: 'What did bots reach?' }).click()
  const bar = atEnd(page).getByRole('progressbar', { name: 'Bots are playing …' })
  await expect(bar).toBeVisible()
  await expect.poll(async () => Number(await bar.getAttribute('value')), { timeout: 120_000 }).toBeGreaterThan(0)
  await atEnd(page).getByRole('button', { name: 'Stop' }).click()
  await expect(atEnd(page).getByRole('button', { name: 'What did bots reach?' })).toBeVisible()
})

test('a day that is over is practice, and one that has not come has no deal', async ({ page }) => {
  await page.goto('/#/daily/2026-11-01')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deals of November 1, 2026')
  await expect(page.getByText('This day is over.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play the deal/ })).toHaveCount(0)
  await page.goto('/#/daily/2999-01-01')
  await expect(page.getByText('There is no deal of the day for this date.')).toBeVisible()
  await page.getByRole('link', { name: 'To today’s deals' }).click()
  await expect(page.getByRole('button', { name: /^Play the deal/ })).toHaveCount(GAMES.length)
})

for (const width of [360, 768, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('the page of deals is clean, and everything has room', async ({ page }) => {
      await page.goto('/#/daily')
      await page
        .getByRole('button', { name: /^Play the deal/ })
        .first()
        .waitFor()
      await expectClean(page)
      await expectNoSidewaysScroll(page)
      await expectRoomToPress(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.getByLabel('Language').selectOption('fr')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('La donne du jour')
      await expectNoSidewaysScroll(page)
    })
  })
