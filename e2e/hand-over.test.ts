// Several people at one screen: nobody's hidden tiles are anywhere in the page while another looks.
import type { Page } from '@playwright/test'
import { area, choices, expect, expectClean, playFirst, prompt, startGame, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

/** The numbers of the tiles of the hand on show that only its owner knows. */
async function hiddenTiles(page: Page): Promise<string[]> {
  const lines = await area(page, 'Your hand').locator('p').allTextContents()
  return lines
    .filter((line) => !line.includes('known to all'))
    .flatMap((line) => line.match(/(?<=tile )\d+(?= \()/) ?? [])
}

async function expectUnseen(page: Page, tiles: readonly string[]): Promise<void> {
  const html = await page.content()
  expect(tiles.filter((tile) => new RegExp(`(?<!equity )tile ${tile} \\(`).test(html))).toEqual([])
}

test('a hand is never in the page of the wrong person', async ({ page }) => {
  await startGame(page, ['person', 'person'])
  const confirm = (name: string) => page.getByRole('button', { name: `I am ${name}` })
  await confirm('Player 1').waitFor()
  await expect(page.getByRole('heading', { name: 'Your hand' })).toHaveCount(0)
  await expect(page.locator('#pass')).toBeFocused()
  await expectClean(page)

  const hands: string[][] = [[], []]
  for (let turn = 0; turn < 6; turn++) {
    const seat = turn % 2
    const [name, next] = seat === 0 ? ['Player 1', 'Player 2'] : ['Player 2', 'Player 1']
    await expectUnseen(page, hands.flat())
    await confirm(name).click()
    await choices(page).first().waitFor()
    await expectUnseen(page, hands[1 - seat] ?? [])

    while (await page.locator('#choices').isVisible()) {
      const stack = page.getByRole('button', { name: 'Draw from the stack' })
      if (await stack.isVisible()) {
        await stack.click()
        await page.getByRole('button', { name: `Pass to ${next}` }).waitFor()
      } else await playFirst(page)
    }
    await expect(prompt(page)).toHaveText(`${next} is placing a tile.`)
    const hand = await hiddenTiles(page)
    expect(hand.length).toBeGreaterThan(0)
    hands[seat] = hand
    await expectUnseen(page, hands[1 - seat] ?? [])
    await page.getByRole('button', { name: `Pass to ${next}` }).click()
    await confirm(next).waitFor()
  }

  await page.reload()
  await confirm('Player 1').waitFor()
  await expectUnseen(page, hands.flat())
})

test('two bots play on their own for who watches', async ({ page }) => {
  await startGame(page, ['random', 'random'])
  await page.locator('#ending').waitFor()
  await expect(page.getByRole('heading', { name: 'Your hand' })).toHaveCount(0)
})
