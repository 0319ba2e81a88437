// Whole games, as people play them.
import type { Page } from '@playwright/test'
import { area, changing, choices, command, expect, expectClean, playFirst, prompt, startGame, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, wanted: (focused: { tag: string; name: string }) => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return { tag: element?.tagName ?? '', name: element?.textContent?.trim() ?? '' }
    })
    if (wanted(focused)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

test('a whole game against a bot by keyboard alone, and one more with the same players', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Neoville' }).waitFor()
  await tabTo(page, ({ name }) => name === 'Play now')
  await page.keyboard.press('Enter')
  await prompt(page).or(page.locator('#ending')).waitFor()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const ending = page.locator('#ending')
  for (let move = 0; !(await ending.isVisible()); move++) {
    expect(move, 'the game goes on for ever').toBeLessThan(300)
    await choices(page).first().or(ending).waitFor()
    if (await ending.isVisible()) break
    // Some choices go by Tab and Enter, the others by their number.
    await changing(page, async () => {
      if (move % 8 > 0) return page.keyboard.press(move % 2 === 0 ? '1' : '2')
      await tabTo(page, ({ tag, name }) => tag === 'BUTTON' && name.startsWith('1'))
      await page.keyboard.press('Enter')
    })
    const focused = await page.evaluate(() => document.activeElement?.id)
    expect(['prompt', 'choices', 'ending']).toContain(focused)
  }
  await expect(page.getByRole('alert')).toHaveText('The game is over.')
  await expect(page.getByRole('table', { name: 'Score' }).getByRole('rowheader')).toHaveCount(2)
  await expectClean(page)

  const address = page.url()
  await tabTo(page, ({ name }) => name === 'Play again')
  await page.keyboard.press('Enter')
  await choices(page).first().waitFor()
  expect(page.url()).not.toBe(address)
  await expect(area(page, 'The table')).toContainText('Round 1 of 16.')
})

test('the table answers typed commands', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await choices(page).first().waitFor()
  expect(await command(page, 'help')).toContain('take back your last step')
  expect(await command(page, 'hand')).toMatch(/Your hand\s*1: /)
  expect(await command(page, 'city 2')).toContain('No tile yet.')
  expect(await command(page, 'score')).toContain('Most parks')
  expect(await command(page, 'log')).toContain('Player 1 begins.')
  expect(await command(page, 'undo')).toBe('There is nothing to take back yet.')
  expect(await command(page, 'why draw')).toContain('You draw last, after laying a tile')
  expect(await command(page, 'do 9')).toContain('it goes from 1 to 3')
  expect(await command(page, 'nonsense')).toContain('neither a command nor a move')
  expect(await command(page, 'do 1')).toContain('as it is')
  expect(await command(page, 'back')).toContain('equity tile 1')
  expect(await command(page, 'moves')).toContain('Place a tile of your hand in your city.')
  expect(await command(page, 'place 74 d4 0')).not.toContain('Place a tile of your hand')
  await expect(area(page, 'The city of Player 1')).toContainText('The city is 1 wide and 1 high so far.')
  await expect(page.getByLabel('Type a command')).toBeFocused()
})

test('a step can be taken back until something new is seen', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  const undo = page.getByRole('button', { name: 'Take back' })
  await choices(page).first().waitFor()
  await expect(undo).toHaveCount(0)
  const start = (await area(page, 'Your hand').textContent()) ?? ''
  await playFirst(page)
  await expect(area(page, 'Your hand')).not.toHaveText(start)
  await undo.click()
  await expect(area(page, 'Your hand')).toHaveText(start)
  await expect(page.getByRole('log')).toContainText('The last step was taken back.')
  await expect(prompt(page)).toBeFocused()
  await expect(undo).toHaveCount(0)

  await playFirst(page)
  const nothing = choices(page).filter({ hasText: 'Build nothing' })
  if (await nothing.isVisible()) await changing(page, () => nothing.click())
  await page.getByRole('button', { name: 'Draw from the stack' }).click()
  await expect(area(page, 'The table')).toContainText('Round 2 of 16.')
  await choices(page).first().waitFor()
  await expect(undo).toHaveCount(0)
  expect(await command(page, 'undo')).toContain('This cannot be taken back')
})

test('a game goes on exactly where it was after a reload in mid-turn, and from the list of games', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await playFirst(page)
  const seen = () => page.locator('.face').textContent()
  const before = await seen()
  await page.reload()
  await choices(page).first().waitFor()
  expect(await seen()).toBe(before)
  await page.getByRole('link', { name: 'Ludopolis, All games' }).click()
  await page.getByRole('link', { name: 'Continue: Neoville with Player 1 and Bruno' }).click()
  await choices(page).first().waitFor()
  expect(await seen()).toBe(before)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(prompt(page)).toHaveText('Place a tile of your hand in your city.')
})
