// What keeps a phone's page busy while bots play and their pieces travel: `npm run gallery frames`. By processor time, as if a
// processor were four times as slow, so it does not depend on what else the machine does.
import { test } from '@playwright/test'
import { GAME_IDS } from '../../games/index.ts'
import { longTasks } from '../../scripts/long-tasks.mjs'

/** The table has come by then; all after it is play. */
const SETTLED = 6000
const WATCHED = 40_000
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing']

for (const id of GAME_IDS)
  test(`frames of ${id}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.addInitScript(() =>
      localStorage.setItem('ludopolis/settings', JSON.stringify({ face: 'board', notes: false, locale: 'en' })),
    )
    await page.goto('/')
    // Watching bots is offered last.
    await page.locator(`article[aria-labelledby=${id}] .others button`).last().click()
    const sheet = page.locator('dialog')
    await sheet.locator('.options').waitFor()
    await sheet.locator('button.primary').click()
    await page.waitForURL(/#\/table\//)
    await browser.startTracing(page, { categories: CATEGORIES })
    await page.reload()
    await page.waitForTimeout(SETTLED + WATCHED)
    const trace = await browser.stopTracing()
    const { traceEvents } = JSON.parse(trace.toString())
    const tasks = longTasks(traceEvents).tasks.filter(({ at }) => at > SETTLED)
    console.log(`${id}: ${tasks.length} tasks above 50 ms in ${WATCHED / 1000} s of play`)
    for (const { at, took, parts } of tasks.sort((a, b) => b.took - a.took).slice(0, 12))
      console.log(`  ${took} ms at ${at}: ${parts}`)
    await context.close()
  })
