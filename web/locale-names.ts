// What each language calls itself, for where one is chosen.
import type { Locale } from '../core/words.ts'

export function nameOfLocale(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
