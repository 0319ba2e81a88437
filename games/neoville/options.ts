// What a table of Neoville may choose (§2.2, §2.3).
import type { OptionSchema } from '../../core/options.ts'

export const options = {
  first: { type: 'seat' },
  utilities: {
    type: 'choice',
    values: ['random', 'ecomobile-windmill', 'ecomobile-biodome', 'windmill-biodome'],
    default: 'random',
  },
} as const satisfies OptionSchema
export type NeovilleOptions = typeof options
