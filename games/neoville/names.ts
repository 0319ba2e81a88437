// The components of Neoville, as messages are given them and by name.
import type {
  BiodomeShape,
  Counted,
  NamedFace,
  NamedPiece,
  NamedSquare,
  NamedTile,
  TowerName,
  Utility,
  UtilityType,
  WindmillTiles,
} from './data.ts'
import {
  equityNumber,
  FEATURES,
  isEquity,
  TERRAINS,
  TOWER_COUNT,
  TOWER_NAMES,
  towerTerrain,
  towerValue,
  UTILITIES,
  UTILITY_BASE,
  UTILITY_TYPES,
} from './data.ts'
import type { Messages } from './messages/en.ts'
import type { NeovilleSet } from './set.ts'
import { featureAt, terrainAt } from './set.ts'
import type { SeenSlot } from './view.ts'

export function namedSquare(set: NeovilleSet, tile: number, turn: number, quarter: number): NamedSquare {
  return {
    terrain: TERRAINS[terrainAt(set, tile, turn, quarter)],
    feature: FEATURES[featureAt(set, tile, turn, quarter)],
  }
}

export function namedFace(set: NeovilleSet, tile: number, turn: number): NamedFace {
  const square = (quarter: number) => namedSquare(set, tile, turn, quarter)
  return [square(0), square(1), square(2), square(3)]
}

export function namedTile(set: NeovilleSet, tile: number, turn = 0): NamedTile {
  const number = isEquity(tile) ? equityNumber(tile) : tile
  return { number, isEquity: isEquity(tile), squares: namedFace(set, tile, turn) }
}

/** As it is seen in a hand or in the market: by its squares, and by its slot too where another there looks the same. */
export function seenTile(set: NeovilleSet, tile: number, beside: readonly (number | null)[]): NamedTile {
  const { isEquity, number, squares } = namedTile(set, tile)
  const isTwin = (other: number | null) => other !== null && other !== tile && set.tiles[other] === set.tiles[tile]
  const seen = { number: isEquity ? number : null, isEquity, squares }
  return beside.includes(tile) && beside.some(isTwin) ? { ...seen, slot: beside.indexOf(tile) + 1 } : seen
}

/** The tiles of a hand, as far as they are seen. */
export const tilesOf = (hand: readonly (SeenSlot | null)[]) => hand.map((slot) => slot?.tile ?? null)

export function namedPiece(piece: number): NamedPiece {
  if (piece >= TOWER_COUNT) return UTILITIES[piece - UTILITY_BASE]
  return { type: 'tower', tower: TOWER_NAMES[towerTerrain(piece)], value: towerValue(piece) }
}

interface Called {
  readonly towers: { readonly [T in TowerName]: string }
  readonly types: { readonly [U in UtilityType]: string }
  readonly ecomobiles: { readonly [C in Counted]: (atLeast: number) => string }
  readonly windmills: { readonly [W in WindmillTiles]: string }
  readonly biodomes: { readonly [B in BiodomeShape]: string }
}

/** What a language says of pieces, by what it calls each: a design, a piece with its type, and without. */
export function piecesIn({ towers, types, ecomobiles, windmills, biodomes }: Called) {
  function design(utility: Utility): string {
    if (utility.type === 'ecomobile') return ecomobiles[utility.counts](utility.atLeast)
    return utility.type === 'windmill' ? windmills[utility.tiles] : biodomes[utility.name]
  }
  const own = (one: NamedPiece) => (one.type === 'tower' ? `${towers[one.tower]} ${one.value}` : design(one))
  const piece = (one: NamedPiece) => (one.type === 'tower' ? own(one) : `${types[one.type]} ${own(one)}`)
  return { design, own, piece }
}

export const tileName = (m: Messages, set: NeovilleSet, tile: number) => m.tile(namedTile(set, tile))
export const tileLook = (m: Messages, set: NeovilleSet, tile: number, beside: readonly (number | null)[]) =>
  m.tile(seenTile(set, tile, beside))
export const pieceName = (m: Messages, piece: number) => m.piece(namedPiece(piece))

/** The types of utilities in a game, by name. */
export const typesOf = (types: readonly number[]) => types.map((type) => UTILITY_TYPES[type])
