// A finished game gone through by a bot on the page, and puzzles solved there, with both faces and by keyboard.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectClean, expectNoSidewaysScroll, test, useFace } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 400_000 })

const finished = readFileSync('games/neoville/test/records/playthrough.json', 'utf8')
const book = JSON.parse(readFileSync('games/neoville/puzzles.json', 'utf8')) as {
  readonly puzzles: readonly { readonly rating: number; readonly answer: readonly string[] }[]
}

async function bring(page: Page): Promise<string> {
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(finished) })
  await page.waitForURL(/#\/table\//)
  return page.url().split('/').at(-1) ?? ''
}

const momentsOf = (page: Page) =>
  page.getByRole('region', { name: 'The moments that mattered most' }).getByRole('button')

test('a game is reviewed from its end, kept over a reload, and played on from', async ({ page }) => {
  await bring(page)
  await page.getByRole('button', { name: 'Review the game' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review: Neoville')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('The review was stopped.')).toBeVisible()
  await page.getByRole('button', { name: 'Review the game' }).click()
  await expect(momentsOf(page)).toHaveCount(3, { timeout: 300_000 })
  await expectClean(page)
  const told = await momentsOf(page).allTextContents()
  await momentsOf(page).nth(1).click()
  const heading = page.locator('#decision')
  const first = await heading.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(heading).not.toHaveText(first ?? '')
  await page.reload()
  await expect(momentsOf(page)).toHaveCount(3)
  expect(await momentsOf(page).allTextContents()).toEqual(told)
  await page.getByRole('button', { name: 'Play on from here against the bot' }).click()
  await page.waitForURL(/#\/table\//)
})

/** How many reviews the browser keeps. */
const reviewsKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('ludopolis-reviews')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('reviews').objectStore('reviews').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

test('a review goes with its game', async ({ page }) => {
  await bring(page)
  await page.getByRole('button', { name: 'Review the game' }).first().click()
  await expect(momentsOf(page)).toHaveCount(3, { timeout: 300_000 })
  await expect.poll(() => reviewsKept(page)).toBe(1)
  await page.goto('/#/')
  await page.getByRole('button', { name: /^Delete: Neoville/ }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect.poll(() => reviewsKept(page)).toBe(0)
})

test('the text face solves a puzzle by its list of moves, and the rating is kept', async ({ page }) => {
  await page.goto('/#/puzzles/neoville')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Puzzles: Neoville')
  await expect(page.getByText('Your rating: 1200')).toBeVisible()
  await expectClean(page)
  const moves = page.getByRole('region', { name: 'Your moves' }).getByRole('button')
  for (let deep = 0; deep < 4 && (await moves.count()) > 0; deep++) {
    if (await page.getByRole('button', { name: 'Next puzzle' }).isVisible()) break
    await page.locator('#moves + ol button').first().click()
  }
  await expect(page.getByText(/^(Solved!|There was something better\.)$/)).toBeVisible()
  await expect(page.getByText('The best move: ')).toBeVisible()
  const rating = await page.getByText(/^Your rating: /).textContent()
  expect(rating).not.toBe('Your rating: 1200')
  await page.getByRole('button', { name: 'Next puzzle' }).click()
  await page.reload()
  await expect(page.getByText(rating ?? '')).toBeVisible()
})

test('the board shows a puzzle on a narrow screen', async ({ page }) => {
  await useFace(page, 'board')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#/puzzles/neoville')
  await expect(page.getByText(`of ${book.puzzles.length}`)).toBeVisible()
  await page.getByText('The market').first().waitFor()
  await expectNoSidewaysScroll(page)
})
