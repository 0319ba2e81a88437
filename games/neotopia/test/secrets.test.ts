// Who sees what: every zone against every viewer, and no name of an unseen card in anything that goes out (§3.11, §6).
import { describe, expect, it } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import type { Viewer } from '../../../core/game.ts'
import { NOBODY, PUBLIC } from '../../../core/game.ts'
import type { Told } from '../../../core/telling.ts'
import { heard, listener } from '../../../core/telling.ts'
import type { Part } from '../../../core/words.ts'
import { CARDS } from '../data.ts'
import type { NeotopiaEvent } from '../events.ts'
import { neotopia } from '../index.ts'
import { en } from '../messages/en.ts'
import { fr } from '../messages/fr.ts'
import { cardName } from '../names.ts'
import type { NeotopiaState } from '../state.ts'
import { BUILT, HIDDEN, IN_DECK, IN_OFFER, KNOWN } from '../state.ts'
import type { NeotopiaView } from '../view.ts'
import { game, set, started } from './table.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
const VIEWERS: readonly Viewer[] = [PUBLIC, 0, 1, 2]
/** A card whose number stands nowhere else in these positions. */
const PLANT = 55

const ZONES: readonly { zone: string; place: number; seenBy: readonly Viewer[] }[] = [
  { zone: 'the deck', place: IN_DECK, seenBy: [] },
  { zone: 'the offer', place: IN_OFFER, seenBy: VIEWERS },
  ...[0, 1, 2].map((seat) => ({ zone: `the hidden hand of seat ${seat}`, place: HIDDEN + seat, seenBy: [seat] })),
  ...[0, 1, 2].map((seat) => ({ zone: `the known hand of seat ${seat}`, place: KNOWN + seat, seenBy: VIEWERS })),
  ...[0, 1, 2].map((region) => ({ zone: `what is built in region ${region}`, place: BUILT + region, seenBy: VIEWERS })),
]

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const textOf = (part: Part): string =>
  typeof part === 'string' ? part : [part.caption, ...part.head, ...part.rows.flat()].join(' ')

async function spoken(v: NeotopiaView, locale: 'en' | 'fr'): Promise<string> {
  const words = await neotopia.words(locale, NAMES)
  const areas = words.areas(v).flatMap(({ heading, parts }) => [heading, ...parts.map(textOf)])
  return [words.prompt(v), ...areas].join('\n')
}

function planted(place: number): NeotopiaState {
  const s = started(3)
  s.cards[PLANT] = place
  if (place >= BUILT) s.lastBuilt[place - BUILT] = PLANT + 1
  return s
}

describe.each(ZONES)('a card in $zone', ({ place, seenBy }) => {
  it.each(VIEWERS)('viewer %i', async (viewer) => {
    const v = game.view(planted(place), viewer)
    const visible = seenBy.includes(viewer)
    expect(numbersIn(v).includes(PLANT), 'in the view').toBe(visible)
    expect((await spoken(v, 'en')).includes(cardName(en, set, PLANT)), 'in English').toBe(visible)
    expect((await spoken(v, 'fr')).includes(cardName(fr, set, PLANT)), 'in French').toBe(visible)
  })
})

describe('other secrets', () => {
  it('the order of production tiles and of tokens is nowhere: views before a turn of luck are equal', () => {
    const s = started(3)
    for (const viewer of VIEWERS) {
      const v = game.view(s, viewer)
      expect(v.tiles).toEqual([...v.tiles].sort((a, b) => a - b))
      expect(v.unseenTokens).toHaveLength(4)
    }
  })

  it('two worlds that differ in hidden hands and deck look the same to all others', () => {
    const s = started(3)
    const swapped = game.blank()
    swapped.bytes.set(s.bytes)
    const mine = s.cards.indexOf(HIDDEN + 1)
    const deck = s.cards.indexOf(IN_DECK)
    swapped.cards[mine] = IN_DECK
    swapped.cards[deck] = HIDDEN + 1
    for (const viewer of [PUBLIC, 0, 2]) expect(game.view(swapped, viewer)).toEqual(game.view(s, viewer))
    expect(game.view(swapped, 1)).not.toEqual(game.view(s, 1))
  })

  it('what others hear of a deal and of a draw names no card', () => {
    const told: Told[] = []
    const s = game.blank()
    game.setup(3, { first: 0, colours: 'seated' }, seededChance('deal'), s, listener(told))
    for (const viewer of VIEWERS)
      for (const event of heard(told, viewer) as NeotopiaEvent[])
        if (event.kind === 'dealt') expect(event.cards !== undefined).toBe(event.seat === viewer)
  })
})

/** The cards this viewer cannot name. */
function unseen(s: NeotopiaState, viewer: Viewer): number[] {
  const hidden = (place: number) =>
    place === IN_DECK || (place >= HIDDEN && place < KNOWN && (viewer === PUBLIC || place !== HIDDEN + viewer))
  return CARDS.map((_, card) => card).filter((card) => hidden(s.cards[card]))
}

describe.each(['en', 'fr'] as const)('whole games in %s', (locale) => {
  const m = locale === 'en' ? en : fr
  const names = CARDS.map((_, card) => cardName(m, set, card))

  it.each([2, 3, 4])('with %i players no text and no event names an unseen card', async (seats) => {
    const words = await neotopia.words(locale, NAMES)
    const bits = bitsFrom(`secrets/${seats}`)
    const chance = seededChance(`secrets/${seats}`)
    const s = game.blank()
    const list = new Int32Array(4096)
    const viewers = [PUBLIC, ...Array(seats).keys()]
    game.setup(seats, { first: null, colours: 'seated' }, chance, s)
    while (game.toAct(s) !== NOBODY) {
      const n = game.legal(s, list)
      const told: Told[] = []
      game.play(s, list[below(bits, n)], chance, listener(told))
      const look = below(bits, 4) === 0
      for (const viewer of viewers) {
        const text = look ? await spoken(game.view(s, viewer), locale) : ''
        const log = (heard(told, viewer) as NeotopiaEvent[]).map((event) => words.event(event)).join('\n')
        for (const card of unseen(s, viewer)) {
          expect(text).not.toContain(names[card])
          expect(log).not.toContain(names[card])
        }
      }
    }
    expect(game.outcome(s)).not.toBeNull()
  })
})
