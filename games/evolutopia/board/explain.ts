// Which explanation belongs to a thing that may be one of several.
import { BLUE } from '../data.ts'
import type { en } from '../help/en.ts'

type Explained = keyof (typeof en)['explain']

export const explainCard = (kind: 'role' | 'plan'): Explained => (kind === 'role' ? 'role' : 'plan')

export const explainMark = (mark: number): Explained => (mark === BLUE ? 'blue' : 'green')

export const explainCrisis = (there: boolean): Explained => (there ? 'crisis' : 'calm')

export function explainCell(tile: number | null, nuisance: number | null): Explained {
  if (tile !== null) return 'built'
  return nuisance === null ? 'cell' : 'nuisance'
}
