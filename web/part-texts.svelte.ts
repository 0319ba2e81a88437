// The words of a part of the page that is loaded later: they come with it, and follow the language of the page.
import type { Locale, OpenTexts } from '../core/words.ts'
import { localized } from '../core/words.ts'
import { speakToo } from './texts.svelte.ts'

export interface PartTexts<M> {
  /** Resolves when the language that the page speaks is loaded here too; from then on it follows the page. */
  load(): Promise<void>
  texts(): M
}

export function partTexts<M>(open: OpenTexts<M>): PartTexts<M> {
  const texts = localized(open)
  let current = $state.raw<M | null>(null)
  let loading: Promise<void> | null = null
  const speakHere = async (locale: Locale) => {
    const loaded = await texts(locale)
    return () => {
      current = loaded
    }
  }
  return {
    load() {
      loading ??= speakToo(speakHere)
      return loading
    },
    texts() {
      if (current === null) throw new Error('the texts of this part were not loaded')
      return current
    },
  }
}
