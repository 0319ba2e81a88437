// Neotopia in sentences: the prompt, events, refusals and score lines.
import type { Refusal } from '../../core/game.ts'
import type { Words } from '../../core/words.ts'
import { plainWords, sentenceOf } from '../../core/words.ts'
import { CARDS, ELEMENTS, FACTORIES, REGIONS, TOKENS } from './data.ts'
import type { NeotopiaEvent } from './events.ts'
import { SPACES } from './geometry.ts'
import type { Messages } from './messages/en.ts'
import { cardName, elementsIn } from './names.ts'
import type { RefusalValues } from './refusals.ts'
import type { NeotopiaSet } from './set.ts'
import { setOf } from './versions.ts'
import type { NeotopiaView } from './view.ts'
import { areas } from './words/areas.ts'
import { path, whole } from './words/paths.ts'

type Names = readonly string[]

export function makeWords(m: Messages, names: Names, rules: number): Words<NeotopiaView, NeotopiaEvent> {
  const set = setOf(rules)
  return {
    ...plainWords(m),
    ending: (reason) => m.endings[reason as keyof Messages['endings']],
    prompt: (v) => prompt(m, names, v),
    areas: (v) => areas(m, set, names, v),
    path: (v, move) => path(m, set, v, move),
    whole: (v, move) => whole(m, set, v, move),
    event: (e) => event(m, set, names, e),
    refusal: (r) => refusal(m, set, names, r),
    sum: (line) => m.sums[line as keyof Messages['sums']],
    line: ({ line, of = 0 }) =>
      line === 'tokens' ? m.lines.tokens : m.lines[line as 'projects' | 'cluster' | 'lowest'](REGIONS[of]),
  }
}

function prompt(m: Messages, names: Names, v: NeotopiaView): string {
  const mine = v.toAct === v.viewer
  const who = mine ? null : names[v.turn]
  switch (v.phase) {
    case 'over':
      return m.prompt.over
    case 'colours':
      return m.prompt.colours(who)
    case 'start':
      return m.prompt.start(who, ELEMENTS[v.players[v.turn].colour ?? 0])
  }
  if (v.pending) return m.prompt.pending[v.pending](who, v.draws)
  if (mine && v.window && v.window.builds.length > 0)
    return m.prompt.window(SPACES[v.window.space], REGIONS[v.window.region], v.window.builds.length)
  return v.actions > 0 ? m.prompt.actions(who, v.actions) : m.prompt.done(who, v.canUseToken)
}

// Events and refusals

function event(m: Messages, set: NeotopiaSet, names: Names, e: NeotopiaEvent): string {
  const said = m.events
  switch (e.kind) {
    case 'first':
      return said.first(names[e.seat], e.drawn)
    case 'colour':
      return said.colour(names[e.seat], ELEMENTS[e.element])
    case 'laid':
      return said.laid(
        REGIONS[e.region],
        e.tokens.map((token, i) => ({ token: TOKENS[token], space: SPACES[set.bonusSpaces[i]] })),
        TOKENS[e.top],
      )
    case 'dealt':
      return e.cards
        ? said.dealtCards(
            names[e.seat],
            e.cards.map((card) => cardName(m, set, card)),
          )
        : said.dealt(names[e.seat], e.count)
    case 'offered':
      return said.offered(e.cards.map((card) => cardName(m, set, card)))
    case 'turn':
      return said.turn(names[e.seat], e.round)
    case 'took':
      return said.took(names[e.seat], cardName(m, set, e.card))
    case 'drew':
      return e.card === undefined ? said.drew(names[e.seat]) : said.drewCard(names[e.seat], cardName(m, set, e.card))
    case 'built':
      return said.built(names[e.seat], cardName(m, set, e.card), REGIONS[e.region], e.points, e.reached)
    case 'used':
      return said.used(names[e.seat], TOKENS[e.token])
    case 'lost':
      return said.lost(names[e.seat], e.actions)
    case 'flag':
      return said.flag
    case 'last':
      return said.last(e.round)
    case 'cluster':
      return e.size === 0 ? '' : said.cluster(names[e.seat], e.size, REGIONS[e.region])
    case 'final':
      return said.final(names[e.seat], e.points)
    default:
      return mapEvent(m, names, e)
  }
}

type MapEvent = Extract<NeotopiaEvent, { kind: 'placed' | 'token' | 'uncovered' | 'refilled' | 'produced' }>

function mapEvent(m: Messages, names: Names, e: MapEvent): string {
  const said = m.events
  switch (e.kind) {
    case 'placed': {
      const [element, space, region] = [ELEMENTS[e.element], SPACES[e.space], REGIONS[e.region]]
      return e.factory < 0
        ? said.placed(names[e.seat], element, space, region)
        : said.moved(names[e.seat], element, FACTORIES[e.factory], space, region)
    }
    case 'token':
      return e.space < 0
        ? said.earned(names[e.seat], TOKENS[e.token], REGIONS[e.region])
        : said.covered(names[e.seat], TOKENS[e.token], SPACES[e.space])
    case 'uncovered':
      return said.uncovered(TOKENS[e.token], REGIONS[e.region])
    case 'refilled': {
      const some = e.elements.some((count) => count > 0)
      const factory = FACTORIES[e.factory]
      return some ? said.refilled(factory, elementsIn(e.elements)) : said.notRefilled(factory)
    }
    case 'produced': {
      const elements = elementsIn(e.elements)
      return e.tile < 0 ? said.middle(elements) : said.produced(elements, e.left)
    }
  }
}

function refusal(m: Messages, set: NeotopiaSet, names: Names, r: Refusal): string | null {
  return sentenceOf<RefusalValues>(m.refusals, r, (values) => {
    const { card, seat } = values
    const cardNumber = CARDS.findIndex((one) => one.id === card)
    const called = { card: cardNumber < 0 ? '' : cardName(m, set, cardNumber), name: names[Number(seat)] ?? '' }
    // The others are numbers, and ids as messages take them.
    return { ...values, ...called } as RefusalValues
  })
}
