// Two people in two browsers: from a link to a game, with chat, a reload, and giving up.
import { makeTable, openElsewhere, playOne, sitDown } from './friends.ts'
import { expect, expectClean, fromMenu, steps, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })

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

  // There is room for the chat here; on the phone it is a sheet, and what is new is counted beside the menu.
  await page.getByLabel('Say something').fill('Well met <b>Ben</b>')
  await page.locator('details').getByRole('button', { name: 'Send' }).click()
  await friend.getByRole('button', { name: 'Chat, 1 new' }).click()
  await expectClean(friend)
  const sheet = friend.getByRole('dialog', { name: 'Chat' })
  await expect(sheet.getByText('Well met <b>Ben</b>')).toBeVisible()
  await sheet.getByLabel('Say something').fill('Hello Ada')
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Hello Ada')).toBeVisible()
  await friend.keyboard.press('Escape')
  await expect(friend.getByRole('button', { name: 'Chat', exact: true })).toBeVisible()

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
