// What a table of the toy may choose.
import type { OptionSchema } from '../../options.ts'

export const options = {
  first: { type: 'seat' },
  /** Whether the hands lie open at the beginning. */
  hands: { type: 'choice', values: ['hidden', 'open'], default: 'hidden' },
} as const satisfies OptionSchema
