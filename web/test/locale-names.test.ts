// Languages by the names that their speakers give them.
import { expect, test } from 'vitest'
import { LOCALES } from '../../core/words.ts'
import { nameOfLocale, platformName } from '../locale-names.ts'

test.each([...new Set([...LOCALES, 'de', 'it', 'pt', 'nl', 'ru', 'ja'])])(
  '%s is called as the platform calls it',
  (locale) => {
    expect(nameOfLocale(locale)).toBe(platformName(locale))
  },
)
