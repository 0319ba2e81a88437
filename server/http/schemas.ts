// Shapes that several routes share.
import { z } from 'zod'

const Refused = z
  .object({
    refusal: z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
  })
  .meta({ id: 'Refused' })

/** The answers of a route that refuses with these. */
export function refusals(...statuses: number[]): { readonly [status: number]: typeof Refused } {
  return Object.fromEntries(statuses.map((status) => [status, Refused]))
}
