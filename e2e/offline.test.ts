// Without network, and with a newer version: games can be started and played on.
import type { Page } from '@playwright/test'
import { drive } from './driver.ts'
import { GAMES } from './games.ts'
import { choices, chooseAtTable, expect, playFirst, startGame, steps, test, useFace } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

test('after one visit all games can be played without network', async ({ page, context }) => {
  await useFace(page, 'board')
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  const other = await context.newPage()
  await other.goto('/')
  expect(await other.evaluate(() => fetch('/not-kept').then(Boolean, () => false))).toBe(false)
  await other.close()

  for (const { id, face } of GAMES) {
    await page.goto('/#/')
    await page.reload()
    await page.locator(`article[aria-labelledby=${id}] button.primary`).click()
    await drive(page, face, 'turn', 1)
  }
})

/** The languages that are kept whole, by their texts for every game. */
async function languagesKept(page: Page): Promise<readonly string[]> {
  const paths = await page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
  const found = new Set(paths.flatMap((path) => /^\/assets\/([a-z]{2})\//.exec(path)?.[1] ?? []))
  return [...found].filter((one) => GAMES.every(({ id }) => paths.some((path) => path.includes(`/${one}/${id}-help-`))))
}

const language = (page: Page) => page.getByRole('banner').getByRole('combobox')
const lang = (page: Page) => page.locator('html')
const kept = (page: Page) => expect.poll(() => languagesKept(page).then((found) => [...found].sort()))

test.describe('languages without network', () => {
  test.use({ foreseen: 'net::ERR_' })

  test('a language that was spoken once can be played in; of one that never was nothing is kept, and the page says so', async ({
    page,
    context,
  }) => {
    await useFace(page, 'board')
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await kept(page).toEqual(['en'])
    await language(page).selectOption('fr')
    await expect(lang(page)).toHaveAttribute('lang', 'fr')
    await kept(page).toEqual(['en', 'fr'])

    await context.setOffline(true)
    await page.reload()
    await expect(lang(page)).toHaveAttribute('lang', 'en')
    await language(page).selectOption('fr')
    const [{ id, face }] = GAMES as readonly [(typeof GAMES)[number]]
    await page.locator(`article[aria-labelledby=${id}] button.primary`).click()
    await drive(page, face, 'turn', 1)
    await expect(lang(page)).toHaveAttribute('lang', 'fr')

    await chooseAtTable(page, 'de')
    const sentence = page.getByRole('status').filter({ hasText: 'Langue non chargée : Deutsch.' })
    await expect(page.getByRole('dialog').locator(sentence)).toBeVisible()
    await expect(page.getByRole('dialog').getByLabel('Langue')).toHaveValue('fr')
    await page.keyboard.press('Escape')
    await expect(sentence).toBeVisible()
    await expect(lang(page)).toHaveAttribute('lang', 'fr')
    await drive(page, face, 'turn', 2)
    expect(await languagesKept(page)).not.toContain('de')

    await context.setOffline(false)
    await chooseAtTable(page, 'de')
    await expect(lang(page)).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('status').filter({ hasText: 'Deutsch' })).toHaveCount(0)
  })

  test('a page that cannot have its language begins in English, says so, and asks for it again the next time', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.evaluate(() => localStorage.setItem('ludopolis/settings', JSON.stringify({ locale: 'ru' })))
    await context.setOffline(true)
    await page.reload()
    const notice = page.getByRole('status').filter({ hasText: 'Русский could not be loaded.' })
    await notice.getByRole('button').click()
    await expect(notice).toHaveCount(0)
    await expect(lang(page)).toHaveAttribute('lang', 'en')
    await context.setOffline(false)
    await page.reload()
    await expect(lang(page)).toHaveAttribute('lang', 'ru')
  })
})

test('a newer version keeps the languages that the older one kept', async ({ page }) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await kept(page).toEqual(['en'])
  // As an older version with French has left it.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await (await caches.open('ludopolis/older')).put('/assets/fr/core-older.js', new Response(''))
    await navigator.serviceWorker.register('/sw.js?newer')
  })
  await page.getByRole('button', { name: 'Load it now' }).waitFor()
  await kept(page).toEqual(['en', 'fr'])
})

test('a newer version waits until it is asked for, and no game is lost', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await playFirst(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const first = await page.evaluate(() => performance.timeOrigin)
  // Under another address the same worker counts as a newer one.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer').then(() => null))
  const load = page.getByRole('button', { name: 'Load it now' })
  await load.waitFor()
  await playFirst(page)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(first)
  const before = await steps(page)
  await load.click()
  await page.waitForFunction((time) => performance.timeOrigin !== time, first)
  await choices(page).first().waitFor()
  expect(await steps(page)).toBeGreaterThanOrEqual(before)
})

test('a page that is too old for the server is asked to reload, and the newer version takes over first', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // As a server of a newer version answers.
  await page.routeWebSocket('**/api/live', (socket) => void socket.close({ code: 4000 }))
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer').then(() => null))
  await page.goto('/#/play/abc')
  const notice = page.getByRole('status').filter({ hasText: 'A newer version of this page is needed to play on.' })
  const first = await page.evaluate(() => performance.timeOrigin)
  await notice.getByRole('button', { name: 'Load it now' }).click()
  await page.waitForFunction((time) => performance.timeOrigin !== time, first)
  const active = () => navigator.serviceWorker.controller?.scriptURL ?? ''
  expect(await page.evaluate(active)).toMatch(/newer$/)
})
