// Which explanation belongs to a thing that may be one of several.

import { isEquity, TOWER_COUNT, UTILITIES, UTILITY_BASE } from '../data.ts'
import type { en } from '../help/en.ts'

type Explained = keyof (typeof en)['explain']

const UTILITY = { ecomobile: 'ecomobile', windmill: 'windmill', biodome: 'biodome' } as const satisfies {
  readonly [type: string]: Explained
}

export function explainPiece(piece: number): Explained {
  const utility = UTILITIES[piece - UTILITY_BASE]
  return piece < TOWER_COUNT || !utility ? 'tower' : UTILITY[utility.type]
}

/** Nothing for a square without a feature. */
export function explainFeature(feature: number): Explained | undefined {
  return ([undefined, 'park', 'sport'] as const)[feature]
}

const POINTS = { sure: 'sure', planned: 'planned', awaited: 'awaited' } as const satisfies {
  readonly [kind: string]: Explained
}

export const explainPoints = (kind: keyof typeof POINTS): Explained => POINTS[kind]

export const explainTile = (tile: number): Explained => (isEquity(tile) ? 'equity' : 'tile')
