// Pictures of every screen, and of early, middle and end positions of every game: five widths, light and dark; French on a phone.
import { test } from '@playwright/test'
import { openLook, SETTLED_MILLISECONDS, visitScreens } from '../screens.ts'

const SIZES = [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const
const LOOKS = [
  ...SIZES.flatMap(([width, height]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, height, colorScheme, locale: 'en' })),
  ),
  { width: 360, height: 740, colorScheme: 'light', locale: 'fr' },
] as const

for (const { width, height, colorScheme, locale } of LOOKS)
  test(`${width} ${colorScheme} ${locale}`, async ({ browser, baseURL }) => {
    const page = await openLook(browser, baseURL, locale, { viewport: { width, height }, colorScheme })
    /** The whole page; or what is in sight, where a sheet lies over it. */
    const take = async (name: string, fullPage = true) => {
      if (fullPage) await page.evaluate(() => scrollTo(0, 0))
      await page.waitForTimeout(SETTLED_MILLISECONDS)
      const look = locale === 'en' ? colorScheme : locale
      await page.screenshot({ path: `.cache/gallery/${name}-${width}-${look}.png`, fullPage })
    }
    await visitScreens(page, take)
    await page.context().close()
  })
