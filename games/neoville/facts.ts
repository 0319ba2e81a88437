// What a board may ask about a view beyond what the view says, worked out by the rules themselves.
import { worldsOf } from '../../core/ahead.ts'
import { copyState } from '../../core/game.ts'
import * as build from './rules/build.ts'
import { piecePoints } from './score.ts'
import { putPiece, shape } from './state.ts'
import type { NeovilleView } from './view.ts'
import { imagine } from './view.ts'

/** Nothing that is asked here depends on what the viewer does not see. */
const worldOf = worldsOf(shape.blank, imagine)

/** §3.2 The square of the tile that a seat laid last on which least speaks against a piece. */
export function bestSquare(view: NeovilleView, seat: number, piece: number): number {
  return view.cities[seat].tiles.length === 0 ? 0 : build.bestSquare(worldOf(view), seat, piece)
}

/** §5 Of these squares of the tile that a seat laid last, the one on which a piece counts most; else that of the largest district. */
export function bestSite(view: NeovilleView, seat: number, piece: number, squares: readonly number[]): number | null {
  const { tiles, districts } = view.cities[seat]
  const sites = squares.map((square) => {
    const world = copyState(worldOf(view), shape.blank())
    putPiece(world, seat, piece, square)
    const district = districts[tiles.at(-1)?.districts[square] ?? -1]
    return { square, points: piecePoints(world, seat, tiles.length - 1), size: district?.squares.length ?? 0 }
  })
  return sites.sort((a, b) => b.points - a.points || b.size - a.size)[0]?.square ?? null
}
