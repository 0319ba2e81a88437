// How a piece stands, as its posture shows it.

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
