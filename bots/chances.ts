// The one scale of chances of a review: expected scores in points become chances by how far the lead of two equal players
// still drifts until the end. Where leads drift far, one says little; near the end the same lead says almost everything.
import type { AnyGame, Seat } from '../core/game.ts'
import type { Candidate } from './bot.ts'
import type { Lead } from './duel.ts'

/** From a lead in units of its drift to a chance: the logistic curve nearest to the normal one. */
export const STEEP = 1.7
/** So much of what a short search sees given away is still missing some turns later, as measured in docs/review.md. */
const HOLDS = 0.4
/** A game that was not measured: the drift of a whole game, in parts of what a seat is expected to score. */
const UNMEASURED = 0.4
/** Points that make a difference where nothing drifts any more. */
const LEAST = 0.5

interface Scale {
  /** The chance of every seat to win, with the best move. */
  readonly chances: readonly number[]
  /** And with another, that the best so leads. */
  after(lead: Lead): readonly number[]
  /** What the other gives away. */
  lost(lead: Lead): Lead
}

/**
 * The lead of a search's best as it lasts: what was found best of many is in part what was overrated most. What was seen through
 * to the end stays as it is, and where all play together only chances are looked at.
 */
export function lasting({ chance, points: { mean, error } }: Lead, { tries }: Candidate): Lead {
  const holds = tries === 0 ? 1 : HOLDS
  return { chance, points: { mean: holds * mean, error: holds * error } }
}

/** The scale of a decision of a seat when such a part of the game is left, and its best move. */
export function scaleOf(game: AnyGame, seat: Seat, left: number, { chance, scores, tries }: Candidate): Scale {
  const { cooperative } = game
  // What was not tried was seen through to the end.
  const drift = tries === 0 ? LEAST : driftAt(game, scores, left)
  // Where all play together the search knows the chance.
  const chances = cooperative ? scores.map(() => chance) : chancesBy(scores, drift)
  const after = ({ chance, points }: Lead): readonly number[] => {
    if (cooperative) return chances.map((one) => Math.max(0, one - chance.mean))
    const less = scores.map((score, i) => (i === seat ? score - points.mean : score))
    return chancesBy(less, drift)
  }
  const lost = (lead: Lead): Lead => {
    const mean = chances[seat]! - after(lead)[seat]!
    // As surely as what was measured.
    const by = cooperative ? lead.chance : lead.points
    return { chance: { mean, error: by.mean === 0 ? 0 : (mean * by.error) / by.mean }, points: lead.points }
  }
  return { chances, after, lost }
}

function driftAt({ advice }: AnyGame, scores: readonly number[], left: number): number {
  const mean = scores.reduce((sum, score) => sum + Math.abs(score), 0) / scores.length
  return Math.max(LEAST, (advice.drift ?? UNMEASURED * mean) * Math.sqrt(left))
}

/** Together they are one. */
function chancesBy(scores: readonly number[], drift: number): readonly number[] {
  const best = Math.max(...scores)
  const odds = scores.map((score) => Math.exp((STEEP * (score - best)) / drift))
  const sum = odds.reduce((all, one) => all + one, 0)
  return odds.map((one) => one / sum)
}
