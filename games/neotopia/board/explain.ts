// Which explanation belongs to a thing that may be one of several.
import { OUTER } from '../geometry.ts'
import type { en } from '../help/en.ts'

type Explained = keyof (typeof en)['explain']

export const explainTray = (what: 'elements' | 'tokens'): Explained => (what === 'elements' ? 'reserve' : 'unseen')

export function explainSpace(element: number, token: number, space: number): Explained {
  if (element >= 0) return 'element'
  if (token >= 0) return 'bonus'
  return OUTER[space] === 1 ? 'outer' : 'space'
}
