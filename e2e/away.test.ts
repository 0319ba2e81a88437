// What is said and left at a table with others: answers for while one is away, notes, people one does not hear, and what only
// the host may do.
import { makeTable, meetAt, openElsewhere, sitDown } from './friends.ts'
import { choices, expect, fromMenu, playFirst, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })

test('a standing answer plays for who is away, and they are told when they are back', async ({ page, browser }) => {
  const friend = await meetAt(page, browser, 'Meowtopia', async (sheet) => {
    await sheet.getByLabel('First player').selectOption('0')
  })
  const table = friend.url()
  const passing = friend.getByRole('button', { name: 'Pass until my turn' })
  await passing.click()
  await expect(passing).toHaveAttribute('aria-pressed', 'true')
  const context = friend.context()
  await friend.close()
  // Ada's day: whether Ben follows is answered without him, and she goes on.
  const passes = page.locator('section[aria-labelledby=log]').getByText(/passes/)
  await expect(async () => {
    if (await choices(page).first().isVisible()) await playFirst(page)
    await expect(passes.first()).toBeAttached({ timeout: 1 })
  }).toPass()

  const back = await context.newPage()
  await back.goto(table)
  await expect(back.getByRole('heading', { name: 'Since you were here' })).toBeVisible()
  await expect(back.locator('.recent').getByText(/^Ben passes/)).toBeVisible()
  await context.close()
})

test('notes are one’s own, and who is not to be heard is not', async ({ page, browser }) => {
  const friend = await meetAt(page, browser, 'Neoville')
  await page.locator('summary', { hasText: 'My notes' }).click()
  await page.getByLabel('My notes').fill('Ben likes rivers')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/notes') && answer.request().method() === 'PUT')
  await page.getByLabel('My notes').blur()
  expect((await kept).status()).toBe(204)
  await page.reload()
  await page.locator('summary', { hasText: 'My notes' }).click()
  await expect(page.getByLabel('My notes')).toHaveValue('Ben likes rivers')
  await friend.locator('summary', { hasText: 'My notes' }).click()
  await expect(friend.getByLabel('My notes')).toHaveValue('')

  const say = async (text: string) => {
    await friend.getByLabel('Say something').fill(text)
    await friend.locator('details').getByRole('button', { name: 'Send' }).click()
    await expect(friend.getByText(text)).toBeVisible()
  }
  await say('Good evening')
  await expect(page.getByText('Good evening')).toBeVisible()
  await page.getByRole('button', { name: 'Hear Ben no longer' }).click()
  await expect(page.getByText('You do not hear Ben.')).toBeVisible()
  await expect(page.getByText('Good evening')).toBeHidden()
  await say('Are you there?')
  await page.getByLabel('Say something').fill('I am')
  await page.locator('details').getByRole('button', { name: 'Send' }).click()
  await expect(friend.getByText('I am', { exact: true })).toBeVisible()
  await expect(page.getByText('Are you there?')).toBeHidden()
  await page.getByRole('button', { name: 'Hear again' }).click()
  await expect(page.getByText('Are you there?')).toBeVisible()
  await friend.context().close()
})

test('the host proposes another clock, and it runs when everybody agrees', async ({ page, browser }) => {
  const friend = await meetAt(page, browser, 'Neoville')
  await friend.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(friend.getByRole('navigation', { name: 'Menu' }).getByText('Propose to stop')).toBeVisible()
  await expect(friend.getByRole('navigation', { name: 'Menu' }).getByText('Another clock')).toHaveCount(0)
  await friend.keyboard.press('Escape')
  const propose = async (clock: string) => {
    await fromMenu(page, 'Another clock')
    await page.getByRole('dialog').getByLabel('Time to think').selectOption({ label: clock })
    await page.getByRole('dialog').getByRole('button', { name: 'Propose it' }).click()
  }
  await propose('A day for each turn')
  await expect(friend.getByText('Ada would like another clock: One day a turn.')).toBeVisible()
  await friend.getByRole('button', { name: 'Play on' }).click()
  for (const one of [page, friend]) await expect(one.getByText(/another clock: One day/)).toBeHidden()
  await propose('A week for each turn')
  await friend.getByRole('button', { name: 'Agree' }).click()
  for (const one of [page, friend]) await expect(one.getByText(/^\d+ days left$/).first()).toBeVisible()
  await friend.context().close()
})

test('the host gives seats to bots, takes them back and closes the table; nobody else can', async ({
  page,
  browser,
}) => {
  const link = await makeTable(page, 'Neoville', async (sheet) => {
    await sheet.getByRole('radio', { name: '4' }).check()
  })
  const friend = await openElsewhere(browser, link)
  await sitDown(friend, 'Ben')
  await expect(friend.getByText('2 seats are still free.')).toBeVisible()
  await expect(friend.getByLabel(/^Who sits at seat/)).toHaveCount(0)
  await expect(friend.getByRole('button', { name: 'Close the table' })).toHaveCount(0)
  await page.getByLabel('Who sits at seat 4').selectOption({ label: 'Bot, novice' })
  await expect(friend.getByText('One seat is still free.')).toBeVisible()
  await page.getByLabel('Who sits at seat 4').selectOption({ label: 'Free' })
  await expect(friend.getByText('2 seats are still free.')).toBeVisible()
  await friend.getByRole('button', { name: 'Stand up' }).click()
  await expect(page.getByText('3 seats are still free.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the table' }).click()
  await expect(friend.getByText('There is no such table; perhaps it was closed.')).toBeVisible()
  await friend.context().close()
})
