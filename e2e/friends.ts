// People in browsers of their own who meet at a table on the server.
import type { Browser, Locator, Page } from '@playwright/test'
import { changing, choices, expect, playFirst } from './pages.ts'

/** Ada makes a table of a game, arranged as told; gives its link. */
export async function makeTable(
  page: Page,
  game: string,
  arrange: (sheet: Locator) => Promise<void> = async () => {},
): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: `With friends: ${game}` }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Your name').fill('Ada')
  await arrange(sheet)
  await sheet.getByRole('button', { name: 'Make the table' }).click()
  await expect(page.getByText(/still free/)).toBeVisible()
  return page.getByRole('textbox', { name: 'The link to this table' }).inputValue()
}

/** A second browser that knows nothing of the first. */
export async function openElsewhere(browser: Browser, link: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 740 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    if (localStorage.getItem('ludopolis/settings') === null)
      localStorage.setItem(
        'ludopolis/settings',
        JSON.stringify({ pace: 'instant', locale: 'en', notes: false, face: 'text' }),
      )
  })
  await page.goto(link)
  return page
}

export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down', exact: true }).click()
}

/** The person to act plays one move. */
export async function playOne(pages: readonly Page[]): Promise<void> {
  const first = await Promise.race(
    pages.map(async (page) => {
      await choices(page).first().waitFor({ timeout: 0 })
      return page
    }),
  )
  await playFirst(first)
}

/** Ada at `page` and Ben in a browser of his own sit at a running table of a game. */
export async function meetAt(
  page: Page,
  browser: Browser,
  game: string,
  arrange?: (sheet: Locator) => Promise<void>,
): Promise<Page> {
  const friend = await openElsewhere(browser, await makeTable(page, game, arrange))
  await sitDown(friend, 'Ben')
  for (const one of [page, friend]) await expect(one.locator('#prompt')).toBeVisible()
  return friend
}

/** Picks the first of what is offered until it is a whole move, played or not. */
export async function pickFirst(page: Page): Promise<void> {
  for (let opens = true; opens; ) {
    const first = choices(page).first()
    opens = /\(\d+ ways?\)/.test((await first.textContent()) ?? '')
    await changing(page, () => first.click())
  }
}
