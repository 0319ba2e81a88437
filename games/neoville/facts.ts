// What a board may ask about a view beyond what the view says, worked out by the rules themselves.
import { worldsOf } from '../../core/ahead.ts'
import * as build from './rules/build.ts'
import { shape } from './state.ts'
import type { NeovilleView } from './view.ts'
import { imagine } from './view.ts'

/** Nothing that is asked here depends on what the viewer does not see. */
const worldOf = worldsOf(shape.blank, imagine)

/** §3.2 The square of the tile that a seat laid last on which least speaks against a piece. */
export function bestSquare(view: NeovilleView, seat: number, piece: number): number {
  return view.cities[seat].tiles.length === 0 ? 0 : build.bestSquare(worldOf(view), seat, piece)
}
