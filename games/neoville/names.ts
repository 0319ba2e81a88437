// The components of Neoville by name.
import { TILE_COUNT, TOWER_COUNT, towerTerrain, towerValue, UTILITIES, UTILITY_BASE } from './data.ts'
import type { Messages } from './messages/en.ts'
import type { NeovilleSet } from './set.ts'
import { featureAt, terrainAt } from './set.ts'

export function squareName(m: Messages, set: NeovilleSet, tile: number, turn: number, quarter: number): string {
  const terrain = m.terrains[terrainAt(set, tile, turn, quarter)]
  const feature = featureAt(set, tile, turn, quarter)
  return feature === 0 ? terrain : m.withFeature(terrain, m.features[feature])
}

export function face(m: Messages, set: NeovilleSet, tile: number, turn: number): string {
  const square = (quarter: number) => squareName(m, set, tile, turn, quarter)
  return m.face([square(0), square(1), square(2), square(3)])
}

export function tileName(m: Messages, set: NeovilleSet, tile: number, turn = 0): string {
  if (tile >= TILE_COUNT) return m.equity(tile - TILE_COUNT + 1, face(m, set, tile, turn))
  return m.tile(tile, face(m, set, tile, turn))
}

export function pieceName(m: Messages, piece: number): string {
  if (piece < TOWER_COUNT) return m.tower(m.towers[towerTerrain(piece)], towerValue(piece))
  return m.utility(m.types[UTILITIES[piece - UTILITY_BASE].type], utilityShort(m, piece - UTILITY_BASE))
}

export function utilityShort(m: Messages, design: number): string {
  const utility = UTILITIES[design]
  switch (utility.type) {
    case 'ecomobile':
      return m.ecomobiles[utility.counts](utility.atLeast)
    case 'windmill':
      return m.windmills[utility.tiles]
    case 'biodome':
      return m.biodomes[utility.name as keyof Messages['biodomes']]
  }
}
