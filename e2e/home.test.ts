// The first page: games to begin, games to go on with, the set-up sheet, the settings, the design language.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LOCALES } from '../core/words.ts'
import { GAMES } from './games.ts'
import {
  choices,
  expect,
  expectClean,
  expectNoSidewaysScroll,
  expectRoomToPress,
  fromMenu,
  openSheet,
  prompt,
  startGame,
  test,
} from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

async function goHome(page: Page): Promise<void> {
  await page.goto('/#/')
  await page.getByRole('button', { name: 'Play now: Neoville' }).waitFor()
}

test('the first page, the sheets and the design page have no accessibility faults, light and dark', async ({
  page,
}) => {
  await startGame(page, ['person', 'random'])
  await choices(page).first().waitFor()
  await goHome(page)
  await page.getByRole('link', { name: /^Continue: / }).waitFor()
  await expectClean(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog', { name: 'Settings' }).waitFor()
  await expectClean(page)
  const sheet = await openSheet(page, 'Set up: Evolutopia')
  await sheet.getByLabel('Level').selectOption('custom')
  await expectClean(page)
  await page.goto('/#/design')
  await page.getByRole('heading', { level: 1, name: 'How this page is drawn' }).waitFor()
  await expectClean(page)
})

for (const { name: game } of GAMES)
  test(`one press begins ${game} against a bot`, async ({ page }) => {
    await goHome(page)
    await page.getByRole('button', { name: `Play now: ${game}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(game)
    await choices(page).first().waitFor()
    await goHome(page)
    await expect(page.getByRole('link', { name: `Continue: ${game} with Player 1 and Bruno` })).toBeVisible()
  })

test('learning is as near as playing until that game has been finished', async ({ page }) => {
  await goHome(page)
  await page.getByRole('link', { name: 'Learn in 5 minutes: Neotopia' }).click()
  await expect(page).toHaveURL(/#\/learn\/neotopia$/)
  await page.goto('/#/')
  const buffer = readFileSync('games/neoville/test/records/playthrough.json')
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.waitForURL(/#\/table\//)
  await goHome(page)
  await expect(page.getByRole('link', { name: 'Learn: Neoville' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Learn in 5 minutes: Neoville' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Learn in 5 minutes: Neotopia' })).toBeVisible()
})

test('several people at one screen give their names', async ({ page }) => {
  const sheet = await openSheet(page, 'Same screen: Meowtopia')
  await expect(sheet.getByRole('heading', { name: 'New game of Meowtopia' })).toBeVisible()
  await sheet.getByRole('radio', { name: '3' }).check()
  for (const [seat, name] of ['Ann', 'Ben', 'Cleo'].entries()) {
    await expect(sheet.getByLabel(`Player ${seat + 1} is`)).toHaveValue('person')
    await sheet.getByLabel(`Name of player ${seat + 1}`).fill(name)
  }
  await sheet.getByLabel('First player').selectOption({ label: 'Ben' })
  await sheet.getByRole('switch', { name: 'Side B of the tiles' }).check()
  await sheet.getByRole('button', { name: 'Start the game' }).click()
  await expect(prompt(page)).toHaveText(/^Ben: /)
  await goHome(page)
  await expect(page.getByRole('link', { name: 'Continue: Meowtopia with Ann, Ben, and Cleo' })).toBeVisible()
})

test('bots play alone for who watches, and their game is then under the finished ones', async ({ page }) => {
  const sheet = await openSheet(page, 'Watch bots: Neoville')
  await expect(sheet.getByText('you will watch')).toBeVisible()
  for (const seat of [1, 2]) {
    await expect(sheet.getByLabel(`Player ${seat} is`)).toHaveValue('skilled')
    await sheet.getByLabel(`Player ${seat} is`).selectOption('random')
  }
  await sheet.getByRole('button', { name: 'Watch the game' }).click()
  await page.locator('#ending').waitFor()
  await goHome(page)
  const finished = page.getByRole('region', { name: 'Finished' })
  await expect(finished.getByRole('link', { name: 'Look again: Neoville with Ada and Bruno' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Go on playing' })).toHaveCount(0)
})

test('the sheet closes by Escape, by its button and outside, and gives the focus back', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Set up: Neotopia' })
  const sheet = await openSheet(page, 'Set up: Neotopia')
  const closed = async () => {
    await expect(sheet).toHaveCount(0)
    await expect(button).toBeFocused()
    // A key that comes in the very moment a sheet goes may be lost by the browser.
    await expect(async () => {
      if ((await sheet.count()) === 0) await page.keyboard.press('Enter')
      await expect(sheet.getByLabel('First player')).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
  await expect(sheet.getByRole('radio', { name: '2' })).toBeFocused()
  await page.keyboard.press('Escape')
  await closed()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await closed()
  await page.mouse.click(5, 5)
  await closed()
})

test('cells are chosen by pointer and by keyboard, and shown only where they matter', async ({ page }) => {
  const sheet = await openSheet(page, 'Set up: Evolutopia')
  const start = sheet.getByRole('group', { name: 'Start cell (custom layout)' })
  await expect(start).toHaveCount(0)
  await sheet.getByLabel('Level').selectOption('custom')
  await start.getByRole('button', { name: 'Row 2, column 1' }).click()
  await expect(start.getByText('1 chosen, at most 1')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(start.locator('[aria-pressed=true]')).toHaveAttribute('aria-label', 'Row 3, column 2')
  const nuisances = sheet.getByRole('group', { name: 'Nuisance cells (custom layout)' })
  const pressed = nuisances.locator('[aria-pressed=true]')
  while ((await pressed.count()) > 0) await pressed.first().click()
  for (let column = 1; column <= 4; column++)
    for (const row of [1, 2, 4])
      await nuisances.getByRole('button', { name: `Row ${row}, column ${column}` }).click({ force: true })
  await expect(nuisances.getByText('10 chosen, at most 10')).toBeVisible()
  await expect(nuisances.locator('[aria-disabled=true]')).toHaveCount(6)
  await sheet.getByRole('button', { name: 'Start the game' }).click()
  await choices(page).first().waitFor()
})

test('two players of one name are refused with a reason', async ({ page }) => {
  const sheet = await openSheet(page, 'Set up: Neoville')
  await sheet.getByLabel('Name of player 1').fill('Ann')
  await sheet.getByLabel('Name of player 2').fill(' ann ')
  await sheet.getByRole('button', { name: 'Start the game' }).click()
  await expect(sheet.getByRole('alert')).toContainText('Two players have the same name.')
})

test('a game can be deleted, after a question', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await choices(page).first().waitFor()
  await goHome(page)
  await expect(page.getByText('Round 1 ·')).toBeVisible()
  await page.getByRole('button', { name: /^Delete: Neoville/ }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Continue: / })).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Play now: Neoville' }).waitFor()
  await expect(page.getByRole('link', { name: /^Continue: / })).toHaveCount(0)
})

test('settings hold at once and are remembered', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await choices(page).first().waitFor()
  await fromMenu(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('group', { name: 'Appearance' }).getByRole('radio', { name: 'Dark' }).check()
  await settings.getByRole('group', { name: 'Text size' }).getByRole('radio', { name: 'Larger' }).check()
  await settings.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Reduced' }).check()
  await settings.getByLabel('Your name at the table').fill('Ann')
  await settings.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  await page.reload()
  await choices(page).first().waitFor()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.locator('html')).toHaveCSS('font-size', '21.12px')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await goHome(page)
  await page.getByRole('button', { name: 'Play now: Neoville' }).click()
  await prompt(page).waitFor()
  await goHome(page)
  await expect(page.getByRole('link', { name: 'Continue: Neoville with Ann and Bruno' })).toBeVisible()
})

test('an address may ask for a language, as search engines are told, until one is chosen', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await page.goto('/?lang=ru')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /друзьями/)
  const card = await page.locator('link[rel=manifest]').getAttribute('href')
  expect(await (await page.request.get(card ?? '')).json()).toMatchObject({ lang: 'ru', start_url: '/' })
  const pages = page.locator('link[rel=alternate]')
  expect(await pages.evaluateAll((all) => all.map((one) => one.getAttribute('hreflang')))).toEqual([
    'x-default',
    ...LOCALES,
  ])
  await page.getByRole('banner').getByRole('combobox').selectOption('de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.close()
})

for (const width of [360, 768, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    for (const locale of ['en', 'fr'])
      test(`nothing scrolls sideways and everything has room to be pressed, in ${locale}`, async ({ page }) => {
        await page.goto('/')
        await page.getByLabel('Language').selectOption(locale)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await page.locator('article').nth(3).getByRole('button').first().waitFor()
        await expectNoSidewaysScroll(page)
        await expectRoomToPress(page)
        await page.locator('article').nth(3).getByRole('button').nth(1).click()
        await page.getByRole('dialog').getByRole('switch').first().waitFor()
        await expectNoSidewaysScroll(page)
        await expectRoomToPress(page)
        await page.goto('/#/design')
        await page.locator('h2').first().waitFor()
        await expectNoSidewaysScroll(page)
      })
  })

test('a game is loaded only when it is wanted', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  const gamesLoaded = () =>
    loaded.filter((path) => GAMES.some(({ id }) => new RegExp(`${id}.*\\.(js|css)$`).test(path)))
  expect(gamesLoaded()).toEqual([])
  const coming = page.waitForResponse(/neotopia-.*\.js$/)
  await page.getByRole('article', { name: 'Neotopia' }).hover()
  await coming
  expect(gamesLoaded().every((path) => path.includes('neotopia'))).toBe(true)
})

test('what the browser loads comes packed', async ({ page }) => {
  const packed: (string | undefined)[] = []
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) packed.push(response.headers()['content-encoding'])
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(new Set(packed)).toEqual(new Set(['br']))
})
