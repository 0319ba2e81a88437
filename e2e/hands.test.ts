// Every board played otherwise than by pressing: what is placed can be dragged, and everything can be reached by keys.
import type { Locator, Page } from '@playwright/test'
import { dealFrom } from './driver.ts'
import { GAMES } from './games.ts'
import { expect, startGame, steps, test, useFace } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block', foreseen: 'Service Worker registration blocked' })

async function start(page: Page, game: string): Promise<void> {
  await dealFrom(page.context(), 1)
  await useFace(page, 'board')
  await startGame(page, ['person', 'random'], game)
  await page.locator('section[aria-labelledby=log]').waitFor()
}

async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await element.scrollIntoViewIfNeeded()
  return middleNow(element)
}

/** Where it lies on the screen as that is. */
async function middleNow(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

for (const { name, hands } of GAMES) {
  const { drag, keys } = hands
  if (drag)
    test(`${name}: a thing is dragged to its place, and goes back where there is none`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await start(page, name)
      const piece = page.locator(drag.thing).first()
      const from = await middleOf(piece)
      const before = await steps(page)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 12, from.y + 12)
      await page.locator('.motion .moving').waitFor()
      await page.mouse.move(8, 8)
      await page.mouse.up()
      await expect(page.locator('.motion .moving')).toHaveCount(0)
      expect(await steps(page)).toBe(before)

      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 12, from.y + 12)
      await page.locator('.motion .moving').waitFor()
      const to = await middleOf(page.locator(drag.place).first())
      await page.mouse.move(to.x, to.y)
      await expect(page.locator('[data-over]')).toHaveCount(1)
      await page.mouse.up()
      await page.locator(drag.confirm).click()
      await expect.poll(() => steps(page)).toBeGreaterThan(before)
      await expect(page.locator('.refused')).toHaveCount(0)
    })

  test(`${name}: a first step by number keys, arrows and Enter, and the keyboard stays on the board`, async ({
    page,
  }) => {
    await start(page, name)
    // Boards come part by part; numbers are for what is there.
    await page.locator('.place:not(.coming) [data-choice]').first().waitFor()
    const before = await steps(page)
    await page.keyboard.press('0')
    await expect(page.locator('.motion kbd').first()).toHaveText('1')
    for (const key of keys) await page.keyboard.press(key)
    await expect.poll(() => steps(page)).toBeGreaterThan(before)
    await expect(page.locator('.motion kbd')).toHaveCount(0)
    await expect(page.locator('.place :focus, .place:focus')).toHaveCount(1)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a finger that rests on a tile takes it up', async ({ page }) => {
    await start(page, 'Neoville')
    const tile = page.locator('.hand [data-drag]').first()
    await middleOf(tile)
    const to = await middleOf(page.locator('.target').first())
    // Bringing the place into sight leaves the hand there.
    await expect(tile).toBeInViewport({ ratio: 1 })
    const from = await middleNow(tile)
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', at: { readonly x: number; readonly y: number }) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [at] })
    await touch('touchStart', from)
    await page.locator('.motion .moving').waitFor()
    await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
    await touch('touchMove', to)
    await expect(page.locator('[data-over]')).toHaveCount(1)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.locator('.float.yes').tap()
    await expect(page.getByRole('button', { name: 'Build nothing', exact: true })).toBeVisible()
  })
})
