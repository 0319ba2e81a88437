// A refusal of the server in a sentence.
import { explain } from '../../core/face.ts'
import type { Refusal } from '../../core/game.ts'
import { texts } from '../texts.svelte.ts'
import { onlineTexts } from './texts.svelte.ts'

export function explainOnline(refusal: Refusal): string {
  const sentences: { readonly [code: string]: (values: NonNullable<Refusal['values']>) => string } =
    onlineTexts().refusals
  return sentences[refusal.code]?.(refusal.values ?? {}) ?? explain(refusal, null, texts().table)
}
