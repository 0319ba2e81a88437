// What the browser loads, script and style of page, workers, language and bots: for home, for the frame that all tables
// have, for what comes with the first table, and for each game beyond these; and what each language adds.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { LOCALES } from '../core/words.ts'
import { drive } from './driver.ts'
import { GAMES } from './games.ts'
import { expect, test, useFace } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
// The service worker fetches everything for later; what is shown now must not wait for it.
test.use({ serviceWorkers: 'block' })

const KILOBYTE = 1024
/** The most of each, in kilobytes. */
const MOST = { home: 60, frame: 21, first: 42, game: 68, 'texts of the shell': 12, 'texts of a part': 10 } as const
/** Home takes the frame along, for the first click. */
const FRAME = /\/(tabletop|TableScreen|settling|telling)[^/]*$/
/** What all tables share comes with the first: its house, what plays games, what thinks, explains, drags, moves and tells. */
const FIRST =
  /\/(hosting|luck|protocol|tables|engine|shelf|Newcomer|known|Explainer|hands|motion|Log|pool|search|turn|thinker-web)-[^/]*$/

type Sizes = readonly (readonly [path: string, size: number])[]

/** Notes every script and style that is loaded from now on; gives their packed sizes so far, and begins again. */
function scales(page: Page): () => Promise<Sizes> {
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
    return Promise.all(now.map(async ([path, response]) => [path, gzipSync(await response.body()).length] as const))
  }
}

function expectLight(part: keyof typeof MOST, sizes: Sizes): void {
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(total / KILOBYTE, `${part}: ${JSON.stringify(sizes, null, 2)}`).toBeLessThanOrEqual(MOST[part])
}

for (const { id, face } of GAMES)
  test(`home and the frame are light, and ${id} loads little more, its bots included`, async ({ page }) => {
    const weigh = scales(page)
    await useFace(page, 'board')
    const ahead = page.waitForResponse(/\/tabletop-.*\.js$/)
    await page.goto('/', { waitUntil: 'networkidle' })
    await (await ahead).finished()
    const first = await weigh()
    expectLight(
      'home',
      first.filter(([path]) => !FRAME.test(path)),
    )
    expectLight(
      'frame',
      first.filter(([path]) => FRAME.test(path)),
    )
    await page.locator(`article[aria-labelledby=${id}] button.primary`).click()
    await drive(page, face, 'turn', 1)
    await page.waitForLoadState('networkidle')
    const table = await weigh()
    expectLight(
      'first',
      table.filter(([path]) => FIRST.test(path)),
    )
    expectLight(
      'game',
      table.filter(([path]) => !FIRST.test(path)),
    )
  })

/** What pages and tables of all games speak; all else comes with a game, or with a part of the page that is opened. */
const SHELL = /^(core|web|bots|bots-review)-[^/]{8}\.js$/
for (const locale of LOCALES)
  test(`the shell speaks ${locale} with few texts, and so do each game and each part`, () => {
    const folder = `dist/web/assets/${locale}`
    const sizes: Sizes = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, gzipSync(readFileSync(`${folder}/${name}`)).length])
    const shell = sizes.filter(([name]) => SHELL.test(name))
    expect(shell).toHaveLength(4)
    expectLight('texts of the shell', shell)
    // Of each game: what its table says, what explains it, its rules and its tutorial.
    for (const { id } of GAMES) expect(sizes.filter(([name]) => name.startsWith(`${id}-`))).toHaveLength(4)
    for (const one of sizes) if (!shell.includes(one)) expectLight('texts of a part', [one])
  })
