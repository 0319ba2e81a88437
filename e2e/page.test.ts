// The page around the table: looks, languages, sizes, settings, addresses, storage.
import type { BrowserContext } from '@playwright/test'
import { drive } from './driver.ts'
import { boardOf } from './games.ts'
import {
  area,
  choices,
  command,
  expect,
  expectClean,
  expectNoSidewaysScroll,
  expectRoomToPress,
  fromMenu,
  playFirst,
  prompt,
  speakAtTable,
  startGame,
  test,
  useFace,
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
  await expect(page.getByRole('status', { name: 'Réponse' })).toContainText('annuler votre dernière étape')
  await speakAtTable(page, 'en')
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
  for (const address of ['/#/nowhere', '/#/table/nothing/last']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
  }
})

test('a game of other rules is not played on, and stays where it is', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await choices(page).first().waitFor()
  const address = page.url()
  await page.goto('/#/')
  await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rows = (await answer(indexedDB.open('ludopolis'))).transaction('entries', 'readwrite').objectStore('entries')
    const first = (await answer(rows.getAll())).find(({ seq }) => seq === 0)
    await answer(rows.put({ ...first, entry: { ...first.entry, rules: 99 } }))
  })
  await page.goto(address)
  await expect(page.getByText('This game is played by rules 99 of neoville')).toBeVisible()
  await page.getByRole('link', { name: 'Go to all games' }).click()
  await expect(page.getByRole('link', { name: /^Continue: Neoville/ })).toBeVisible()
})

test('the rules open beside the game, at what is asked now', async ({ page }) => {
  await useFace(page, 'board')
  await startGame(page, ['person', 'random'])
  const asked = await prompt(page).textContent()
  const opening = page.waitForEvent('popup')
  await fromMenu(page, 'Look it up in the rules')
  const rules = await opening
  await expect(rules.getByRole('heading', { name: '§3.1 Place a tile' })).toBeInViewport()
  await rules.close()
  await expect(prompt(page)).toHaveText(asked ?? '')
})

for (const width of [360, 1440])
  test(`nothing jumps when a turn changes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await useFace(page, 'board')
    await startGame(page, ['person', 'random'])
    await page.locator('.hand .tile').first().waitFor()
    // From the top of the page: what sticks to the screen stays there when somebody scrolls.
    const places = () =>
      page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' })
        return ['#prompt', '.board', '.city', '.hand', '.market', '.supply'].map((area) => {
          const box = document.querySelector(area)?.getBoundingClientRect()
          return box && [box.left, box.top, box.width].map(Math.round)
        })
      })
    const before = await places()
    expect(before).not.toContain(undefined)
    await drive(page, boardOf('neoville'), 'turn', 1)
    expect(await places()).toEqual(before)
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

/** The first thing a bot is asked to think about is answered by this instead. */
async function plantThought(context: BrowserContext, fate: string): Promise<void> {
  await context.addInitScript(`{
    const Thinker = Worker
    let asked = 0
    globalThis.Worker = class extends Thinker {
      postMessage(message) {
        if (message.kind !== 'think' || asked++ > 0) return super.postMessage(message)
        console.error('planted')
        ${fate}
      }
    }
  }`)
}

test.describe('when a worker dies or is lost in thought', () => {
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

  test('a bot that dies in thought is replaced, and the game goes on', async ({ page, context }) => {
    await plantThought(context, "setTimeout(() => this.dispatchEvent(new Event('error')))")
    const death = page.waitForEvent('console', (message) => message.text() === 'planted')
    await useFace(page, 'board')
    await startGame(page, ['person', 'random'])
    await drive(page, boardOf('neoville'), 'turn', 1)
    await death
  })

  test('while a bot thinks without end the page answers', async ({ page, context }) => {
    await plantThought(context, '')
    await startGame(page, ['random', 'person'])
    await expect(page.getByRole('button', { name: 'Don’t wait', exact: true })).toBeVisible()
    expect(await command(page, 'hand')).toContain('Your hand')
    await fromMenu(page, 'Show the board')
    await page.locator('.market .tile').first().click()
    await expect(page.locator('.refused')).toHaveText('It is not your turn.')
    await fromMenu(page, 'Settings')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  })
})
