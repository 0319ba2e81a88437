// Two people at one screen in Neotopia, Meowtopia and Evolutopia: hidden hands stay hidden, open games need no curtain.
import type { Page } from '@playwright/test'
import { dealFrom } from './driver.ts'
import {
  changing,
  choices,
  command,
  expect,
  fromMenu,
  hiddenCards,
  playFirst,
  prompt,
  startGame,
  test,
  useFace,
} from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })

const pass = (page: Page, name: string) => page.getByRole('button', { name: `Pass to ${name}` })
const isHere = (page: Page, name: string) => page.getByRole('button', { name: `I am ${name}` })
const back = (page: Page) => page.getByRole('button', { name: 'Take back' })

/** Plays until the screen is to be passed on. */
async function playTurn(page: Page, next: string): Promise<void> {
  for (;;) {
    await choices(page).first().or(pass(page, next)).first().waitFor()
    if (await pass(page, next).isVisible()) return
    await changing(page, () => choices(page).first().click())
  }
}

async function expectUnseen(page: Page, cards: readonly string[]): Promise<void> {
  const html = await page.content()
  expect(cards.filter((card) => html.includes(card))).toEqual([])
}

test('Neotopia: a hand is in the page of its owner only, on the board as in the text', async ({ page, context }) => {
  await dealFrom(context, 1)
  await startGame(page, ['person', 'person'], 'Neotopia')
  await isHere(page, 'Player 1').click()
  await choices(page).first().waitFor()
  const first = await hiddenCards(page)
  await playTurn(page, 'Player 2')
  await back(page).click()
  await choices(page).first().waitFor()
  await playTurn(page, 'Player 2')
  expect(await hiddenCards(page)).toEqual(first)
  await pass(page, 'Player 2').click()
  await isHere(page, 'Player 2').waitFor()
  await expectUnseen(page, first)
  await isHere(page, 'Player 2').click()
  await choices(page).first().waitFor()
  const second = await hiddenCards(page)
  await expectUnseen(page, first)
  expect(await command(page, 'undo')).toContain('This cannot be taken back')
  await fromMenu(page, 'Show the board')
  await page.locator('.hand').first().waitFor()
  await expectUnseen(page, first)
  await fromMenu(page, 'Show as text')
  await playTurn(page, 'Player 1')
  await pass(page, 'Player 1').click()
  await isHere(page, 'Player 1').click()
  await choices(page).first().waitFor()
  await expectUnseen(page, second)
  await playFirst(page)
  const position = await page.locator('.position').textContent()
  await page.reload()
  await isHere(page, 'Player 1').waitFor()
  await expectUnseen(page, [...first, ...second])
  await isHere(page, 'Player 1').click()
  await choices(page).first().waitFor()
  expect(await page.locator('.position').textContent()).toBe(position)
})

test('Meowtopia: nothing is hidden, so nothing is curtained; a turn is taken back until another has played', async ({
  page,
}) => {
  await useFace(page, 'board')
  await startGame(page, ['person', 'person'], 'Meowtopia')
  const yes = page.locator('.decision .yes')
  const pick = async (move: string) => {
    await page.locator(`[data-move="${move}"]`).click()
    await yes.click()
  }
  await expect(prompt(page)).toHaveText('Player 1: Day: take an action tile.')
  await page.locator('[data-move="take gold gold"]').click()
  await page.locator('[data-move="take gold gold 1"]').click()
  await yes.click()
  await expect(prompt(page)).toHaveText('Player 2 follows or passes.')
  await page.reload()
  await expect(prompt(page)).toHaveText('Player 2: Follow Player 1 (gold) or pass?')
  await expect(isHere(page, 'Player 2')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.locator('.refused')).toContainText('This cannot be taken back')
  await pick('follow black')
  await back(page).click()
  await expect(prompt(page)).toHaveText('Player 2: Follow Player 1 (gold) or pass?')
  await pick('pass nobody')
  await pass(page, 'Player 1').click()
  await expect(prompt(page)).toHaveText('Player 1: Evening: feed your kittens.')
  await expect(page.getByRole('region', { name: 'The household of Player 1' }).first()).toBeVisible()
  await expect(back(page)).toBeHidden()
})

test('Evolutopia: the screen goes round without a curtain', async ({ page, context }) => {
  await dealFrom(context, 2)
  await startGame(page, ['person', 'person'], 'Evolutopia')
  const position = () => page.locator('.position').textContent()
  await expect(prompt(page)).toHaveText(/^Player 1: /)
  const start = await position()
  await changing(page, () => choices(page).filter({ hasText: 'Assign experts' }).click())
  await playFirst(page)
  const assigned = await position()
  expect(assigned).not.toBe(start)
  await page.reload()
  await expect(prompt(page)).toHaveText(/^Player 1: /)
  expect(await position()).toBe(assigned)
  await changing(page, () => back(page).click())
  expect(await position()).toBe(start)
  await playTurn(page, 'Player 2')
  await pass(page, 'Player 2').click()
  await expect(prompt(page)).toHaveText(/^Player 2: /)
  await expect(isHere(page, 'Player 2')).toHaveCount(0)
  expect(await command(page, 'undo')).toContain('This cannot be taken back')
})

test('Meowtopia: standing answers play for their seat, told like any move, in either face', async ({ page }) => {
  await useFace(page, 'board')
  await startGame(page, ['person', 'person'], 'Meowtopia')
  const passing = page.getByRole('button', { name: 'Pass until my turn' })
  const following = page.getByRole('button', { name: 'Always follow food' })
  const log = page.locator('section[aria-labelledby=log]')
  await expect(passing).toHaveCount(0)
  await following.click()
  await page.locator('[data-move="take gold gold"]').click()
  await page.locator('[data-move="take gold gold 1"]').click()
  await page.locator('.decision .yes').click()
  await pass(page, 'Player 2').click()
  await expect(following).toHaveAttribute('aria-pressed', 'false')
  await passing.click()
  await expect(log).toContainText('passes and gains 1 food.')
  await expect(page.getByRole('log')).toContainText('Player 2 passes and gains 1 food.')
  await pass(page, 'Player 1').click()
  await fromMenu(page, 'Show as text')
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  // Feeding everybody is picked already.
  await page.locator('.decision .yes').click()
  await pass(page, 'Player 2').click()
  await expect(prompt(page)).toHaveText('Player 2: Day: take an action tile.')
  await expect(passing).toHaveCount(0)
  await page.locator('[data-move="take food food"]').click()
  await page.locator('[data-move="take food food 1"]').click()
  await page.locator('.decision .yes').click()
  await expect(prompt(page)).toHaveText('Player 2: Evening: feed your kittens.')
  await expect(log).toContainText('follows with 1 ginger kitten and gains 2 food.')
})
