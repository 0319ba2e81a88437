// Every refusal of Neoville, provoked once: its code, its values, and its sentence in both languages.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Refusal } from '../../../core/game.ts'
import { layoutOf } from '../../../core/layout.ts'
import { CELL_NAMES, PIECES } from '../data.ts'
import { neoville } from '../index.ts'
import { en } from '../messages/en.ts'
import type { NeovilleState } from '../state.ts'
import { DRAW, PLACE } from '../state.ts'
import { game, position, whyNot } from './sketch.ts'

const cell = (name: string) => CELL_NAMES.indexOf(name)
const piece = (name: string) => PIECES.indexOf(name)

const BUILDING = () =>
  position({ cities: [{ city: 's s  s rp\nr* r*  s g', pieces: ['earth4 d4 tl'], last: ['e4'] }], phase: 'build' })
const PLACING = () =>
  position({ cities: [{ city: '. . . . . . . .\n. . . . . . . .' }], phase: 'place', hand: [37, 74, 5] })
const EMPTY = () => position({ cities: [{ city: '' }], phase: 'place', hand: [37, 74, 5] })
const DRAWING = () => position({ cities: [{ city: '. .\n. .' }], phase: 'draw', market: [10, 20, 30, 40] })
const OVER = () => position({ cities: [{ city: '. . . . . . . .\n'.repeat(8) }], phase: 'over' })
/** Soil with a skyscraper above and below the hole at e5. */
const JOINING = () =>
  position({
    cities: [
      {
        city: `
          .  .   .  .   .  .  . .
          .  w*  s* s   w* .  . .
          .  .   -  -   .  .  . .
          .  .   -  -   .  .  . .
          .  w*  s* s   w* .  . .
          .  .   .  .   .  .  . .
        `,
        pieces: ['earth4 e4 br', 'earth6 e6 tr'],
      },
    ],
    phase: 'place',
    hand: [1, 74, 5],
  })

/** Code, position, move, values, and the sentences. */
const REFUSALS: readonly (readonly [string, () => NeovilleState, string, Refusal['values'], string, string])[] = [
  ['no-move', OVER, 'draw', undefined, 'the game is over', 'la partie est terminée'],
  ['not-place-step', BUILDING, 'place 74 e4 0', undefined, 'placed already', 'déjà posée'],
  ['not-build-step', PLACING, 'build earth4 tl', undefined, 'right after placing', 'juste après avoir posé'],
  ['not-draw-step', PLACING, 'take 10', undefined, 'after laying a tile', 'après avoir posé'],
  ['tile-not-in-hand', PLACING, 'place 75 d5 0', { tile: 75 }, 'do not hold equity tile 2', 'pas la tuile Équité 2'],
  ['first-cell', EMPTY, 'place 74 e4 0', { cell: cell('d4') }, 'lies at d4', 'va en d4'],
  ['cell-taken', PLACING, 'place 74 e4 0', { cell: cell('e4') }, 'a tile at e4 already', 'déjà une tuile en e4'],
  ['cell-apart', PLACING, 'place 74 d6 0', { cell: cell('d6') }, 'At d6', 'En d6'],
  ['cell-outside-frame', PLACING, 'place 74 c4 0', { cell: cell('c4') }, 'tile at c4', 'tuile en c4'],
  ['turn-same', PLACING, 'place 37 d5 2', { tile: 37 }, 'tile 37', 'la tuile 37'],
  ['joins-towers', JOINING, 'place 1 e5 0', { cell: cell('e5') }, 'At e5', 'En e5'],
  ['piece-gone', BUILDING, 'build earth4 tl', { piece: piece('earth4') }, 'Earth 4', 'Terre 4'],
  [
    'square-has-feature',
    BUILDING,
    'build stone4 tr',
    { quarter: 1 },
    'The top right square',
    'La case en haut à droite',
  ],
  [
    'terrain-missing',
    BUILDING,
    'build waterfall4 tl',
    { piece: piece('waterfall4') },
    'No square of the new tile has the terrain of Waterfall 4',
    'aucune case de la nouvelle tuile',
  ],
  [
    'terrain-differs',
    BUILDING,
    'build stone4 tl',
    { piece: piece('stone4'), quarter: 0 },
    'Stone 4 cannot stand on the terrain of the top left square',
    'Pierre 4',
  ],
  [
    'district-has-tower',
    BUILDING,
    'build earth6 bl',
    { quarter: 2 },
    'the bottom left square',
    'la case en bas à gauche',
  ],
  ['tile-not-in-market', DRAWING, 'take 11', { tile: 11 }, 'offer tile 11', 'n’offre pas la tuile 11'],
]

const names = ['Ada', 'Ben']
let english: Awaited<ReturnType<typeof neoville.words>>
let french: typeof english
beforeAll(async () => {
  english = await neoville.words('en', names)
  french = await neoville.words('fr', names)
})

function speaks(refusal: Refusal, inEnglish: string, inFrench: string): void {
  for (const [words, part] of [
    [english, inEnglish],
    [french, inFrench],
  ] as const) {
    const sentence = words.refusal(refusal)
    expect(sentence).toContain(part)
    expect(sentence).toMatch(/^[A-ZÀÉ].*\.$/)
    expect(sentence).not.toMatch(/undefined|null|NaN|object/)
  }
}

describe('§3 refused moves', () => {
  test.each(REFUSALS)('%s', (code, at, move, values, inEnglish, inFrench) => {
    const refusal = whyNot(at(), move)
    expect(refusal).toEqual(values === undefined ? { code } : { code, values })
    speaks(refusal as Refusal, inEnglish, inFrench)
  })

  test('every code that check may answer with is among them', () => {
    expect(REFUSALS.map(([code]) => code).sort()).toEqual(game.refusals.slice(1).sort())
  })
})

/** What is done to a sound position, and the sentence that tells it. */
const SPOILED: readonly (readonly [string, (s: NeovilleState) => void, Refusal['values'], string, string])[] = [
  ['invalid-turn', (s) => (s.active = 1), undefined, 'Whose turn', 'Le tour de jeu'],
  ['invalid-hand', (s) => (s.hand[5] = 0), { seat: 1 }, 'hand', 'main'],
  ['invalid-piece', (s) => (s.piece[0] = 200), undefined, 'piece', 'construction'],
  ['invalid-supply', (s) => (s.towerSupply[0] = 5), { piece: 0 }, 'of Earth 4', 'Terre 4'],
  ['invalid-utilities', (s) => (s.types = 7), undefined, 'utilities', 'services'],
  ['invalid-stack', (s) => (s.stack[0] = 77), undefined, 'stack', 'pile'],
  ['invalid-tile', (s) => (s.market[0] = s.market[1]), { tile: 10, count: 0 }, 'one of tile 10', 'de la tuile 10'],
  ['invalid-city', (s) => (s.cell[1] = 0), { seat: 0 }, 'city', 'ville'],
  ['invalid-build', (s) => (s.quarter[1] = 1), { seat: 0, piece: 0 }, 'Earth 4 stands', 'Terre 4 se dresse'],
  ['invalid-field', (s) => (s.size[0] = 60), { field: 'size' }, '“size”', '«\u202fsize\u202f»'],
]

const SOUND = () =>
  position({
    cities: [{ city: '. . s rp\n. . s g', pieces: ['earth4 e4 tl'], last: ['e4'] }],
    phase: 'draw',
    market: [10, 20, 30, 40],
  })

describe('impossible positions', () => {
  test.each(SPOILED)('%s', (code, spoil, values, inEnglish, inFrench) => {
    const s = SOUND()
    spoil(s)
    const refusal = game.invalid(s)
    expect(refusal).toEqual(values === undefined ? { code } : { code, values })
    speaks(refusal as Refusal, inEnglish, inFrench)
  })

  test.each<[string, (s: NeovilleState) => void]>([
    ['a tile twice in the stack', (s) => (s.stack[0] = s.stack[1])],
    ['a tile after the end of the stack', (s) => (s.stack[73] = 1)],
    ['a fourth tile in a hand', (s) => (s.hand[6] = 9)],
    ['an equity tile in another’s hand', (s) => ([s.hand[0], s.hand[3]] = [s.hand[3], s.hand[0]])],
    ['an equity tile nobody knows', (s) => (s.known[0] = 0)],
    ['the same phase, a step earlier', (s) => (s.phase = PLACE)],
    ['three of one windmill', (s) => (s.utilitySupply[6] = 3)],
    ['a value left out at two players', (s) => (s.towerSupply[1] = 1)],
    ['a turn that looks like another', (s) => (s.turn[0] = 4)],
    ['seats out of range', (s) => (s.seats = 5)],
    ['a first player who is none', (s) => (s.first = 2)],
  ])('%s', (_, spoil) => {
    const s = SOUND()
    expect(s.phase).toBe(DRAW)
    spoil(s)
    expect(game.invalid(s)?.code).toMatch(/^invalid-/)
  })

  test('§3.2 a skyscraper on the wrong terrain, and a second one in its district', () => {
    const s = SOUND()
    s.piece[1] = piece('stone4') + 1
    ;[s.towerSupply[piece('stone4')], s.towerSupply[piece('earth4')]] = [0, 1]
    expect(game.invalid(s)).toEqual({ code: 'invalid-build', values: { seat: 0, piece: piece('stone4') } })
    const two = position({ cities: [{ city: 's s*  s s*\n. .  . .', pieces: ['earth4 d4 tl'] }], phase: 'place' })
    two.piece[1] = piece('earth6') + 1
    two.towerSupply[piece('earth6')] = 0
    expect(game.invalid(two)).toEqual({ code: 'invalid-build', values: { seat: 0, piece: piece('earth6') } })
  })

  test('every sentence about them is provoked', () => {
    const spoken = Object.keys(en.refusals).filter((code) => code.startsWith('invalid-'))
    expect(SPOILED.map(([code]) => code).sort()).toEqual(spoken.sort())
  })

  test('no byte of a position can be changed unnoticed, but for who knows the tile in a slot', () => {
    const s = SOUND()
    const { bytes } = s
    const free = new Set<string>()
    const fields = Object.entries(layoutOf(s).write(s))
    for (let at = 0; at < layoutOf(s).size; at++) {
      bytes[at] ^= 1
      if (game.invalid(s) === null) {
        const changed = Object.entries(layoutOf(s).write(s)).findIndex(
          ([, value], i) => JSON.stringify(value) !== JSON.stringify(fields[i][1]),
        )
        free.add(fields[changed][0])
      }
      bytes[at] ^= 1
    }
    expect([...free]).toEqual(['known'])
  })
})
