// The signs of roles and good plans.
import type { Plan, Role } from '../data.ts'
import { PLANS, ROLES } from '../data.ts'
import { sign } from './draw.ts'
import type { PropName } from './props.ts'

const ROLE_SIGNS: { readonly [R in Role]: PropName } = {
  tinkerer: 'wrench',
  'site-manager': 'crane',
  headhunter: 'lens',
  surveyor: 'tripod',
  planner: 'plan',
  'first-aider': 'cross',
  coordinator: 'arrows',
  trainer: 'book',
  negotiator: 'bubble',
  treasurer: 'coin',
}

const PLAN_SIGNS: { readonly [P in Plan]: PropName } = {
  'helping-hands': 'person',
  'job-fair': 'banner',
  'special-permit': 'plan',
  'opening-party': 'flowers',
  'fast-lane': 'arrows',
  'calm-night': 'moon',
  'emergency-drill': 'cross',
  volunteers: 'walker',
  'public-fund': 'coin',
}

export const cardSign = (kind: 'role' | 'plan', card: number): string =>
  kind === 'role'
    ? sign(ROLE_SIGNS[ROLES[card] ?? 'tinkerer'], '#fbdf9e')
    : sign(PLAN_SIGNS[PLANS[card] ?? 'volunteers'], '#bfe0b8')
