// The score sheet of the toy.
import type { ScoreLine, Seat } from '../../game.ts'
import { ROW } from './data.ts'
import type { ToyState } from './state.ts'
import { OVER } from './state.ts'
import { SETS } from './versions.ts'

function housesOf(s: ToyState, seat: Seat): number {
  const { houses } = SETS[s.rules]
  let points = 0
  for (let i = 0; i < s.placed[seat]; i++) points += houses[s.row[seat * ROW + i] - 1].worth
  return points
}

function fountainsOf(s: ToyState, seat: Seat): number {
  return SETS[s.rules].fountains.reduce((sum, worth, colour) => sum + (s.fountains[colour] === seat + 1 ? worth : 0), 0)
}

export function scoreOf(s: ToyState, seat: Seat): number {
  return housesOf(s, seat) + fountainsOf(s, seat)
}

export function sheet(s: ToyState): readonly ScoreLine[] {
  const settled = s.phase === OVER
  return Array.from({ length: s.seats }, (_, seat) => seat).flatMap((seat) => [
    { seat, line: 'houses', points: housesOf(s, seat), settled },
    { seat, line: 'fountains', points: fountainsOf(s, seat), settled },
  ])
}
