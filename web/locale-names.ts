// Every language by its own name.
import type { Locale } from '../core/words.ts'

export const LOCALE_NAMES: { readonly [L in Locale]: string } = { en: 'English', fr: 'Français' }
