// Languages by the names that their speakers give them.
import { expect, test, vi } from 'vitest'
import { LOCALES } from '../../core/words.ts'
import { nameOfLocale, platformName } from '../locale-names.ts'

test.each([...new Set([...LOCALES, 'de', 'it', 'pt', 'nl', 'ru', 'ja'])])(
  '%s is called as the platform calls it',
  (locale) => {
    expect(nameOfLocale(locale)).toBe(platformName(locale))
  },
)

test('no language that is offered has to be asked for at the platform, which is slow', () => {
  const asked = vi.spyOn(Intl, 'DisplayNames')
  for (const locale of LOCALES) nameOfLocale(locale)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
