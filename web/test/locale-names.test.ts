// Languages by the names that their speakers give them.
import { expect, test, vi } from 'vitest'
import type { Locale } from '../../core/words.ts'
import { LOCALES } from '../../core/words.ts'
import { nameOfLocale } from '../locale-names.ts'

/** Begun with a capital letter, as a choice is. */
function platformName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

test.each(LOCALES)('%s is called as the platform calls it', (locale) => {
  expect(nameOfLocale(locale)).toBe(platformName(locale))
})

test('no language has to be asked for at the platform, which is slow', () => {
  const asked = vi.spyOn(Intl, 'DisplayNames')
  for (const locale of LOCALES) nameOfLocale(locale)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
