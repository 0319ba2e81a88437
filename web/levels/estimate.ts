// How strong somebody is beside the bots, in Elo points, from games won and lost; and the level they would beat about half the time.

/** Elo points by level, the casual bot at 0 (`strengths` of a game's advice). */
export interface Strengths {
  readonly [level: string]: number
}

/** A finished game against bots: their levels, and which part of the victory was one's own. */
export interface Meeting {
  readonly rivals: readonly string[]
  readonly share: number
}

export interface StrengthEstimate {
  readonly mean: number
  readonly deviation: number
}

/** What is thought of somebody before their first game: about as strong as a casual bot, and that with little certainty. */
const PRIOR: StrengthEstimate = { mean: 0, deviation: 400 }
/** People learn: a game counts half as much as one that was played so many games later. */
const HALF_LIFE = 10
const [LEAST, MOST, STEP] = [-2000, 2000, 20]
const ELO = Math.LN10 / 400

/** The chance to win against these, all at one table (Bradley and Terry). */
export function chanceOf(elo: number, rivals: readonly number[]): number {
  return 1 / (1 + rivals.reduce((sum, rival) => sum + Math.exp(ELO * (rival - elo)), 0))
}

/** What games tell, the latest last; those against levels of unknown strength tell nothing. */
export function estimate(meetings: readonly Meeting[], strengths: Strengths): StrengthEstimate {
  const known = meetings.flatMap(({ rivals, share }, index) => {
    const points = rivals.flatMap((level) => strengths[level] ?? [])
    const weight = 0.5 ** ((meetings.length - 1 - index) / HALF_LIFE)
    return points.length === rivals.length && points.length > 0 ? [{ points, share, weight }] : []
  })
  const likelihood = (elo: number) =>
    known.reduce(
      (sum, { points, share, weight }) => {
        const chance = chanceOf(elo, points)
        return sum + weight * (share * Math.log(chance) + (1 - share) * Math.log(1 - chance))
      },
      -((elo - PRIOR.mean) ** 2) / (2 * PRIOR.deviation ** 2),
    )
  const grid = Array.from({ length: (MOST - LEAST) / STEP + 1 }, (_, i) => LEAST + i * STEP)
  const logs = grid.map(likelihood)
  const top = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - top))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const average = (of: (elo: number) => number) =>
    grid.reduce((sum, elo, i) => sum + of(elo) * (weights[i] ?? 0), 0) / all
  const mean = average((elo) => elo)
  return { mean, deviation: Math.sqrt(average((elo) => (elo - mean) ** 2)) }
}

/** The level with which the game is the most even, for somebody so strong among so many rivals. */
export function fittingLevel<L extends string>(
  { mean }: StrengthEstimate,
  levels: readonly L[],
  strengths: Strengths,
  rivals: number,
): L | null {
  const even = 1 / (1 + rivals)
  const off = (level: L) => {
    const points = strengths[level]
    return points === undefined
      ? Number.POSITIVE_INFINITY
      : Math.abs(
          logit(
            chanceOf(
              mean,
              Array.from({ length: rivals }, () => points),
            ),
          ) - logit(even),
        )
  }
  const best = [...levels].sort((a, b) => off(a) - off(b))[0]
  return best !== undefined && Number.isFinite(off(best)) ? best : null
}

const logit = (chance: number) => Math.log(chance / (1 - chance))
