// The components of Sample, as a measure of balance counts them.
import type { Components } from '../../core/components.ts'
import { PLAIN } from '../../core/components.ts'
import { PLOTS } from './data.ts'

export const components: Components = {
  ...PLAIN,
  named: { build: [0] },
  labels: (_pile, item) => [PLOTS[item]],
}
