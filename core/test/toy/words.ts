// The toy in sentences.
import type { Words } from '../../words.ts'
import { plainWords } from '../../words.ts'
import type { ToyEvent } from './events.ts'
import type { Messages } from './messages/en.ts'
import { moves } from './moves.ts'
import { SETS } from './versions.ts'
import type { ToyView } from './view.ts'

export function makeWords(m: Messages, names: readonly string[], rules: number): Words<ToyView, ToyEvent> {
  const house = (number: number) => {
    const { colour, worth } = SETS[rules].houses[number]
    return m.house(number, m.colours[colour], worth)
  }
  return {
    ...plainWords(m),
    ending: (reason) => m.endings[reason as keyof Messages['endings']],
    prompt: (v) => m.prompt[v.phase](v.toAct === v.viewer ? null : names[v.active]),
    areas: (v) => [
      { command: m.areas.market.toLowerCase(), heading: m.areas.market, parts: v.market.map(house) },
      ...v.rows.map((row, seat) => ({
        command: m.areas.row.toLowerCase(),
        seat,
        heading: `${m.areas.row} (${names[seat]})`,
        parts: row.length > 0 ? row.map(house) : [m.areas.nothing],
      })),
      ...v.hands.map((hand, seat) => ({
        command: m.areas.hand.toLowerCase(),
        seat,
        heading: `${m.areas.hand} (${names[seat]})`,
        parts: hand.flatMap((slot) => (slot ? [slot.house === null ? m.areas.unknown : house(slot.house)] : [])),
      })),
    ],
    path: (_, text) => path(m, house, text),
    event: (e) => event(m, names, house, e),
    refusal: (r) => (Object.hasOwn(m.refusals, r.code) ? m.refusals[r.code as keyof Messages['refusals']]() : null),
    line: ({ line }) => m.lines[line as keyof Messages['lines']],
  }
}

function path(m: Messages, house: (number: number) => string, text: string): readonly string[] {
  const move = moves.readText(text)
  switch (move.kind) {
    case 'place':
      return [m.moves.place, house(move.house), m.ends[move.end]]
    case 'build':
      return [m.moves.build(m.colours[move.colour])]
    case 'take':
      return [m.moves.take, house(move.house)]
    default:
      return [m.moves[move.kind]]
  }
}

function event(m: Messages, names: readonly string[], house: (number: number) => string, e: ToyEvent): string {
  const who = names[e.seat]
  switch (e.kind) {
    case 'turn':
      return ''
    case 'placed':
      return m.events.placed(who, house(e.house), m.ends[e.end])
    case 'built':
      return m.events.built(who, m.colours[e.colour])
    case 'skipped':
      return m.events.skipped(who)
    case 'took':
      return m.events.took(who, house(e.house))
    case 'drew':
      return e.house === undefined ? m.events.drew(who) : m.events.drewHouse(who, house(e.house))
  }
}
