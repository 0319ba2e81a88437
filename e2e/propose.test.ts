// Evolutopia with others: a move is proposed and lies on everybody's board, something is pointed at, and only who is to act plays.
import { meetAt, pickFirst } from './friends.ts'
import { expect, expectClean, fromMenu, steps, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })

test('a friend proposes a move and points at something; only who is to act can play it', async ({ page, browser }) => {
  const friend = await meetAt(page, browser, 'Evolutopia', async (sheet) => {
    await sheet.getByLabel('First player').selectOption('0')
  })
  await friend.getByRole('button', { name: 'Propose a move' }).click()
  await pickFirst(friend)
  await expect(friend.getByText(/^You have proposed: /)).toBeVisible()
  await expect(friend.getByRole('button', { name: 'Play it' })).toHaveCount(0)
  await expect(page.getByText(/^Ben would play: /)).toBeVisible()

  // The same on the boards.
  for (const one of [page, friend]) await fromMenu(one, 'Show the board')
  await expect(page.locator('[data-proposed]').first()).toBeVisible()
  await expect(friend.locator('[data-proposed]').first()).toBeVisible()
  await friend.getByRole('button', { name: 'Point at something' }).click()
  await friend.locator('.evolutopia [data-key]').first().click()
  for (const one of [page, friend]) await expect(one.locator('[data-pinged]')).toHaveCount(1)
  await expectClean(page)

  const before = await steps(page)
  await page.getByRole('button', { name: 'Play it' }).click()
  await expect.poll(() => steps(friend)).toBeGreaterThan(before)
  for (const one of [page, friend]) {
    await expect(one.getByText(/would play|have proposed/)).toBeHidden()
    await expect(one.locator('[data-pinged], [data-proposed]')).toHaveCount(0)
  }
  await friend.context().close()
})
