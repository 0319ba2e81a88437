// The language to speak: as asked for, else the system's, else English.
import type { Locale } from '../core/words.ts'
import { LOCALES } from '../core/words.ts'
import { fail } from './fail.ts'
import type { Io } from './io.ts'
import type { CliMessages } from './messages/en.ts'

const LOADERS = {
  en: () => import('./messages/en.ts').then((module) => module.en),
  fr: () => import('./messages/fr.ts').then((module) => module.fr),
} satisfies { [L in Locale]: () => Promise<CliMessages> }

export function cliMessages(locale: Locale): Promise<CliMessages> {
  return LOADERS[locale]()
}

const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text)

export function systemLocale(env: Io['env']): Locale {
  const language = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase()
  return isLocale(language) ? language : 'en'
}

export function askedLocale(text: string, m: CliMessages): Locale {
  return isLocale(text) ? text : fail(m.unknownLocale(text, LOCALES.join(', ')))
}
