// Proves every count of the tiles (§1.1, §1.4, §1.5).

import { describe, expect, test } from 'vitest'
import { EQUITY_COUNT, FEATURES, TERRAINS, TILE_COUNT } from '../data.ts'
import { featureAt, readSet, terrainAt } from '../set.ts'
import { set5 } from '../sets/5.ts'
import { setOf } from '../versions.ts'

const set = setOf(5)
const { tiles, faces, marks, turns } = set

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
const ring = (tile: number, turn = 0) => CLOCKWISE.map((quarter) => terrainAt(set, tile, turn, quarter))
const squaresOf = (tile: number, terrain: number) => ring(tile).filter((other) => other === terrain).length
const terrainsWith = (tile: number, squares: number) =>
  range(0, 4).filter((terrain) => squaresOf(tile, terrain) === squares)
const marksOf = (tile: number, feature: number) =>
  QUARTERS.filter((quarter) => featureAt(set, tile, 0, quarter) === feature).length
const marked = (tiles: readonly number[], feature: number) =>
  tiles.reduce((total, tile) => total + marksOf(tile, feature), 0)
const markedTerrain = (terrain: number, feature: number) =>
  cityTiles
    .flatMap((tile) => QUARTERS.filter((quarter) => featureAt(set, tile, 0, quarter) === feature).map((q) => [tile, q]))
    .filter(([tile, quarter]) => terrainAt(set, tile, 0, quarter) === terrain).length

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
const identity = (tile: number) =>
  QUARTERS.map((turn) => `${faces[tile * 4 + turn]}/${marks[tile * 4 + turn]}`).sort()[0]

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
    expect(tiles).toHaveLength(78)
  })

  test('§1.1 a tile is four squares, each of a terrain, with a park, a sport facility or nothing', () => {
    for (const row of tiles) expect(row).toMatch(/^[sgrw][pa]?( [sgrw][pa]?){3}$/)
  })

  test('§1.1 the terrains are soil, grass, rock and water', () => {
    expect(TERRAINS).toEqual(['soil', 'grass', 'rock', 'water'])
  })

  test('§1.1 every tile shows at least two terrains', () => {
    for (const tile of allTiles) expect(new Set(ring(tile)).size, tiles[tile]).toBeGreaterThanOrEqual(2)
  })

  test('§1.1 every tile reads back as its row', () => {
    for (const tile of allTiles) {
      const squares = QUARTERS.map(
        (quarter) => 'sgrw'[terrainAt(set, tile, 0, quarter)] + ['', 'p', 'a'][featureAt(set, tile, 0, quarter)],
      )
      expect(squares.join(' ')).toBe(tiles[tile])
    }
  })
})

describe('§3.1 any rotation', () => {
  test('§3.1 a turn is a quarter turn clockwise: bottom-left comes to top-left', () => {
    for (const tile of allTiles) {
      for (const turn of QUARTERS) {
        for (const read of [terrainAt, featureAt]) {
          const before = QUARTERS.map((quarter) => read(set, tile, turn, quarter))
          const after = QUARTERS.map((quarter) => read(set, tile, (turn + 1) % 4, quarter))
          expect(after, tiles[tile]).toEqual([before[2], before[0], before[3], before[1]])
        }
      }
    }
  })

  test('§3.1 the tile "s gp w r" turned once is "w s r gp"', () => {
    const tile = tiles.indexOf('s gp w r')
    expect(letters(QUARTERS.map((quarter) => terrainAt(set, tile, 1, quarter)))).toBe('wsrg')
    expect(QUARTERS.map((quarter) => featureAt(set, tile, 1, quarter))).toEqual([0, 0, 0, PARK])
  })

  test('§3.1 four turns are the identity', () => {
    for (const tile of allTiles) {
      const turned = QUARTERS.reduce((squares) => [2, 0, 3, 1].map((from) => squares[from]), tiles[tile].split(' '))
      expect(turned.join(' ')).toBe(tiles[tile])
    }
  })

  test('§3.1 a set counts the distinct turns: all four, but two for a diagonal tile without features', () => {
    for (const tile of allTiles) {
      const distinct = new Set(QUARTERS.map((turn) => `${faces[tile * 4 + turn]}/${marks[tile * 4 + turn]}`))
      expect(turns[tile], tiles[tile]).toBe(distinct.size)
      const plain = marksOf(tile, PARK) + marksOf(tile, SPORT) === 0
      expect(turns[tile], tiles[tile]).toBe(splitOf(tile) === 'diagonal' && plain ? 2 : 4)
    }
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
    for (const tile of ofSplit('2+1+1')) expect(isDiagonal(tile), tiles[tile]).toBe(false)
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
    for (const row of tiles) expect(row).not.toMatch(/pa|ap/)
  })

  test('§1.4 a tile has at most one park and at most one sport facility', () => {
    for (const tile of cityTiles) {
      expect(marksOf(tile, PARK), tiles[tile]).toBeLessThanOrEqual(1)
      expect(marksOf(tile, SPORT), tiles[tile]).toBeLessThanOrEqual(1)
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
    expect(repeated.map((tile) => tiles[tile])).toEqual(['s s w w', 's s w w'])
  })
})

describe('§1.5 equity tiles', () => {
  test('§1.5 the later in turn order, the more parks and sport facilities its equity tile has', () => {
    expect(equityTiles.map((tile) => marksOf(tile, PARK) + marksOf(tile, SPORT))).toEqual([0, 1, 2, 3])
  })
})

describe('a set is refused', () => {
  const { cityTiles, equityTiles, biodomes } = set5
  const withTile = (row: string) => ({ ...set5, cityTiles: [...cityTiles.slice(0, -1), row] })
  const withShape = (design: string, rows: string) => ({ ...set5, biodomes: { ...biodomes, [design]: rows } })
  test.each<readonly [string, object, string]>([
    ['without its biodomes', { cityTiles, equityTiles }, 'biodomes'],
    ['with a tile too few', { ...set5, cityTiles: cityTiles.slice(1) }, 'cityTiles'],
    ['with a tile of three squares', withTile('s g r'), 'cityTiles.73'],
    ['with a terrain that does not exist', withTile('s g r x'), 'cityTiles.73'],
    ['with both features on a square', withTile('spa g r w'), 'cityTiles.73'],
    ['with a tile of one terrain', withTile('s s sp s'), 'cityTiles.73'],
    [
      'with an equity tile of one terrain',
      { ...set5, equityTiles: [...equityTiles.slice(1), 'w w w w'] },
      'equityTiles.3',
    ],
    ['with a biodome of another size', withShape('T4', '### ##.'), 'biodomes.T4'],
    ['with a biodome in two parts', withShape('T4', '##. ..# ..#'), 'biodomes.T4'],
    ['with a biodome whose rows differ in length', withShape('T4', '### .#'), 'biodomes.T4'],
    ['with an empty row round a biodome', withShape('T4', '### .#. ...'), 'biodomes.T4'],
    ['with two biodomes of one shape', withShape('T4', '## ##'), 'biodomes.T4'],
    ['with two biodomes of one shape, one of them turned', withShape('L3', '# # #'), 'biodomes.I3'],
    ['with a strange part', { ...set5, moon: 1 }, 'moon'],
  ])('%s', (_, given, at) => {
    expect(readSet(given)).toMatchObject({ code: 'set-part', values: { at } })
  })
})
