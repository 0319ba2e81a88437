// Positions of real games with a number or two changed: each is refused, or can be played on.
import type { Bits } from '../chance.ts'
import { below } from '../chance.ts'
import type { Position } from '../layout.ts'

/** Changes a number or two of a position, each to one nearby or to any byte; the number of the rules stays. */
export function mutate(position: Position, bits: Bits): Position {
  const changed: { [field: string]: number | readonly number[] } = { ...position }
  const fields = Object.keys(position).filter((field) => field !== 'rules')
  for (let change = 0; change <= below(bits, 2); change++) {
    const field = fields[below(bits, fields.length)]
    const near = (one: number) => (below(bits, 3) > 0 ? Math.max(0, one - 2 + below(bits, 5)) : below(bits, 256))
    const value = changed[field]
    if (typeof value === 'number') changed[field] = near(value)
    else {
      const at = below(bits, value.length)
      changed[field] = value.map((one, i) => (i === at ? near(one) : one))
    }
  }
  return changed
}
