// Neoville in every language: everything is told, nothing hidden is, and every sentence is whole.
import { describe, expect, test } from 'vitest'
import type { Choice } from '../../../core/face.ts'
import { choicesOf, moveSentence } from '../../../core/face.ts'
import type { Viewer } from '../../../core/game.ts'
import { PUBLIC } from '../../../core/game.ts'
import type { AnyWords, Area, Grid, Locale, Part } from '../../../core/words.ts'
import { LOCALES } from '../../../core/words.ts'
import { PIECE_STRIDE, PIECES } from '../data.ts'
import type { NeovilleEvent } from '../events.ts'
import { neoville } from '../index.ts'
import { INVALID } from '../invalid.ts'
import { moves } from '../moves.ts'
import { REASONS } from '../score.ts'
import { featureAt, terrainAt } from '../set.ts'
import type { NeovilleState } from '../state.ts'
import { eager, playOut } from './play.ts'
import { game, island, legalTexts, position, set } from './sketch.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
const words = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, await neoville.words(locale, NAMES)])),
) as { readonly [L in Locale]: Awaited<ReturnType<typeof neoville.words>> }

const HOLES = /undefined|null|NaN|\[object|\$\{| {2}|\(\)/
const isGrid = (part: Part): part is Grid => typeof part !== 'string'
const textOf = (areas: readonly Area[]) => JSON.stringify(areas)

function wholeSentence(text: string): void {
  expect(text).not.toMatch(HOLES)
  expect(text).toMatch(/^\p{Lu}.*[.!?]$/u)
}

/** Every grid has as many cells in each row as in its head. */
function wholeAreas(areas: readonly Area[]): void {
  expect(textOf(areas)).not.toMatch(HOLES)
  for (const { heading, parts } of areas) {
    expect(heading).not.toBe('')
    for (const part of parts.filter(isGrid)) for (const row of part.rows) expect(row).toHaveLength(part.head.length)
  }
  const commands = areas.map(({ command, seat }) => `${command} ${seat}`)
  expect(new Set(commands).size).toBe(commands.length)
}

const EVENTS: readonly NeovilleEvent[] = [
  { kind: 'setup', first: 1, types: [0, 2] },
  { kind: 'placed', seat: 0, slot: 1, tile: 3, cell: 24, turn: 1, joined: false },
  { kind: 'placed', seat: 0, slot: 1, tile: 76, cell: 24, turn: 1, joined: true },
  { kind: 'built', seat: 2, piece: 6, quarter: 3, cell: 25 },
  { kind: 'skipped', seat: 1 },
  { kind: 'cannotBuild', seat: 1 },
  { kind: 'took', seat: 3, slot: 2, tile: 7, refill: 8 },
  { kind: 'drew', seat: 3, slot: 2 },
  { kind: 'drew', seat: 3, slot: 2, tile: 9 },
  { kind: 'over' },
]

test.each([
  ['en', 'Ada builds the skyscraper Forest 4 at e4, bottom right.', 'You do not hold equity tile 1 '],
  ['de', 'Ada baut den Wolkenkratzer Wald 4 auf e4, unten rechts.', 'Du hast Ausgleichsplättchen 1 '],
  ['fr', 'Ada construit le gratte-ciel Forêt 4 en e4, en bas à droite.', 'Vous n’avez pas la tuile Équité 1 '],
  ['ru', 'Ada строит лесной небоскрёб 4 на e4, квадрат снизу справа.', 'У вас в руке нет плитки баланса 1 '],
])('a name is bent as its sentence needs it: %s', (locale, built, missing) => {
  expect(words[locale].event({ kind: 'built', seat: 0, piece: PIECES.indexOf('forest4'), quarter: 3, cell: 25 })).toBe(
    built,
  )
  expect(words[locale].refusal({ code: 'tile-not-in-hand', values: { tile: 74 } })).toContain(missing)
})

describe.each(LOCALES)('in %s', (locale) => {
  const w = words[locale]

  test.each(EVENTS)('the event $kind is a sentence', (event) => {
    wholeSentence(w.event(event))
    if ('seat' in event) expect(w.event(event)).toContain(NAMES[event.seat])
  })

  test('the squares of a tile drawn unseen are not told, one’s own are', () => {
    expect(w.event({ kind: 'drew', seat: 3, slot: 2 })).not.toMatch(/[,;]/)
    expect(w.event({ kind: 'drew', seat: 3, slot: 2, tile: 9 })).toMatch(/\(.+, .+\)/)
  })

  test('the slot a tile leaves or comes to is told, for all see it (§2.4)', () => {
    for (const event of EVENTS) if ('slot' in event) expect(w.event(event)).toContain(String(event.slot + 1))
  })

  test('a forced join is told', () => {
    const [, plain, joined] = EVENTS.map((event) => w.event(event))
    expect(joined.length).toBeGreaterThan(plain.length + 20)
  })

  test('every piece has its score line, with its cell', () => {
    const lines = PIECES.map((_, piece) => w.line({ line: 'skyscraper', of: 24 * PIECE_STRIDE + piece }))
    expect(new Set(lines).size).toBe(PIECES.length)
    for (const line of lines) expect(line).toMatch(/^\p{Lu}.* d4$/u)
    for (const line of ['parks', 'sports']) expect(w.line({ line })).not.toMatch(HOLES)
  })

  test('every ending, option and value has its words', () => {
    for (const reason of REASONS) wholeSentence(w.ending(reason, []))
    const values = { piece: 0, tile: 0, count: 2, rules: 1, field: 'grid' }
    for (const code of INVALID) wholeSentence(w.refusal({ code, values }) ?? '')
    for (const [name, option] of Object.entries(game.options)) {
      expect(w.option(name)).toMatch(/^\p{Lu}/u)
      for (const value of 'values' in option ? option.values : ['random'])
        expect(w.value(name, value)).toMatch(/\p{L}{3}/u)
    }
    wholeSentence(w.about)
    wholeSentence(w.notice)
  })

  test.each([
    ['place', '. .\n. .'],
    ['build', '. .\n. .'],
    ['draw', '. .\n. .'],
    ['over', '. . . . . . . .\n'.repeat(8)],
  ] as const)('the prompt of the phase %s names who is to act, or says you', (phase, city) => {
    const s = position({ cities: [{ city }], phase })
    const [own, other, spectator] = [0, 1, PUBLIC].map((viewer) => w.prompt(game.view(s, viewer)))
    for (const text of [own, other, spectator]) wholeSentence(text)
    expect(other).toBe(spectator)
    if (phase === 'over') expect(own).toBe(other)
    else {
      expect(other).toContain('Ada')
      expect(own).not.toContain('Ada')
    }
  })

  test('a refusal that is not the game’s own is left to the table', () => {
    expect(w.refusal({ code: 'not-your-turn' })).toBeNull()
    expect(w.refusal({ code: 'toString' })).toBeNull()
  })

  test('whole games: every sentence, area and choice, for every viewer', () => {
    const kinds = new Set<string>()
    const moveKinds = new Set<string>()
    for (const [seats, prefer] of [
      [4, () => true],
      [2, eager],
    ] as const) {
      let step = 0
      playOut(seats, `words ${seats}`, {
        prefer,
        hear: (event) => {
          kinds.add(event.kind)
          wholeSentence(w.event(event))
        },
        look: (s, legal) => {
          for (const move of legal) moveKinds.add(moves.read(move).kind)
          const viewer = [PUBLIC, ...Array(seats).keys()][step++ % (seats + 1)]
          wholeAreas(w.areas(game.view(s, viewer)))
          wholeSentence(w.prompt(game.view(s, viewer)))
          told(w, s)
        },
      })
    }
    expect([...kinds].sort()).toEqual([...new Set(EVENTS.map(({ kind }) => kind))].sort())
    expect(moveKinds).toEqual(new Set(Object.keys(moves.kinds)))
  })
})

/** The choices of the seat to act: whole, different from each other, and in lists that are not too long. */
function told(w: AnyWords, s: NeovilleState): void {
  const view = game.view(s, game.toAct(s))
  const texts = legalTexts(s)
  const paths = texts.map((move) => w.path(view, move).join(', '))
  for (const path of [...paths, ...texts.map((move) => moveSentence(w, view, move).slice(0, -1))]) {
    expect(path).not.toMatch(HOLES)
    expect(path).toMatch(/^\p{Lu}/u)
  }
  expect(new Set(paths).size).toBe(paths.length)
  expect(longest(choicesOf(w, view, texts))).toBeLessThanOrEqual(14)
}

function longest(choices: readonly Choice[]): number {
  return Math.max(choices.length, ...choices.map(({ inner }) => longest(inner)))
}

describe('the choices', () => {
  test('a tile of four terrains, the whole supply of four players: still no long list', () => {
    const s = position({ seats: 4, cities: [{ city: 's w\ng r' }], phase: 'build' })
    const choices = choicesOf(words.en, game.view(s, 0), legalTexts(s))
    expect(longest(choices)).toBeLessThanOrEqual(8)
    expect(choices.map(({ label }) => label)).toContain(
      'Build a skyscraper on the top left square (soil district of 1)',
    )
  })

  test('a tile is told by what is seen of it, and by its slot only where another of that hand looks the same', () => {
    const s = position({ cities: [{ city: '. .\n. .' }], phase: 'place', hand: [20, 21, 5] })
    const place = (tile: number) => words.en.path(game.view(s, 0), `place ${tile} d5 1`)[0]
    expect([20, 21, 5].map(place)).toEqual([
      'Place the tile (soil, soil over water, water; slot 1)',
      'Place the tile (soil, soil over water, water; slot 2)',
      'Place the tile (grass, grass over grass, water)',
    ])
  })

  test.each([
    ['en', 'Build the skyscraper Stone 4 on the bottom right square (rock district of 1).'],
    ['de', 'Bau den Wolkenkratzer Stein 4 auf das Feld unten rechts (Fels-Viertel mit 1 Feld).'],
    ['fr', 'Construire le gratte-ciel Pierre 4 sur la case en bas à droite (quartier de roche, 1 case).'],
    ['ru', 'Построить каменный небоскрёб 4 на квадрате снизу справа (район камня, 1 квадрат).'],
  ])('what is built, and where, is one sentence in %s', async (locale, sentence) => {
    const s = position({ cities: [{ city: 's w\ng r' }], phase: 'build' })
    const spoken = (await neoville.words(locale, NAMES)) as AnyWords
    expect(legalTexts(s).map((move) => moveSentence(spoken, game.view(s, 0), move))).toContain(sentence)
  })

  test('a move is one readable sentence', () => {
    const s = position({ cities: [{ city: '. .\n. .' }], phase: 'place', hand: [1, 74, 5] })
    const told = (move: string) => moveSentence(words.en as AnyWords, game.view(s, 0), move)
    expect(told('place 1 d5 1')).toBe(
      'Place the tile (soil, soil over soil, rock) at d5, turned 90 degrees: soil, soil over rock, soil.',
    )
    expect(told('place 1 d5 0')).toBe('Place the tile (soil, soil over soil, rock) at d5, as it is.')
  })
})

// What a sighted player sees

const SKETCH = {
  cities: [{ city: island('O#..\n#...', 'w'), pieces: ['L3 d4 tl'] }, { city: '. . . . . . . .\n'.repeat(8) }],
  phase: 'over',
} as const

describe('the areas hold all that a sighted player sees', () => {
  const area = (s: NeovilleState, viewer: Viewer, command: string, seat?: number): Area => {
    const found = words.en
      .areas(game.view(s, viewer))
      .find((one) => one.command === command && (seat === undefined || one.seat === seat))
    if (!found) throw new Error(`no area ${command}`)
    return found
  }
  const grids = (one: Area) => one.parts.filter(isGrid)

  test('every square of a city: terrain, park or sport facility, piece', () => {
    const s = position(SKETCH)
    const [board] = grids(area(s, 1, 'city', 0))
    expect(board.head).toEqual(['', ...['d', 'e', 'f', 'g'].flatMap((one) => [`${one} left`, `${one} right`])])
    for (const { tile, turn, cell, piece, quarter } of game.view(s, 1).cities[0].tiles)
      for (const q of [0, 1, 2, 3]) {
        const row = (Math.floor(cell / 7) - 3) * 2 + Math.floor(q / 2)
        const text = board.rows[row][1 + ((cell % 7) - 3) * 2 + (q % 2)]
        expect(text).toContain(['soil', 'grass', 'rock', 'water'][terrainAt(set, tile, turn, q)])
        expect(text.includes('park')).toBe(featureAt(set, tile, turn, q) === 1)
        expect(text.includes('sport facility')).toBe(featureAt(set, tile, turn, q) === 2)
        expect(text.includes('Biodome L of three')).toBe(piece !== null && quarter === q)
      }
  })

  test('every district of two squares or more: size, cells, pieces, whether it may grow', () => {
    const s = position({ cities: [{ city: 's s*  w* g*\ns* r*  w* g*', pieces: ['earth4 d4 tl'] }], phase: 'place' })
    const [, districts] = grids(area(s, 0, 'city', 0))
    expect(districts.rows).toEqual([
      ['soil', '3', 'd4', 'Earth 4', 'yes'],
      ['water', '2', 'e4', '–', 'yes'],
      ['grass', '2', 'e4', '–', 'yes'],
    ])
  })

  test('parks and sport facilities of a city, counted', () => {
    const s = position({ cities: [{ city: 'wa wp\ng s' }], phase: 'place' })
    expect(area(s, 1, 'city', 0).parts).toContain('1 park, 1 sport facility.')
    expect(area(s, 1, 'city', 0).parts).toContain('The city is 1 wide and 1 high so far.')
  })

  test('one’s own city comes first, then the others in turn', () => {
    const s = position({ seats: 3, cities: [{ city: '. .\n. .' }], phase: 'place' })
    const cities = words.en.areas(game.view(s, 1)).filter(({ command }) => command === 'city')
    expect(cities.map(({ seat }) => seat)).toEqual([1, 2, 0])
  })

  test('the supply: every skyscraper by type and value, every utility with its worth and number', () => {
    const s = position({ seats: 4, cities: [{ city: 's s*\ns* g*', pieces: ['earth4 d4 tl'] }], phase: 'place' })
    const [towers, utilities] = grids(area(s, 0, 'supply'))
    expect(towers.rows[0]).toEqual(['Earth', 'soil', '5, 6, 7, 8, 10, 12'])
    expect(towers.rows[3]).toEqual(['Waterfall', 'water', '4, 5, 6, 7, 8, 10, 12'])
    expect(utilities.rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(14)
    for (const [, worth] of utilities.rows) expect(worth).toMatch(/^\d points .* −\d$/)
  })

  test('round, first player, types in the game, tiles in the stack, the market', () => {
    const s = position({ cities: [{ city: '. .\n. .' }], phase: 'place', market: [10, 20, 30, 40] })
    expect(area(s, 1, 'table').parts).toEqual([
      'Round 2 of 16.',
      'Ada went first.',
      'Utilities in this game: ecomobiles and windmills.',
      `${s.stackCount} tiles in the stack.`,
    ])
    const market = area(s, 1, 'market').parts
    expect(market.map((part) => String(part).split(' (')[0])).toEqual([
      '1: tile 10',
      '2: tile 20',
      '3: tile 30',
      '4: tile 40',
    ])
  })

  test('one’s own hand by slots, with what the others know of it', () => {
    const s = position({ cities: [{ city: '. .\n. .' }], phase: 'draw', hand: [74, 5] })
    expect(area(s, 0, 'hand').parts).toMatchObject([
      expect.stringMatching(/^1: equity tile 1 \(.*\), known to all$/),
      expect.stringMatching(/^2: tile 5 \(.*\)$/),
      '3: empty',
    ])
    expect(words.en.areas(game.view(s, PUBLIC)).some(({ command }) => command === 'hand')).toBe(false)
  })

  test('the hands of others by slots: what is known, hidden, empty', () => {
    const s = position({ cities: [{ city: '. .\n. .' }], phase: 'draw', hand: [74, 5] })
    const [of] = area(s, 1, 'hands').parts
    expect(of).toMatch(/^The slots of Ada – 1: equity tile 1 \(.*\); 2: a tile you have not seen; 3: empty\.$/)
    expect(of).not.toContain('tile 5')
  })

  test('nothing left is said in words', () => {
    const s = position(SKETCH)
    s.towerSupply.fill(0)
    s.utilitySupply.fill(0)
    expect(area(s, 0, 'supply').parts.slice(1)).toEqual(['No skyscrapers are left.', 'No utilities are left.'])
    const empty = position({ cities: [{ city: '' }], phase: 'place' })
    expect(area(empty, 0, 'city', 1).parts).toEqual(['No tile yet.'])
  })
})
