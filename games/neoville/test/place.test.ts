// §3.1: placing a tile, and the joining exception.
import { describe, expect, test } from 'vitest'
import { refusingChance } from '../../../core/chance.ts'
import { moves } from '../moves.ts'
import type { NeovilleState } from '../state.ts'
import { game, legalTexts, position, whyNot } from './sketch.ts'

/** Tiles of the set by their row: three soil squares with grass, rock and water; three of water with grass and rock. */
const SOIL_GRASS = 0
const SOIL_ROCK = 1
const SOIL_WATER = 2
const WATER_GRASS = 10
const WATER_ROCK = 11
const SIDE_BY_SIDE = 12
/** Diagonal tiles: 's r r s', 'g r r g' and 'g w w g'. */
const SOIL_ROCK_DIAGONAL = 37
const GRASS_ROCK_DIAGONAL = 39
const GRASS_WATER_DIAGONAL = 40

const cellsOf = (s: NeovilleState) => [...new Set(legalTexts(s).map((text) => text.split(' ')[2]))].sort()
const turnsOf = (s: NeovilleState, tile: number, cell: string) =>
  legalTexts(s)
    .filter((text) => text.startsWith(`place ${tile} ${cell} `))
    .map((text) => Number(text.split(' ')[3]))

function advance(s: NeovilleState, text: string): NeovilleState {
  game.play(s, moves.parse(text) as number, refusingChance)
  return s
}

describe('§3.1 where a tile may lie', () => {
  test('§3.1 the first tile has only a rotation: one cell, four turns of each tile of the hand', () => {
    const s = position({ cities: [{ city: '' }], phase: 'place', hand: [74, SOIL_GRASS, SOIL_ROCK] })
    expect(cellsOf(s)).toEqual(['d4'])
    expect(legalTexts(s)).toHaveLength(3 * 4)
  })

  test('§3.1 a tile that a half turn does not change is offered in two rotations', () => {
    const s = position({ cities: [{ city: '' }], phase: 'place', hand: [74, SOIL_ROCK_DIAGONAL, SOIL_ROCK] })
    expect(turnsOf(s, SOIL_ROCK_DIAGONAL, 'd4')).toEqual([0, 1])
    expect(turnsOf(s, SOIL_ROCK, 'd4')).toEqual([0, 1, 2, 3])
  })

  test('§3.1 the equity tile can be placed like any other, at any time', () => {
    const s = position({ cities: [{ city: '. .\n. .' }], phase: 'place', hand: [SOIL_ROCK, 74, SOIL_GRASS] })
    expect(turnsOf(s, 74, 'e4')).toEqual([0, 1, 2, 3])
    expect(advance(s, 'place 74 e4 3').tile[1]).toBe(74)
  })

  test('§3.1 the second tile shares a side with the first: four cells', () => {
    const s = position({ cities: [{ city: '. .\n. .' }], phase: 'place' })
    expect(cellsOf(s)).toEqual(['c4', 'd3', 'd5', 'e4'])
    expect(whyNot(s, 'place 74 e5 0')).toEqual({ code: 'cell-apart', values: { cell: 32 } })
    expect(whyNot(s, 'place 74 d4 0')).toEqual({ code: 'cell-taken', values: { cell: 24 } })
  })

  test('§3.1 a row of four settles the columns, not yet the rows', () => {
    const s = position({ cities: [{ city: '. . . . . . . .\n. . . . . . . .' }], phase: 'place' })
    expect(cellsOf(s)).toEqual(['d3', 'd5', 'e3', 'e5', 'f3', 'f5', 'g3', 'g5'])
    expect(whyNot(s, 'place 74 c4 0')).toEqual({ code: 'cell-outside-frame', values: { cell: 23 } })
  })

  test('§3.1 a 4×4 box settles the frame, even with holes in it', () => {
    const [row, column] = ['. . . . . . . .\n', '. . - - - - - -\n']
    const s = position({ cities: [{ city: row.repeat(2) + column.repeat(6) }], phase: 'place' })
    expect(cellsOf(s)).toEqual(['e5', 'e6', 'e7', 'f5', 'g5'])
    for (const cell of ['c4', 'd3']) expect(whyNot(s, `place 74 ${cell} 0`)?.code).toBe('cell-outside-frame')
  })

  test('§3.1 terrains need not match: every rotation fits beside water', () => {
    const s = position({ cities: [{ city: 'w w\nw g' }], phase: 'place', hand: [74, SOIL_ROCK, SOIL_GRASS] })
    for (const cell of ['c4', 'd3', 'd5', 'e4']) expect(turnsOf(s, SOIL_ROCK, cell)).toEqual([0, 1, 2, 3])
  })

  test('§3.1 once placed, nothing moves or turns', () => {
    const s = position({ cities: [{ city: '. . . .\n. . . .' }], phase: 'place', hand: [74, SOIL_ROCK, SOIL_GRASS] })
    const before = [...s.tile.slice(0, 2), ...s.turn.slice(0, 2), ...s.cell.slice(0, 2)]
    advance(s, `place ${SOIL_ROCK} d5 2`)
    expect([...s.tile.slice(0, 2), ...s.turn.slice(0, 2), ...s.cell.slice(0, 2)]).toEqual(before)
  })

  test('§3.1 the tile leaves the slot it was in, and building comes next', () => {
    const s = position({ cities: [{ city: '. .\n. .' }], phase: 'place', hand: [SOIL_ROCK, 74, SOIL_GRASS] })
    advance(s, `place ${SOIL_GRASS} d5 0`)
    expect(Array.from(s.hand.slice(0, 3))).toEqual([SOIL_ROCK + 1, 74 + 1, 0])
    expect(game.view(s, 0).phase).toBe('build')
  })
})

/** Soil above and below the hole at e5, with a skyscraper each; they do not meet. */
const APART = {
  city: `
    .  .   .  .   .  .   . .
    .  w*  s* s   w* .   . .
    .  .   -  -   .  .   . .
    .  .   -  -   .  .   . .
    .  w*  s* s   w* .   . .
    .  .   .  .   .  .   . .
    .  .   .  .   .  .   . .
    .  .   .  .   .  .   . .
  `,
  pieces: ['earth4 e4 br', 'earth6 e6 tr'],
}

/** The same, but the soil goes round the hole on the right, so that it is one district. */
const ROUND = {
  city: `
    .  .   .  .   .  .   . .
    .  w*  s* s   s* s*  . .
    .  .   -  -   .  s*  . .
    .  .   -  -   .  s*  . .
    .  w*  s* s   s* s*  . .
    .  .   .  .   .  .   . .
    .  .   .  .   .  .   . .
    .  .   .  .   .  .   . .
  `,
  pieces: ['earth4 e4 br'],
}

const SOIL_HAND = [SOIL_GRASS, SOIL_ROCK, SOIL_WATER]

describe('§3.1, §6 joining two districts that each hold a skyscraper', () => {
  test('§6 is refused while any other placement exists', () => {
    const s = position({ cities: [APART], phase: 'place', hand: [SOIL_GRASS, SOIL_ROCK, WATER_GRASS] })
    expect(legalTexts(s)).toEqual([0, 1, 2, 3].map((turn) => `place ${WATER_GRASS} e5 ${turn}`))
    expect(whyNot(s, `place ${SOIL_GRASS} e5 0`)).toEqual({ code: 'joins-towers', values: { cell: 32 } })
  })

  test('§3.1 [ruling] the whole hand counts: a tile that can only join is refused because of another tile', () => {
    const s = position({ cities: [APART], phase: 'place', hand: [SOIL_ROCK, WATER_ROCK, SOIL_WATER] })
    for (const tile of [SOIL_ROCK, SOIL_WATER])
      for (const turn of [0, 1, 2, 3]) expect(whyNot(s, `place ${tile} e5 ${turn}`)?.code).toBe('joins-towers')
  })

  test('§6 is allowed when no other placement exists, and any joining one is', () => {
    const s = position({ cities: [APART], phase: 'place', hand: SOIL_HAND })
    expect(legalTexts(s)).toHaveLength(3 * 4)
    for (const text of legalTexts(s)) expect(whyNot(s, text)).toBeNull()
    const told: object[] = []
    game.play(s, moves.parse(`place ${SOIL_ROCK} e5 0`) as number, refusingChance, (event) => told.push(event))
    expect(told[0]).toMatchObject({ kind: 'placed', joined: true })
    expect(game.invalid(s)).toBeNull()
  })

  test('§3.1 only the rotations that join are refused', () => {
    const s = position({ cities: [APART], phase: 'place', hand: [SIDE_BY_SIDE, SOIL_ROCK, SOIL_WATER] })
    // Soil over grass touches one of them, soil beside grass both.
    expect(legalTexts(s)).toEqual([`place ${SIDE_BY_SIDE} e5 0`, `place ${SIDE_BY_SIDE} e5 2`])
  })

  test('§3.1 joining is free while one of the two has no skyscraper', () => {
    const s = position({
      cities: [{ ...APART, pieces: ['earth4 e4 br', 'left e6 tr'] }],
      phase: 'place',
      hand: SOIL_HAND,
    })
    const told: object[] = []
    game.play(s, moves.parse(`place ${SOIL_ROCK} e5 0`) as number, refusingChance, (event) => told.push(event))
    expect(told[0]).toMatchObject({ kind: 'placed', joined: false })
  })

  test('§6 a placement that closes a district on itself is allowed: that is no join', () => {
    const s = position({ cities: [ROUND], phase: 'place', hand: [SOIL_GRASS, SOIL_ROCK, WATER_GRASS] })
    expect(legalTexts(s)).toHaveLength(3 * 4)
    expect(whyNot(s, `place ${SOIL_ROCK} e5 0`)).toBeNull()
  })
})

/** Soil with a skyscraper above and to the right of the hole at e5; `link` runs from its left side to below it. */
const linked = (link: string) => ({
  city: `
    .  .        r*  .        .  .   . .
    .  w*       s   w*       .  .   . .
    .  ${link}  -   -        w* .   . .
    .  ${link}  -   -        s  r*  . .
    .  ${link}  ${link} ${link}  w* .   . .
    .  .        .   .        .  .   . .
    .  .        .   .        .  .   . .
    .  .        .   .        .  .   . .
  `,
  pieces: ['earth4 e4 bl', 'earth6 f5 bl'],
})
const DIAGONAL_HAND = [SOIL_ROCK_DIAGONAL, GRASS_ROCK_DIAGONAL, GRASS_WATER_DIAGONAL]

describe('§3.1, §6 a diagonal tile, whose two squares of a terrain do not touch each other', () => {
  test('§3.1 may touch one district with a skyscraper at each of them', () => {
    const s = position({ cities: [linked('w*')], phase: 'place', hand: DIAGONAL_HAND })
    expect(turnsOf(s, SOIL_ROCK_DIAGONAL, 'e5')).toEqual([0, 1])
  })

  test('§3.1 joins if a district outside, itself without a skyscraper, holds the two together', () => {
    const s = position({ cities: [linked('s*')], phase: 'place', hand: DIAGONAL_HAND })
    expect(turnsOf(s, SOIL_ROCK_DIAGONAL, 'e5')).toEqual([1])
    expect(whyNot(s, `place ${SOIL_ROCK_DIAGONAL} e5 0`)?.code).toBe('joins-towers')
  })
})
