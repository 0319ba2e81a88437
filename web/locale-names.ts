// What each language calls itself, for where one is chosen.
import type { Locale } from '../core/words.ts'

/** As Intl.DisplayNames says it; to ask it for one would hold up every first page by some 60 milliseconds on a phone. */
const NAMES: { readonly [L in Locale]?: string } = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  ru: 'Русский',
}

export const nameOfLocale = (locale: Locale): string => NAMES[locale] ?? platformName(locale)

/** Begun with a capital letter, as a choice is. */
export function platformName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
