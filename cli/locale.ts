// The language to speak: as asked for, else the system's, else English.
import type { Locale } from '../core/words.ts'
import { LOCALES, localized } from '../core/words.ts'
import { fail } from './fail.ts'
import type { Io } from './io.ts'
import type { CliMessages } from './messages/en.ts'

export const cliMessages = localized<CliMessages>((locale) => import(`./messages/${locale}.ts`))

export function systemLocale(env: Io['env']): Locale {
  const language = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase()
  return LOCALES.includes(language) ? language : 'en'
}

export function askedLocale(text: string, m: CliMessages): Locale {
  return LOCALES.includes(text) ? text : fail(m.unknownLocale(text, LOCALES.join(', ')))
}
