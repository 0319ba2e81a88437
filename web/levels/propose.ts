// The level of bots that fits somebody, from the games that are kept, where they have been playing another.
import type { Level } from '../../bots/index.ts'
import { victoryOf } from '../../core/victory.ts'
import { BOTS } from '../../house/seats.ts'
import type { Saved } from '../protocol.ts'
import { ownSeat } from '../statistics/played.ts'
import type { Meeting, Strengths } from './estimate.ts'
import { estimate, fittingLevel } from './estimate.ts'

/** The levels, the weakest first. */
export const FROM_WEAKEST: readonly Level[] = BOTS.filter((bot) => bot !== 'random')

/** So many games of one game, with as many at the table, before anything is proposed. */
const FEW = 3

export interface LevelChange {
  /** What it is remembered by, once it was told. */
  readonly key: string
  readonly level: Level
  readonly harder: boolean
  /** How the games against the level played so far went. */
  readonly played: { readonly level: Level; readonly games: number; readonly won: number }
}

/** Null where there is too little to go by, or what is played fits. */
export function proposalFor(
  games: readonly Saved[],
  game: string,
  seats: number,
  strengths: Strengths | undefined,
  name: string,
): LevelChange | null {
  if (!strengths) return null
  const met = games
    .filter((one) => one.game === game && one.seats.length === seats)
    .sort((a, b) => a.changed - b.changed)
    .flatMap((one) => meetingOf(one, name) ?? [])
  const last = met.at(-1)
  const level = last && onlyLevel(last)
  if (met.length < FEW || !level) return null
  // One step at a time: nobody is thrown from casual bots to experts.
  const at = FROM_WEAKEST.indexOf(level)
  const near = FROM_WEAKEST.slice(Math.max(0, at - 1), at + 2)
  const fitting = fittingLevel(estimate(met, strengths), near, strengths, seats - 1)
  if (!fitting || fitting === level) return null
  const same = met.filter((one) => onlyLevel(one) === level)
  return {
    key: `${game}/${seats}/${fitting}`,
    level: fitting,
    harder: FROM_WEAKEST.indexOf(fitting) > at,
    played: { level, games: same.length, won: same.filter(({ share }) => share > 0).length },
  }
}

/** A game of one person against bots. */
function meetingOf({ seats, result }: Saved, name: string): Meeting | null {
  const own = ownSeat(seats, name)
  if (own === null || !result) return null
  const rivals = seats.flatMap(({ player }, seat) => (seat === own ? [] : [player]))
  return rivals.length > 0 && !rivals.includes('person') ? { rivals, share: victoryOf(result.ranks, own) } : null
}

function onlyLevel({ rivals }: Meeting): Level | null {
  const level = FROM_WEAKEST.find((one) => one === rivals[0])
  return level && rivals.every((rival) => rival === level) ? level : null
}
