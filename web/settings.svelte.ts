// What a person has set for themselves; remembered by the browser where it lets us.
import { readableName } from '../core/names.ts'
import type { Locale } from '../core/words.ts'
import { LOCALES } from '../core/words.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const
export const MOTIONS = ['auto', 'reduced'] as const
export const FACES = ['board', 'text'] as const
export const PACES = ['instant', 'normal', 'slow'] as const
export const PLAYED = ['asked', 'ticked', 'once'] as const
export const PACE_MILLISECONDS: { readonly [P in (typeof PACES)[number]]: number } = {
  instant: 0,
  normal: 600,
  slow: 2000,
}

export interface Settings {
  locale: Locale
  /** How this person is called at a new table; empty: by number. */
  name: string
  theme: (typeof THEMES)[number]
  textSize: (typeof TEXT_SIZES)[number]
  motion: (typeof MOTIONS)[number]
  face: (typeof FACES)[number]
  pace: (typeof PACES)[number]
  /** One's own move: once it was shown and asked about, by ✔, or as soon as all of it is picked on the board. */
  played: (typeof PLAYED)[number]
  /** Single keys act: digits pick a choice, R turns a tile. */
  shortcuts: boolean
  /** Beginners are told about a game. */
  notes: boolean
  /** Two soft notes when it is one's turn at a table with others. */
  sound: boolean
}

const KEY = 'ludopolis/settings'

function among<T extends string>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((one) => one === value) ?? otherwise
}

/** What the address asks for (`?lang=de`, as search engines are told), else what the browser prefers. */
function firstLocale(): Locale {
  const asked = /lang=(\w+)/.exec(location.search)?.[1] ?? ''
  const wanted = [asked, ...navigator.languages].map((tag) => tag.slice(0, 2))
  return wanted.find((tag) => LOCALES.includes(tag)) ?? 'en'
}

/** Takes what makes sense of a remembered text, and the defaults for the rest. */
export function readSettings(text: string | null): Settings {
  let kept: { readonly [name: string]: unknown } = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) kept = parsed as typeof kept
  } catch {
    // Damaged: the defaults will do.
  }
  return {
    locale: among(LOCALES, kept.locale, firstLocale()),
    name: typeof kept.name === 'string' ? readableName(kept.name) : '',
    theme: among(THEMES, kept.theme, 'auto'),
    textSize: among(TEXT_SIZES, kept.textSize, 'normal'),
    motion: among(MOTIONS, kept.motion, 'auto'),
    face: among(FACES, kept.face, 'board'),
    pace: among(PACES, kept.pace, 'normal'),
    played: among(PLAYED, kept.played, 'ticked'),
    shortcuts: kept.shortcuts !== false,
    notes: kept.notes !== false,
    sound: kept.sound === true,
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const settings = $state(readSettings(remembered()))

/** As read, or as written last: what nobody has changed here is not written, for another tab may have set something since. */
let known = JSON.stringify(settings)

/** Call inside an effect: writes down settings that were changed and shows theme, text size and motion. */
export function applySettings(): void {
  const text = JSON.stringify(settings)
  const { documentElement: root } = document
  mark(root, 'theme', settings.theme, 'auto')
  mark(root, 'text', settings.textSize, 'normal')
  mark(root, 'motion', settings.motion, 'auto')
  if (text === known) return
  known = text
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Refused: they hold until the page is closed.
  }
}

function mark(root: HTMLElement, name: string, value: string, usual: string): void {
  if (value === usual) delete root.dataset[name]
  else root.dataset[name] = value
}
