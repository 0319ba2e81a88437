// The move table: integer, fields and text are one-to-one.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GAME_IDS, loadGame } from '../games/index.ts'
import type { Moves } from './game.ts'
import { moveTable, nearestText } from './moves.ts'
import { moves as toy } from './test/toy/moves.ts'

const table = moveTable({
  pass: [],
  take: [['card', 5]],
  go: [
    ['from', ['north', 'South']],
    ['to', 3],
  ],
  swap: [
    ['a', 2],
    ['b', ['x', 'y', 'z']],
    ['c', 4],
  ],
  deal: [
    ['a', 2],
    ['b', 3],
    ['c', ['hearts', 'spades']],
    ['d', 5],
  ],
})
const none = moveTable({ pass: [] })

const games = await Promise.all(GAME_IDS.map(async (id) => [id, (await loadGame(id)).game.moves] as const))

describe.each<readonly [string, Moves]>([['a small table', table], ['a table of one move', none], ...games])(
  '%s',
  (_, moves) => {
    test('gives every move a text of its own and reads it back', () => {
      const texts = new Set<string>()
      const wrong: number[] = []
      for (let move = 0; move < moves.size; move++) {
        const text = moves.text(move)
        texts.add(text.toLowerCase())
        if (moves.parse(text) !== move) wrong.push(move)
      }
      expect(wrong).toEqual([])
      expect(texts.size).toBe(moves.size)
    })

    test.each([-1, moves.size, 0.5, Number.NaN])('has no text for %d', (move) => {
      expect(() => moves.text(move)).toThrow(RangeError)
    })
  },
)

describe('kinds', () => {
  test('follow each other without a gap', () => {
    expect(table.size).toBe(1 + 5 + 6 + 24 + 60)
    for (let move = 0; move < table.size; move++)
      expect(Object.values(table.kinds).filter((kind) => kind.has(move))).toHaveLength(1)
  })

  test('make a move of their fields and read them off again', () => {
    const { go, swap, deal, take } = table.kinds
    expect(table.text(take.of(4))).toBe('take 4')
    const fields = fc.tuple(fc.nat(1), fc.nat(2), fc.nat(1), fc.nat(4))
    fc.assert(
      fc.property(fields, ([a, b, c, d]) => {
        const move = deal.of(a, b, c, d)
        expect([deal.a(move), deal.b(move), deal.c(move), deal.d(move)]).toEqual([a, b, c, d])
        expect(table.read(move)).toEqual({ kind: 'deal', a, b, c, d })
        expect(table.readText(table.text(move))).toEqual({ kind: 'deal', a, b, c, d })
        expect(table.read(swap.of(a, b, d % 4))).toEqual({ kind: 'swap', a, b, c: d % 4 })
        expect(go.to(go.of(a, b))).toBe(b)
      }),
    )
  })

  test('agree with the text in a real game', () => {
    const { place, build, draw } = toy.kinds
    expect(toy.parse('place 12 right')).toBe(place.of(12, 1))
    expect(toy.parse('build ochre')).toBe(build.of(1))
    expect(toy.parse('draw')).toBe(draw.of())
  })

  test.each([
    ['a kind with a capital letter', { goHome: [] }],
    ['a kind of two words', { 'go home': [] }],
    ['an empty kind', { '': [] }],
    ['a value twice', { go: [['to', ['a', 'a']]] }],
    ['values that differ in case only', { go: [['to', ['a', 'A']]] }],
    ['a value of two words', { go: [['to', ['far away', 'b']]] }],
    ['an empty value', { go: [['to', ['', 'b']]] }],
    ['five fields', { go: ['a', 'b', 'c', 'd', 'e'].map((name) => [name, 2] as const) }],
  ] as const)('cannot have %s', (_, specs) => {
    expect(() => moveTable(specs)).toThrow(Error)
  })
})

describe('typed text', () => {
  test.each([
    ['in capitals', 'GO SOUTH 2', 'go South 2'],
    ['with spaces about', '  take   3 ', 'take 3'],
    ['with tabs', 'swap\t1\tz\t0', 'swap 1 z 0'],
  ])('is read %s', (_, typed, meant) => {
    expect(table.parse(typed)).toBe(table.parse(meant))
    expect(table.text(table.parse(typed) as number)).toBe(meant)
  })

  const known = 'pass, take, go, swap, deal'
  test.each([
    ['an unknown kind', 'jump 3', { code: 'move-kind', values: { word: 'jump', known } }],
    ['nothing', '', { code: 'move-kind', values: { word: '', known } }],
    ['a name every object has', 'constructor', { code: 'move-kind', values: { word: 'constructor', known } }],
    ['too few words', 'go north', { code: 'move-fields', values: { form: 'go <from> <to>' } }],
    ['too many words', 'take 1 2', { code: 'move-fields', values: { form: 'take <card>' } }],
    ['words after a bare kind', 'pass 0', { code: 'move-fields', values: { form: 'pass' } }],
    ['an unknown word', 'go west 1', { code: 'move-value', values: { field: 'from', word: 'west' } }],
    ['a number too large', 'take 5', { code: 'move-value', values: { field: 'card', word: '5' } }],
    ['a negative number', 'take -1', { code: 'move-value', values: { field: 'card', word: '-1' } }],
    ['a leading zero', 'take 01', { code: 'move-value', values: { field: 'card', word: '01' } }],
    ['a fraction', 'take 1.0', { code: 'move-value', values: { field: 'card', word: '1.0' } }],
    ['another way to write a number', 'take 1e0', { code: 'move-value', values: { field: 'card', word: '1e0' } }],
  ])('is refused: %s', (_, typed, refusal) => {
    expect(table.parse(typed)).toEqual(refusal)
    expect(() => table.readText(typed)).toThrow(RangeError)
  })

  test('is a move only if it is one of the table, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const move = table.parse(typed)
        if (typeof move === 'number')
          expect(table.text(move).toLowerCase()).toBe(typed.trim().toLowerCase().split(/\s+/).join(' '))
        else expect(move.code).toMatch(/^move-/)
      }),
    )
  })
})

describe('the nearest text', () => {
  const texts = ['take 1', 'take 11', 'draw', 'build earth4 tl', 'build L3 br']
  test.each([
    ['take 1', 'take 1'],
    ['tkae 11', 'take 11'],
    ['DRAW ', 'draw'],
    ['drwa', 'draw'],
    ['build erth4  tl', 'build earth4 tl'],
    ['build l3 br', 'build L3 br'],
    ['', 'draw'],
  ])('to "%s" is "%s"', (typed, nearest) => {
    expect(nearestText(typed, texts)).toBe(nearest)
  })

  test('is the first of equals', () => {
    expect(nearestText('take 3', ['take 1', 'take 2'])).toBe('take 1')
  })

  test('does not exist among none', () => {
    expect(nearestText('take 1', [])).toBeUndefined()
  })
})
