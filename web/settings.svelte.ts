// What a person has set for themselves; remembered by the browser where it lets us.
import type { Locale } from '../core/words.ts'
import { LOCALES } from '../core/words.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const PACES = ['instant', 'normal', 'slow'] as const
export type Pace = (typeof PACES)[number]
export const PACE_MILLISECONDS: { readonly [P in Pace]: number } = { instant: 0, normal: 600, slow: 2000 }

export const FACES = ['board', 'text'] as const
export type Face = (typeof FACES)[number]

interface Kept {
  locale: Locale
  theme: Theme
  pace: Pace
  /** Keys 1 to 9 pick a choice. */
  digits: boolean
  face: Face
  /** Every move is asked back before it is played. */
  confirm: boolean
}

const KEY = 'ludopolis/settings'

function among<T extends string>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((one) => one === value) ?? otherwise
}

function browserLocale(): Locale {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return LOCALES.find((locale) => locale === wanted.find((tag) => LOCALES.some((one) => one === tag))) ?? 'en'
}

function read(): Kept {
  let kept: { readonly [name: string]: unknown } = {}
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) kept = parsed as typeof kept
  } catch {
    // Refused or damaged: the defaults will do.
  }
  return {
    locale: among(LOCALES, kept.locale, browserLocale()),
    theme: among(THEMES, kept.theme, 'system'),
    pace: among(PACES, kept.pace, 'normal'),
    digits: kept.digits !== false,
    face: among(FACES, kept.face, 'board'),
    confirm: kept.confirm === true,
  }
}

export const settings = $state(read())

/** Call inside an effect: writes the settings down and shows the theme. */
export function applySettings(): void {
  const text = JSON.stringify(settings)
  document.documentElement.lang = settings.locale
  if (settings.theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = settings.theme
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Refused: they hold until the page is closed.
  }
}
