// Trying out before one's turn: a world made of nothing but what a seat sees, in which that seat chooses; and what others could
// propose where everything lies open.
import type { AnyGame, Chance, Move, Seat, Seen, State } from './game.ts'
import { MOST_MOVES, NOBODY, PUBLIC } from './game.ts'
import { upTo } from './lists.ts'

/** What is shown does not depend on it. */
const anyLuck: Chance = { draw: () => 0 }

const list = new Int32Array(MOST_MOVES)

function choicesIn(game: AnyGame, world: State): readonly string[] {
  return upTo(game.legal(world, list), (i) => game.moves.text(list[i] as Move))
}

/** A world for each view, made once: for facts that depend on nothing hidden. */
export function worldsOf<S extends State, V extends Seen>(
  blank: () => S,
  imagine: (view: V, chance: Chance, into: S) => void,
): (view: V) => S {
  const worlds = new WeakMap<V, S>()
  return (view) => {
    const known = worlds.get(view)
    if (known) return known
    const world = blank()
    imagine(view, anyLuck, world)
    worlds.set(view, world)
    return world
  }
}

/** What the seat to act can choose, for others to propose; only where everything lies open. */
export function openChoices(game: AnyGame, view: Seen): readonly string[] {
  if (!game.open || view.toAct === NOBODY) return []
  const world = game.blank()
  game.imagine(view, anyLuck, world)
  return choicesIn(game, world)
}

/** The next own turn of a seat, in a world made of its view; null if there is none to be seen. */
function nextTurn(game: AnyGame, view: Seen, seat: Seat, chance: Chance): State | null {
  if (!game.ahead) return null
  const world = game.blank()
  game.imagine(view, chance, world)
  return game.ahead(world, seat) ? world : null
}

/** Null if there is nothing to try out: for a spectator, in one's own turn, after the end, or where the game says so. */
export function aheadOf(game: AnyGame, view: Seen, chance = anyLuck): State | null {
  const { viewer, toAct } = view
  if (viewer === PUBLIC || toAct === viewer || toAct === NOBODY) return null
  return nextTurn(game, view, viewer, chance)
}

/** What a seat may try out before its turn, and how the table would look to it then; none of it can be played yet. */
export interface Ahead {
  readonly view: Seen
  readonly choices: readonly string[]
}

export function lookAhead(game: AnyGame, view: Seen): Ahead | null {
  const world = aheadOf(game, view)
  return world && { view: game.view(world, view.viewer), choices: choicesIn(game, world) }
}

/** Whether a seat that is asked something else first could still play this in its turn. */
export function isToCome(game: AnyGame, view: Seen, move: string): boolean {
  const { viewer } = view
  const world = viewer === PUBLIC ? null : nextTurn(game, view, viewer, anyLuck)
  return world !== null && choicesIn(game, world).includes(move)
}
