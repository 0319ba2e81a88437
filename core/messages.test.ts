// What the table says: the same sentences in every language, none with a hole in it.
import { describe, expect, test } from 'vitest'
import { tableMessages } from './face.ts'
import { en } from './messages/en.ts'
import { LOCALES, writtenAs } from './words.ts'

/** The values each refusal is made with, as the table and its helpers make them. */
const VALUES: { readonly [C in keyof typeof en.refusals]: { readonly [name: string]: string | number } } = {
  stale: {},
  'game-over': {},
  'not-your-turn': {},
  'not-stored': {},
  'undo-nothing': {},
  'undo-barrier': {},
  'propose-not': {},
  'chat-silent': {},
  'no-seat': {},
  'not-your-seat': {},
  'seat-taken': {},
  'seat-away': {},
  'seat-conceded': {},
  'seat-as-it-is': {},
  'table-full': {},
  'replace-clock': {},
  'standing-unknown': { id: 'nap' },
  'intent-reused': {},
  'record-early': {},
  'luck-digits': {},
  'luck-absent': {},
  'luck-commit': {},
  'luck-differs': { step: 3 },
  'deal-unknown': {},
  'deal-counts': {},
  'preview-luck': {},
  'no-such-step': { step: 9, last: 4 },
  'log-broken': { seq: 3 },
  'seats-range': { seats: 7, least: 2, most: 4 },
  'options-not-object': {},
  'option-unknown': { option: 'colour', known: 'first' },
  'option-value': { option: 'first', value: '9', expected: 'null | 0..1' },
  'position-not-object': {},
  'position-unknown-field': { field: 'moon' },
  'position-field': { field: 'hand' },
  'json-broken': {},
  'json-large': { most: 100 },
  'json-deep': { most: 32 },
  'json-odd': { what: 'Infinity' },
  'record-not-json': {},
  'record-foreign': {},
  'record-version': { version: '2', known: 1 },
  'record-field': { field: 'steps' },
  'record-altered': {},
  'record-game': { game: 'neotopia', wanted: 'neoville' },
  'record-rules': { rules: 2, known: 1, game: 'neoville' },
  'rules-draft': { rules: 3, game: 'neoville' },
  'rules-newer': { rules: 9, game: 'neoville', newest: 5 },
  'set-part': { at: 'tiles.3.elements', expected: '0..4' },
  'record-turn': { step: 5, seat: 2 },
  'record-move': { step: 5, move: 'dance' },
  'record-refused': { step: 5, move: 'draw' },
  'record-draw-missing': { step: 5, pile: 'stack' },
  'record-draw-elsewhere': { step: 5, drawn: 'bag', pile: 'stack' },
  'record-draw-absent': { step: 5, item: 9, pile: 'stack' },
  'record-draws-left': { step: 5, left: 2 },
  'record-outcome': { step: 5 },
  'move-kind': { word: 'jump', known: 'place, draw' },
  'move-fields': { form: 'take <tile>' },
  'move-value': { field: 'tile', word: '99' },
  'command-number': { number: 9, last: 4 },
  'command-unknown': { word: 'dance', help: 'help' },
  'command-back': {},
}
const CODES = Object.keys(VALUES) as (keyof typeof VALUES)[]

function keysOf(value: object): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' ? keysOf(inner).map((one) => `${key}.${one}`) : [key],
  )
}

describe.each(LOCALES)('in %s', (locale) => {
  test('every message is there and no other', async () => {
    expect(keysOf(await tableMessages(locale)).sort()).toEqual(keysOf(en).sort())
  })

  test.each(CODES)('the refusal %s speaks of all its values', async (code) => {
    const text: string = (await tableMessages(locale)).refusals[code](VALUES[code])
    expect(text).toMatch(/^.+[.?]$/)
    expect(text).not.toMatch(/undefined|\bnull\b(?! \|)|NaN|\[object/)
    for (const value of Object.values(VALUES[code])) expect(text).toContain(String(value))
  })

  test('no option at all can be named when there is none', async () => {
    const { refusals } = await tableMessages(locale)
    expect(refusals['option-unknown']({ option: 'colour', known: '' })).toMatch(/: \p{L}{3,}\.$/u)
  })

  test('commands are single words, all different', async () => {
    const commands = Object.values((await tableMessages(locale)).commands)
    expect(new Set(commands).size).toBe(commands.length)
    for (const command of commands) expect(command).toMatch(/^\p{Ll}+$/u)
  })

  test.each([0, 1, 2, 7])('counts of %i are spoken', async (n) => {
    const m = await tableMessages(locale)
    const rules = new Intl.PluralRules(writtenAs(locale))
    const classOf = (count: number) => rules.select(count)
    const formOf = (count: number) => m.scoreOf('Ada', count).match(/\d (\p{L}+)$/u)?.[1]
    expect(formOf(n)).toBeDefined()
    for (const other of [0, 1, 2, 5, 11, 21]) expect(formOf(other) === formOf(n)).toBe(classOf(other) === classOf(n))
    for (const text of [m.choices(n), m.opens('Build', n)]) expect(text).toContain(String(n))
  })

  test('winners are one or several', async () => {
    const m = await tableMessages(locale)
    expect(m.winners('Ada', 1)).not.toBe(m.winners('Ada', 2))
    for (const rank of [1, 2, 3]) expect(m.placed(rank)).toMatch(new RegExp(`^${rank}(?:\\.|[.-]?\\p{L}{1,2})$`, 'u'))
    expect(m.nearest('draw')).toContain('draw')
  })
})
