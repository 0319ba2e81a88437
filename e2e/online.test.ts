// Two people in two browsers: from a link to a game, with chat, a reload, and giving up.
import type { Browser, Page } from '@playwright/test'
import { choices, expect, expectClean, fromMenu, playFirst, steps, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })

/** Ada makes a table of a game; gives its link. */
async function makeTable(page: Page, game: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: `With friends: ${game}` }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Your name').fill('Ada')
  await sheet.getByRole('button', { name: 'Make the table' }).click()
  await expect(page.getByText('One seat is still free.')).toBeVisible()
  return page.getByRole('textbox', { name: 'The link to this table' }).inputValue()
}

/** A second browser that knows nothing of the first. */
async function openElsewhere(browser: Browser, link: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 740 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    if (localStorage.getItem('ludopolis/settings') === null)
      localStorage.setItem('ludopolis/settings', JSON.stringify({ locale: 'en', face: 'text' }))
  })
  await page.goto(link)
  return page
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down', exact: true }).click()
}

/** Whoever is to act plays one move. */
async function playOne(pages: readonly Page[]): Promise<void> {
  const first = await Promise.race(
    pages.map(async (page) => {
      await choices(page).first().waitFor({ timeout: 0 })
      return page
    }),
  )
  await playFirst(first)
}

test('a friend comes by the link on a phone, both play, talk, and a reload loses nothing', async ({
  page,
  browser,
}) => {
  const link = await makeTable(page, 'Neoville')
  await expectClean(page)
  const friend = await openElsewhere(browser, link, 360)
  await sitDown(friend, 'Ben')
  for (const one of [page, friend]) await expect(one.locator('#prompt')).toBeVisible()
  for (let i = 0; i < 6; i++) await playOne([page, friend])
  await expect.poll(() => steps(friend)).toBe(await steps(page))

  // There is room for the chat here; on the phone it is folded away.
  await page.getByLabel('Say something').fill('Well met <b>Ben</b>')
  await page.locator('details').getByRole('button', { name: 'Send' }).click()
  await expect(friend.getByText('1 new')).toBeVisible()
  await friend.locator('summary', { hasText: 'Chat' }).click()
  await expect(friend.getByText('Well met <b>Ben</b>')).toBeVisible()

  const played = await steps(page)
  await friend.reload()
  await expect(friend.locator('#prompt')).toBeVisible()
  await expect.poll(() => steps(friend)).toBe(played)
  await friend.context().close()
})

test('whoever only has the link of a table that may not be watched sees no hand', async ({ page, browser }) => {
  const link = await makeTable(page, 'Neotopia')
  const friend = await openElsewhere(browser, link)
  await sitDown(friend, 'Ben')
  await expect(friend.locator('#prompt')).toBeVisible()
  const stranger = await openElsewhere(browser, link)
  await expect(stranger.getByText('Only those who sit at this table may look at it.')).toBeVisible()
  for (const one of [friend, stranger]) await one.context().close()
})

test('giving up ends a game of two', async ({ page, browser }) => {
  const link = await makeTable(page, 'Meowtopia')
  const friend = await openElsewhere(browser, link)
  await sitDown(friend, 'Ben')
  await expect(friend.locator('#prompt')).toBeVisible()
  await fromMenu(friend, 'Give up')
  await friend.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
  for (const one of [page, friend]) await expect(one.getByText('Ben gave up; the game ends here.')).toBeVisible()
  await friend.context().close()
})
