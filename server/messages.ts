// What the server says, by language.
import { localized } from '../core/words.ts'
import type { ServerMessages } from './messages/en.ts'

export const serverMessages = localized<ServerMessages>((locale) => import(`./messages/${locale}.ts`))
