// Which explanation belongs to a thing that may be one of several.
import type { ActionName } from '../data.ts'
import type { en } from '../help/en.ts'
import type { Mate } from './crew.ts'

type Explained = keyof (typeof en)['explain']

const ACTION = {
  food: 'get-food',
  irrigation: 'irrigate',
  gold: 'get-gold',
  recruit: 'recruit',
  fields: 'lay-fields',
} as const satisfies { readonly [A in ActionName]: Explained }

export const explainAction = (action: ActionName): Explained => ACTION[action]

export const explainField = (watered: boolean): Explained => (watered ? 'watered' : 'dry')

export function explainMate({ merchant, asleep }: Mate): Explained {
  if (merchant) return 'merchant'
  return asleep ? 'asleep' : 'awake'
}
