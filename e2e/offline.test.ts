// Without network, and with a newer version: games can be started and played on.
import { drive } from './driver.ts'
import { GAMES } from './games.ts'
import { choices, expect, playFirst, startGame, steps, test, useFace } from './pages.ts'

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

  for (const { id, face } of GAMES) {
    await page.goto('/#/')
    await page.reload()
    await page.locator(`article[aria-labelledby=${id}] button.primary`).click()
    await drive(page, face, 'turn', 1)
  }
})

test('a newer version waits until it is asked for, and no game is lost', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await playFirst(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const first = await page.evaluate(() => performance.timeOrigin)
  // Under another address the same worker counts as a newer one.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer').then(() => null))
  const load = page.getByRole('button', { name: 'Load it now' })
  await load.waitFor()
  await playFirst(page)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(first)
  const before = await steps(page)
  await load.click()
  await page.waitForFunction((time) => performance.timeOrigin !== time, first)
  await choices(page).first().waitFor()
  expect(await steps(page)).toBeGreaterThanOrEqual(before)
})

test('a page that is too old for the server is asked to reload, and the newer version takes over first', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // As a server of a newer version answers.
  await page.routeWebSocket('**/api/live', (socket) => void socket.close({ code: 4000 }))
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer').then(() => null))
  await page.goto('/#/play/abc')
  const notice = page.getByRole('status').filter({ hasText: 'A newer version of this page is needed to play on.' })
  const first = await page.evaluate(() => performance.timeOrigin)
  await notice.getByRole('button', { name: 'Load it now' }).click()
  await page.waitForFunction((time) => performance.timeOrigin !== time, first)
  const active = () => navigator.serviceWorker.controller?.scriptURL ?? ''
  expect(await page.evaluate(active)).toMatch(/newer$/)
})
