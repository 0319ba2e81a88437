// The words of the page and of the table in the language now spoken; each language is loaded when asked for.
import { tableMessages } from '../core/face.ts'
import type { TableMessages } from '../core/messages/en.ts'
import type { Locale } from '../core/words.ts'
import { localized } from '../core/words.ts'
import type { Messages } from './messages/en.ts'

export interface Texts {
  readonly locale: Locale
  readonly web: Messages
  readonly table: TableMessages
}

const webMessages = localized<Messages>((locale) => import(`./messages/${locale}.ts`))

let current = $state.raw<Texts | null>(null)
/** Loads the language of a part that has texts of its own; gives the way to switch to it. */
type Part = (locale: Locale) => Promise<() => void>
const parts = new Set<Part>()

let wanted: Locale | null = null

/** Loads a language; it is spoken from then on, unless another was wanted meanwhile. Rejects where it cannot be loaded. */
export async function speak(locale: Locale): Promise<void> {
  wanted = locale
  const [web, table, ...others] = await Promise.all([
    webMessages(locale),
    tableMessages(locale),
    ...Array.from(parts, (part) => part(locale)),
  ])
  if (wanted !== locale) return
  current = { locale, web, table }
  for (const change of others) change()
}

/** The first language of a page: the one wanted or, where it cannot be loaded, English, which is always kept for that. */
export async function beginToSpeak(locale: Locale): Promise<void> {
  await speak(locale).catch(() => speak('en'))
}

/** A part that is loaded later speaks as the page does, now and after every change. */
export async function speakToo(part: Part): Promise<void> {
  const change = await part(texts().locale)
  parts.add(part)
  change()
}

export function texts(): Texts {
  if (!current) throw new Error('no language was loaded')
  return current
}

/** The document itself says its language, and what it is, to screen readers, search engines and home screens. */
export function nameDocument({ documentElement, head }: Document): void {
  const { locale, web } = texts()
  documentElement.lang = locale
  head.querySelector('meta[name=description]')?.setAttribute('content', web.games.lead)
  head.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${locale}.webmanifest`)
}
