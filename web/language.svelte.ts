// The language of the page follows the setting, as far as it can be loaded.
import type { Locale } from '../core/words.ts'
import { settings } from './settings.svelte.ts'
import { speak, texts } from './texts.svelte.ts'

let missing = $state.raw<Locale | null>(null)
/** What to go back to; at the start what is remembered stays, for it may be had the next time. */
let chosen = settings.locale

/** A language that was wanted and cannot be had now. */
export function missingLanguage(): Locale | null {
  return missing
}

/** It has been read. */
export function dismissMissing(): void {
  missing = null
}

/** Speaks the language set, or goes back to the one before. */
export async function followSetting(locale: Locale): Promise<void> {
  if (locale !== texts().locale)
    try {
      await speak(locale)
      missing = null
    } catch {
      missing = locale
      settings.locale = chosen
      return
    }
  chosen = locale
}
