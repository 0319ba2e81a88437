// The one scale of chances, of reviews and hints: expected scores in points become chances by how far the lead of two equal players
// still drifts until the end. Where leads drift far, one says little; near the end the same lead says almost everything.
import type { AnyGame, Seat } from '../core/game.ts'
import type { Candidate } from './bot.ts'
import type { Lead } from './duel.ts'

/** How steep the curve is that turns a lead, in units of its drift, into a chance: the logistic nearest to the normal one. */
const STEEP = 1.7
/** The part of a loss, as a short search sees it, that is still missing some turns later: measured in docs/review.md. */
const HOLDS = 0.4
/** The drift of a whole game that was not measured, as a part of the score that is expected of a seat. */
const UNMEASURED = 0.4
/** Points that make a difference where nothing drifts any more. */
const LEAST = 0.5

interface Scale {
  /** The chance of every seat to win, with the best move. */
  readonly chances: readonly number[]
  /** The same with another move, over which the best has this lead. */
  after(lead: Lead): readonly number[]
  /** What that other move gives away. */
  lost(lead: Lead): Lead
}

/**
 * What will remain of the lead of a search's best move: the best of many is in part the most overrated. A lead that was seen
 * through to the end of the game stays as it is; where all play together only chances are looked at.
 */
export function lasting({ chance, points: { mean, error } }: Lead, { tries }: Candidate): Lead {
  const holds = tries === 0 ? 1 : HOLDS
  return { chance, points: { mean: holds * mean, error: holds * error } }
}

/** The scale of a seat's decision: `left` is the part of the game still to come, the candidate its best move. */
export function scaleOf(game: AnyGame, seat: Seat, left: number, { chance, scores, tries }: Candidate): Scale {
  const { cooperative } = game
  // Without tries the search has seen the game through to its end.
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
    // The relative error is that of what was measured.
    const by = cooperative ? lead.chance : lead.points
    return { chance: { mean, error: by.mean === 0 ? 0 : (mean * by.error) / by.mean }, points: lead.points }
  }
  return { chances, after, lost }
}

function driftAt({ advice }: AnyGame, scores: readonly number[], left: number): number {
  const mean = scores.reduce((sum, score) => sum + Math.abs(score), 0) / scores.length
  return Math.max(LEAST, (advice.drift ?? UNMEASURED * mean) * Math.sqrt(left))
}

/** The chances of all seats; their sum is 1. */
function chancesBy(scores: readonly number[], drift: number): readonly number[] {
  const best = Math.max(...scores)
  const odds = scores.map((score) => Math.exp((STEEP * (score - best)) / drift))
  const sum = odds.reduce((all, one) => all + one, 0)
  return odds.map((one) => one / sum)
}
