// On a phone every text has room: every screen in the languages whose words are long, a full table of each game in the others.
// In Russian nothing is left in other letters.
import type { Browser } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { LOCALES } from '../core/words.ts'
import { GAME_IDS } from '../games/index.ts'
import { foreignWords } from './foreign.ts'
import { noteMisfits } from './misfits.ts'
import type { Visit } from './screens.ts'
import { openLook, visitFirstScreens, visitGame, visitTable } from './screens.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

const CYRILLIC = 'ru'
const LONG = ['de', CYRILLIC]

async function expectRoom(browser: Browser, site: string | undefined, locale: string, visit: Visit): Promise<void> {
  const page = await openLook(browser, site, locale, { viewport: { width: 360, height: 740 } })
  const { take, found } = noteMisfits(page)
  const foreign = new Set<string>()
  await visit(page, async (name, fullPage) => {
    await take(name, fullPage)
    if (locale === CYRILLIC) for (const word of await foreignWords(page)) foreign.add(`${name}: ${word}`)
  })
  await page.context().close()
  expect(found).toEqual({})
  expect([...foreign]).toEqual([])
}

for (const locale of LOCALES.filter((one) => LONG.includes(one))) {
  test(`every text of the first screens has room in ${locale}`, ({ browser, baseURL }) =>
    expectRoom(browser, baseURL, locale, visitFirstScreens))
  for (const id of GAME_IDS)
    test(`every text of ${id} has room in ${locale}`, ({ browser, baseURL }) =>
      expectRoom(browser, baseURL, locale, (page, take) => visitGame(page, id, take)))
}

for (const locale of LOCALES.filter((one) => !LONG.includes(one)))
  test(`every text at a table has room in ${locale}`, ({ browser, baseURL }) =>
    expectRoom(browser, baseURL, locale, async (page, take) => {
      for (const id of GAME_IDS) await visitTable(page, id, take)
    }))
