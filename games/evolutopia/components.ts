// The components of Evolutopia, as a measure of balance counts them.
import type { Components } from '../../core/components.ts'
import { TABLE } from '../../core/components.ts'
import { CRISES, EVOLUTIONS, EXPERTS, INDICATORS, nuisanceIndicator, PLANS, ROLES } from './data.ts'

const NAMES: { readonly [pile: string]: (item: number) => string | undefined } = {
  roles: (item) => ROLES[item],
  plans: (item) => PLANS[item],
  crises: (item) => CRISES[item],
  evolutions: (item) => EVOLUTIONS[item],
  experts: (item) => EXPERTS[item],
  nuisances: (item) => INDICATORS[nuisanceIndicator(item)],
}

export const components: Components = {
  named: {
    start: [0],
    assign: [0, 1],
    inaugurate: [0],
    option: [0],
    block: [0],
    role: [0],
    plan: [0],
    adopt: [0],
    unblock: [0],
    raise: [0],
  },
  labels: (pile, item) => [NAMES[pile]?.(item) ?? String(item)],
  usedBy: { roles: 'role', plans: 'plan', evolutions: 'inaugurate' },
  owner: ({ pile, kind }) =>
    pile === 'first player' ? null : { channel: kind === null ? 'setup' : 'draw', seat: TABLE },
}
