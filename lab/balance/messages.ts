// What the report says, by language.
import { localized } from '../../core/words.ts'
import type { ReportMessages } from './messages/en.ts'

export const reportMessages = localized<ReportMessages>((locale) => import(`./messages/${locale}.ts`))
