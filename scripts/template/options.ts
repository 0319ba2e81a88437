// What a table of Sample may choose (§2).
import type { OptionSchema } from '../../core/options.ts'

export const options = {
  first: { type: 'seat' },
} as const satisfies OptionSchema
export type SampleOptions = typeof options
