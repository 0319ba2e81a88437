// What may go wrong between people who play together: the server dies, the network goes, somebody never comes back.

import { boardOf } from './games.ts'
import { choices, expect, expectClean, fromMenu } from './pages.ts'
import type { Friend } from './together.ts'
import { accept, actorOf, expectPlaying, meet, playToEnd, playTurn, press, stepsOf, test } from './together.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
// The browser itself says so when there is nobody to talk to.
test.use({ serviceWorkers: 'block', foreseen: 'net::ERR_' })

const NEOVILLE = { face: boardOf('neoville') }
const lost = ({ page }: Friend) => page.getByText('The connection is lost')

async function expectSameSteps(friends: readonly Friend[]): Promise<number> {
  const steps = Math.max(...(await Promise.all(friends.map(stepsOf))))
  for (const friend of friends) await expect.poll(() => stepsOf(friend)).toBe(steps)
  return steps
}

test('a server that dies in mid-game and comes back loses nothing, not even what was picked', async ({
  come,
  server,
}) => {
  const ada = await come({ name: 'Ada' })
  const ben = await come({ name: 'Ben', face: 'text' })
  const friends = [ada, ben] as const
  await meet(friends, 'Neoville', async (sheet) => {
    await sheet.getByLabel('First player').selectOption('0')
  })
  await playTurn(ada, NEOVILLE)
  await playTurn(ben, NEOVILLE)
  const before = await expectSameSteps(friends)
  await ada.page.locator('.hand .tile').first().click()
  await ada.page.locator('.target').first().click()
  const yes = ada.page.locator('.float.yes')
  await expect(yes).toBeVisible()
  const picked = ada.page.locator('.hand .tile[aria-pressed=true]')
  const tile = await picked.getAttribute('aria-label')

  await server.kill()
  for (const friend of friends) await expect(lost(friend)).toBeVisible()
  await expect(yes).toBeVisible()
  await server.start()
  for (const friend of friends) await expect(lost(friend)).toBeHidden({ timeout: 60_000 })
  expect(await expectSameSteps(friends)).toBe(before)
  await expect(picked).toHaveAttribute('aria-label', tile ?? '')
  await yes.click()
  await expect.poll(() => stepsOf(ben)).toBe(before + 1)

  await Promise.all(friends.map((friend, index) => playToEnd(friend, NEOVILLE, index)))
  for (const { page } of friends) await expect(page.locator('#ending')).toBeVisible()
})

test('a list of choices that was opened stays open when the server dies and comes back', async ({ come, server }) => {
  const ada = await come({ name: 'Ada', face: 'text' })
  const ben = await come({ name: 'Ben', face: 'text' })
  await meet([ada, ben], 'Neoville', async (sheet) => {
    await sheet.getByLabel('First player').selectOption('0')
  })
  await choices(ada.page).first().click()
  const heading = ada.page.locator('#choices')
  const opened = await heading.textContent()
  await server.kill()
  await expect(lost(ada)).toBeVisible()
  await server.start()
  await expect(lost(ada)).toBeHidden({ timeout: 60_000 })
  // Whatever was missed is told before the answer to this.
  await ada.page.getByLabel('Say something').fill('Still there?')
  await ada.page.locator('details').getByRole('button', { name: 'Send' }).click()
  await expect(ben.page.getByText('Still there?')).toBeVisible()
  await expect(heading).toHaveText(opened ?? '')
})

test('who was offline while the other played on sees all of it when the network is back', async ({ come }) => {
  const ada = await come({ name: 'Ada' })
  const ben = await come({ name: 'Ben' })
  const friends = [ada, ben] as const
  await meet(friends, 'Neoville')
  const actor = await actorOf(friends)
  const other = actor === ada ? ben : ada
  await playTurn(actor, NEOVILLE)
  await playTurn(other, NEOVILLE)
  const before = await expectSameSteps(friends)
  await other.page.context().setOffline(true)
  await expect(lost(other)).toBeVisible()
  await playTurn(actor, NEOVILLE)
  const after = await stepsOf(actor)
  expect(after).toBeGreaterThan(before)
  expect(await stepsOf(other)).toBe(before)
  await other.page.context().setOffline(false)
  await expect(lost(other)).toBeHidden()
  await expect.poll(() => stepsOf(other)).toBe(after)
  await expect(other.page.locator('.strip summary', { hasText: 'Meanwhile' })).toBeVisible()
  await playTurn(other, NEOVILLE)
  await expectSameSteps(friends)
})

test.describe('where the page itself is kept', () => {
  test.use({ serviceWorkers: 'allow' })

  test('whoever opens it while the server is down is told so, and it goes on by itself', async ({ come, server }) => {
    const ada = await come({ name: 'Ada', face: 'text' })
    const ben = await come({ name: 'Ben', face: 'text' })
    const link = await meet([ada, ben], 'Neoville')
    await ada.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await server.kill()
    await ada.page.reload()
    await expect(ada.page.getByRole('heading', { name: 'The server does not answer' })).toBeVisible()
    await expectClean(ada.page)
    const home = await ada.page.context().newPage()
    await home.goto('/')
    await expect(home.getByText('Playing with friends comes back by itself')).toBeVisible()
    await expect(home.getByRole('button', { name: 'Play now: Neoville' })).toBeVisible()

    await server.start()
    await expectPlaying([ada])
    await expect(home.getByRole('button', { name: 'With friends: Neoville' })).toBeVisible()
    await expect(home.getByText('Playing with friends comes back by itself')).toBeHidden()
    await expect(home.locator(`a[href="${new URL(link).hash}"]`)).toBeVisible()
  })
})

/** In seconds; the shortest clock there is leaves a loaded machine no time to play. */
const TURN = 10

test('for who never comes back a bot plays on, and the seat is there for them when they do', async ({ come }) => {
  const ada = await come({ name: 'Ada' })
  const ben = await come({ name: 'Ben' })
  await ada.page.goto('/#/me')
  await ada.page.getByLabel('Your name').fill('Ada')
  await ada.page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(ada.page.getByText('Saved.')).toBeVisible()
  // No clock that the page offers is as short as this one.
  const made = await ada.page.request.post('/api/tables', {
    data: {
      game: 'neoville',
      options: { first: 1 },
      seats: [{ player: 'me' }, { player: 'open' }],
      listed: false,
      clock: { kind: 'live', turn: TURN, reserve: 0 },
    },
  })
  expect(made.status()).toBe(201)
  const link = `/#/play/${(await made.json()).id}`
  await ada.page.goto(link)
  await accept(ben, link)
  await expectPlaying([ada, ben])
  await expect(ada.page.getByText(/ s left$/).first()).toBeVisible()
  await ben.page.goto('about:blank')

  await expect(ada.page.getByText('a bot plays on').first()).toBeVisible({ timeout: 60_000 })
  await playTurn(ada, NEOVILLE)
  // And once more after the bot.
  await playTurn(ada, NEOVILLE)

  await ben.page.goto(link)
  await expect(ben.page.getByText('A bot is playing for you.')).toBeVisible()
  await ben.page.getByRole('button', { name: 'Take my seat back' }).click()
  await expect(ben.page.getByText('A bot is playing for you.')).toBeHidden()
  await expect(ada.page.getByText('a bot plays on')).toHaveCount(0)
  await Promise.all([ada, ben].map((friend, index) => playToEnd(friend, NEOVILLE, index)))
  for (const { page } of [ada, ben]) await expect(page.locator('#ending')).toBeVisible()
})

test('without a clock the others agree that a bot plays for who has gone, until they are back', async ({ come }) => {
  const ada = await come({ name: 'Ada' })
  const ben = await come({ name: 'Ben' })
  const cleo = await come({ name: 'Cleo', hand: 'thumb' })
  const link = await meet([ada, ben, cleo], 'Neoville', async (sheet) => {
    await sheet.getByLabel('First player').selectOption('1')
  })
  await ben.page.goto('about:blank')
  await fromMenu(ada.page, 'Let a bot play for Ben')
  await expect(ada.page.getByText('You have proposed to let a bot play for Ben.')).toBeVisible()
  await expect(ada.page.getByText('a bot plays on')).toHaveCount(0)
  await expect(cleo.page.getByText('Ada would let a bot play for Ben.')).toBeVisible()
  await press(cleo, cleo.page.getByRole('button', { name: 'Agree', exact: true }))
  await expect(ada.page.getByText('a bot plays on')).toHaveCount(1)
  // Ben was to begin: the game has come to the next.
  await playTurn(cleo, NEOVILLE)

  await ben.page.goto(link)
  await ben.page.getByRole('button', { name: 'Take my seat back' }).click()
  await expect(ada.page.getByText('a bot plays on')).toHaveCount(0)
})
