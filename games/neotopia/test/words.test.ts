// Neotopia speaks, in every language: every event, refusal, move, score line and prompt.
import { describe, expect, it } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { choicesOf, moveSentence } from '../../../core/face.ts'
import type { GameEvent, Viewer } from '../../../core/game.ts'
import { NOBODY, PUBLIC, refusalOf } from '../../../core/game.ts'
import type { Told } from '../../../core/telling.ts'
import { heard, listener } from '../../../core/telling.ts'
import type { AnyWords, Locale, Part } from '../../../core/words.ts'
import { LOCALES } from '../../../core/words.ts'
import { CARDS, REGIONS } from '../data.ts'
import type { NeotopiaEvent } from '../events.ts'
import { SPACES } from '../geometry.ts'
import { neotopia } from '../index.ts'
import { INVALID } from '../invalid.ts'
import type { Messages } from '../messages/en.ts'
import { en } from '../messages/en.ts'
import { cardName, describeCard } from '../names.ts'
import { refusals } from '../refusals.ts'
import { REASONS } from '../score.ts'
import type { NeotopiaState } from '../state.ts'
import {
  bare,
  cardOf,
  game,
  giveToken,
  hold,
  legalTexts,
  moveOf,
  play,
  playAll,
  put,
  set,
  setFactory,
  started,
} from './table.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
/** Every language's own, by the language. */
const MESSAGES = Object.assign(
  {},
  ...(await Promise.all(LOCALES.map(async (locale) => import(`../messages/${locale}.ts`)))),
) as { readonly [L in Locale]: Messages }
const BROKEN = /undefined|null|NaN|\[object|\.\.| {2}| ,|\(\)|: \.|, ,/

function sound(text: string): void {
  expect(text).not.toBe('')
  expect(text).not.toMatch(BROKEN)
}

const textsOf = (part: Part): string[] =>
  typeof part === 'string' ? [part] : [part.caption, ...part.head, ...part.rows.map((row) => row[0])]

const EVENTS: readonly NeotopiaEvent[] = [
  { kind: 'first', seat: 0, drawn: true },
  { kind: 'first', seat: 0, drawn: false },
  { kind: 'colour', seat: 1, element: 2 },
  { kind: 'laid', region: 0, tokens: [0, 1, 2, 3], top: 1 },
  { kind: 'dealt', seat: 0, count: 3 },
  { kind: 'dealt', seat: 0, count: 3, cards: [0, 20, 55] },
  { kind: 'offered', cards: [1, 2, 3, 4] },
  { kind: 'turn', seat: 2, round: 3 },
  { kind: 'placed', seat: 0, element: 1, region: 2, space: 18, factory: -1 },
  { kind: 'placed', seat: 0, element: 1, region: 2, space: 18, factory: 1 },
  { kind: 'token', seat: 0, token: 3, region: 1, space: 7 },
  { kind: 'token', seat: 0, token: 3, region: 1, space: -1 },
  { kind: 'uncovered', region: 1, token: 0 },
  { kind: 'refilled', factory: 0, elements: [1, 0, 2, 1] },
  { kind: 'refilled', factory: 0, elements: [0, 0, 0, 0] },
  { kind: 'produced', tile: 3, elements: [2, 0, 2, 0], left: 1 },
  { kind: 'produced', tile: 3, elements: [0, 0, 0, 0], left: 4 },
  { kind: 'produced', tile: -1, elements: [1, 1, 1, 0], left: 0 },
  { kind: 'flag' },
  { kind: 'took', seat: 0, card: 12 },
  { kind: 'drew', seat: 0 },
  { kind: 'drew', seat: 0, card: 30 },
  { kind: 'built', seat: 0, card: 3, region: 0, space: 5, points: 4, reached: 9 },
  { kind: 'used', seat: 1, token: 2 },
  { kind: 'lost', seat: 1, actions: 1 },
  { kind: 'lost', seat: 1, actions: 2 },
  { kind: 'last', round: 8 },
  { kind: 'cluster', seat: 0, region: 1, size: 1 },
  { kind: 'cluster', seat: 0, region: 1, size: 4 },
  { kind: 'final', seat: 0, points: 80 },
]

/** For every refusal a position and a move that get it. */
function refusedBy(): [string, NeotopiaState, string][] {
  const chosen = game.blank()
  game.setup(2, { first: 0, colours: 'chosen' }, seededChance('x'), chosen)
  const second = game.blank()
  second.bytes.set(chosen.bytes)
  play(second, 'colour energy')
  const start = game.blank()
  game.setup(2, { first: 0, colours: 'seated' }, seededChance('x'), start)
  const over = bare()
  over.phase = 3
  const turn = bare()
  hold(turn, 0, 'sun-1', 'sun-2')
  const done = bare()
  hold(done, 0, 'sun-1')
  done.actions = 0
  const bonus = bare()
  giveToken(bonus, 0, 'initiative')
  play(bonus, 'use initiative')
  bonus.reserve[3] = 0
  const used = bare()
  giveToken(used, 0, 'automatization')
  used.bonusUsed = 1
  const permits = bare()
  giveToken(permits, 0, 'permits')
  const outer = bare()
  giveToken(outer, 0, 'permits')
  put(outer, 'desert', 'energy', 'd3', 'd2')
  play(outer, 'use permits')
  const empty = bare()
  empty.cards.fill(3)
  const built = bare()
  hold(built, 0, 'sun-1', 'sun-2', 'sun-3')
  put(built, 'desert', 'energy', 'd5')
  playAll(built, ['move a energy desert d6', 'build sun-1', 'move c energy desert c5'])
  const poor = bare()
  setFactory(poor, 0, [0, 1, 1, 1])
  return [
    ['game-over', over, 'draw'],
    ['colours-first', chosen, 'draw'],
    ['colours-done', turn, 'colour energy'],
    ['colour-taken', second, 'colour energy'],
    ['start-first', start, 'draw'],
    ['own-colour', start, 'place farming desert d4'],
    ['reserve-untouched', turn, 'place farming desert d5'],
    ['reserve-empty', bonus, 'place community desert d5'],
    ['factory-lacks', poor, 'move a energy desert d5'],
    ['factory-far', turn, 'move a energy forest d5'],
    ['no-actions', done, 'draw'],
    ['actions-left', turn, 'end'],
    ['bonus-running', bonus, 'draw'],
    ['bonus-used', used, 'use automatization'],
    ['no-token', turn, 'use subsidy'],
    ['token-idle', permits, 'use permits'],
    ['space-taken', turn, 'move a energy desert d4'],
    ['space-outer', turn, 'move a energy desert a1'],
    ['space-not-outer', outer, 'move a energy desert d5'],
    ['space-centre', turn, 'move b energy forest d5'],
    ['space-apart', turn, 'move a energy desert d6'],
    ['not-offered', turn, 'take tram-1'],
    ['deck-empty', empty, 'draw'],
    ['window-closed', turn, 'build sun-1'],
    ['not-held', turn, 'build tram-1'],
    ['same-kind', built, 'build sun-2'],
    ['no-pattern', noPattern(), 'build tram-1'],
  ]
}

function noPattern(): NeotopiaState {
  const s = bare()
  hold(s, 0, 'tram-1')
  play(s, 'move a energy desert d5')
  return s
}

describe.each(LOCALES)('in %s', (locale) => {
  const m = MESSAGES[locale]
  const load = () => neotopia.words(locale, NAMES)

  it('the game has a name, a sentence and a notice, and its options are named', async () => {
    const words = await load()
    for (const text of [words.name, words.about, words.notice]) sound(text)
    for (const option of Object.keys(game.options)) sound(words.option(option))
    for (const value of game.options.colours.values) sound(words.value('colours', value))
  })

  it('every event is a sentence with names in the third person', async () => {
    const words = await load()
    for (const event of EVENTS) {
      sound(words.event(event))
      if ('seat' in event) expect(words.event(event)).toContain(NAMES[event.seat])
    }
    expect(words.event({ kind: 'cluster', seat: 0, region: 0, size: 0 })).toBe('')
  })

  it('every refusal is a sentence', async () => {
    const words = await load()
    const refused = refusedBy()
    expect(refused.map(([code]) => code)).toEqual(refusals.slice(2))
    for (const [code, s, text] of refused) {
      const refusal = refusalOf(game, s, moveOf(text))
      expect(refusal?.code).toBe(code)
      if (refusal) sound(words.refusal(refusal) ?? '')
    }
    const wild = refusalOf(game, bare(), -1)
    expect(wild?.code).toBe('no-move')
    sound(words.refusal({ code: 'no-move' }) ?? '')
    for (const code of INVALID) sound(words.refusal({ code }) ?? '')
    expect(words.refusal({ code: 'record-altered' })).toBeNull()
  })

  it('every card has its own name and a pattern told from its row', () => {
    const names = CARDS.map((_, card) => cardName(m, set, card))
    expect(new Set(names).size).toBe(CARDS.length)
    for (const [card, { cells }] of set.projects.entries()) {
      const text = describeCard(m, set, card)
      sound(text)
      expect(text).toContain(names[card])
      for (let i = 1; i <= cells.length; i++) expect(text).toContain(` (${i})`)
    }
  })

  it('every score line and ending is named', async () => {
    const words = await load()
    for (const line of game.sheet(started(4))) sound(words.line(line))
    for (const reason of REASONS) sound(words.ending(reason, []))
  })

  it('whole games read well: prompts, areas, paths and events', async () => {
    const words = await load()
    const seenMoves = new Set<string>()
    const seenEvents = new Set<string>()
    const list = new Int32Array(64)
    for (const seats of [2, 3, 4]) {
      const bits = bitsFrom(`words/${seats}`)
      const chance = seededChance(`words/${seats}`)
      const s = game.blank()
      const told: Told[] = []
      game.setup(seats, { first: null, colours: seats === 3 ? 'chosen' : 'seated' }, chance, s, listener(told))
      for (;;) {
        const past = told.splice(0)
        for (const viewer of [PUBLIC, 0, 1]) {
          for (const event of heard(past, viewer)) {
            seenEvents.add(event.kind)
            if (event.kind !== 'cluster') sound(words.event(event as NeotopiaEvent))
          }
          if (below(bits, 5) === 0) readAll(words, s, viewer)
        }
        if (game.toAct(s) === NOBODY) break
        const texts = legalTexts(s)
        game.advice.promising(s, list)
        const random = texts[below(bits, texts.length)]
        const usual = below(bits, 8) === 0 && texts.includes('draw') ? 'draw' : game.moves.text(list[0])
        const move = below(bits, 3) > 0 ? usual : random
        seenMoves.add(move.split(' ')[0])
        const view = game.view(s, game.toAct(s))
        for (const phrase of words.path(view, move)) sound(phrase)
        sound(moveSentence(words as unknown as AnyWords, view, move))
        game.play(s, moveOf(move), chance, listener(told))
      }
    }
    for (const kind of ['colour', 'place', 'move', 'take', 'draw', 'build', 'use', 'end'])
      expect(seenMoves, kind).toContain(kind)
    for (const event of EVENTS) if (event.kind !== 'lost') expect(seenEvents, event.kind).toContain(event.kind)
  })

  it('a long list of moves is a short tree', async () => {
    const words = (await load()) as unknown as AnyWords
    const s = started(4)
    giveToken(s, 0, 'automatization')
    for (const moves of [[], ['use automatization']]) {
      playAll(s, moves)
      const tree = choicesOf(words, game.view(s, 0), legalTexts(s))
      const walk = (choices: typeof tree) => {
        expect(choices.length).toBeLessThanOrEqual(12)
        for (const choice of choices) walk(choice.inner)
      }
      walk(tree)
      expect(tree.reduce((sum, { count }) => sum + count, 0)).toBe(legalTexts(s).length)
    }
  })

  it('the prompt tells the actor what can be done, and the others who acts', async () => {
    const words = await load()
    const s = bare()
    for (const token of ['subsidy', 'automatization', 'initiative', 'permits'] as const) giveToken(s, 0, token)
    put(s, 'desert', 'energy', 'd3', 'd2')
    const mine = words.prompt(game.view(s, 0))
    expect(mine).toContain('3')
    const spent = game.blank()
    spent.bytes.set(s.bytes)
    spent.actions = 0
    expect(words.prompt(game.view(spent, 0))).toBe(m.prompt.done(null, true))
    expect(words.prompt(game.view(s, 1))).toContain('Ada')
    const idle = bare()
    giveToken(idle, 0, 'permits')
    idle.actions = 0
    expect(words.prompt(game.view(idle, 0))).toBe(m.prompt.done(null, false))
    for (const token of ['subsidy', 'automatization', 'initiative', 'permits']) {
      const used = game.blank()
      used.bytes.set(s.bytes)
      play(used, `use ${token}`)
      for (const viewer of [0, 1, PUBLIC]) sound(words.prompt(game.view(used, viewer)))
    }
    play(s, 'move a energy desert d5')
    const { region, space } = game.view(s, 0).window ?? { region: -1, space: -1 }
    expect(words.prompt(game.view(s, 0))).not.toContain(m.prompt.window(SPACES[space], REGIONS[region], 1))
    hold(s, 0, 'sun-1')
    expect(words.prompt(game.view(s, 0))).toContain(m.prompt.window(SPACES[space], REGIONS[region], 1))
  })
})

function readAll(words: Awaited<ReturnType<typeof neotopia.words>>, s: NeotopiaState, viewer: Viewer): void {
  const v = game.view(s, viewer)
  sound(words.prompt(v))
  const areas = words.areas(v)
  const commands = areas.map(({ command, seat }) => `${command} ${seat ?? ''}`)
  expect(new Set(commands).size).toBe(commands.length)
  for (const { heading, parts } of areas) {
    sound(heading)
    for (const text of parts.flatMap(textsOf)) sound(text)
  }
}

describe('the hand', () => {
  it('is shown to its player only, and says which cards the others know', async () => {
    const words = await neotopia.words('en', NAMES)
    const s = bare()
    hold(s, 0, 'tram-2')
    const hand = (viewer: Viewer) => words.areas(game.view(s, viewer)).find((area) => area.command === 'hand')
    expect(hand(0)?.parts).toEqual([describeCard(en, set, cardOf('tram-2'))])
    expect(hand(1)?.parts).toEqual(['Your hand is empty.'])
    expect(hand(PUBLIC)).toBeUndefined()
    expect(describeCard(en, set, cardOf('tram-2'))).toBe(
      'Tram Loop (4), 4 points: community (1), energy (2) east of 1, community (3) north-east of 2, community (4) east of 3.',
    )
  })
})

const everyKind: { readonly [kind in NeotopiaEvent['kind']]: true } = {
  first: true,
  colour: true,
  laid: true,
  dealt: true,
  offered: true,
  turn: true,
  placed: true,
  token: true,
  uncovered: true,
  refilled: true,
  produced: true,
  flag: true,
  took: true,
  drew: true,
  built: true,
  used: true,
  lost: true,
  last: true,
  cluster: true,
  final: true,
}

it('the list of events in this file is whole', () => {
  const kinds = new Set(EVENTS.map((event: GameEvent) => event.kind))
  expect([...kinds].sort()).toEqual(Object.keys(everyKind).sort())
})

it.each([
  ['en', 'Factory A is empty and gets 1 energy and 2 technology.', 'There is no energy in factory A.'],
  ['de', 'Fabrik A ist leer und bekommt 1 Energie und 2 Technik.', 'In Fabrik A fehlt Energie.'],
  ['it', 'La fabbrica A è vuota e riceve 1 energia e 2 tecnologie.', 'Nella fabbrica A non c’è energia.'],
  ['ru', 'Фабрика A пуста и получает энергию и технологии ×2.', 'На фабрике A нет энергии.'],
])('an element is named as each sentence needs it: %s', async (locale, refilled, lacks) => {
  const words = await neotopia.words(locale, ['Ada', 'Ben'])
  expect(words.event({ kind: 'refilled', factory: 0, elements: [1, 0, 2, 0] })).toBe(refilled)
  expect(words.refusal({ code: 'factory-lacks', values: { factory: 'a', element: 'energy' } })).toBe(lacks)
})

describe.each([
  [
    'en',
    'Move energy from factory A to c3 in the desert.',
    'Move energy from factory A to b4 in the desert and take the token government subsidy.',
    'Use private initiative: place any element from the reserve in any region.',
    'Place technology from the reserve on d4 in the forest.',
  ],
  [
    'de',
    'Beweg Energie aus Fabrik A auf c3 in der Wüste.',
    'Beweg Energie aus Fabrik A auf b4 in der Wüste und nimm den Marker Staatliche Förderung.',
    'Setz den Marker Private Initiative ein: ein beliebiges Element aus dem Vorrat in eine beliebige Region legen.',
    'Leg Technik aus dem Vorrat auf d4 im Wald.',
  ],
  [
    'fr',
    'Déplacer une énergie renouvelable de la manufacture A en c3 dans la région désertique.',
    'Déplacer une énergie renouvelable de la manufacture A en b4 dans la région désertique et prendre le jeton subvention gouvernementale.',
    'Utiliser le jeton initiative privée\u00a0: placer un élément de la réserve dans une région au choix.',
    'Placer une technologie de la réserve en d4 dans la région forestière.',
  ],
  [
    'ru',
    'Переместить энергию с фабрики A на c3 в пустыне.',
    'Переместить энергию с фабрики A на b4 в пустыне и взять жетон «госсубсидия».',
    'Использовать жетон «частная инициатива»: выложить любой элемент из резерва в любой регион.',
    'Выложить технологии из резерва на d4 в лесу.',
  ],
])('a move is one sentence: %s', (locale, moved, covering, used, placed) => {
  it('of an element, of a token, and of what is taken with it', async () => {
    const words = (await neotopia.words(locale, NAMES)) as unknown as AnyWords
    const s = bare()
    giveToken(s, 0, 'initiative')
    put(s, 'desert', 'energy', 'c4')
    const told = (move: string) => moveSentence(words, game.view(s, 0), move)
    expect(told('move a energy desert c3')).toBe(moved)
    expect(told('move a energy desert b4')).toBe(covering)
    expect(told('use initiative')).toBe(used)
    expect(told('place technology forest d4')).toBe(placed)
  })
})
