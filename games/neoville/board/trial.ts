// What is asked of the rules to learn why a piece cannot be built on the newest tile.
import { TOWER_VALUES, UTILITY_BASE } from '../data.ts'
import { moves } from '../moves.ts'
import { featureAt, terrainAt } from '../set.ts'
import { setOf } from '../versions.ts'
import type { NeovilleView, SeenCity } from '../view.ts'

const QUARTERS = [0, 1, 2, 3] as const

/** On the square that is picked, else on the one that speaks against it least: of its terrain, or free at least. */
export function trialOf({ rules }: NeovilleView, { tiles }: SeenCity, piece: number, picked: number | null): string {
  const newest = tiles.at(-1)
  const set = setOf(rules)
  const free = newest ? QUARTERS.filter((one) => featureAt(set, newest.tile, newest.turn, one) === 0) : []
  const terrain = Math.floor(piece / TOWER_VALUES.length)
  const own = free.find((one) => newest && terrainAt(set, newest.tile, newest.turn, one) === terrain)
  const best = (piece < UTILITY_BASE ? own : undefined) ?? free[0] ?? 0
  return moves.text(moves.kinds.build.of(piece, picked ?? best))
}
