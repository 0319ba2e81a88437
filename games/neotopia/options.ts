// What a table of Neotopia may choose (§2.3, §2.4).
import type { OptionSchema } from '../../core/options.ts'

export const options = {
  first: { type: 'seat' },
  /** By seat in the order of ELEMENTS, or chosen by the players in turn order. */
  colours: { type: 'choice', values: ['seated', 'chosen'], default: 'seated' },
} as const satisfies OptionSchema
export type NeotopiaOptions = typeof options
