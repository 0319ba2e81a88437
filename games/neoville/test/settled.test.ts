// The live score sheet: which lines can no longer change.
import { describe, expect, test } from 'vitest'
import { eager, playOut, towering } from './play.ts'
import { game, island, lineOf, position } from './sketch.ts'

/** The line of the only piece of a city in the making. */
function live(city: string, piece: string, phase: 'place' | 'build' = 'place', last: string[] = []) {
  const s = position({ cities: [{ city, pieces: [piece], last }], phase })
  const { points, settled } = lineOf(s, piece)
  return { points, settled }
}

/** The tile at g7 is not yet laid. */
const unfinished = (city: string) => city.replace(/\S+ \S+\n(.*?)\S+ \S+$/, '- -\n$1- -')

describe('§5.1 a skyscraper is settled when its district can grow no more', () => {
  test('§5.1 open country beside it: may still change', () => {
    expect(live('s s*\ns* g*', 'earth4 d4 tl')).toEqual({ points: -4, settled: false })
  })

  test('§5.1 walled in by other terrains: settled, for good or bad', () => {
    const city = '.   !s* !s* .  \n!s* s   s*  !s*\n.   !s* !s* .  \n.   .   .   .  '
    expect(live(city, 'earth4 d4 br')).toEqual({ points: -4, settled: true })
  })

  test('§5.1 at the rim of a frame that is settled: settled', () => {
    const city = unfinished(island('O#\n#.\n#.', 's'))
    expect(live(city, 'earth4 d4 tl')).toEqual({ points: 4, settled: true })
  })
})

describe('§5.2 an ecomobile', () => {
  /** Row and column of the top left square are plain and full. */
  const PLAIN = unfinished(['o o o o o o o o', ...Array.from({ length: 7 }, () => 'o . . . . . . .')].join('\n'))

  test('§5.2 is settled as soon as it has enough', () => {
    expect(live('o op  op . op .  op .\n. .  . .  . . . .', 'parks4 d4 tl')).toEqual({ points: 8, settled: true })
  })

  test('§5.2 may still change while a cell of its lines is free', () => {
    expect(live('o o  op . op .  op .\n. .  . .  . . . .', 'parks4 d4 tl')).toEqual({ points: -8, settled: false })
  })

  test('§5.2 is settled when row and column are full, even if the city is not', () => {
    expect(live(PLAIN, 'parks4 d4 tl')).toEqual({ points: -8, settled: true })
  })

  test('§5.2 may still change while the newest tile of its lines can be built on', () => {
    expect(live(PLAIN, 'towers3 d4 tl', 'build', ['g4'])).toEqual({ points: -5, settled: false })
    expect(live(PLAIN, 'towers3 d4 tl', 'build', ['f6'])).toEqual({ points: -5, settled: true })
  })
})

describe('§5.3 a windmill is settled with the sides of the frame it looks at', () => {
  const ROW = 'o . . . . . . .\n. . . . . . . .'
  test.each([
    ['left', 4, true],
    ['right', -4, true],
    ['top', 4, false],
    ['bottom', 4, false],
    ['corner', 5, false],
    ['centre', -6, false],
  ])('§5.3 %s in a row of four', (piece, points, settled) => {
    expect(live(ROW, `${piece} d4 tl`)).toEqual({ points, settled })
  })

  test('§5.3 top and bottom in a column of four, the corners in a box of four by four', () => {
    const column = `o .\n. .\n${'. .\n'.repeat(6)}`
    expect(live(column, 'top d4 tl')).toEqual({ points: 4, settled: true })
    expect(live(column, 'left d4 tl')).toEqual({ points: 4, settled: false })
    const corner = `o . . . . . . .\n. . . . . . . .\n${'. . - - - - - -\n'.repeat(6)}`
    expect(live(corner, 'corner d4 tl')).toEqual({ points: 5, settled: true })
  })
})

describe('§5.4 a biodome', () => {
  test('§5.4 that fits may still change while its district can grow', () => {
    expect(live('w w*\nw* r*', 'L3 d4 tl')).toEqual({ points: 5, settled: false })
  })

  test('§5.4 is settled when its district is too large', () => {
    expect(live('w w* w* .\nw* r* . .', 'L3 d4 tl')).toEqual({ points: -5, settled: true })
  })

  test('§5.4 is settled when its district is closed', () => {
    const city = unfinished(island('O#\n#.', 'w'))
    expect(live(city, 'L3 d4 tl')).toEqual({ points: 5, settled: true })
  })
})

describe('§5.5 the bonuses', () => {
  test('§5.5 are settled at the end only', () => {
    const rows = '. . . . . . . .\n'.repeat(8)
    for (const [phase, settled] of [
      ['build', false],
      ['over', true],
    ] as const) {
      const sheet = game.sheet(position({ cities: [{ city: rows }], phase }))
      expect(sheet.map((line) => [line.line, line.settled])).toEqual([
        ['parks', settled],
        ['sports', settled],
        ['parks', settled],
        ['sports', settled],
      ])
    }
  })
})

describe('the property', () => {
  test.each([
    ['at random', () => true],
    ['building all they can', eager],
    ['building skyscrapers', towering],
  ])('§5 a line marked settled never changes, with players %s', (_, prefer) => {
    let early = 0
    for (let number = 0; number < 30; number++) {
      const settled = new Map<string, number>()
      playOut(2 + (number % 3), `settled ${number}`, {
        prefer,
        look: (s) => {
          for (const { seat, line, of, points, settled: fixed } of game.sheet(s)) {
            const name = `${seat} ${line} ${of}`
            const before = settled.get(name)
            if (before !== undefined) expect([points, fixed], name).toEqual([before, true])
            if (fixed && before === undefined && game.toAct(s) >= 0) early++
            if (fixed) settled.set(name, points)
          }
        },
      })
    }
    expect(early).toBeGreaterThan(30)
  })
})
