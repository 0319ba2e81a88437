// The language to speak: as asked for, else the system's, else English.
import { parseArgs } from 'node:util'
import type { Locale } from '../core/words.ts'
import { LOCALES, localized } from '../core/words.ts'
import { lacksValue } from './command.ts'
import { fail } from './fail.ts'
import type { Io } from './io.ts'
import type { CliMessages } from './messages/en.ts'

export const cliMessages = localized<CliMessages>((locale) => import(`./messages/${locale}.ts`))

export function systemLocale(env: Io['env']): Locale {
  const language = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase()
  return LOCALES.includes(language) ? language : 'en'
}

/** The language that is asked for, wherever that stands, and the arguments without it. */
export function takeLocale(
  argv: readonly string[],
  m: CliMessages,
): { readonly asked: Locale | null; readonly rest: readonly string[] } {
  const options = { locale: { type: 'string' } } as const
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, tokens: true })
  const [found, another] = tokens.filter((token) => token.kind === 'option').filter(({ name }) => name === 'locale')
  if (!found) return { asked: null, rest: argv }
  if (another) fail(m.flagTwice('--locale'))
  if (lacksValue(found)) fail(m.flagNeedsValue('--locale'))
  const asked = found.value ?? ''
  if (!LOCALES.includes(asked)) fail(m.unknownLocale(asked, LOCALES.join(', ')))
  const end = found.index + (found.inlineValue ? 1 : 2)
  return { asked, rest: argv.filter((_, i) => i < found.index || i >= end) }
}
