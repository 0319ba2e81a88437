// Proves every count of the skyscrapers and utilities (§1.2, §1.3), and of the setup by number of players (§2.1, §2.2).
import { describe, expect, test } from 'vitest'
import {
  COPIES,
  PIECE_COUNT,
  PIECES,
  TERRAINS,
  TOWER_COUNT,
  TOWER_NAMES,
  TOWER_VALUES,
  towerTerrain,
  towerValue,
  UTILITIES,
  UTILITIES_DRAWN,
  UTILITY_BASE,
  UTILITY_TYPES,
  VALUES_LEFT_OUT,
} from '../data.ts'
import { SHAPE_BOX } from '../set.ts'
import { setOf } from '../versions.ts'

const { shapeMasks } = setOf(5)

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

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
    const rows = UTILITIES.flatMap((u) => (u.type === 'biodome' ? [[u.name, u.size, u.value]] : []))
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
    expect(new Set(shapeMasks[shape]).size).toBe(rotations)
    expect(shapeMasks[shape]).toHaveLength(rotations)
  })

  test.each([0, 1, 2, 3, 4, 5])('§1.3 shape %i lies in the corner of its box, and turning it gives itself', (shape) => {
    for (const one of shapeMasks[shape]) {
      expect(mask(cellsOf(one)), draw(one).join('\n')).toBe(one)
      expect(shapeMasks[shape]).toContain(mask(cellsOf(one).map(([row, column]) => [column, -row] as const)))
    }
  })

  test.each([0, 1, 2, 3, 4, 5])('§1.3 shape %i is mirror-symmetric', (shape) => {
    for (const one of shapeMasks[shape]) {
      expect(shapeMasks[shape]).toContain(mask(cellsOf(one).map(([row, column]) => [row, -column] as const)))
    }
  })

  test('§1.3 no rotation belongs to two shapes', () => {
    expect(new Set(shapeMasks.flat()).size).toBe(shapeMasks.flat().length)
  })

  test('§1.3 the L of three is three squares of a block of four, whichever is missing', () => {
    const block = [0, 1].flatMap((row) => [0, 1].map((column) => [row, column] as const))
    const missingOne = block.map((missing) => mask(block.filter((cell) => cell !== missing)))
    expect([...shapeMasks[0]].sort()).toEqual(missingOne.sort())
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
    expect(shapeMasks[shape]).toContain(mask(cells))
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
