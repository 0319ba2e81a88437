// Every language speaks of everything: every event, move, refusal, score line, effect and prompt.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { choicesOf, moveSentence } from '../../../core/face.ts'
import { MOST_MOVES, NOBODY, PUBLIC, refusalOf } from '../../../core/game.ts'
import type { Chosen } from '../../../core/options.ts'
import { chooseOptions } from '../../../core/options.ts'
import type { AnyWords, Locale, Words } from '../../../core/words.ts'
import { LOCALES } from '../../../core/words.ts'
import type { Effect, Plan } from '../data.ts'
import { EVOLUTIONS, EXPERTS, LEVEL_NUISANCES, LEVELS, ON_CRISIS } from '../data.ts'
import type { EvolutopiaEvent } from '../events.ts'
import { evolutopia } from '../index.ts'
import { INVALID } from '../invalid.ts'
import type { Messages } from '../messages/en.ts'
import { en } from '../messages/en.ts'
import { MOVE_KINDS } from '../moves.ts'
import type { EvolutopiaOptions } from '../options.ts'
import { refusals } from '../refusals.ts'
import { LINES, REASONS } from '../score.ts'
import { PENDINGS } from '../state.ts'
import type { EvolutopiaView } from '../view.ts'
import { Bench, game, set } from './bench.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']
/** Every language's own, by the language. */
const MESSAGES = Object.assign(
  {},
  ...(await Promise.all(LOCALES.map(async (locale) => import(`../messages/${locale}.ts`)))),
) as { readonly [L in Locale]: Messages }
const broken = /undefined|NaN|null|\[object|\{|\}| {2}|^\s|\s$/

/** Asked very often, so `expect` only says what is wrong. */
function speaks(text: string): void {
  if (text === '' || broken.test(text)) expect(text).toBe('a sentence')
}

type EvolutopiaWords = Words<EvolutopiaView, EvolutopiaEvent>

function readAll(words: EvolutopiaWords, v: EvolutopiaView): void {
  speaks(words.prompt(v))
  for (const { command, heading, parts } of words.areas(v)) {
    if (!/^\p{L}+$/u.test(command)) expect(command).toBe('a word')
    speaks(heading)
    for (const part of parts) {
      if (typeof part === 'string') speaks(part)
      else for (const text of [part.caption, ...part.head, ...part.rows.flat()]) speaks(text)
    }
  }
}

const sheetOf = (indicators: readonly number[]) =>
  indicators.map((points, of) => ({ seat: 0, line: 'indicator', of, points, settled: true }))

describe.each(LOCALES)('in %s', (locale) => {
  test('random games are told from beginning to end: prompts, areas, moves, events', async () => {
    const list = new Int32Array(MOST_MOVES)
    const events = new Set<string>()
    const kinds = new Set<string>()
    const prompts = new Set<string>()
    const inPhrases = new Set<string>()
    for (let number = 0; number < 100; number++) {
      const seats = 1 + (number % 5)
      const words = await evolutopia.words(locale, NAMES.slice(0, seats))
      const bits = bitsFrom(`words ${number}`)
      const chance = seededChance(`words ${number}`)
      const tell = (event: EvolutopiaEvent) => {
        events.add(event.kind)
        speaks(words.event(event))
      }
      const s = game.blank()
      const level = LEVELS[number % 5]
      game.setup(seats, chooseOptions(game.options, { level }, seats) as Chosen<EvolutopiaOptions>, chance, s, tell)
      for (let step = 0; game.toAct(s) !== NOBODY; step++) {
        const v = game.view(s, game.toAct(s))
        prompts.add(v.pending)
        if (step % 10 === 0)
          for (const viewer of [PUBLIC, ...NAMES.keys()].slice(0, seats + 1)) readAll(words, game.view(s, viewer))
        speaks(words.prompt(v))
        // Every other game is played by first sight, so that it lasts.
        const n = game.legal(s, list)
        const moves = Array.from(list.subarray(0, n), (move) => game.moves.text(move))
        const paths = moves.map((text) => words.path(v, text))
        for (const path of paths) for (const phrase of path) speaks(phrase)
        const told = moves.map((text) => moveSentence(words as AnyWords, v, text))
        for (const sentence of told) speaks(sentence)
        if (new Set(told).size !== n) expect(told).toBe('different')
        for (const [i, text] of moves.entries())
          if (paths[i].length > 1 && words.whole?.(v, text) === null) inPhrases.add(text.split(' ')[0])
        if (new Set(paths.map((path) => path.join('/'))).size !== n) expect(paths).toBe('different')
        const top = choicesOf(words as AnyWords, v, moves)
        if (top.length > 12) expect(top).toHaveLength(12)
        for (const text of moves) kinds.add(text.split(' ')[0])
        const chosen = below(bits, n)
        const picked = list[chosen]
        if (number % 2 === 0) game.advice.promising(s, list)
        game.play(s, number % 2 === 0 && step % 4 !== 0 ? list[0] : picked, chance, tell)
      }
      readAll(words, game.view(s, 0))
    }
    expect([...kinds].sort()).toEqual([...MOVE_KINDS].sort())
    expect([...prompts].sort()).toEqual([...PENDINGS].sort())
    // Their phrases in a row make a sentence: recruit experts, draw from the bag; take 1 point from one, give it to another.
    expect([...inPhrases].sort()).toEqual(['draw', 'shift'])
    const rare = ['no-option', 'plan-none']
    const told = Object.keys(en.events).filter(
      (kind) => !['covered', 'managed', 'unmanaged', 'role-borrowed', ...rare].includes(kind),
    )
    for (const kind of told) expect(events).toContain(kind)
    for (const kind of ['crisis-over', 'over']) expect(events).toContain(kind)
  })

  test('rare events speak too', async () => {
    const words = await evolutopia.words(locale, NAMES)
    speaks(words.event({ kind: 'no-option', crisis: 13 }))
    speaks(words.event({ kind: 'plan-none', seat: 1 }))
  })

  test('every refusal of random moves has a sentence, and every code a message', async () => {
    const words = await evolutopia.words(locale, NAMES)
    const messages = MESSAGES[locale]
    const codes = [...refusals.filter((code) => code !== 'legal'), ...INVALID]
    expect(Object.keys(messages.refusals).sort()).toEqual(codes.sort())
    expect(words.refusal({ code: 'position-field', values: { field: 'seats' } }), 'is told by the table').toBeNull()
    for (const code of INVALID) speaks(words.refusal({ code, values: { cell: 5 } }) ?? '')
    const list = new Int32Array(MOST_MOVES)
    const bits = bitsFrom('refusals')
    const met = new Set<string>()
    for (let number = 0; number < 25; number++) {
      const seats = 1 + (number % 5)
      const chance = seededChance(`refusals ${number}`)
      const s = game.blank()
      game.setup(seats, chooseOptions(game.options, {}, seats) as Chosen<EvolutopiaOptions>, chance, s)
      while (game.toAct(s) !== NOBODY) {
        for (let i = 0; i < 60; i++) {
          const refusal = refusalOf(game as never, s, below(bits, game.moves.size))
          if (refusal) met.add(refusal.code)
          if (refusal) speaks(words.refusal(refusal) ?? '')
        }
        game.play(s, list[below(bits, game.legal(s, list))], chance)
      }
    }
    expect(met.size).toBeGreaterThan(15)
    expect(words.refusal({ code: 'no-move' })).not.toBeNull()
    expect(words.refusal({ code: 'somebody-else' })).toBeNull()
  })

  test('score lines, endings, options and values', async () => {
    const words = await evolutopia.words(locale, NAMES)
    for (const line of LINES) speaks(words.line({ line, of: 2 }))
    for (const line of game.sheet(new Bench({}).s)) speaks(words.line(line))
    for (const reason of REASONS.slice(1)) speaks(words.ending(reason, sheetOf([0, 6, 7, 6, 1])))
    for (const option of Object.keys(game.options)) speaks(words.option(option))
    for (const level of LEVELS) speaks(words.value('level', level))
    for (const [level, nuisances] of LEVEL_NUISANCES.entries())
      expect(words.value('level', LEVELS[level])).toMatch(new RegExp(`, ${nuisances} `))
    for (const text of [words.name, words.about, words.notice]) speaks(text)
  })

  test('an effect’s sentence is made from its record: other numbers, another sentence', () => {
    const m = MESSAGES[locale]
    const all: readonly Effect[] = [
      ...set.crises.flatMap(({ arrival, penalty }) => [...arrival.flat(), ...penalty]),
      ...set.plans,
      ...set.roles.map(({ effect }) => effect),
    ]
    const texts = new Map(all.map((effect) => [JSON.stringify(effect), m.effectOf(effect)]))
    for (const text of texts.values()) speaks(text)
    expect(new Set(texts.values()).size).toBe(texts.size)
  })
})

test.each(LOCALES)('in %s, every thing has a name of its own', (locale) => {
  for (const key of ['evolutions', 'crises', 'plans', 'roles'] as const) {
    const names = MESSAGES[locale][key]
    expect(Object.keys(names)).toEqual(Object.keys(en[key]))
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
  }
})

test.each<readonly [told: string, after: 'recruit' | 'inaugurate', plans: readonly Plan[]]>([
  ['Use your role, or end your turn.', 'inaugurate', []],
  ['Play a good plan, or end your turn.', 'recruit', ['calm-night']],
  ['Use your role or a good plan, or end your turn.', 'inaugurate', ['calm-night']],
])('§3.7, §3.8 the prompt names only cards that can be used: %s', async (told, after, plans) => {
  // The treasurer is used after inaugurating.
  const b = new Bench({ after, roles: [['treasurer', 0]], plans: [plans] })
  expect((await evolutopia.words('en', NAMES)).prompt(game.view(b.s, 0))).toBe(told)
})

test('the prompt says "you" to who is to act and names them to the others', async () => {
  const words = await evolutopia.words('en', NAMES)
  const { s } = new Bench({ seats: 3, active: 1 })
  expect(words.prompt(game.view(s, 1))).toContain('Choose')
  expect(words.prompt(game.view(s, 0))).toContain('Ben')
  expect(words.prompt(game.view(s, PUBLIC))).toContain('Ben')
})

test.each([
  [
    'en',
    'won',
    [6, 6, 7, 2, 3],
    'Environment, mobility, and comfort stand at 6 or more, and every nuisance is covered.',
  ],
  ['en', 'lost-indicator', [3, 3, 3, 0, 3], 'Energy fell to 0.'],
  ['fr', 'lost-indicator', [3, 0, 3, 0, 3], 'La mobilité et l’énergie n’ont plus aucun point.'],
] as const)('in %s, the ending %s of %j names its indicators', async (locale, reason, indicators, text) => {
  const words = await evolutopia.words(locale, NAMES)
  expect(words.ending(reason, sheetOf(indicators))).toBe(text)
})

test.each([
  ['en', 'There is no such expert in the zone: a builder.', 'Ada moves a builder from Wind park to the crisis.'],
  [
    'fr',
    'Il n’y a aucun ouvrageur dans la zone Experts.',
    'Ada déplace un ouvrageur de «\u202fParc éolien\u202f» à la crise.',
  ],
  ['de', 'In der Zone ist kein Baumeister.', 'Ada versetzt einen Baumeister von „Windpark“ zur Krise.'],
  ['it', 'Nella zona non c’è nessun costruttore.', 'Ada sposta un costruttore da «Parco eolico» alla crisi.'],
  ['ru', 'В зоне нет строителя.', 'Ada переводит строителя с эволюции «Ветропарк» на кризис.'],
] as const)(
  'in %s, experts and places stand in the case that the sentence asks for',
  async (locale, refused, moved) => {
    const words = await evolutopia.words(locale, NAMES)
    expect(words.refusal({ code: 'not-in-zone', values: { expert: EXPERTS.indexOf('builder') } })).toBe(refused)
    const from = EVOLUTIONS.indexOf('wind-park')
    expect(words.event({ kind: 'moved', seat: 0, expert: EXPERTS.indexOf('builder'), from, to: ON_CRISIS })).toBe(moved)
  },
)

test.each([
  ['en', 'Borrow Ben’s role Headhunter (after ending the round)', 'Swap a builder for a technologist.'],
  [
    'fr',
    'Emprunter à Ben le rôle Chasseur de têtes (après la fin du cycle)',
    'Échanger un ouvrageur contre un technologiste.',
  ],
  [
    'de',
    'Leih dir von Ben die Rolle Headhunter (nach dem Rundenende)',
    'Tausch einen Baumeister gegen einen Techniker.',
  ],
  [
    'ru',
    'Применить чужую роль (Ben)\u00a0— Охотник за головами (после конца раунда)',
    'Обменять строителя на технолога.',
  ],
] as const)(
  'in %s, a move names the lender before the role, and its experts as its verb wants',
  async (locale, lent, swapped) => {
    const words = (await evolutopia.words(locale, NAMES)) as AnyWords
    const b = new Bench({
      seats: 2,
      roles: [
        ['tinkerer', 0],
        ['headhunter', 1],
      ],
    })
    const v = game.view(b.s, 0)
    expect(moveSentence(words, v, 'role headhunter')).toContain(`${lent}`)
    expect(words.path(v, 'role headhunter').at(-1)).toMatch(/^[^:]*Ben/)
    expect(moveSentence(words, v, 'retrain builder technologist')).toBe(swapped)
  },
)

test.each(['en', 'de'])('in %s, an ending of many games names no indicators', async (locale) => {
  const words = await evolutopia.words(locale, NAMES)
  expect(words.ending('lost-indicator')).toBe(
    locale === 'en' ? 'An indicator fell to 0.' : 'Ein Indikator ist auf 0 gefallen.',
  )
})
