// Records: written, read, replayed; whatever is broken, foreign or altered is refused and named.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explain, tableMessages } from './face.ts'
import type { AnyGame, Refusal } from './game.ts'
import { isRefusal } from './game.ts'
import type { GameRecord, Step } from './record.ts'
import { checkOf, readRecord, recordText, replay, writeRecord } from './record.ts'
import { toy } from './test/toy/index.ts'
import { playGame } from './testing.ts'

const game: AnyGame = toy.game
const told = async (refusal: Refusal, locale: string) => explain(refusal, null, await tableMessages(locale))
/** Its words, without what it quotes. */
const plainWords = (text: string): readonly string[] =>
  text
    .replaceAll(/[“«„][^”»“]*[”»“]/g, '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []
/** Names, and what French and English both say. */
const SAME: readonly string[] = ['go', 'toy', 'first', 'hands', 'null', 'option', 'possible', 'version']
const record = playGame(game, 2, { first: 1, hands: 'hidden' }, 'record')

function read(text: string) {
  const file = readRecord(text)
  if (isRefusal(file)) throw new Error(file.code)
  return file
}

describe('a record file', () => {
  test('comes back as it was written', () => {
    const names = ['Ada', 'Zoë 🏙']
    const times = record.steps.map((_, i) => i)
    expect(read(writeRecord(record))).toEqual({ ...record, check: checkOf(record) })
    expect(read(writeRecord(record, { names, times }))).toEqual({ ...record, names, times, check: checkOf(record) })
  })

  test('is one line that ends', () => {
    expect(writeRecord(record).match(/\n/g)).toHaveLength(1)
    expect(writeRecord(record).endsWith('}\n')).toBe(true)
  })

  test('may be unfinished', () => {
    const begun: GameRecord = { ...record, steps: record.steps.slice(0, 3), outcome: null }
    expect(read(writeRecord(begun)).outcome).toBeNull()
    expect(replay(game, begun, game.blank())).toBeNull()
  })

  test('has one text, in whatever order its parts were named', () => {
    const turned = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).reverse()) as T
    const shuffled = {
      ...turned(record),
      options: turned(record.options),
      steps: record.steps.map(turned),
      outcome: record.outcome && turned(record.outcome),
    }
    expect(recordText(shuffled)).toBe(recordText(record))
  })

  test('has a check that names and times do not touch', () => {
    expect(read(writeRecord(record, { names: ['Ada', 'Ben'], times: [1, 2] })).check).toBe(checkOf(record))
  })

  test('gives names that can be shown and told apart', () => {
    const names = ['Ann\u202e', 'Ann\u202e']
    expect(read(writeRecord(record, { names })).names).toEqual(['Ann‹202E›', 'Ann‹202E› 2'])
    const long = read(writeRecord(record, { names: ['a'.repeat(10_000), 'Ben'] })).names
    expect(long?.[0]).toHaveLength(24)
  })

  test('is found out when a letter of the game is changed', () => {
    const text = recordText(record)
    const whole = writeRecord(record)
    fc.assert(
      fc.property(fc.nat(text.length - 2), fc.constantFrom('0', '7', 'a', ' ', '"'), (at, letter) => {
        // JSON allows spaces between its parts: those change nothing.
        const changed = whole.slice(0, at) + letter + whole.slice(at + 1)
        const file = readRecord(changed)
        expect(isRefusal(file) || recordText(file) === text).toBe(true)
      }),
    )
  })

  test('is found out wherever it is cut', () => {
    const whole = writeRecord(record).trimEnd()
    fc.assert(
      fc.property(fc.nat(whole.length - 1), (end) => {
        expect(readRecord(whole.slice(0, end))).toEqual({ code: 'record-not-json' })
      }),
    )
  })
})

describe('a file is refused', () => {
  const plain: { readonly [field: string]: unknown } = JSON.parse(writeRecord(record))
  const { steps: _, ...stepless } = plain
  const step = (more: object) => [{ seat: 0, move: 'draw', drew: [], ...more }]
  const field = (name: string) => ({ code: 'record-field', values: { field: name } })

  test.each<readonly [string, string, object]>([
    ['empty', '', { code: 'record-not-json' }],
    ['a text', 'Dear diary', { code: 'record-not-json' }],
    ['a number', '3', { code: 'record-foreign' }],
    ['null', 'null', { code: 'record-foreign' }],
    ['a list', '[]', { code: 'record-foreign' }],
    ['another program’s', '{"game": "chess"}', { code: 'record-foreign' }],
  ])('that is %s', (_, text, refusal) => {
    expect(readRecord(text)).toEqual(refusal)
  })

  test.each<readonly [string, object, object]>([
    ['a newer format', { ...plain, ludopolis: 2 }, { code: 'record-version', values: { version: '2', known: 1 } }],
    ['a wild format', { ...plain, ludopolis: {} }, { code: 'record-version', values: { version: '{}', known: 1 } }],
    ['no game', { ...plain, game: 1 }, field('game')],
    ['bad rules', { ...plain, rules: -1 }, field('rules')],
    ['bad seats', { ...plain, seats: '2' }, field('seats')],
    ['a list of options', { ...plain, options: [] }, field('options')],
    ['nested options', { ...plain, options: { first: [[0]] } }, field('options')],
    ['a bad setup', { ...plain, setup: [['stack']] }, field('setup')],
    ['a draw of no item', { ...plain, setup: [['stack', -1]] }, field('setup')],
    ['no steps', stepless, field('steps')],
    ['a step without a seat', { ...plain, steps: step({ seat: null }) }, field('steps')],
    ['a step without a move', { ...plain, steps: step({ move: 3 }) }, field('steps')],
    ['a step without draws', { ...plain, steps: step({ drew: null }) }, field('steps')],
    ['a step with a bad draw', { ...plain, steps: step({ drew: [[1, 'stack']] }) }, field('steps')],
    ['a step that is a list', { ...plain, steps: [[]] }, field('steps')],
    ['a bad outcome', { ...plain, outcome: { ranks: [1, 2], scores: ['1', 2], reason: '' } }, field('outcome')],
    ['an outcome without a reason', { ...plain, outcome: { ranks: [1, 2], scores: [1, 2] } }, field('outcome')],
    ['no check', { ...plain, check: 0 }, field('check')],
    ['bad names', { ...plain, names: ['Ada', 2] }, field('names')],
    ['bad times', { ...plain, times: 'now' }, field('times')],
    ['another game', { ...plain, game: 'neotopia' }, { code: 'record-altered' }],
    [
      'another score',
      { ...plain, outcome: { ranks: [1, 2], scores: [99, 1], reason: '' } },
      { code: 'record-altered' },
    ],
    ['a step less', { ...plain, steps: record.steps.slice(1) }, { code: 'record-altered' }],
    ['another check', { ...plain, check: '0'.repeat(16) }, { code: 'record-altered' }],
  ])('with %s', (_, data, refusal) => {
    expect(readRecord(JSON.stringify(data))).toEqual(refusal)
  })
})

describe('a replay', () => {
  const steps = (change: (steps: Step[]) => void): GameRecord => {
    const changed = record.steps.map((step) => ({ ...step }))
    change(changed)
    return { ...record, steps: changed }
  }
  const replace = (at: number, more: Partial<Step>) =>
    steps((list) => {
      list[at] = { ...list[at], ...more }
    })
  const broken = (step: number, code: string, values = {}) => ({ code, values: { step, ...values } })
  const drawing = record.steps.findIndex(({ drew }) => drew.length > 0)
  const other = record.steps[0].seat === 0 ? 1 : 0

  test('follows a recorded game to its outcome', () => {
    const s = game.blank()
    expect(replay(game, record, s)).toBeNull()
    expect(game.outcome(s)).toEqual(record.outcome)
  })

  test('stops where it is told and shows every step before it is played', () => {
    const seen: number[] = []
    const s = game.blank()
    expect(
      replay(game, record, s, 4, ({ seat }, index) => {
        expect(game.toAct(s)).toBe(seat)
        seen.push(index)
      }),
    ).toBeNull()
    expect(seen).toEqual([0, 1, 2, 3])
    expect(game.toAct(s)).toBe(record.steps[4].seat)
  })

  test('to the beginning is the setup', () => {
    const s = game.blank()
    expect(replay(game, record, s, 0)).toBeNull()
    expect(game.view(s, 0)).toMatchObject({ phase: 'place', toAct: 1 })
  })

  test('does not mind in which order a game names the parts of its outcome', () => {
    const turned: AnyGame = {
      ...game,
      outcome: (s) => {
        const outcome = game.outcome(s)
        return outcome && { reason: outcome.reason, scores: outcome.scores, ranks: outcome.ranks }
      },
    }
    expect(replay(turned, record, turned.blank())).toBeNull()
  })

  test.each<readonly [string, GameRecord, object]>([
    ['another game', { ...record, game: 'go' }, { code: 'record-game', values: { game: 'go', wanted: 'toy' } }],
    [
      'another rules version',
      { ...record, rules: 99 },
      { code: 'record-rules', values: { rules: 99, known: game.rules, game: 'toy' } },
    ],
    ['too many seats', { ...record, seats: 5 }, { code: 'seats-range', values: { seats: 5, least: 2, most: 4 } }],
    [
      'an unknown option',
      { ...record, options: { colour: 'red' } },
      { code: 'option-unknown', values: { option: 'colour', known: 'first, hands' } },
    ],
    [
      'an impossible option',
      { ...record, options: { first: 2 } },
      { code: 'option-value', values: { option: 'first', value: '2', expected: 'null | 0..1' } },
    ],
    ['the wrong seat', replace(0, { seat: other }), broken(1, 'record-turn', { seat: other + 1 })],
    ['no move', replace(2, { move: 'dance' }), broken(3, 'record-move', { move: 'dance' })],
    [
      'an illegal move',
      replace(0, { move: 'draw' }),
      broken(1, 'record-refused', { move: 'draw', why: 'not-draw-step' }),
    ],
    [
      'a wrong draw',
      replace(drawing, { drew: [['bag', 1]] }),
      broken(drawing + 1, 'record-draw-elsewhere', { drawn: 'bag', pile: 'stack' }),
    ],
    ['a missing draw', replace(drawing, { drew: [] }), broken(drawing + 1, 'record-draw-missing', { pile: 'stack' })],
    ['a draw left over', replace(0, { drew: [['stack', 1]] }), broken(1, 'record-draws-left', { left: 1 })],
    [
      'an item that is not there',
      replace(drawing, { drew: [['stack', 200]] }),
      broken(drawing + 1, 'record-draw-absent', { item: 200, pile: 'stack' }),
    ],
    [
      'a setup cut short',
      { ...record, setup: record.setup.slice(1) },
      broken(0, 'record-draw-missing', { pile: 'stack' }),
    ],
    [
      'a setup with a draw too many',
      { ...record, setup: [...record.setup, ['stack', 1]] },
      broken(0, 'record-draws-left', { left: 1 }),
    ],
    [
      'a step after the end',
      steps((list) => list.push({ seat: 0, move: 'draw', drew: [] })),
      broken(record.steps.length + 1, 'record-turn', { seat: 1 }),
    ],
    ['an outcome too early', steps((list) => list.pop()), broken(record.steps.length - 1, 'record-outcome')],
    [
      'another outcome',
      { ...record, outcome: { ranks: [1, 1], scores: [0, 0], reason: 'shared' } },
      broken(record.steps.length, 'record-outcome'),
    ],
    ['no outcome', { ...record, outcome: null }, broken(record.steps.length, 'record-outcome')],
  ])('refuses %s', async (_, changed, refusal) => {
    const answer = replay(game, changed, game.blank())
    expect(answer).toEqual(refusal)
    if (answer === null) return
    // What is quoted stands in the file; names of games and options are the same everywhere.
    const english = plainWords(await told(answer, 'en'))
    for (const locale of ['fr', 'ru']) {
      const words = plainWords(await told(answer, locale))
      expect(words.filter((word) => english.includes(word) && !SAME.includes(word))).toEqual([])
    }
  })

  test('lets a fault of ours through', () => {
    const faulty: AnyGame = {
      ...game,
      play: () => {
        throw new TypeError('a fault')
      },
    }
    expect(() => replay(faulty, record, faulty.blank())).toThrow(TypeError)
  })
})
