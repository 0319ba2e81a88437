// Every game: whole games on the board and in the text face, and the table on a phone.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dealFrom, drive, driveByTouch } from './driver.ts'
import { TEXT } from './face.ts'
import { boardOf, GAMES } from './games.ts'
import {
  expect,
  expectClean,
  expectNoSidewaysScroll,
  fromMenu,
  prompt,
  speakAtTable,
  startGame,
  test,
  useFace,
} from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block', foreseen: 'Service Worker registration blocked' })

/** What the other did is told, not whose turn it is. */
async function expectTold(page: Page): Promise<void> {
  const since = page.locator('.strip details', { hasText: 'Meanwhile' })
  await expect(since).toContainText('Bruno')
  await expect(since).not.toHaveText(/’s turn\.|'s turn\.|turn of /)
}

/** From a line of the log to the board as it was, and back to the line. */
async function expectVisit(page: Page): Promise<void> {
  // The newest lines may all tell of the last step, which leads to now.
  const line = page.locator('section[aria-labelledby=log] .box > ol li button').first()
  await line.tap()
  await expect(prompt(page)).toHaveText(/^As it was after step/)
  await expect(prompt(page)).toBeFocused()
  const board = page.locator('.main > .place')
  await expect(board).toBeInViewport()
  // From its top; where it is low, the log is in sight below it.
  await expect.poll(() => board.evaluate((place) => place.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
  await page.getByRole('button', { name: 'Back to now' }).tap()
  await expect(line).toBeFocused()
  await expect(line).toBeInViewport()
}

for (const { name, face, luck } of GAMES) {
  test(`a whole game of ${name} against a bot on the board`, async ({ page, context }) => {
    await dealFrom(context, luck)
    await useFace(page, 'board')
    await startGame(page, ['person', 'random'], name)
    await drive(page, face, 'end', luck)
    await expect(page.getByRole('alert')).toHaveText('The game is over.')
    await expectClean(page)
  })

  test(`a whole game of ${name} against a bot in the text face, in French`, async ({ page, context }) => {
    await dealFrom(context, luck)
    await useFace(page, 'text')
    await startGame(page, ['person', 'random'], name)
    await speakAtTable(page, 'fr')
    await drive(page, TEXT, 'end', luck)
    await expect(page.getByRole('alert')).toHaveText('La partie est terminée.')
    await expectClean(page)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test(`${name} by touch, with nothing hidden and no accessibility faults, in English and in French`, async ({
      page,
      context,
    }) => {
      await dealFrom(context, luck)
      await useFace(page, 'board')
      await startGame(page, ['person', 'random'], name)
      await driveByTouch(page, face, luck)
      await expectClean(page)
      await expectTold(page)
      await expectVisit(page)
      await speakAtTable(page, 'fr')
      await drive(page, face, 'turn', luck)
      await expectNoSidewaysScroll(page)
      await expectClean(page)
      await fromMenu(page, 'Afficher en texte')
      await page.locator('.position').waitFor()
      await expectNoSidewaysScroll(page)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('Evolutopia: a turn begins at the city, and farther down its figures stay at hand', async ({
    page,
    context,
  }) => {
    await dealFrom(context, 5)
    await useFace(page, 'board')
    await startGame(page, ['person', 'random'], 'Evolutopia')
    const city = page.locator('[data-part=indicators]')
    const figures = page.locator('.standing')
    await expect(city).toBeInViewport()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(city).not.toBeInViewport()
    await expect(figures).toBeVisible()
    await drive(page, boardOf('evolutopia'), 'turn', 5)
    await expect(city).toBeInViewport()
    await expect(figures).toBeHidden()
  })

  test('Evolutopia: while one expert after the other is sent, their places stay under the finger', async ({ page }) => {
    await useFace(page, 'board')
    await page.goto('/#/learn/evolutopia')
    for (const thing of ['.open[data-key="action:0"]', '.panel [data-key=top]', '.chosen .yes'])
      await page.locator(thing).tap()
    await page.getByRole('button', { name: 'Next', exact: true }).tap()
    await page.locator('.open[data-key="action:3"]').tap()
    const places = page.locator('.dock .places')
    const where = () =>
      places.locator('.slot').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    await expect(places).toContainText('District heating')
    const before = await where()
    await places.locator('li', { hasText: 'District heating' }).locator('.open').first().tap()
    await expect(page.getByRole('button', { name: 'Assign nobody else' })).toBeVisible()
    expect(await where()).toEqual(before)
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('Neoville: the cities of four stay inside their fields', async ({ page }) => {
    await useFace(page, 'board')
    await page.goto('/')
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: readFileSync('games/neoville/test/records/4-players-most-points.json'),
    })
    const fields = page.locator('.others article')
    await expect(fields).toHaveCount(3)
    for (const field of await fields.all())
      expect(await field.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    await expectNoSidewaysScroll(page)
  })
})

test('on a tablet held upright the offer of Neotopia takes turns with the hand, and nothing moves', async ({
  page,
}) => {
  await useFace(page, 'board')
  await page.setViewportSize({ width: 768, height: 1024 })
  await startGame(page, ['person', 'random'], 'Neotopia')
  const dock = page.locator('.neotopia .dock')
  await expect(page.locator('.neotopia .hand .project')).toHaveCount(3)
  const before = await dock.boundingBox()
  await page.getByRole('button', { name: 'The offer', exact: true }).click()
  await expect(page.locator('[data-part=offer]')).toBeInViewport({ ratio: 1 })
  expect((await dock.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0)
  await page.getByRole('button', { name: 'Your hand', exact: true }).click()
  await expect(page.locator('.neotopia .hand')).toBeInViewport()
})
