// Levels that fit: proposed in the sheet of a new table and after a game, taken with one press, never twice.
import type { Page } from '@playwright/test'
import { drive } from './driver.ts'
import { TEXT } from './face.ts'
import { choices, expect, expectClean, openSheet, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

/** Lays so many games on the shelf that were won against a casual bot. */
async function haveWon(page: Page, count: number): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Neoville' }).waitFor()
  await page.evaluate(
    (games) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ludopolis')
        opening.onsuccess = () => {
          const work = opening.result.transaction('tables', 'readwrite')
          for (let i = 0; i < games; i++)
            work.objectStore('tables').put({
              id: `won-${i}`,
              game: 'neoville',
              rules: 5,
              seats: [
                { name: 'Player 1', player: 'person' },
                { name: 'Bruno', player: 'casual' },
              ],
              options: {},
              started: i,
              changed: i,
              over: true,
              result: { ranks: [1, 2], scores: [70, 50], together: false },
            })
          work.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          work.onerror = () => reject(work.error)
        }
      }),
    count,
  )
}

const proposal = (page: Page) => page.getByRole('region', { name: 'A level that fits' })

test('the sheet proposes the level that fits, sets it with one press, and does not ask again', async ({ page }) => {
  await haveWon(page, 12)
  const sheet = await openSheet(page, 'Set up: Neoville')
  await expect(proposal(page)).toContainText('You won 12 of 12 against casual bots.')
  await expectClean(page)
  await sheet.getByRole('radio', { name: '3' }).check()
  await expect(proposal(page)).toHaveCount(0)
  await sheet.getByRole('radio', { name: '2' }).check()
  await proposal(page).getByRole('button', { name: 'Try skilled' }).click()
  await expect(sheet.getByLabel('Player 2 is')).toHaveValue('skilled')
  await expect(proposal(page)).toHaveCount(0)
  await openSheet(page, 'Set up: Neoville')
  await expect(page.getByRole('dialog').getByLabel('Player 2 is')).toHaveValue('casual')
  await expect(proposal(page)).toHaveCount(0)
})

test('two games are too few to propose anything', async ({ page }) => {
  await haveWon(page, 2)
  await openSheet(page, 'Set up: Neoville')
  await expect(proposal(page)).toHaveCount(0)
})

test('after a game it is proposed once, and can be turned down for good', async ({ page }) => {
  await haveWon(page, 30)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Neoville' }).click()
  await choices(page).first().waitFor()
  await drive(page, TEXT, 'end', 3)
  await expect(proposal(page)).toContainText('of 31 against casual bots')
  await proposal(page).getByRole('button', { name: 'No, thanks' }).click()
  await expect(proposal(page)).toHaveCount(0)
  await openSheet(page, 'Set up: Neoville')
  await expect(proposal(page)).toHaveCount(0)
})
