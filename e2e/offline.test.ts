// Without network: after one visit every game can be started and played, against its bots.
import { GAME_IDS } from '../games/index.ts'
import { BOARDS, drive } from './driver.ts'
import { expect, test, useFace } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

test('after one visit all games can be played without network', async ({ page, context }) => {
  await useFace(page, 'board')
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  const other = await context.newPage()
  await other.goto('/')
  expect(await other.evaluate(() => fetch('/not-kept').then(Boolean, () => false))).toBe(false)
  await other.close()

  for (const id of GAME_IDS) {
    await page.goto('/#/')
    await page.reload()
    await page.locator(`article[aria-labelledby=${id}] button.primary`).click()
    await drive(page, BOARDS[id], 'turn', 1)
  }
})
