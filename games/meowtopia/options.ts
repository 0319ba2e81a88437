// What a table of Meowtopia may choose.
import type { OptionSchema } from '../../core/options.ts'
import { SUPPLIES } from './data.ts'

export const options = {
  /** §1.2 */
  supply: { type: 'choice', values: SUPPLIES, default: 'box' },
  /** §5 */
  sideB: { type: 'flag', default: false },
  /** §2 */
  first: { type: 'seat' },
} as const satisfies OptionSchema
export type MeowtopiaOptions = typeof options
