// The page around the table: looks, languages, sizes, settings, addresses, storage.
import {
  area,
  choices,
  expect,
  expectClean,
  expectNoSidewaysScroll,
  expectRoomToPress,
  playFirst,
  prompt,
  startGame,
  test,
} from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

test('a running table has no accessibility faults, light and dark', async ({ page }) => {
  await startGame(page, ['person', 'random', 'random'])
  await playFirst(page)
  await choices(page).first().waitFor()
  await expectClean(page)
})

test('the page speaks French', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('button', { name: 'Jouer : Neoville' }).click()
  await choices(page).first().waitFor()
  await expect(page.getByRole('heading', { name: 'La position' })).toBeVisible()
  await page.getByLabel('Écrivez une commande').fill('aide')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status', { name: 'Réponse' })).toContainText('reprendre votre dernière étape')
  await page.getByLabel('Langue').selectOption('en')
  await expect(page.getByRole('heading', { name: 'The position' })).toBeVisible()
  await expect(area(page, 'Your hand')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('nothing scrolls sideways, and the choices are on the first screen', async ({ page }) => {
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
    await expectRoomToPress(page)
  })
})

test('an unknown table and an unknown page have an answer', async ({ page }) => {
  await page.goto('/#/table/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such table')
  await page.getByRole('link', { name: 'Go to all games' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A quiet table for city games')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/#/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
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
  test.use({ foreseen: 'planted', serviceWorkers: 'block' })

  test('the page says so, and the game goes on after loading again', async ({ page, context }) => {
    await startGame(page, ['person', 'random'])
    await playFirst(page)
    const before = await page.locator('.face').textContent()
    await context.route('**/assets/table-worker-*.js', (route) =>
      route.fulfill({ body: 'throw new Error("planted")', contentType: 'text/javascript' }),
    )
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table has stopped')
    await context.unroute('**/assets/table-worker-*.js')
    await page.getByRole('button', { name: 'Load again' }).click()
    await choices(page).first().waitFor()
    expect(await page.locator('.face').textContent()).toBe(before)
  })
})
