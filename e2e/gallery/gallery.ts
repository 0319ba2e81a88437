// Pictures of every screen, and of early, middle and end positions of every game, at three widths, light and dark.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { test } from '@playwright/test'
import { isRefusal } from '../../core/game.ts'
import { readRecord, writeRecord } from '../../core/record.ts'
import { GAME_IDS } from '../../games/index.ts'

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const
const SCREENS = [
  ['home', '#/'],
  ['design', '#/design'],
  ['nowhere', '#/nowhere'],
] as const
const MOMENTS = [
  ['early', 0.15],
  ['middle', 0.6],
  ['end', 1],
] as const

for (const [width, height] of SIZES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${width} ${colorScheme}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
        ...(baseURL === undefined ? {} : { baseURL }),
      })
      const page = await context.newPage()
      const take = async (name: string) => {
        await page.waitForTimeout(600)
        await page.screenshot({ path: `.cache/gallery/${name}-${width}-${colorScheme}.png`, fullPage: true })
      }
      for (const [name, hash] of SCREENS) {
        await page.goto(`/${hash}`)
        await take(name)
      }
      for (const id of GAME_IDS) {
        await page.goto(`/#/rules/${id}`)
        await take(`${id}-rules`)
        for (const [name, share] of MOMENTS) {
          await open(page, id, share)
          await take(`${id}-${name}`)
        }
      }
      await context.close()
    })

/** The recorded playthrough of a game, cut after a share of its steps, opened as a saved file. */
async function open(page: Page, id: string, share: number): Promise<void> {
  const record = readRecord(readFileSync(`games/${id}/test/records/playthrough.json`, 'utf8'))
  if (isRefusal(record)) throw new Error(record.code)
  const steps = record.steps.slice(0, Math.round(record.steps.length * share))
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, record.seats)
  const cut = share === 1 ? record : { ...record, steps, outcome: null }
  await page.goto('/#/')
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeRecord(cut, { names })),
  })
  await page.waitForURL(/#\/table\//)
  const pass = page.locator('section[aria-labelledby=pass] button')
  await pass.or(page.locator('#prompt')).first().waitFor()
  if (await pass.isVisible()) await pass.click()
}
