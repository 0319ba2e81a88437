// Why a move is refused: the codes that `check` answers with.
import { codesOf } from '../../core/refusals.ts'

export const refusals = ['legal', 'no-move', 'no-more-houses', 'plot-pond', 'plot-taken'] as const

/** By code its number. */
export const CODE = codesOf(refusals)
