// The frame round every board: who plays, what happened, the menu, going through the game, the hint, passing on.

import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { GameId } from '../games/index.ts'
import { GAME_IDS } from '../games/index.ts'
import { GAMES } from './games.ts'
import {
  expect,
  expectClean,
  expectNoSidewaysScroll,
  fromMenu,
  openSheet,
  prompt,
  speakAtTable,
  startGame,
  steps,
  test,
  useFace,
} from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

const players = (page: Page) => page.locator('section[aria-labelledby=score]')
const log = (page: Page) => page.locator('section[aria-labelledby=log]')
const slider = (page: Page) => page.locator('.slider input')

/** A game that is over, of this kind. */
async function openFinished(page: Page, id: GameId): Promise<void> {
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: readFileSync(`games/${id}/test/records/playthrough.json`),
  })
  await page.locator('#ending').waitFor()
  await log(page).waitFor()
}

/** Nothing lies over its middle. */
async function expectUncovered(element: Locator): Promise<void> {
  expect(
    await element.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return one.contains(hit) ? '' : (hit?.outerHTML.slice(0, 80) ?? 'it is out of sight')
    }),
  ).toBe('')
}

test.beforeEach(async ({ page }) => useFace(page, 'board'))

for (const [width, height] of [
  [1200, 800],
  [1440, 900],
  [1920, 1080],
] as const)
  for (const id of GAME_IDS)
    test(`${id}: players, log and board stand side by side at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await page.locator(`article[aria-labelledby=${id}] button.primary`).click()
      await log(page).waitFor()
      await expect(players(page)).toBeInViewport({ ratio: 1 })
      await expect(log(page)).toBeInViewport({ ratio: 1 })
      await expect(prompt(page)).toBeInViewport({ ratio: 1 })
      const [board, beside] = await Promise.all([page.locator('.main > .place').boundingBox(), log(page).boundingBox()])
      expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
      expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeGreaterThan(width - 40)
      await expectNoSidewaysScroll(page)
    })

test('every player has a face, and the menu has rules, log, settings, saving and leaving', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await expect(players(page).locator('.portrait')).toHaveCount(2)
  await expect(players(page)).toContainText('Player 1 (you)')
  await expect(players(page)).toContainText('Bot, at random')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('button')).toHaveText([/Log/, /Show as text/, /Save as a file/, /Settings/])
  await expect(menu.getByRole('link')).toHaveText([/Look it up in the rules/, /Tutorial/, /Leave the table/])
  await expectClean(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await fromMenu(page, 'Leave the table')
  await expect(page.getByRole('button', { name: 'Play now: Neoville' })).toBeVisible()
})

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`going through a game, its controls stay in sight and answer the arrows, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openFinished(page, 'neoville')
    const line = log(page).locator('.box > ol button').nth(3)
    const told = /\d+/.exec((await line.getAttribute('title')) ?? '')?.[0]
    await line.click()
    await expect(prompt(page)).toContainText(`As it was after step ${told} of`)
    await expect(slider(page)).toHaveValue(told ?? '')
    await expect(slider(page)).toBeInViewport({ ratio: 1 })
    await expectUncovered(slider(page))
    await page.keyboard.press('ArrowLeft')
    await expect(slider(page)).toHaveValue(String(Number(told) - 1))
    await expect(prompt(page)).toContainText(`As it was after step ${Number(told) - 1} of`)
    await page.keyboard.press('ArrowRight')
    await expect(slider(page)).toHaveValue(told ?? '')
    await page.keyboard.press('Home')
    await expect(slider(page)).toHaveValue('0')
  })

test('whoever watches bots can let them wait', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'ludopolis/settings',
      JSON.stringify({ pace: 'normal', locale: 'en', notes: false, face: 'board' }),
    )
  })
  await startGame(page, ['random', 'random'])
  await page.getByRole('button', { name: 'Pause' }).click()
  const goOn = page.getByRole('button', { name: 'Go on' })
  await goOn.waitFor()
  const before = await steps(page)
  // They would have played by then.
  for (let i = 0; i < 20; i++) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.keyboard.press('Escape')
  }
  expect(await steps(page)).toBe(before)
  await goOn.click()
  await expect.poll(() => steps(page)).toBeGreaterThan(before)
})

test('who gave no name is called in the language of the page', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await expect(players(page)).toContainText('Player 1')
  await speakAtTable(page, 'fr')
  await expect(players(page)).toContainText('Joueur 1')
  await expect(page.locator('main')).not.toContainText('Player 1')
})

test('a hint is one line, put away by Escape or a second press, the same when asked again, and played', async ({
  page,
}) => {
  await startGame(page, ['person', 'random'])
  const hint = page.getByRole('button', { name: 'Hint', exact: true })
  const line = page.locator('.advice summary')
  await hint.click()
  await expect(line).toContainText('The best I see')
  const first = await line.textContent()
  await page.keyboard.press('Escape')
  await expect(line).toHaveCount(0)
  await hint.click()
  await expect(line).toHaveText(first ?? '')
  await hint.click()
  await expect(line).toHaveCount(0)
  await hint.click()
  const before = await steps(page)
  await page.getByRole('button', { name: 'Play it' }).click()
  await expect.poll(() => steps(page)).toBeGreaterThan(before)
  await expect(line).toHaveCount(0)
})

test('while the screen is passed on, what lies open to all is shown, and no hand', async ({ page }) => {
  await startGame(page, ['person', 'person'])
  await page.getByRole('button', { name: 'I am Player 1' }).waitFor()
  await expect(page.locator('.market')).toBeVisible()
  await expect(page.locator('.side .hand')).toHaveCount(0)
  await expectClean(page)
})

test('a layout of one’s own begins with cells that can be played', async ({ page }) => {
  const sheet = await openSheet(page, 'Set up: Evolutopia')
  await sheet.getByLabel('Level').selectOption('custom')
  const chosen = (name: string) => sheet.getByRole('group', { name }).locator('[aria-pressed=true]')
  await expect(chosen('Start cell (custom layout)')).toHaveCount(1)
  await expect(chosen('Nuisance cells (custom layout)')).toHaveCount(2)
  await sheet.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('.evolutopia')).toBeVisible()
})

for (const { id, name } of GAMES)
  test(`${id}: what only a mouse hovers over is drawn for a mouse only`, async ({ page }) => {
    await startGame(page, ['person', 'random'], name)
    await log(page).waitFor()
    const bare = await page.evaluate(() => {
      const found: string[] = []
      const search = (rules: CSSRuleList, guarded: boolean) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule && !guarded && rule.selectorText.includes(':hover'))
            found.push(rule.selectorText)
          if (rule instanceof CSSGroupingRule)
            search(rule.cssRules, guarded || (rule instanceof CSSMediaRule && rule.conditionText.includes('hover')))
        }
      }
      for (const sheet of document.styleSheets) search(sheet.cssRules, false)
      return found
    })
    expect(bare).toEqual([])
  })

test('what others do travels over the board, is told in whole lines, and can be skipped and seen again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'ludopolis/settings',
      JSON.stringify({ pace: 'slow', locale: 'en', notes: false, face: 'board' }),
    )
  })
  await startGame(page, ['person', 'random'])
  const strip = page.locator('.strip')
  const hint = page.getByRole('button', { name: 'Hint', exact: true })
  for (let i = 0; i < 3; i++) {
    await hint.click()
    await page.getByRole('button', { name: 'Play it' }).click()
    await expect(page.locator('.advice')).toHaveCount(0)
  }
  await page.locator('.place .motion .ring').first().waitFor({ state: 'attached' })
  await expect(strip).toContainText(/Bot|Bruno|Player 2/)
  const cut = await strip.locator('summary').evaluate((line) => line.scrollWidth > line.clientWidth)
  expect(cut).toBe(false)
  await hint.waitFor()
  const before = await steps(page)
  await page.getByRole('button', { name: 'See it again' }).click()
  await page.locator('.place .motion .ring').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.getByRole('button', { name: 'See it again' }).waitFor()
  expect(await steps(page)).toBe(before)
})

test('a hint glows where it would be played', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(page.locator('[data-hinted]')).not.toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-hinted]')).toHaveCount(0)
})

test('whoever wants it so plays a tile by its place and one press more, without ✔', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'ludopolis/settings',
      JSON.stringify({ pace: 'instant', locale: 'en', notes: false, face: 'board', played: 'once' }),
    )
  })
  await startGame(page, ['person', 'random'])
  await page.locator('.hand button').first().click()
  const before = await steps(page)
  await page
    .getByRole('button', { name: /^Free place at/ })
    .first()
    .click()
  const ghost = page.getByRole('button', { name: /Press to turn\.$/ })
  await ghost
    .or(page.getByRole('button', { name: 'Build nothing' }))
    .first()
    .waitFor()
  if (await ghost.isVisible()) await ghost.click()
  await expect.poll(() => steps(page)).toBeGreaterThan(before)
})
