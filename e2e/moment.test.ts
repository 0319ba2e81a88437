// A link to a moment of a game: the game itself travels in the link, and opening it leads to that moment.
import { drive } from './driver.ts'
import { boardOf } from './games.ts'
import { expect, expectClean, startGame, test, useFace } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })

test('a moment of a finished game is sent as a link and seen in another browser', async ({
  page,
  browser,
  context,
}) => {
  await useFace(page, 'board')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startGame(page, ['random', 'random'])
  await page.locator('#ending').waitFor({ timeout: 120_000 })
  await page.getByRole('slider', { name: 'Step' }).fill('12')
  await expect(page.getByText(/^12 \/ /)).toBeVisible()
  await page.getByRole('button', { name: 'Link to this moment' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(4096)
  await expectClean(page)

  const other = await browser.newPage({ serviceWorkers: 'block' })
  await other.goto(link)
  await expect(other.getByText(/^12 \/ /)).toBeVisible()
  // Opened once more, it is the same game.
  await other.goto('/')
  await other.goto(link)
  await expect(other.getByText(/^12 \/ /)).toBeVisible()
  await other.goto('/#/')
  await expect(other.getByRole('heading', { name: 'Finished', exact: true })).toBeVisible()
  await expect(other.locator('section', { hasText: 'Finished' }).getByRole('listitem')).toHaveCount(1)
  await other.close()
})

test('while hands are hidden a game of this browser gives no link, and says when it will', async ({ page }) => {
  await useFace(page, 'board')
  await startGame(page, ['person', 'random'])
  await drive(page, boardOf('neoville'), 'turn', 1)
  await page.locator('section[aria-labelledby=log] button').first().click()
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
  await expect(page.getByText('A link to a moment can be sent when it is over')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Link to this moment' })).toHaveCount(0)
})

test('a link that was cut says so', async ({ page }) => {
  await page.goto('/#/moment/eyJnYW1lIjoibmVvdmlsbGUifQ.AA/3')
  await expect(page.getByRole('link', { name: 'Go to all games' })).toBeVisible()
})
