// What a view tells of a city beside its tiles, so that boards and words need no rule of their own.
import { describe, expect, test } from 'vitest'
import type { WindmillTiles } from '../data.ts'
import { CELL_COLUMNS, CELL_NAMES, windmillPicture } from '../data.ts'
import { eager, playOut } from './play.ts'
import { game, position } from './sketch.ts'

function seen(city: string, pieces: readonly string[] = []) {
  return game.view(position({ cities: [{ city, pieces }], phase: 'place' }), 0).cities[0]
}
const tileAt = (city: ReturnType<typeof seen>, name: string) =>
  city.tiles.find(({ cell }) => CELL_NAMES[cell] === name) as (typeof city.tiles)[number]

const ANY_TILE = '. .\n. .'
const TWO_BY_ONE = 'o . . .\n. . . .'

describe('§3.1 the frame', () => {
  test('before the first tile: the place of that tile, and everything in reach', () => {
    const { box, reach } = game.view(position({ cities: [{ city: '' }], phase: 'place' }), 0).cities[0]
    expect(box).toEqual({ top: 3, bottom: 3, left: 3, right: 3 })
    expect(reach).toEqual({ top: 0, bottom: 6, left: 0, right: 6 })
  })

  test('the reach shrinks as the city grows, and is the city when it is finished', () => {
    const { box, reach } = seen(TWO_BY_ONE)
    expect(box).toEqual({ top: 3, bottom: 3, left: 3, right: 4 })
    expect(reach).toEqual({ top: 0, bottom: 6, left: 1, right: 6 })
    const s = playOut(2, 'frame', {})
    for (const city of game.view(s, 0).cities) expect(city.reach).toEqual(city.box)
  })

  test('a tile can be placed in reach only', () => {
    playOut(3, 'reach', {
      look: (s, legal) => {
        const { reach } = game.view(s, 0).cities[s.active]
        for (const move of legal.filter((one) => game.moves.text(one).startsWith('place'))) {
          const cell = CELL_NAMES.indexOf(game.moves.text(move).split(' ')[2])
          const [row, column] = [Math.floor(cell / CELL_COLUMNS), cell % CELL_COLUMNS]
          expect(row >= reach.top && row <= reach.bottom && column >= reach.left && column <= reach.right).toBe(true)
        }
      },
    })
  })
})

describe('§4 districts', () => {
  test('every quarter of a tile names the district that holds it', () => {
    playOut(2, 'districts', {
      prefer: eager,
      look: (s) => {
        for (const { tiles, districts } of game.view(s, 0).cities)
          for (const [order, tile] of tiles.entries())
            for (const [quarter, district] of tile.districts.entries())
              expect(districts[district].squares).toContain(order * 4 + quarter)
      },
    })
  })

  test('a district decides the points of its skyscrapers and biodomes, not those of other utilities', () => {
    const decides = (piece: string) => {
      const view = seen('s s*\ns* g*', [`${piece} d4 tl`])
      return view.districts[tileAt(view, 'd4').districts[0]].decides
    }
    expect(['earth4', 'L3', 'left', 'parks4'].map(decides)).toEqual([true, true, false, false])
  })

  test('§5.5 parks and sport facilities are counted', () => {
    const { parks, sports } = seen('op o o o\no o o oa')
    expect([parks, sports]).toEqual([1, 1])
  })
})

describe('what a utility looks at', () => {
  test('§5.2 an ecomobile: its row and its column of squares, as far as the city goes', () => {
    expect(tileAt(seen(TWO_BY_ONE, ['parks4 d4 tl']), 'd4').looks).toEqual([
      { row: 6, column: 6, rows: 1, columns: 4 },
      { row: 6, column: 6, rows: 2, columns: 1 },
    ])
  })

  test('§5.3 a windmill: its tiles of the frame as it stands', () => {
    const looks = (piece: string) =>
      tileAt(seen(TWO_BY_ONE, [`${piece} d4 tl`]), 'd4').looks.map(({ row, column }) => [row, column])
    expect(looks('left')).toEqual([[6, 6]])
    expect(looks('right')).toEqual([[6, 8]])
    expect(looks('top')).toEqual([
      [6, 6],
      [6, 8],
    ])
    expect(looks('centre')).toEqual([])
  })

  test('a skyscraper, a biodome and a bare tile: nothing', () => {
    expect(tileAt(seen('s s*\ns* g*', ['earth4 d4 tl']), 'd4').looks).toEqual([])
    expect(tileAt(seen('s s*\ns* g*', ['L3 d4 tl']), 'd4').looks).toEqual([])
    expect(seen(ANY_TILE).tiles[0].looks).toEqual([])
  })

  test.each<[WindmillTiles, string]>([
    ['left', '#... #... #... #...'],
    ['right', '...# ...# ...# ...#'],
    ['top', '#### .... .... ....'],
    ['bottom', '.... .... .... ####'],
    ['corner', '#..# .... .... #..#'],
    ['centre', '.... .##. .##. ....'],
  ])('§1.3 the sign of a windmill shows its tiles: %s', (tiles, picture) => {
    expect(windmillPicture(tiles).join(' ')).toBe(picture)
  })
})
