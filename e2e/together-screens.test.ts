// One screen for two, with a third elsewhere.
import { boardOf } from './games.ts'
import { changing, choices, expect, hiddenCards } from './pages.ts'
import { accept, expectPlaying, invite, playTurn, stepsOf, test } from './together.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })

const NEOTOPIA = { face: boardOf('neotopia') }

test('two people at one screen and a third elsewhere: the screen is passed on, hands stay hidden', async ({ come }) => {
  const ada = await come({ name: 'Ada', face: 'text' })
  const ben = await come({ name: 'Ben', face: 'text' })
  const link = await invite(ada, 'Neotopia', {
    seats: 3,
    arrange: async (sheet) => {
      await sheet
        .getByRole('group', { name: 'Who plays with you' })
        .getByLabel('Seat 2')
        .selectOption({ label: 'Another person at this screen' })
      await sheet.getByLabel('Name at seat 2').fill('Cleo')
      await sheet.getByLabel('First player').selectOption('0')
    },
  })
  await ben.page.goto(link)
  await expect(ben.page.getByRole('listitem').filter({ hasText: 'Cleo' })).toBeVisible()
  await accept(ben, link)
  await expectPlaying([ben])
  // Everywhere: at the board of who sits elsewhere, and in what is told.
  await expect(ben.page.getByText('Cleo').filter({ visible: true }).first()).toBeVisible()

  const take = ada.page.getByRole('button', { name: /^I am / })
  const pass = ada.page.getByRole('button', { name: /^Pass to / })
  const mine = choices(ada.page).first()
  const taken: string[] = []
  let hand: readonly string[] = []
  while (taken.length < 5) {
    await Promise.race([
      take.or(pass).or(mine).first().waitFor({ timeout: 0 }),
      choices(ben.page).first().waitFor({ timeout: 0 }),
    ])
    if (await choices(ben.page).first().isVisible()) await playTurn(ben, NEOTOPIA, taken.length)
    else if (await take.isVisible()) {
      const html = await ada.page.content()
      expect(hand.filter((card) => html.includes(card))).toEqual([])
      taken.push((await take.textContent())?.trim() ?? '')
      await take.click()
      await mine.waitFor()
      hand = await hiddenCards(ada.page)
    } else if (await pass.isVisible()) await pass.click()
    else await changing(ada.page, () => mine.click())
  }
  expect(taken).toEqual(['I am Ada', 'I am Cleo', 'I am Ada', 'I am Cleo', 'I am Ada'])
  await expect.poll(() => stepsOf(ben)).toBe(await stepsOf(ada))
})
