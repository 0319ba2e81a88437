// The text face: choices as a tree, commands in every language, refusals, scores and endings in sentences.
import { describe, expect, test } from 'vitest'
import type { Choice } from './face.ts'
import {
  choicesOf,
  explain,
  helpGrid,
  markedSentence,
  moveSentence,
  outcomeParts,
  readCommand,
  scoreArea,
  sentences,
  tableMessages,
  totalOf,
} from './face.ts'
import type { ScoreLine, Seen } from './game.ts'
import { NOBODY } from './game.ts'
import { look, open, TestHouse } from './test/tables.ts'
import { toy } from './test/toy/index.ts'
import type { AnyWords, Area } from './words.ts'
import { LOCALES } from './words.ts'

const view: Seen = { viewer: 0, toAct: 0 }
const NAMES = ['Ada', 'Ben', 'Cleo']

/** Words of no game: a move's text is its path. */
const words: AnyWords = {
  name: 'Test',
  about: '',
  aim: '',
  notice: '',
  prompt: () => '',
  areas: () => [],
  path: (_, move) =>
    move
      .split('/')
      .map((phrase) => phrase.replace(/^=.*/, ''))
      .filter((phrase) => phrase !== ''),
  event: ({ kind }) => (kind === 'quiet' ? '' : `${kind}!`),
  refusal: ({ code }) => (code === 'own' ? 'The game says no.' : null),
  line: ({ line, of }) => (of === undefined ? line : `${line} ${of}`),
  ending: (reason) => `Because ${reason}.`,
  option: (name) => name,
  value: (_, value) => value,
}

const [en, fr] = [await tableMessages('en'), await tableMessages('fr')]
/** The languages of the toy. */
const TOY_LOCALES = ['en', 'fr'] as const

describe('choices', () => {
  const leaf = (label: string, move: string): Choice => ({ label, count: 1, move, inner: [] })

  test('that begin alike are offered together', () => {
    expect(choicesOf(words, view, ['Place/a/x', 'Place/a/y', 'Place/b', 'Skip'])).toEqual([
      {
        label: 'Place',
        count: 3,
        inner: [
          { label: 'a', count: 2, inner: [leaf('x', 'Place/a/x'), leaf('y', 'Place/a/y')] },
          leaf('b', 'Place/b'),
        ],
      },
      leaf('Skip', 'Skip'),
    ])
  })

  test('with one branch are joined to the next level', () => {
    expect(choicesOf(words, view, ['Place/a/at/x', 'Place/a/at/y'])).toEqual([
      { label: 'Place, a, at', count: 2, inner: [leaf('x', 'Place/a/at/x'), leaf('y', 'Place/a/at/y')] },
    ])
    expect(choicesOf(words, view, ['Place/a/x'])).toEqual([leaf('Place, a, x', 'Place/a/x')])
  })

  test('are none when there are no moves', () => {
    expect(choicesOf(words, view, [])).toEqual([])
  })

  test('that end where others go on, or sound the same, can still be told apart', () => {
    expect(choicesOf(words, view, ['Build', 'Build/tower'])).toEqual([
      { label: 'Build', count: 2, inner: [leaf('Build', 'Build'), leaf('tower', 'Build/tower')] },
    ])
    expect(choicesOf(words, view, ['Build/=1', 'Build/=2'])).toEqual([
      { label: 'Build', count: 2, inner: [leaf('Build/=1', 'Build/=1'), leaf('Build/=2', 'Build/=2')] },
    ])
  })

  test.each(TOY_LOCALES)('of a real game hold every move once, in %s', async (locale) => {
    const update = look(await open(new TestHouse()), 0)
    const spoken: AnyWords = await toy.words(locale, NAMES)
    const tree = choicesOf(spoken, update.view, update.choices)
    const leaves = (choices: readonly Choice[]): readonly string[] =>
      choices.flatMap(({ move, inner, count }) => {
        const below = move === undefined ? leaves(inner) : [move]
        expect(count).toBe(below.length)
        expect(new Set(inner.map(({ label }) => label)).size).toBe(inner.length)
        return below
      })
    expect([...leaves(tree)].sort()).toEqual([...update.choices].sort())
    expect(tree.length).toBeLessThan(update.choices.length)
  })

  test('are sentences when spoken alone', () => {
    expect(moveSentence(words, view, 'Place/the tile/at d4')).toBe('Place, the tile, at d4.')
  })

  test('is told in fewer words where its place is seen', () => {
    const marked = (_: Seen, move: string) => (move === 'Place/the tile/at d4' ? 'Place the tile' : null)
    expect(markedSentence({ ...words, marked }, view, 'Place/the tile/at d4')).toBe('Place the tile.')
    expect(markedSentence({ ...words, marked }, view, 'Place/b')).toBe('Place, b.')
    expect(markedSentence(words, view, 'Place/b')).toBe('Place, b.')
  })

  test('is told whole where its phrases joined make no sentence, alone in a list too', () => {
    const whole = (_: Seen, move: string) => (move === 'Place/the tile/at d4' ? 'Place the tile at d4' : null)
    expect(moveSentence({ ...words, whole }, view, 'Place/the tile/at d4')).toBe('Place the tile at d4.')
    expect(moveSentence({ ...words, whole }, view, 'Place/b')).toBe('Place, b.')
    const labels = (moves: readonly string[]) => choicesOf({ ...words, whole }, view, moves).map(({ label }) => label)
    expect(labels(['Place/the tile/at d4', 'Skip'])).toEqual(['Place the tile at d4', 'Skip'])
    expect(labels(['Place/the tile/at d4', 'Place/b'])).toEqual(['Place'])
  })
})

describe('commands', () => {
  const areas: readonly Area[] = [
    { command: 'hand', heading: 'Your hand', parts: [] },
    { command: 'city', seat: 1, heading: 'City of Ben', parts: [] },
    { command: 'city', seat: 0, heading: 'City of Ada', parts: [] },
    { command: 'Marché', heading: 'Le marché', parts: [] },
  ]
  const isMove = (word: string) => ['place', 'draw', 'hand'].includes(word)
  const [hand, ben, ada, market] = areas

  describe.each(LOCALES)('in %s', async (locale) => {
    const m = await tableMessages(locale)
    const { commands } = m
    const read = (line: string) => readCommand(line, areas, isMove, m)

    test.each<readonly [string, object]>([
      ['', { kind: 'moves' }],
      ['   ', { kind: 'moves' }],
      [commands.moves, { kind: 'moves' }],
      [commands.back, { kind: 'back' }],
      [commands.look, { kind: 'look' }],
      [commands.log, { kind: 'log' }],
      [commands.undo, { kind: 'undo' }],
      [commands.help, { kind: 'help' }],
      [commands.quit, { kind: 'quit' }],
      [commands.quit.toUpperCase(), { kind: 'quit' }],
      [`  ${commands.undo}  `, { kind: 'undo' }],
      ['3', { kind: 'pick', number: 3 }],
      [`${commands.do} 12`, { kind: 'pick', number: 12 }],
      [`${commands.do} Place 4  d4 0`, { kind: 'move', move: 'place 4 d4 0' }],
      [commands.do, { kind: 'move', move: '' }],
      [`${commands.why} draw`, { kind: 'why', move: 'draw' }],
      [commands.why, { kind: 'why', move: '' }],
      ['DRAW', { kind: 'move', move: 'draw' }],
      ['place 4 D4 0', { kind: 'move', move: 'place 4 d4 0' }],
      ['hand', { kind: 'area', area: hand }],
      ['city', { kind: 'area', area: ben }],
      ['city 1', { kind: 'area', area: ada }],
      ['CITY 2', { kind: 'area', area: ben }],
      ['marché', { kind: 'area', area: market }],
    ])('"%s" is understood', (line, command) => {
      expect(read(line)).toEqual(command)
    })

    test.each(['dance', 'city 3', 'city 0', 'city x', 'market 0', '-1', '1.5', 'constructor'])(
      '"%s" is not',
      (line) => {
        expect(read(` ${line} `)).toEqual({ code: 'command-unknown', values: { word: line, help: commands.help } })
      },
    )

    test('the score is asked for by its area', () => {
      const score = scoreArea([], false, NAMES, words, m)
      expect(readCommand(commands.score, [...areas, score], isMove, m)).toEqual({ kind: 'area', area: score })
    })

    test('the help names every command and area', () => {
      const grid = helpGrid(areas, m)
      const typed = grid.rows.map(([first]) => first)
      expect(typed).toEqual([
        commands.moves,
        `${commands.do} 3`,
        commands.back,
        commands.look,
        'hand',
        'city 2',
        'city 1',
        'Marché',
        commands.log,
        commands.undo,
        `${commands.why} <${m.move}>`,
        `${commands.explain} <${m.thing}>`,
        commands.hint,
        commands.help,
        commands.quit,
      ])
      for (const row of grid.rows) {
        expect(row).toHaveLength(grid.head.length)
        expect(row[1]).not.toBe('')
      }
    })

    test('every line of the help is a command', () => {
      for (const [typed] of helpGrid(areas, m).rows) expect(read(typed)).toHaveProperty('kind')
    })
  })
})

describe('a refusal is explained', () => {
  test.each([
    ['by the game first', { code: 'own' }, words, 'The game says no.'],
    ['else by the table', { code: 'not-your-turn' }, words, en.refusals['not-your-turn']()],
    ['without a game', { code: 'own-nothing' }, null, 'own-nothing'],
    [
      'with its values',
      { code: 'command-number', values: { number: 9, last: 3 } },
      null,
      'There is no number 9 in the list; it goes from 1 to 3.',
    ],
    ['by its code if nobody knows it', { code: 'strange' }, words, 'strange'],
  ])('%s', (_, refusal, spoken, text) => {
    expect(explain(refusal, spoken, en)).toBe(text)
  })
})

test('what was heard becomes sentences, without the silent events', () => {
  const past = [
    { seat: NOBODY, events: [{ kind: 'setup' }, { kind: 'quiet' }] },
    { seat: 0, events: [{ kind: 'placed' }] },
    { seat: 1, events: [] },
  ]
  expect(sentences(words, past)).toEqual(['setup!', 'placed!'])
})

describe('the score sheet', () => {
  const sheet: readonly ScoreLine[] = [
    { seat: 0, line: 'tower', of: 4, points: -5, settled: true },
    { seat: 0, line: 'parks', points: 7, settled: false },
    { seat: 1, line: 'parks', points: 1, settled: true },
  ]

  test('is a table for each player, with the total for its caption', () => {
    expect(scoreArea(sheet, false, NAMES, words, en)).toEqual({
      command: 'score',
      heading: 'Score',
      parts: [
        {
          caption: 'Ada: 2 points',
          head: ['Line', 'Points', 'State'],
          rows: [
            ['tower 4', '−5', 'settled'],
            ['parks', '7', 'may still change'],
          ],
        },
        { caption: 'Ben: 1 point', head: ['Line', 'Points', 'State'], rows: [['parks', '1', 'settled']] },
        'Cleo: 0 points (nothing scored yet).',
      ],
    })
  })

  test('is one table without a total where all win or lose together', () => {
    const common: readonly ScoreLine[] = [0, 1, 2].map((seat) => ({ seat, line: 'goal', points: 3, settled: false }))
    expect(scoreArea(common, true, NAMES, words, en).parts).toEqual([
      { caption: 'All together', head: ['Line', 'Points', 'State'], rows: [['goal', '3', 'may still change']] },
    ])
  })

  test('adds up by seat', () => {
    expect([0, 1, 2].map((seat) => totalOf(sheet, seat))).toEqual([2, 1, 0])
  })
})

describe('the ending', () => {
  const parts = (ranks: readonly number[], scores: readonly number[], cooperative = false) =>
    outcomeParts({ ranks, scores, reason: 'it rains' }, [], cooperative, NAMES, words, en, 'en')

  test('names the winner and ranks everybody, best first', () => {
    expect(parts([2, 1, 3], [10, 12, -4])).toEqual([
      'The game is over.',
      'Because it rains.',
      'Ben wins.',
      {
        caption: 'Score',
        head: ['Player', 'Place', 'Points'],
        rows: [
          ['Ben', '1.', '12'],
          ['Ada', '2.', '10'],
          ['Cleo', '3.', '−4'],
        ],
      },
    ])
  })

  test('names those who share the victory', () => {
    expect(parts([1, 3, 1], [9, 2, 9])[2]).toBe('Ada and Cleo share the victory.')
    const french = outcomeParts({ ranks: [1, 1, 1], scores: [1, 1, 1], reason: '' }, [], false, NAMES, words, fr, 'fr')
    expect(french[2]).toBe('Ada, Ben et Cleo se partagent la victoire.')
  })

  test.each([
    [[1, 1, 1], 'You have won together.'],
    [[2, 2, 2], 'You have lost together.'],
  ])('is one for all when they play together: %j', (ranks, text) => {
    expect(parts(ranks, [0, 0, 0], true)).toEqual(['The game is over.', 'Because it rains.', text])
  })
})
