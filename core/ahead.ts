// Trying out before one's turn: a world made of nothing but what a seat sees, in which that seat chooses; and what others could
// propose where everything lies open.
import type { AnyGame, Chance, Seen, State } from './game.ts'
import { MOST_MOVES, NOBODY, PUBLIC } from './game.ts'
import { upTo } from './lists.ts'

/** What the seat is shown does not depend on it. */
const anyLuck: Chance = { draw: () => 0 }

const list = new Int32Array(MOST_MOVES)

/** Where everything lies open: what whoever is to act can choose, for others to propose. */
export function openChoices(game: AnyGame, view: Seen): readonly string[] {
  if (!game.open || view.toAct === NOBODY) return []
  const world = game.blank()
  game.imagine(view, anyLuck, world)
  return upTo(game.legal(world, list), (i) => game.moves.text(list[i]))
}

/** Null if there is nothing to try out: for a spectator, in one's own turn, after the end, or where the game says so. */
export function aheadOf(game: AnyGame, view: Seen, chance = anyLuck): State | null {
  const { viewer, toAct } = view
  if (!game.ahead || viewer === PUBLIC || toAct === viewer || toAct === NOBODY) return null
  const world = game.blank()
  game.imagine(view, chance, world)
  return game.ahead(world, viewer) ? world : null
}
