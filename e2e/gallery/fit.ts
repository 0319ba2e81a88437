// `npm run gallery fit`: on a phone every text has room, in the languages whose words are long; all screens are measured.
import { expect, test } from '@playwright/test'
import { LOCALES } from '../../core/words.ts'
import { misfits } from '../misfits.ts'
import { SETTLED_MILLISECONDS, visitScreens } from '../screens.ts'

for (const locale of ['fr', 'de', 'ru'].filter((one) => LOCALES.includes(one)))
  test(`all texts have room at 360 pixels in ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const page = await context.newPage()
    await page.addInitScript((wanted) => {
      localStorage.setItem('ludopolis/settings', JSON.stringify({ face: 'board', notes: false, locale: wanted }))
    }, locale)
    const found: { [screen: string]: readonly string[] } = {}
    await visitScreens(page, async (name) => {
      await page.waitForTimeout(SETTLED_MILLISECONDS)
      const faults = await misfits(page)
      if (faults.length > 0) found[name] = faults
    })
    await context.close()
    expect(found).toEqual({})
  })
