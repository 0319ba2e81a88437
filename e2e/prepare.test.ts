// A move is prepared before one's turn: it is played when the turn comes, or dropped with a word where it no longer fits.
import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { meetAt, pickFirst } from './friends.ts'
import { GAMES } from './games.ts'
import { choices, expect, expectClean, fromMenu, playFirst, test, useFace } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })

const prepared = (page: Page) => page.getByText(/^Prepared for your turn: /)
const toPrepare = (page: Page) => page.getByRole('button', { name: 'Prepare a move' })

/** Both play when asked, until the first can prepare something. */
async function playToPrepare(page: Page, friend: Page): Promise<void> {
  await expect(async () => {
    for (const one of [page, friend])
      if (!(await toPrepare(page).isVisible()) && (await choices(one).first().isVisible())) await playFirst(one)
    await expect(toPrepare(page)).toBeVisible({ timeout: 1 })
  }).toPass()
}

for (const face of ['text', 'board'] as const)
  test(`a move is prepared before one’s turn in the ${face} face, taken off, prepared again and played`, async ({
    page,
    browser,
  }) => {
    await useFace(page, face)
    const friend = await meetAt(page, browser, 'Neoville', async (sheet) => {
      await sheet.getByLabel('First player').selectOption('1')
    })
    const prepare = async () => {
      if (face === 'text') {
        await page.getByRole('button', { name: 'Prepare a move' }).click()
        await pickFirst(page)
      } else {
        await page.locator('.hand .tile').first().click()
        await page.locator('.target').first().click()
        await page.getByRole('button', { name: 'Play this when it is my turn' }).click()
      }
      await expect(page.getByText(/^Prepared for your turn: /)).toBeVisible()
    }
    await prepare()
    await expectClean(page)
    await page.getByRole('button', { name: 'Drop it' }).click()
    await expect(page.getByText(/^Prepared for your turn: /)).toBeHidden()
    if (face === 'board') await page.keyboard.press('Escape')
    await prepare()
    while (await friend.locator('.mine').isVisible()) await playFirst(friend)
    await expect(page.locator('#prompt')).toHaveText('You may build on the new tile.')
    await friend.context().close()
  })

/** Neoville is tried above; a new game need not look ahead. */
const LOOK_AHEAD = GAMES.filter(({ id }) => id !== 'neoville' && existsSync(`games/${id}/ahead.ts`))
for (const { name, face } of LOOK_AHEAD)
  test(`${name}: what was prepared on the board is played by itself when the turn comes`, async ({ page, browser }) => {
    const friend = await meetAt(page, browser, name, async (sheet) => {
      await sheet.getByLabel('First player').selectOption('1')
    })
    await playToPrepare(page, friend)
    await fromMenu(page, 'Show the board')
    await toPrepare(page).click()
    await expect(page.locator('#prompt')).toHaveText('What will you play when it is your turn?')
    while (!(await prepared(page).isVisible())) {
      const [confirm, offered] = [page.locator(face.confirm), page.locator(face.offered)]
      await confirm.or(offered).or(prepared(page)).first().waitFor()
      if (await confirm.first().isVisible()) await confirm.first().click()
      else if (!(await prepared(page).isVisible())) await offered.last().click()
    }
    await expectClean(page)
    await fromMenu(page, 'Show as text')
    const told = (await prepared(page).textContent()) ?? ''
    await expect(async () => {
      if (await choices(friend).first().isVisible()) await playFirst(friend)
      // What is asked before it is answered by hand.
      else if ((await prepared(page).isVisible()) && (await choices(page).first().isVisible())) await playFirst(page)
      await expect(prepared(page)).toBeHidden({ timeout: 1 })
    }).toPass()
    expect(told).not.toBe('')
    await expect(page.getByText(/no longer fits/)).toHaveCount(0)
    await friend.context().close()
  })

test('what another took meanwhile is dropped with a word', async ({ page, browser }) => {
  const friend = await meetAt(page, browser, 'Meowtopia', async (sheet) => {
    await sheet.getByLabel('First player').selectOption('1')
  })
  await playToPrepare(page, friend)
  await toPrepare(page).click()
  // The first tile, which somebody who plays the first of everything takes as well.
  await pickFirst(page)
  const told = (await prepared(page).textContent()) ?? ''
  await expect(async () => {
    if (await choices(friend).first().isVisible()) await playFirst(friend)
    await expect(
      page.getByText(told.replace('Prepared for your turn', 'What you had prepared no longer fits')),
    ).toBeVisible({
      timeout: 1,
    })
  }).toPass()
  await expect(prepared(page)).toBeHidden()
  await friend.context().close()
})
