// What a table with others has beside the game: a clock, a bot that stands in, stopping by agreement, a rematch, luck that can
// be checked, and a connection that is lost and comes back.
import { meetAt, playOne } from './friends.ts'
import { choices, expect, expectClean, fromMenu, playFirst, steps, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })

test('whose time runs is seen, a bot stands in, and its seat is taken back', async ({ page, browser }) => {
  const friend = await meetAt(page, browser, 'Neoville', async (sheet) => {
    await sheet.getByLabel('Time to think').selectOption({ label: 'A week for each turn' })
  })
  for (const one of [page, friend]) await expect(one.getByText(/^\d+ days left$/).first()).toBeVisible()
  await fromMenu(friend, 'Let a bot play for me')
  await expect(friend.getByText('A bot is playing for you.')).toBeVisible()
  await expectClean(friend)
  await friend.getByRole('button', { name: 'Take my seat back' }).click()
  await expect(friend.getByText('A bot is playing for you.')).toBeHidden()
  await friend.context().close()
})

test('the icon of the tab tells whose turn it is, turn by turn', async ({ page, browser }) => {
  const friend = await meetAt(page, browser, 'Meowtopia')
  const isMarked = async (one: typeof page) =>
    (await one.locator('link[rel=icon][href="/favicon-turn.svg"]').count()) > 0
  const marks = () => Promise.all([page, friend].map(isMarked))
  await expect.poll(async () => (await marks()).filter(Boolean)).toHaveLength(1)
  const first = await isMarked(page)
  const mover = first ? page : friend
  await expect(async () => {
    if (await choices(mover).first().isVisible()) await playFirst(mover)
    expect(await marks()).toEqual([!first, first])
  }).toPass()
  await friend.context().close()
})

test('a game stops when all agree, its luck is checked, and a rematch is one press away', async ({ page, browser }) => {
  const friend = await meetAt(page, browser, 'Meowtopia')
  await playOne([page, friend])
  await fromMenu(page, 'Propose to stop')
  await expect(page.getByText('You have proposed to stop the game here.')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(page.getByText('You have proposed')).toBeHidden()
  await fromMenu(page, 'Propose to stop')
  await expect(friend.getByText('Ada would like to stop the game here.')).toBeVisible()
  await friend.getByRole('button', { name: 'Agree' }).click()
  for (const one of [page, friend])
    await expect(one.getByRole('heading', { name: 'The game was stopped by agreement.' })).toBeVisible()
  await page.getByRole('button', { name: 'Check the luck' }).click()
  await expect(page.getByText(/follows? from the sealed luck/)).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'Play again' }).click()
  await friend.getByRole('link', { name: 'To the rematch' }).click()
  for (const one of [page, friend]) await expect(one.locator('#prompt')).toBeVisible()
  expect(page.url().split('#')[1]).toBe(friend.url().split('#')[1])
  await friend.context().close()
})

test.describe('without network', () => {
  test.use({ foreseen: 'ERR_INTERNET_DISCONNECTED' })
  test('the table stays as it is, and what was played then counts when it is back', async ({ page, browser }) => {
    const friend = await meetAt(page, browser, 'Neoville')
    await Promise.race([page, friend].map((one) => choices(one).first().waitFor({ timeout: 0 })))
    const [actor, other] = (await choices(page).count()) > 0 ? [page, friend] : [friend, page]
    await actor.context().setOffline(true)
    await expect(actor.getByText('The connection is lost')).toBeVisible()
    const before = await steps(other)
    while ((await choices(actor).first().textContent())?.includes('(')) await choices(actor).first().click()
    await choices(actor).first().click()
    expect(await steps(other)).toBe(before)
    await actor.context().setOffline(false)
    await expect(actor.getByText('The connection is lost')).toBeHidden()
    await expect.poll(() => steps(other)).toBeGreaterThan(before)
    await friend.context().close()
  })
})
