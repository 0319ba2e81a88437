// `npm run gallery fit`: on a phone every text has room, in the languages whose words are long; all screens are measured.
import { expect, test } from '@playwright/test'
import { LOCALES } from '../../core/words.ts'
import { noteMisfits } from '../misfits.ts'
import { openLook, visitScreens } from '../screens.ts'

for (const locale of ['de', 'ru'].filter((one) => LOCALES.includes(one)))
  test(`all texts have room at 360 pixels in ${locale}`, async ({ browser, baseURL }) => {
    const page = await openLook(browser, baseURL, locale, { viewport: { width: 360, height: 740 } })
    const { take, found } = noteMisfits(page)
    await visitScreens(page, take)
    await page.context().close()
    expect(found).toEqual({})
  })
