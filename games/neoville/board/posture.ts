// How a piece stands, as its posture shows it.
import type { ScoreLine } from '../../../core/game.ts'
import { PIECE_STRIDE } from '../data.ts'

/** The points of a piece now, and whether they are settled. */
export interface Prospect {
  readonly points: number
  readonly settled: boolean
}

/** Not what it wants yet; as it should be; so for good; or never to be. */
export type Posture = 'begun' | 'whole' | 'sure' | 'lost'

export function postureOf(prospect: Prospect | undefined): Posture {
  if (!prospect) return 'whole'
  if (prospect.points > 0) return prospect.settled ? 'sure' : 'whole'
  return prospect.settled ? 'lost' : 'begun'
}

/** What the pieces of a seat bring, by cell. */
export const prospectsOf = (sheet: readonly ScoreLine[], seat: number): ReadonlyMap<number, ScoreLine> =>
  new Map(
    sheet
      .filter((line) => line.seat === seat && line.of !== undefined)
      .map((line) => [Math.floor((line.of ?? 0) / PIECE_STRIDE), line]),
  )
