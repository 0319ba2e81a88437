// What each language calls itself, for where one is chosen.
import type { Locale } from '../core/words.ts'

/** As Intl.DisplayNames says it; to ask it for one would hold up every first page by some 60 milliseconds on a phone. */
const NAMES = import.meta.glob<string>('./called/*.ts', { import: 'language', eager: true })

export const nameOfLocale = (locale: Locale): string => NAMES[`./called/${locale}.ts`] ?? locale
