// The page around the table: looks, languages, sizes, settings, addresses, storage.
import { gzipSync } from 'node:zlib'
import {
  area,
  changing,
  choices,
  expect,
  expectClean,
  expectNoSidewaysScroll,
  playFirst,
  prompt,
  startGame,
  test,
} from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

test('home and a running table have no accessibility faults, light and dark', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Start the game' }).waitFor()
  await page.locator('summary').click()
  await expectClean(page)
  await startGame(page, ['person', 'random', 'random'])
  await playFirst(page)
  await choices(page).first().waitFor()
  await expectClean(page)
  await page.goto('/#/')
  await page.getByRole('link', { name: /^Continue/ }).waitFor()
  await expectClean(page)
})

test('the page speaks French', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('button', { name: 'Commencer la partie' }).click()
  await choices(page).first().waitFor()
  await expect(page.getByRole('heading', { name: 'La position' })).toBeVisible()
  await page.getByLabel('Écrivez une commande').fill('aide')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status', { name: 'Réponse' })).toContainText('reprendre votre dernière étape')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'The position' })).toBeVisible()
  await expect(area(page, 'Your hand')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('nothing scrolls sideways, and the choices are on the first screen', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Start the game' }).waitFor()
    await expectNoSidewaysScroll(page)
    await startGame(page, ['person', 'random'])
    await choices(page).first().waitFor()
    await expect(choices(page).first()).toBeInViewport()
    for (let steps = 0; steps < 12; steps++) {
      await playFirst(page)
      await choices(page).first().waitFor()
      await expectNoSidewaysScroll(page)
    }
    await page.getByRole('button', { name: 'Score' }).tap()
    await expect(page.locator('#score')).toBeInViewport()
    const small = await page
      .locator('button:visible, select:visible, a.button:visible')
      .evaluateAll((elements) =>
        elements.filter((element) => element.getBoundingClientRect().height < 40).map((element) => element.outerHTML),
      )
    expect(small).toEqual([])
  })
})

test('settings are remembered: appearance, and keys that pick', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await choices(page).first().waitFor()
  await page.locator('summary', { hasText: 'Settings' }).click()
  await page.getByLabel('Appearance').selectOption('dark')
  await page.getByLabel('Keys 1 to 9 pick a choice').uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await choices(page).first().waitFor()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await page.getByLabel('Type a command').focus()
  await page.keyboard.press('1')
  await expect(page.getByLabel('Type a command')).toHaveValue('1')
})

test('an unknown table and an unknown page have an answer', async ({ page }) => {
  await page.goto('/#/table/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such table')
  await page.getByRole('link', { name: 'Go to all games' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ludopolis')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/#/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
})

test('two players of one name are refused with a reason', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Name of player 1').fill('Ann')
  await page.getByLabel('Name of player 2').fill(' ann ')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('alert')).toContainText('Two players have the same name.')
})

test('a game can be deleted, after a question', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await choices(page).first().waitFor()
  await page.goto('/#/')
  await page.getByRole('button', { name: /^Delete Neoville/ }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByText('No game yet.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No game yet.')).toBeVisible()
})

test('a table opened in a second tab can be taken over there', async ({ page, context }) => {
  await startGame(page, ['person', 'random'])
  await choices(page).first().waitFor()
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByRole('button', { name: 'Play here' }).click()
  await choices(second).first().waitFor()
  await expect(page.getByText('goes on there')).toBeVisible()
  await playFirst(second)
  await page.getByRole('button', { name: 'Play here' }).click()
  await expect(prompt(page)).not.toHaveText('Place a tile of your hand in your city.')
})

test('without storage the game goes on in memory, and says so', async ({ page, context }) => {
  await context.route('**/table-worker*.js', async (route) => {
    const response = await route.fetch()
    const refusing = 'indexedDB.open = () => { throw new DOMException("refused", "SecurityError") };\n'
    await route.fulfill({ response, body: refusing + (await response.text()) })
  })
  await startGame(page, ['person', 'random'])
  await expect(page.getByText('will be lost when this page is closed')).toBeVisible()
  await playFirst(page)
  await page.getByRole('link', { name: 'Ludopolis, All games' }).click()
  await page.getByRole('link', { name: /^Continue/ }).click()
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
})

test.describe('when the worker dies', () => {
  test.use({ foreseen: 'planted' })

  test('the page says so, and the game goes on after loading again', async ({ page, context }) => {
    await startGame(page, ['person', 'random'])
    await playFirst(page)
    const before = await page.locator('.face').textContent()
    await context.route('**/random-*.js', (route) =>
      route.fulfill({ body: 'throw new Error("planted")', contentType: 'text/javascript' }),
    )
    await page.reload()
    const nothing = page.getByRole('button', { name: 'Build nothing' })
    await choices(page).first().waitFor()
    expect(await page.locator('.face').textContent()).toBe(before)
    if (await nothing.isVisible()) await changing(page, () => nothing.click())
    await page.getByRole('button', { name: 'Draw from the stack' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table has stopped')
    await context.unroute('**/random-*.js')
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect(area(page, 'The table')).toContainText('Round 2 of 16.')
  })
})

test('home loads little', async ({ page }) => {
  const loaded: Promise<number>[] = []
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) loaded.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0)
  expect(loaded.length).toBeGreaterThan(5)
  expect(bytes / 1024).toBeLessThan(60)
})
