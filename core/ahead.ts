// Trying out before one's turn: a world made of nothing but what a seat sees, in which that seat chooses.
import type { AnyGame, Chance, Seen, State } from './game.ts'
import { NOBODY, PUBLIC } from './game.ts'

/** What the seat is shown does not depend on it. */
const anyLuck: Chance = { draw: () => 0 }

/** Null if there is nothing to try out: for a spectator, in one's own turn, after the end, or where the game says so. */
export function aheadOf(game: AnyGame, view: Seen, chance = anyLuck): State | null {
  const { viewer, toAct } = view
  if (!game.ahead || viewer === PUBLIC || toAct === viewer || toAct === NOBODY) return null
  const world = game.blank()
  game.imagine(view, chance, world)
  return game.ahead(world, viewer) ? world : null
}
