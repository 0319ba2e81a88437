// What the browser loads, script and style of page, workers, language and bots: for home, and for a table beyond home.
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { GAME_IDS } from '../games/index.ts'
import { BOARDS, drive } from './driver.ts'
import { expect, test, useFace } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
// The service worker fetches everything for later; what is shown now must not wait for it.
test.use({ serviceWorkers: 'block' })

const KILOBYTE = 1024
const MOST = 60

/** Notes every script and style that is loaded from now on; gives their packed sizes so far, and begins anew. */
function scales(page: Page): () => Promise<{ readonly [path: string]: number }> {
  let loaded = new Map<string, Response>()
  const known = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname) && !known.has(pathname)) loaded.set(pathname, response)
    known.add(pathname)
  })
  return async () => {
    const now = [...loaded]
    loaded = new Map()
    return Object.fromEntries(
      await Promise.all(now.map(async ([path, response]) => [path, gzipSync(await response.body()).length] as const)),
    )
  }
}

function expectLight(sizes: { readonly [path: string]: number }): void {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  expect(total / KILOBYTE, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(MOST)
}

for (const id of GAME_IDS)
  test(`home is light, and ${id} loads little more, its bots included`, async ({ page }) => {
    const weigh = scales(page)
    await useFace(page, 'board')
    // Home takes the table's own part along, for the first click.
    const ahead = page.waitForResponse(/\/tabletop-.*\.js$/)
    await page.goto('/', { waitUntil: 'networkidle' })
    await (await ahead).finished()
    expectLight(await weigh())
    await page.locator(`article[aria-labelledby=${id}] button.primary`).click()
    await drive(page, BOARDS[id], 'turn', 1)
    await page.waitForLoadState('networkidle')
    expectLight(await weigh())
  })
