// Every language speaks of everything: events, refusals, moves, score lines, and what is asked in every phase.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import type { Choice } from '../../../core/face.ts'
import { choicesOf, moveSentence } from '../../../core/face.ts'
import { MOST_MOVES, NOBODY, PUBLIC } from '../../../core/game.ts'
import type { AnyWords, Part } from '../../../core/words.ts'
import { LOCALES } from '../../../core/words.ts'
import { SUPPLIES } from '../data.ts'
import type { MeowtopiaEvent } from '../events.ts'
import { meowtopia } from '../index.ts'
import { INVALID } from '../invalid.ts'
import { en } from '../messages/en.ts'
import { fr } from '../messages/fr.ts'
import { refusals } from '../refusals.ts'
import { LINES, REASONS } from '../score.ts'
import { PHASES } from '../state.ts'
import type { MeowtopiaView } from '../view.ts'
import { Scene, variety } from './scene.ts'

const { game } = meowtopia
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
const BAD = /undefined|null|NaN|\[object|Infinity/
const flat = (part: Part) => (typeof part === 'string' ? [part] : [part.caption, ...part.head, ...part.rows.flat()])

interface Moment {
  readonly view: MeowtopiaView
  readonly moves: readonly string[]
}

/** Moments and events of some random games. */
function gather(): { moments: readonly Moment[]; events: readonly MeowtopiaEvent[] } {
  const bits = bitsFrom('words')
  const list = new Int32Array(MOST_MOVES)
  const s = game.blank()
  const moments: Moment[] = []
  const events: MeowtopiaEvent[] = []
  for (let i = 0; i < 24; i++) {
    const listen = (event: MeowtopiaEvent) => events.push(event)
    game.setup(2 + (i % 3), variety(i), seededChance(`words/${i}`), s, listen)
    while (game.toAct(s) !== NOBODY) {
      const count = game.legal(s, list)
      if (below(bits, 30) === 0)
        moments.push({
          view: game.view(s, game.toAct(s)),
          moves: Array.from(list.subarray(0, count), (move) => game.moves.text(move)),
        })
      game.play(s, list[below(bits, count)], seededChance(''), listen)
    }
    moments.push({ view: game.view(s, PUBLIC), moves: [] })
  }
  return { moments, events }
}

const { moments, events } = gather()
const KINDS: readonly MeowtopiaEvent['kind'][] = [
  'start',
  'round',
  'turn',
  'rested',
  'woke',
  'sold',
  'took',
  'sent',
  'followed',
  'passed',
  'field',
  'stick',
  'recruited',
  'dismissed',
  'fed',
  'triggered',
  'left',
  'ended',
  'awake',
]

test('the games tell events of every kind and stop in every phase', () => {
  expect(new Set(events.map((event) => event.kind))).toEqual(new Set(KINDS))
  expect(new Set(moments.map(({ view }) => view.phase))).toEqual(new Set(PHASES))
  expect(new Set(moments.flatMap(({ moves }) => moves.map((move) => move.split(' ')[0]))).size).toBe(13)
})

test('§3, §7: one tile left over gets one food, and who has nobody awake gains nothing', async () => {
  const words = await meowtopia.words('en', NAMES)
  expect(words.event({ kind: 'left', tiles: [['gold']], food: 1 })).toBe('Not taken: gold. 1 food is put on it.')
  expect(words.event({ kind: 'left', tiles: [['gold'], ['food']], food: 2 })).toMatch(/put on each\.$/)
  expect(words.event({ kind: 'awake', seat: 1, food: 0 })).toBe('No kitten of Ben is awake.')
})

describe.each(LOCALES)('%s', (locale) => {
  const spoken = (text: string | null) => {
    expect(text).toBeTruthy()
    expect(text).not.toMatch(BAD)
  }

  test('every event is a sentence', async () => {
    const words = await meowtopia.words(locale, NAMES)
    for (const event of events) expect(words.event(event)).toMatch(/^[^a-z].*[.)]$/)
    for (const event of events) spoken(words.event(event))
  })

  test('every phase asks its question, of you or of another', async () => {
    const words = await meowtopia.words(locale, NAMES)
    for (const { view } of moments) {
      spoken(words.prompt(view))
      if (view.toAct === NOBODY) continue
      expect(words.prompt({ ...view, viewer: PUBLIC })).toContain(NAMES[view.toAct])
      expect(words.prompt(view)).not.toContain(NAMES[view.toAct])
    }
  })

  test('every move has a sentence of its own', async () => {
    const words = await meowtopia.words(locale, NAMES)
    for (const { view, moves } of moments) {
      const paths = moves.map((move) => words.path(view, move).join(', '))
      for (const path of paths) spoken(path)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  test('every move is told as one sentence, and none like another: no phrases in a row', async () => {
    const words = await meowtopia.words(locale, NAMES)
    for (const { view, moves } of moments) {
      const told = moves.map((move) => moveSentence(words as AnyWords, view, move))
      for (const sentence of told) spoken(sentence)
      expect(new Set(told).size).toBe(told.length)
      for (const move of moves) if (words.path(view, move).length > 1) spoken(words.whole?.(view, move) ?? null)
    }
  })

  test('a place that is seen needs no row and no column', async () => {
    const words = await meowtopia.words(locale, NAMES)
    let laid = 0
    for (const { view, moves } of moments)
      for (const move of moves) {
        const told = words.marked?.(view, move) ?? null
        if (/^(field|stick) /.test(move)) laid++
        else expect(told).toBeNull()
        if (told === null) continue
        spoken(told)
        expect(words.path(view, move)[0]).toBe(told.split(', ')[0])
        expect(told.split(', ').length).toBeLessThanOrEqual(2)
      }
    expect(laid).toBeGreaterThan(20)
  })

  test('a list of choices stays short', async () => {
    const words = await meowtopia.words(locale, NAMES)
    const longest = (choices: readonly Choice[]): number =>
      Math.max(choices.length, ...choices.map((choice) => longest(choice.inner)))
    for (const { view, moves } of moments)
      expect(longest(choicesOf(words as never, view, moves))).toBeLessThanOrEqual(14)
  })

  test('the position is read out whole: five kinds of areas, each with a command', async () => {
    const words = await meowtopia.words(locale, NAMES)
    for (const { view } of moments) {
      const areas = words.areas(view)
      expect(areas).toHaveLength(3 + 2 * view.households.length)
      for (const area of areas) {
        expect(area.command).toMatch(/^\S+$/)
        for (const part of area.parts) for (const text of flat(part)) expect(text).not.toMatch(BAD)
        for (const part of area.parts)
          if (typeof part !== 'string') for (const row of part.rows) expect(row).toHaveLength(part.head.length)
      }
    }
  })

  test('every refusal has a sentence', async () => {
    const words = await meowtopia.words(locale, NAMES)
    const values = {
      seat: 0,
      family: 'ginger',
      action: 'gold',
      good: 'food',
      phase: 'take',
      east: 1,
      south: -1,
      ...Object.fromEntries(
        ['asleep', 'awake', 'cost', 'food', 'goods', 'most', 'least', 'left', 'bill', 'count'].map((name) => [name, 2]),
      ),
    }
    const codes = [...refusals.slice(1), ...Object.keys(en.refusals).filter((code) => code.startsWith('invalid-'))]
    for (const code of codes) spoken(words.refusal({ code, values }))
    expect(words.refusal({ code: 'unheard-of' })).toBe(null)
  })

  test('refusals carry what their sentences need', async () => {
    const words = await meowtopia.words(locale, NAMES)
    const scene = new Scene(2)
    const s = scene.s
    for (let move = 0; move < game.moves.size; move += 7) {
      const code = game.check(s, move)
      const values = game.because(s, move, code)
      if (code !== 0)
        spoken(words.refusal(values ? { code: game.refusals[code], values } : { code: game.refusals[code] }))
    }
  })

  test('score lines, endings and options have names', async () => {
    const words = await meowtopia.words(locale, NAMES)
    for (const line of LINES) spoken(words.line({ line }))
    for (const ending of REASONS.slice(1)) spoken(words.ending(ending, []))
    for (const code of INVALID)
      spoken(words.refusal({ code, values: { seat: 0, family: 'ginger', count: 7, rules: 1 } }))
    for (const option of Object.keys(game.options)) spoken(words.option(option))
    for (const value of ['true', 'false', 'random']) spoken(words.value('sideB', value))
    for (const value of SUPPLIES) spoken(words.value('supply', value))
    for (const text of [words.name, words.about, words.notice]) spoken(text)
  })
})

test('French has a sentence of its own for every English one', () => {
  const same = Object.keys(en.refusals).filter(
    (code) =>
      String(en.refusals[code as keyof typeof en.refusals]) === String(fr.refusals[code as keyof typeof fr.refusals]),
  )
  expect(same).toEqual([])
})

test.each([
  ['en', 'Sell 1 coin to a grey merchant without goods.', 'Recruit a black kitten as a merchant.'],
  ['fr', 'Vendre 1 pièce à un commerçant gris (aucune marchandise).', 'Engager un chaton noir comme commerçant.'],
  ['de', 'Verkauf 1 Münze an einen grauen Händler ohne Ware.', 'Wirb ein schwarzes Kätzchen als Händler an.'],
  ['it', 'Vendi 1 moneta a un mercante grigio senza merci.', 'Recluta un gattino nero come mercante.'],
  ['es', 'Vender 1 moneda a un comerciante gris (sin mercancía).', 'Reclutar un gatito negro como comerciante.'],
  ['pt', 'Vender 1 moeda a um mercador cinzento (sem mercadoria).', 'Recrutar um gatinho preto como mercador.'],
  ['nl', 'Verkoop 1 munt aan een grijze handelaar zonder goederen.', 'Neem een zwart kitten aan als handelaar.'],
  ['ru', 'Продать 1 монету серому торговцу (без товара).', 'Взять чёрного котёнка в торговцы.'],
])('a move is one sentence, not phrases in a row: %s', async (locale, sold, recruited) => {
  const words = (await meowtopia.words(locale, NAMES)) as AnyWords
  const [{ view }] = moments
  expect(moveSentence(words, view, 'sell grey coin 0')).toBe(sold)
  expect(moveSentence(words, view, 'recruit black merchant')).toBe(recruited)
})

test.each([
  ['en', 'Ada sells 1 coin to a grey merchant, which now has 1 coin.', 'a grey merchant with 1 coin'],
  ['de', 'Ada verkauft 1 Münze an einen grauen Händler, der jetzt 1 Münze hat.', 'einen grauen Händler mit 1 Münze'],
  ['nl', 'Ada verkoopt 1 munt aan een grijze handelaar, die nu 1 munt heeft.', 'een grijze handelaar met 1 munt'],
  ['ru', 'Ada продаёт 1 монету серому торговцу; теперь у него 1 монета.', 'серого торговца (1 монета)'],
])('a merchant is named as each sentence needs it: %s', async (locale, sold, dismissed) => {
  const words = await meowtopia.words(locale, NAMES)
  const grey = { seat: 0, family: 2, good: 'coin', goods: 1 } as const
  expect(words.event({ kind: 'sold', ...grey, points: 3 })).toBe(sold)
  expect(words.event({ kind: 'dismissed', ...grey, was: 'merchant', food: 3 })).toContain(` ${dismissed}`)
})
