// What the report says, by language.
import type { Locale } from '../../core/words.ts'
import type { ReportMessages } from './messages/en.ts'

const MESSAGES = {
  en: () => import('./messages/en.ts').then((module) => module.en),
  fr: () => import('./messages/fr.ts').then((module) => module.fr),
} satisfies { [L in Locale]: () => Promise<ReportMessages> }

export function reportMessages(locale: Locale): Promise<ReportMessages> {
  return MESSAGES[locale]()
}
