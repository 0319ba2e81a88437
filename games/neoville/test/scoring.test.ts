// §4 and §5.1–§5.4: districts, and the points of every piece; with the worked examples of §6.
import { describe, expect, test } from 'vitest'
import type { Sketch } from './sketch.ts'
import { CELLS, game, island, pointsOf, position } from './sketch.ts'

/** A finished city of seat 0 at a table of four, where all skyscrapers are in the game. */
const finished = (city: Sketch) => position({ seats: 4, cities: [city], phase: 'over' })

function scored(city: string, ...pieces: string[]): number[] {
  const s = finished({ city, pieces, last: ['e4'] })
  return pieces.map((piece) => pointsOf(s, piece))
}

describe('§4 districts', () => {
  const sizes = (city: string, terrain: number) =>
    game
      .view(position({ cities: [{ city }], phase: 'place' }), 0)
      .cities[0].districts.filter((district) => district.terrain === terrain)
      .map(({ squares }) => squares.length)
      .sort()

  test('§4 squares of one terrain hang together by their sides, across tiles', () => {
    expect(sizes('s* s*  s* g*\ng* g*  s* g*', 0)).toEqual([4])
    expect(sizes('s* s*  s* g*\ng* g*  s* g*', 1)).toEqual([2, 2])
  })

  test('§4 corners do not connect', () => {
    expect(sizes('s r\nr s', 0)).toEqual([1, 1])
  })

  test('§4 squares with a park or a sport facility belong to their district and count', () => {
    expect(sizes('s sp\ns g', 0)).toEqual([3])
    expect(sizes('s s\nwa s', 0)).toEqual([3])
  })
})

describe('§5.1 skyscrapers', () => {
  const EIGHT = 'O###\n#.#.\n#...\n#...'

  test('§5.1, §6 rulebook: the #8 waterfall in a district of 8 scores 8', () => {
    expect(scored(island(EIGHT, 'w'), 'waterfall8 d4 tl')).toEqual([8])
  })

  test('§5.1 a district one square too small costs the value', () => {
    expect(scored(island(EIGHT, 'w'), 'waterfall10 d4 tl')).toEqual([-10])
    expect(scored(island('O###\n#.#.\n#...', 'w'), 'waterfall8 d4 tl')).toEqual([-8])
  })

  test('§5.1, §6 rulebook: the #5 earth in a district of 4 costs 5', () => {
    expect(scored(island('O#..\n#...\n#...', 's'), 'earth5 d4 tl')).toEqual([-5])
  })

  test('§5.1, §6 rulebook: the #4 stone in a district of 2 costs 4', () => {
    expect(scored(island('O#', 'r'), 'stone4 d4 tl')).toEqual([-4])
  })

  test('§6 a ring of 8 counts 8', () => {
    expect(scored(island('O##\n#.#\n###', 'w'), 'waterfall8 d4 tl')).toEqual([8])
  })

  test.each([
    ['the higher of two that fit', 'earth4', 'earth6', [0, 6]],
    ['the one that fits', 'earth4', 'earth12', [4, 0]],
    ['the lesser loss if none fits', 'earth12', 'earth8', [0, -8]],
  ])('§5.1, §6 towers that share a district after a forced join: %s counts, the other 0', (_, one, other, points) => {
    // The tile at e4 came last and joined six squares of soil.
    expect(scored(island('O###O#', 's'), `${one} d4 tl`, `${other} f4 tl`)).toEqual(points)
  })
})

/** A city in which row and column of the top left square carry these marks (o plain, p park, a athlete). */
function cross(row: string, column: string): string {
  const mark = (sign: string) => (sign === 'o' ? 'o' : `o${sign}`)
  const first = [...row].map(mark).join(' ')
  return [first, ...[...column.slice(1)].map((sign) => `${mark(sign)}${' .'.repeat(7)}`)].join('\n')
}

describe('§5.2 ecomobiles', () => {
  test('§5.2, §6 rulebook: 4 parks on row and column together score 8', () => {
    expect(scored(cross('oopoopoo', 'ooopoopo'), 'parks4 d4 tl')).toEqual([8])
  })

  test('§5.2 three parks are not enough, whatever else is on the lines or beside them', () => {
    expect(scored(cross('oapoopoa', 'ooopoaao'), 'parks4 d4 tl')).toEqual([-8])
  })

  test.each([
    ['sports4', 'ooaooaoo', 'oooaooao', 8],
    ['sports4', 'oopooaoo', 'oooaooao', -8],
    ['mixed4', 'oopooaoo', 'ooopooao', 5],
    ['mixed4', 'oopooooo', 'ooopooao', -5],
  ])('§5.2 %s with row %s and column %s: %i', (piece, row, column, points) => {
    expect(scored(cross(row, column), `${piece} d4 tl`)).toEqual([points])
  })

  test('§5.2 its own tile counts where it lies on the lines, but not off them', () => {
    expect(scored(cross('opooopoo', 'oopoooop'), 'parks4 d4 tl')).toEqual([8])
    const offLines = cross('ooooopoo', 'oopoooop').replace('o . . . . . . .', 'o op . . . . . .')
    expect(scored(offLines, 'parks4 d4 tl')).toEqual([-8])
  })

  /** One square of each terrain on the row, so that four skyscrapers can stand on it and the column. */
  const TOWERS = `
    o o  s .  !s .  w .
    o .  !s .  g !s  !w .
    o .  . !g  !g .  . .
    o .  . .  . .  . .
    r !r  . .  . .  . .
    !r .  . .  . .  . .
    o .  . .  . .  . .
    o .  . .  . .  . .
  `
  test.each([
    ['towers3', ['earth4 e4 tl', 'waterfall4 g4 tl', 'stone4 d6 tl'], 5],
    ['towers3', ['earth4 e4 tl', 'waterfall4 g4 tl', 'forest4 f4 bl'], -5],
    ['towers4', ['earth4 e4 tl', 'waterfall4 g4 tl', 'stone4 d6 tl'], -8],
  ])('§5.2 %s with %j: %i', (piece, towers, points) => {
    expect(scored(TOWERS, `${piece} d4 tl`, ...towers)[0]).toBe(points)
  })

  test('§5.2 four skyscrapers on the lines', () => {
    const city = TOWERS.replace('!s .  w', 'g .  w')
    expect(scored(city, 'towers4 d4 tl', 'earth4 e4 tl', 'waterfall4 g4 tl', 'stone4 d6 tl', 'forest6 f4 tl')[0]).toBe(
      8,
    )
  })

  test('§5.2 other utilities of any type count, the ecomobile itself does not', () => {
    const city = cross('oooooooo', 'oooooooo')
    expect(scored(city, 'utilities3 d4 tl', 'left e4 tl', 'towers3 g4 tr', 'left d6 bl')[0]).toBe(8)
    expect(scored(city, 'utilities3 d4 tl', 'left e4 tl', 'towers3 g4 tr')[0]).toBe(-8)
  })

  test('§5.2 a feature may serve several ecomobiles', () => {
    expect(scored(cross('oppopopo', 'oooooooo'), 'parks4 d4 tl', 'parks4 g4 tr')).toEqual([8, 8])
  })
})

describe('§5.3 windmills', () => {
  test.each([
    ['left', 4, 'd4 d5 d6 d7'],
    ['right', 4, 'g4 g5 g6 g7'],
    ['top', 4, 'd4 e4 f4 g4'],
    ['bottom', 4, 'd7 e7 f7 g7'],
    ['corner', 5, 'd4 d7 g4 g7'],
    ['centre', 6, 'e5 e6 f5 f6'],
  ])('§5.3 the windmill %s scores %i on %s, else it costs as much', (piece, value, cells) => {
    const plain = 'o . '.repeat(4)
    const city = `${plain}\n${'. '.repeat(8)}\n`.repeat(4)
    for (const cell of CELLS) {
      const expected = cells.split(' ').includes(cell) ? value : -value
      expect(scored(city, `${piece} ${cell} tl`), cell).toEqual([expected])
    }
  })

  test('§6 rulebook: the windmill "left column" in the left column scores 4, and two on one tile group both do', () => {
    const city = `${'o . '.repeat(4)}\n${'. '.repeat(8)}\n`.repeat(4)
    expect(scored(city, 'left d5 tl', 'left d6 tl')).toEqual([4, 4])
  })
})

describe('§5.4 biodomes', () => {
  test('§5.4, §6 rulebook: three water squares in an L with the L biodome score 5', () => {
    expect(scored(island('O#\n#.', 'w'), 'L3 d4 tl')).toEqual([5])
  })

  test.each([
    ['.#\n#O', 'r'],
    ['#.\n#O', 'g'],
    ['##\n.O', 's'],
    ['##\nO.', 'w'],
  ])('§5.4 the L in any rotation and on any terrain: %j of %s', (shape, terrain) => {
    const quarter = shape.endsWith('O') ? 'br' : 'bl'
    expect(scored(island(shape, terrain), `L3 d4 ${quarter}`)).toEqual([5])
  })

  test.each([
    ['I3', 5, ['....\n.O##', '....\n.O\n.#\n.#']],
    ['O4', 6, ['....\n.O#\n.##']],
    ['T4', 6, ['..#.\n.O#\n..#', '....\n.O##\n..#.']],
    ['V5', 8, ['....\n.O##\n.#\n.#', '....\n.O##\n...#\n...#']],
    ['U5', 8, ['....\n.O.#\n.###', '....\n.O#\n..#\n.##']],
  ])('§5.4 the biodome %s scores %i for its exact shape', (piece, value, shapes) => {
    for (const shape of shapes) expect(scored(island(shape, 'w'), `${piece} d4 br`), shape).toEqual([value])
  })

  test('§6 a biodome district one square too large costs the value, one too small as well', () => {
    expect(scored(island('O#\n#.\n#.', 'w'), 'L3 d4 tl')).toEqual([-5])
    expect(scored(island('O#', 'w'), 'L3 d4 tl')).toEqual([-5])
  })

  test('§6 a U with its gap filled is no U', () => {
    expect(scored(island('....\n.O.#\n.###', 's'), 'U5 d4 br')).toEqual([8])
    expect(scored(island('....\n.O##\n.###', 's'), 'U5 d4 br')).toEqual([-8])
  })

  test('§5.4 the same size in another shape costs the value', () => {
    expect(scored(island('....\n.O##', 'w'), 'L3 d4 br')).toEqual([-5])
    expect(scored(island('....\n.O#\n..##', 'w'), 'T4 d4 br')).toEqual([-6])
  })

  test('§6 two biodomes of one shape in one district: one scores, the other costs', () => {
    expect(scored(island('.OO.\n.#..', 'w'), 'L3 d4 tr', 'L3 e4 tl')).toEqual([5, -5])
  })

  test('§5.4 a biodome that does not fit does not take the place of one that does', () => {
    expect(scored(island('.OO.\n.#..', 'w'), 'I3 d4 tr', 'L3 e4 tl')).toEqual([-5, 5])
  })

  test('§5.4 two districts, two biodomes: both score', () => {
    expect(scored(island('O#..\n#...\n....\n....\n....\n..#O\n...#', 'w'), 'L3 d4 tl', 'L3 e6 br')).toEqual([5, 5])
  })
})

describe('§6 the city of the rulebook', () => {
  const CITY = `
    g  gp  r  s   g  s   sa w
    ga s   r  sa  gp s   wp w
    s  s   s  s   s  s   g  ga
    r  r   wa w   s  wa  w  w
    r  rp  r  w   rp g   g  w
    w  w   r  sa  s  s   g  w
    s  r   r  rp  r  sp  w  w
    s  w   g  s   w  g   s  r
  `
  const PIECES = {
    'earth12 f4 br': 12,
    'stone10 d6 tl': 10,
    'waterfall6 g5 br': 6,
    'earth4 f6 br': 4,
    'forest5 d4 tl': -5,
    'earth8 d7 bl': -8,
    'mixed4 g6 tl': 5,
    'parks4 f7 tl': 8,
    'towers3 d5 tl': 5,
    'centre f5 bl': 6,
    'corner e4 tl': -5,
  }
  /** More parks and sport facilities than the city above. */
  const GREENER =
    `${'op . '.repeat(4)}\n${'. '.repeat(8)}\n`.repeat(2) + `${'oa . '.repeat(4)}\n${'. '.repeat(8)}\n`.repeat(2)

  test('§6 12 + 10 + 6 + 4 − 5 − 8 + 5 + 8 + 5 + 6 − 5 = 38', () => {
    const pieces = Object.keys(PIECES)
    const s = position({ seats: 4, cities: [{ city: CITY, pieces }, { city: GREENER }], phase: 'over' })
    for (const [piece, points] of Object.entries(PIECES)) expect(pointsOf(s, piece), piece).toBe(points)
    expect(game.outcome(s)?.scores[0]).toBe(38)
  })
})
