// What may go wrong behind the page: storage that is full, closed, silent or damaged, bots that fail, tabs in each other's way.
import type { Page } from '@playwright/test'
import {
  choices,
  expect,
  fromMenu,
  IMPATIENT,
  NOT_KEPT,
  openSheet,
  plant,
  playFirst,
  prompt,
  startGame,
  steps,
  test,
} from './pages.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })

const BOT_FAILED = 'A bot has failed at its move'

/** To plant in the page, which starts the bots' workers: such a worker throws the first so many times that it is asked. */
const throwing = (times: number) => `let asked = 0
  globalThis.Worker = class extends Worker {
    postMessage(message) {
      const isBroken = message.kind === 'think' && asked++ < ${times}
      if (isBroken) console.log('planted')
      super.postMessage(isBroken ? { ...message, job: null } : message)
    }
  }`

const toHome = (page: Page) => page.getByRole('link', { name: 'Ludopolis, All games' }).click()
const face = (page: Page) => page.locator('.face').textContent()

/** After loading the page again the game is where it was. */
async function expectKept(page: Page): Promise<void> {
  const before = await face(page)
  await page.reload()
  await choices(page).first().waitFor()
  expect(await face(page)).toBe(before)
}

/** What a row of a saved game may hold instead. */
const HARMS: readonly (readonly [what: string, changes: object])[] = [
  ['that is none', { seats: 'none' }],
  ['of no day', { changed: 1e300 }],
]

test.describe('the browser’s storage', () => {
  test('is full: the game goes on and says so, and is kept whole when there is room again', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const devtools = await context.newCDPSession(page)
    const { origin } = new URL(page.url())
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await startGame(page, ['person', 'random'])
    await playFirst(page)
    await expect(page.getByText(NOT_KEPT)).toBeVisible()
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    await page.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText(NOT_KEPT)).toBeHidden()
    await expectKept(page)
  })

  test('is closed in mid-game: it is opened again, and nothing is lost', async ({ page, context }) => {
    await plant(
      context,
      `let times = 0
      const { transaction } = IDBDatabase.prototype
      IDBDatabase.prototype.transaction = function (...given) {
        if (++times % 4 === 0) this.close()
        return transaction.apply(this, given)
      }`,
    )
    await startGame(page, ['person', 'random'])
    for (let i = 0; i < 4; i++) await playFirst(page)
    await expect(page.getByText(NOT_KEPT)).toBeHidden()
    await expectKept(page)
  })

  test('gives up what it began: the page goes on, and nothing is lost', async ({ page, context }) => {
    await plant(
      context,
      `let times = 0
      const { transaction } = IDBDatabase.prototype
      IDBDatabase.prototype.transaction = function (...given) {
        const made = transaction.apply(this, given)
        if (times++ % 3 === 0) queueMicrotask(() => made.abort())
        return made
      }`,
    )
    await startGame(page, ['person', 'random'])
    for (let i = 0; i < 4; i++) await playFirst(page)
    await expect(page.getByText(NOT_KEPT)).toBeHidden()
    await expectKept(page)
    await toHome(page)
    await expect(page.getByRole('link', { name: /Neoville/ }).first()).toBeVisible()
  })

  test('is slow: the page says that it keeps the move, and nothing else is played meanwhile', async ({
    page,
    context,
  }) => {
    await plant(
      context,
      `let held = false
      const waiting = []
      new BroadcastChannel('planted').onmessage = ({ data }) => {
        held = data
        for (const go of held ? [] : waiting.splice(0)) go()
      }
      const { addEventListener } = EventTarget.prototype
      EventTarget.prototype.addEventListener = function (kind, listener, ...more) {
        const isDone = this instanceof IDBTransaction && kind === 'complete'
        const late = (event) => (held ? waiting.push(() => listener(event)) : listener(event))
        addEventListener.call(this, kind, isDone ? late : listener, ...more)
      }`,
    )
    const hold = (held: boolean) =>
      page.evaluate((data) => {
        const channel = new BroadcastChannel('planted')
        channel.postMessage(data)
        channel.close()
      }, held)
    const keeping = page.getByText('Keeping your move')
    await startGame(page, ['person', 'random'])
    await choices(page).first().waitFor()
    const before = await steps(page)
    await hold(true)
    // Some choices only open others.
    for (const _ of [1, 2, 3]) await choices(page).first().click()
    await expect(keeping).toBeVisible()
    await choices(page).first().click()
    expect(await steps(page)).toBe(before)
    await hold(false)
    await expect(keeping).toBeHidden()
    expect(await steps(page)).toBeGreaterThan(before)
    await choices(page).first().waitFor()
    const shown = await face(page)
    await page.reload()
    await choices(page).first().waitFor()
    expect(await face(page)).toBe(shown)
  })

  test('never answers: the home page comes all the same, and a game goes on in memory', async ({ page, context }) => {
    await plant(
      context,
      `indexedDB.open = () => new EventTarget()
      ${IMPATIENT}`,
    )
    await page.goto('/')
    await expect(page.getByText('does not tell which games it keeps')).toBeVisible()
    await startGame(page, ['person', 'random'])
    await expect(page.getByText(NOT_KEPT)).toBeVisible()
    await playFirst(page)
  })

  for (const [what, harm] of HARMS)
    test(`holds a row ${what}: the other games are there, and it is told`, async ({ page }) => {
      await startGame(page, ['person', 'random'])
      await choices(page).first().waitFor()
      await toHome(page)
      await page.evaluate(async (changes) => {
        const answer = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          })
        const tables = (await answer(indexedDB.open('ludopolis')))
          .transaction('tables', 'readwrite')
          .objectStore('tables')
        const [good] = await answer(tables.getAll())
        await answer(tables.put({ ...good, id: 'broken', ...changes }))
      }, harm)
      await page.reload()
      await expect(page.getByRole('link', { name: /^Continue: Neoville/ })).toBeVisible()
      await expect(page.getByText('One saved game cannot be read.')).toBeVisible()
    })
})

test.describe('a bot', () => {
  test.use({ foreseen: "of null (reading 'game')" })

  test('whose worker throws once is replaced; the table does not stop', async ({ page, context }) => {
    await context.addInitScript(throwing(1))
    const fault = page.waitForEvent('console', (message) => message.text() === 'planted')
    await startGame(page, ['random', 'person'])
    await expect(prompt(page)).toHaveText('Place a tile of your hand in your city.')
    await expect(page.getByText(BOT_FAILED)).toBeHidden()
    await fault
  })

  test('whose workers all throw is played for at random, and the players are told', async ({ page, context }) => {
    await context.addInitScript(throwing(1000))
    await startGame(page, ['random', 'person'])
    await expect(prompt(page)).toHaveText('Place a tile of your hand in your city.')
    await expect(page.getByText(BOT_FAILED)).toBeVisible()
  })
})

test.describe('a part of the page', () => {
  test.use({ foreseen: 'net::ERR_FAILED' })

  test('that does not come is told, what is there goes on, and loading again brings it', async ({ page }) => {
    await startGame(page, ['person', 'random'])
    const parts = '**/SettingsDialog*.js'
    await page.route(parts, (route) => route.abort())
    await fromMenu(page, 'Settings')
    await expect(page.getByText('A part of the page could not be loaded')).toBeVisible()
    await playFirst(page)
    await page.unroute(parts)
    await page.getByRole('button', { name: 'Load again' }).click()
    await choices(page).first().waitFor()
    await expect(page.getByText('A part of the page could not be loaded')).toBeHidden()
    await fromMenu(page, 'Settings')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  })
})

test.describe('a table', () => {
  test('that was left while a bot thought is there for who comes back', async ({ page }) => {
    const sheet = await openSheet(page, 'Set up: Neoville')
    await sheet.getByLabel('Player 1 is').selectOption('expert')
    await sheet.getByLabel('Player 2 is').selectOption('person')
    await sheet.getByLabel('First player').selectOption('0')
    await sheet.getByRole('button', { name: 'Start the game' }).click()
    for (let i = 0; i < 3; i++) {
      await expect(prompt(page)).toBeVisible()
      await toHome(page)
      await page.getByRole('link', { name: /^Continue/ }).click()
    }
    await expect(prompt(page)).toHaveText('Place a tile of your hand in your city.')
    await expect(page.getByText('another tab')).toBeHidden()
  })

  test('that is deleted in one tab is over in the other, and leaves nothing behind', async ({ page, context }) => {
    await startGame(page, ['person', 'random'])
    await choices(page).first().waitFor()
    const other = await context.newPage()
    await other.goto('/')
    await other.getByRole('button', { name: /^Delete: Neoville/ }).click()
    await other.getByRole('button', { name: 'Yes, delete' }).click()
    await expect(page.getByText('was deleted in another tab')).toBeVisible()
    await choices(page).first().click()
    await toHome(page)
    await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(0)
  })
})
