// A move of Neoville as a path of phrases, from the broad to the narrow, and as one sentence.
import type { Seat } from '../../../core/game.ts'
import { PUBLIC } from '../../../core/game.ts'
import { CELL_NAMES, QUARTERS, TERRAINS, TOWER_COUNT, UTILITIES, UTILITY_BASE } from '../data.ts'
import type { Messages } from '../messages/en.ts'
import { moves } from '../moves.ts'
import { namedFace, namedPiece, pieceName, seenTile, tilesOf } from '../names.ts'
import type { NeovilleSet } from '../set.ts'
import type { NeovilleView } from '../view.ts'

export function path(m: Messages, set: NeovilleSet, v: NeovilleView, text: string): readonly string[] {
  const move = moves.readText(text)
  switch (move.kind) {
    case 'place':
      return [
        m.place.tile(heldTile(set, v, move.tile)),
        m.place.cell(CELL_NAMES[move.cell]),
        m.place.turn(namedFace(set, move.tile, move.turn), move.turn),
      ]
    case 'build':
      return buildPath(m, v, move.piece, move.square)
    case 'skip':
      return [m.build.skip]
    case 'take':
      return [m.take.market(seenTile(set, move.tile, v.market))]
    case 'draw':
      return [m.take.stack]
  }
}

/** What makes no sentence when its phrases are joined: where a tile goes and how, a piece and its square. */
export function whole(m: Messages, set: NeovilleSet, v: NeovilleView, text: string): string | null {
  const move = moves.readText(text)
  if (move.kind === 'build') return m.build.piece(namedPiece(move.piece), ...squareOf(v, move.square))
  if (move.kind !== 'place') return null
  const { tile, cell, turn } = move
  return m.place.whole(heldTile(set, v, tile), CELL_NAMES[cell], namedFace(set, tile, turn), turn)
}

const heldTile = (set: NeovilleSet, v: NeovilleView, tile: number) => seenTile(set, tile, tilesOf(v.hands[nearSeat(v)]))

/** A square of the tile placed last: where it is, and its district. */
function squareOf(v: NeovilleView, quarter: number) {
  const { tiles, districts } = v.cities[v.active]
  const { terrain, squares } = districts[tiles[tiles.length - 1].districts[quarter]]
  return [QUARTERS[quarter], TERRAINS[terrain], squares.length] as const
}

function buildPath(m: Messages, v: NeovilleView, piece: number, quarter: number): readonly string[] {
  const square = squareOf(v, quarter)
  // A square takes skyscrapers of one type only, so its list is short.
  if (piece < TOWER_COUNT) return [m.build.tower(...square), pieceName(m, piece)]
  const utility = UTILITIES[piece - UTILITY_BASE]
  return [m.build.utilities[utility.type], m.design(utility), m.build.square(...square)]
}

/** Whose hand the tiles to lay are of: also before one's turn they may be tried out. */
const nearSeat = ({ viewer, active }: NeovilleView): Seat => (viewer === PUBLIC ? active : viewer)
