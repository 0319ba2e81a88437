// The components of Meowtopia, as a measure of balance counts them.
import type { Components } from '../../core/components.ts'
import { PLAIN } from '../../core/components.ts'

export const components: Components = {
  ...PLAIN,
  named: { take: [0], sell: [1], recruit: [1] },
}
