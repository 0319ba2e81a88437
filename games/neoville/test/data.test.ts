// Proves every count of the components (§1) and of the setup by number of players (§2.1, §2.2).

import { describe, expect, test } from 'vitest'
import {
  COPIES,
  EQUITY_COUNT,
  FACE,
  FEATURES,
  featureAt,
  MARK,
  PIECE_COUNT,
  PIECES,
  SHAPE_BOX,
  SHAPE_MASKS,
  TERRAINS,
  TILE_COUNT,
  TILES,
  TOWER_COUNT,
  TOWER_NAMES,
  TOWER_VALUES,
  TURNS,
  terrainAt,
  towerTerrain,
  towerValue,
  UTILITIES,
  UTILITIES_DRAWN,
  UTILITY_BASE,
  UTILITY_TYPES,
  VALUES_LEFT_OUT,
} from '../data.ts'

const QUARTERS = [0, 1, 2, 3]
const CLOCKWISE = [0, 1, 3, 2]
const PARK = FEATURES.indexOf('park')
const SPORT = FEATURES.indexOf('sport')
const SPLITS = ['3+1', 'side', 'diagonal', '2+1+1', 'four'] as const

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
const cityTiles = range(0, TILE_COUNT)
const equityTiles = range(TILE_COUNT, TILE_COUNT + EQUITY_COUNT)
const allTiles = [...cityTiles, ...equityTiles]
const letters = (terrains: readonly number[]) => terrains.map((terrain) => 'sgrw'[terrain]).join('')

/** The terrains clockwise from the top-left square. */
const ring = (tile: number, turn = 0) => CLOCKWISE.map((quarter) => terrainAt(tile, turn, quarter))
const squaresOf = (tile: number, terrain: number) => ring(tile).filter((other) => other === terrain).length
const terrainsWith = (tile: number, squares: number) =>
  range(0, 4).filter((terrain) => squaresOf(tile, terrain) === squares)
const marksOf = (tile: number, feature: number) =>
  QUARTERS.filter((quarter) => featureAt(tile, 0, quarter) === feature).length
const marked = (tiles: readonly number[], feature: number) =>
  tiles.reduce((total, tile) => total + marksOf(tile, feature), 0)
const markedTerrain = (terrain: number, feature: number) =>
  cityTiles
    .flatMap((tile) => QUARTERS.filter((quarter) => featureAt(tile, 0, quarter) === feature).map((q) => [tile, q]))
    .filter(([tile, quarter]) => terrainAt(tile, 0, quarter) === terrain).length

function splitOf(tile: number): (typeof SPLITS)[number] {
  if (terrainsWith(tile, 3).length === 1) return '3+1'
  if (terrainsWith(tile, 2).length === 2) return isDiagonal(tile) ? 'diagonal' : 'side'
  return terrainsWith(tile, 2).length === 1 ? '2+1+1' : 'four'
}

function isDiagonal(tile: number): boolean {
  const [first, second, third, fourth] = ring(tile)
  return first === third || second === fourth
}

/** One text for a cyclic sequence, wherever it starts. */
function cyclic(terrains: readonly number[]): string {
  return QUARTERS.map((start) => letters([...terrains.slice(start), ...terrains.slice(0, start)])).sort()[0]
}

const mirrored = (text: string) => cyclic([...text].reverse().map((letter) => 'sgrw'.indexOf(letter)))
const ofSplit = (split: string) => cityTiles.filter((tile) => splitOf(tile) === split)

/** One text for a tile with its features, however it lies. */
const identity = (tile: number) => QUARTERS.map((turn) => `${FACE[tile * 4 + turn]}/${MARK[tile * 4 + turn]}`).sort()[0]

function tally(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1
  return counts
}

const orderedPairs = range(0, 4).flatMap((a) =>
  range(0, 4)
    .filter((b) => b !== a)
    .map((b) => letters([a, b])),
)
const pairs = range(0, 4).flatMap((a) => range(a + 1, 4).map((b) => letters([a, b])))
const each = (keys: readonly string[], count: number) => Object.fromEntries(keys.map((key) => [key, count]))

describe('§1.1 tiles', () => {
  test('§1.1 74 city tiles and 4 equity tiles', () => {
    expect(TILE_COUNT).toBe(74)
    expect(EQUITY_COUNT).toBe(4)
    expect(TILES).toHaveLength(78)
  })

  test('§1.1 a tile is four squares, each of a terrain, with a park, a sport facility or nothing', () => {
    for (const row of TILES) expect(row).toMatch(/^[sgrw][pa]?( [sgrw][pa]?){3}$/)
  })

  test('§1.1 the terrains are soil, grass, rock and water', () => {
    expect(TERRAINS).toEqual(['soil', 'grass', 'rock', 'water'])
  })

  test('§1.1 every tile shows at least two terrains', () => {
    for (const tile of allTiles) expect(new Set(ring(tile)).size, TILES[tile]).toBeGreaterThanOrEqual(2)
  })

  test('§1.1 every tile reads back as its row', () => {
    for (const tile of allTiles) {
      const squares = QUARTERS.map(
        (quarter) => 'sgrw'[terrainAt(tile, 0, quarter)] + ['', 'p', 'a'][featureAt(tile, 0, quarter)],
      )
      expect(squares.join(' ')).toBe(TILES[tile])
    }
  })
})

describe('§3.1 any rotation', () => {
  test('§3.1 a turn is a quarter turn clockwise: bottom-left comes to top-left', () => {
    for (const tile of allTiles) {
      for (const turn of QUARTERS) {
        for (const read of [terrainAt, featureAt]) {
          const before = QUARTERS.map((quarter) => read(tile, turn, quarter))
          const after = QUARTERS.map((quarter) => read(tile, (turn + 1) % 4, quarter))
          expect(after, TILES[tile]).toEqual([before[2], before[0], before[3], before[1]])
        }
      }
    }
  })

  test('§3.1 the tile "s gp w r" turned once is "w s r gp"', () => {
    const tile = TILES.indexOf('s gp w r')
    expect(letters(QUARTERS.map((quarter) => terrainAt(tile, 1, quarter)))).toBe('wsrg')
    expect(QUARTERS.map((quarter) => featureAt(tile, 1, quarter))).toEqual([0, 0, 0, PARK])
  })

  test('§3.1 four turns are the identity', () => {
    for (const tile of allTiles) {
      const turned = QUARTERS.reduce((squares) => [2, 0, 3, 1].map((from) => squares[from]), TILES[tile].split(' '))
      expect(turned.join(' ')).toBe(TILES[tile])
    }
  })

  test('§3.1 TURNS counts the distinct turns: all four, but two for a diagonal tile without features', () => {
    for (const tile of allTiles) {
      const distinct = new Set(QUARTERS.map((turn) => `${FACE[tile * 4 + turn]}/${MARK[tile * 4 + turn]}`))
      expect(TURNS[tile], TILES[tile]).toBe(distinct.size)
      const plain = marksOf(tile, PARK) + marksOf(tile, SPORT) === 0
      expect(TURNS[tile], TILES[tile]).toBe(splitOf(tile) === 'diagonal' && plain ? 2 : 4)
    }
  })
})

describe('§1.2 skyscrapers', () => {
  test('§1.2 28 skyscrapers: four types with the values 4, 5, 6, 7, 8, 10, 12', () => {
    expect(TOWER_COUNT).toBe(28)
    for (const terrain of range(0, 4)) {
      const values = range(0, 28)
        .filter((id) => towerTerrain(id) === terrain)
        .map(towerValue)
      expect(values).toEqual([4, 5, 6, 7, 8, 10, 12])
    }
  })

  test('§1.2 earth stands on soil, forest on grass, stone on rock, waterfall on water', () => {
    expect(TOWER_NAMES.map((name, terrain) => [name, TERRAINS[terrain]])).toEqual([
      ['earth', 'soil'],
      ['forest', 'grass'],
      ['stone', 'rock'],
      ['waterfall', 'water'],
    ])
  })

  test.each([
    [2, 20],
    [3, 24],
    [4, 28],
  ] as const)('§2.1 %i players: %i skyscrapers are left', (players, left) => {
    const leftOut: readonly number[] = VALUES_LEFT_OUT[players]
    expect(range(0, TOWER_COUNT).filter((id) => !leftOut.includes(towerValue(id)))).toHaveLength(left)
  })

  test('§2.1 two players play without 5 and 7, three without 7, four with all', () => {
    expect(VALUES_LEFT_OUT).toEqual({ 2: [5, 7], 3: [7], 4: [] })
    for (const values of Object.values(VALUES_LEFT_OUT)) {
      for (const value of values) expect(TOWER_VALUES).toContain(value)
    }
  })
})

describe('§1.3 utilities', () => {
  test('§1.3 36 utilities, 12 of each type, two copies of each design', () => {
    expect(COPIES).toBe(2)
    expect(UTILITIES.length * COPIES).toBe(36)
    for (const type of UTILITY_TYPES) {
      expect(UTILITIES.filter((utility) => utility.type === type).length * COPIES).toBe(12)
    }
  })

  test('§1.3 ecomobiles, windmills and biodomes come in this order, six designs each', () => {
    expect(UTILITY_TYPES).toEqual(['ecomobile', 'windmill', 'biodome'])
    expect(UTILITIES.map((utility) => UTILITY_TYPES.indexOf(utility.type))).toEqual(
      range(0, 18).map((index) => Math.floor(index / 6)),
    )
  })

  test('§1.3 ecomobiles: what they count, how many, for how much', () => {
    const rows = UTILITIES.flatMap((u) => (u.type === 'ecomobile' ? [[u.counts, u.atLeast, u.value]] : []))
    expect(rows).toEqual([
      ['parks', 4, 8],
      ['sports', 4, 8],
      ['parksOrSports', 4, 5],
      ['towers', 3, 5],
      ['towers', 4, 8],
      ['utilities', 3, 8],
    ])
  })

  test('§1.3 windmills: where, for how much', () => {
    const rows = UTILITIES.flatMap((u) => (u.type === 'windmill' ? [[u.tiles, u.value]] : []))
    expect(rows).toEqual([
      ['left', 4],
      ['right', 4],
      ['top', 4],
      ['bottom', 4],
      ['corner', 5],
      ['centre', 6],
    ])
  })

  test('§1.3 biodomes: shape, size, for how much', () => {
    const rows = UTILITIES.flatMap((u) =>
      u.type === 'biodome' ? [[u.name, u.shape.join('').replaceAll('.', '').length, u.value]] : [],
    )
    expect(rows).toEqual([
      ['L3', 3, 5],
      ['I3', 3, 5],
      ['O4', 4, 6],
      ['T4', 4, 6],
      ['V5', 5, 8],
      ['U5', 5, 8],
    ])
  })

  test('§2.2 2, 3 and 4 players draw 5, 6 and 7 of each chosen type, from its 12', () => {
    expect(UTILITIES_DRAWN).toEqual({ 2: 5, 3: 6, 4: 7 })
  })
})

describe('§1.3 shapes of the biodomes', () => {
  const draw = (mask: number) =>
    range(0, SHAPE_BOX)
      .map((row) => range(0, SHAPE_BOX).map((column) => ((mask >> (row * SHAPE_BOX + column)) & 1 ? '#' : '.')))
      .map((line) => line.join(''))
  const mask = (cells: readonly (readonly [row: number, column: number])[]) => {
    const top = Math.min(...cells.map(([row]) => row))
    const left = Math.min(...cells.map(([, column]) => column))
    return cells.reduce((bits, [row, column]) => bits | (1 << ((row - top) * SHAPE_BOX + column - left)), 0)
  }
  const cellsOf = (shape: number) =>
    range(0, SHAPE_BOX ** 2)
      .filter((bit) => (shape >> bit) & 1)
      .map((bit) => [Math.floor(bit / SHAPE_BOX), bit % SHAPE_BOX] as const)

  test.each([
    ['L3', 0, 4],
    ['I3', 1, 2],
    ['O4', 2, 1],
    ['T4', 3, 4],
    ['V5', 4, 4],
    ['U5', 5, 4],
  ])('§1.3 %s (shape %i) has %i rotations', (name, shape, rotations) => {
    expect(UTILITIES[12 + shape].name).toBe(name)
    expect(new Set(SHAPE_MASKS[shape]).size).toBe(rotations)
    expect(SHAPE_MASKS[shape]).toHaveLength(rotations)
  })

  test.each([0, 1, 2, 3, 4, 5])('§1.3 shape %i lies in the corner of its box, and turning it gives itself', (shape) => {
    for (const one of SHAPE_MASKS[shape]) {
      expect(mask(cellsOf(one)), draw(one).join('\n')).toBe(one)
      expect(SHAPE_MASKS[shape]).toContain(mask(cellsOf(one).map(([row, column]) => [column, -row] as const)))
    }
  })

  test.each([0, 1, 2, 3, 4, 5])('§1.3 shape %i is mirror-symmetric', (shape) => {
    for (const one of SHAPE_MASKS[shape]) {
      expect(SHAPE_MASKS[shape]).toContain(mask(cellsOf(one).map(([row, column]) => [row, -column] as const)))
    }
  })

  test('§1.3 no rotation belongs to two shapes', () => {
    expect(new Set(SHAPE_MASKS.flat()).size).toBe(SHAPE_MASKS.flat().length)
  })

  test('§1.3 the L of three is three squares of a block of four, whichever is missing', () => {
    const block = [0, 1].flatMap((row) => [0, 1].map((column) => [row, column] as const))
    const missingOne = block.map((missing) => mask(block.filter((cell) => cell !== missing)))
    expect([...SHAPE_MASKS[0]].sort()).toEqual(missingOne.sort())
  })

  test.each([
    ['I3', 1, ['###']],
    ['O4', 2, ['##', '##']],
    ['T4', 3, ['.#.', '###']],
    ['V5', 4, ['###', '..#', '..#']],
    ['U5', 5, ['##', '#.', '##']],
  ])('§1.3 %s is recognised as drawn', (_, shape, picture) => {
    const cells = picture.flatMap((line, row) =>
      [...line].flatMap((cell, column) => (cell === '#' ? [[row, column] as const] : [])),
    )
    expect(SHAPE_MASKS[shape]).toContain(mask(cells))
  })
})

describe('§1.4 the 74 city tiles', () => {
  test('§1.4 12 are 3+1, 24 side by side, 6 diagonal, 24 are 2+1+1, 8 have all four terrains', () => {
    expect(tally(cityTiles.map(splitOf))).toEqual({ '3+1': 12, side: 24, diagonal: 6, '2+1+1': 24, four: 8 })
  })

  test('§1.4 twelve tiles split 3+1, each ordered pair of terrains once', () => {
    const found = ofSplit('3+1').map((tile) => letters([...terrainsWith(tile, 3), ...terrainsWith(tile, 1)]))
    expect(tally(found)).toEqual(each(orderedPairs, 1))
  })

  test('§1.4 24 tiles split 2+2 side by side, each pair of terrains four times', () => {
    expect(tally(ofSplit('side').map((tile) => letters(terrainsWith(tile, 2))))).toEqual(each(pairs, 4))
  })

  test('§1.4 six tiles split 2+2 diagonally, each pair of terrains once', () => {
    expect(tally(ofSplit('diagonal').map((tile) => letters(terrainsWith(tile, 2))))).toEqual(each(pairs, 1))
  })

  test('§1.4 24 tiles split 2+1+1, each double with each pair of other terrains twice', () => {
    const found = ofSplit('2+1+1').map((tile) => letters([...terrainsWith(tile, 2), ...terrainsWith(tile, 1)]))
    const wanted = [...'sgrw'].flatMap((double) =>
      pairs.filter((pair) => !pair.includes(double)).map((pair) => double + pair),
    )
    expect(wanted).toHaveLength(12)
    expect(tally(found)).toEqual(each(wanted, 2))
  })

  test('§1.4 the double of a 2+1+1 tile lies side by side', () => {
    for (const tile of ofSplit('2+1+1')) expect(isDiagonal(tile), TILES[tile]).toBe(false)
  })

  test('§1.4 the two 2+1+1 tiles of the same terrains are mirror images, not the same', () => {
    const found = ofSplit('2+1+1').map((tile) => cyclic(ring(tile)))
    expect(new Set(found).size).toBe(24)
    for (const text of found) {
      expect(mirrored(text)).not.toBe(text)
      expect(found).toContain(mirrored(text))
    }
  })

  test('§1.4 eight tiles have all four terrains, in all 6 cyclic orders', () => {
    const orders = tally(ofSplit('four').map((tile) => cyclic(ring(tile))))
    expect(Object.keys(orders)).toHaveLength(6)
    expect(Object.values(orders).sort()).toEqual([1, 1, 1, 1, 2, 2])
  })

  test('§1.4 the two doubled cyclic orders are a mirror pair', () => {
    const orders = tally(ofSplit('four').map((tile) => cyclic(ring(tile))))
    const doubled = Object.keys(orders).filter((order) => orders[order] === 2)
    expect(doubled).toHaveLength(2)
    expect(mirrored(doubled[0])).toBe(doubled[1])
  })

  test.each(TERRAINS.map((name, terrain) => [name, terrain] as const))('§1.4 %s has 74 squares', (_, terrain) => {
    expect(cityTiles.reduce((total, tile) => total + squaresOf(tile, terrain), 0)).toBe(74)
  })

  test('§1.4 26 squares carry a park and 26 a sport facility', () => {
    expect(marked(cityTiles, PARK)).toBe(26)
    expect(marked(cityTiles, SPORT)).toBe(26)
  })

  test('§1.4 a square never carries both', () => {
    for (const row of TILES) expect(row).not.toMatch(/pa|ap/)
  })

  test('§1.4 a tile has at most one park and at most one sport facility', () => {
    for (const tile of cityTiles) {
      expect(marksOf(tile, PARK), TILES[tile]).toBeLessThanOrEqual(1)
      expect(marksOf(tile, SPORT), TILES[tile]).toBeLessThanOrEqual(1)
    }
  })

  test.each(TERRAINS.map((name, terrain) => [name, terrain] as const))(
    '§1.4 %s has 6 or 7 parks and 6 or 7 sport facilities, together 13',
    (_, terrain) => {
      const parks = markedTerrain(terrain, PARK)
      const sports = markedTerrain(terrain, SPORT)
      expect([6, 7]).toContain(parks)
      expect([6, 7]).toContain(sports)
      expect(parks + sports).toBe(13)
    },
  )

  test.each([
    ['3+1', 4, 4],
    ['side', 9, 8],
    ['diagonal', 2, 2],
    ['2+1+1', 8, 9],
    ['four', 3, 3],
  ])('§1.4 split %s has %i parks and %i sport facilities', (split, parks, sports) => {
    expect(marked(ofSplit(split), PARK)).toBe(parks)
    expect(marked(ofSplit(split), SPORT)).toBe(sports)
  })

  test('§1.4 no two city tiles are the same however they lie, but one plain pair side by side', () => {
    const counts = tally(cityTiles.map(identity))
    const repeated = cityTiles.filter((tile) => counts[identity(tile)] > 1)
    expect(repeated.map((tile) => TILES[tile])).toEqual(['s s w w', 's s w w'])
  })
})

describe('§1.5 equity tiles', () => {
  test('§1.5 equity tiles, too, have at most one park and one sport facility', () => {
    for (const tile of equityTiles) {
      expect(marksOf(tile, PARK), TILES[tile]).toBeLessThanOrEqual(1)
      expect(marksOf(tile, SPORT), TILES[tile]).toBeLessThanOrEqual(1)
    }
  })
})

describe('pieces', () => {
  test('§1.2, §1.3 28 skyscrapers and 18 designs of utilities are numbered together', () => {
    expect(UTILITY_BASE).toBe(28)
    expect(PIECE_COUNT).toBe(46)
    expect(PIECES).toHaveLength(46)
  })

  test('§1.2 a skyscraper is called by its type and value', () => {
    for (const id of range(0, 28)) expect(PIECES[id]).toBe(`${TOWER_NAMES[towerTerrain(id)]}${towerValue(id)}`)
    expect([PIECES[0], PIECES[27]]).toEqual(['earth4', 'waterfall12'])
  })

  test('§1.3 a utility is called by the name of its design', () => {
    expect(PIECES.slice(UTILITY_BASE)).toEqual(UTILITIES.map((utility) => utility.name))
  })

  test('names of pieces are single words, no two alike', () => {
    expect(new Set(PIECES).size).toBe(PIECE_COUNT)
    for (const name of PIECES) expect(name).toMatch(/^[A-Za-z]+\d*$/)
  })
})
