// Neoville in sentences: the prompt, events, refusals and score lines.
import type { Refusal } from '../../core/game.ts'
import type { Words } from '../../core/words.ts'
import { plainWords, sentenceOf } from '../../core/words.ts'
import { CELL_NAMES, PIECE_STRIDE, QUARTERS } from './data.ts'
import type { NeovilleEvent } from './events.ts'
import type { Messages } from './messages/en.ts'
import { namedPiece, namedTile, typesOf } from './names.ts'
import type { RefusalValues } from './refusals.ts'
import type { NeovilleSet } from './set.ts'
import { setOf } from './versions.ts'
import type { NeovilleView } from './view.ts'
import { areas } from './words/areas.ts'
import { path, whole } from './words/paths.ts'

type Names = readonly string[]
type NeovilleWords = Words<NeovilleView, NeovilleEvent>

export function makeWords(m: Messages, names: Names, rules: number): NeovilleWords {
  const set = setOf(rules)
  return {
    ...plainWords(m),
    ending: (reason) => m.endings[reason as keyof Messages['endings']],
    prompt: (v) =>
      v.phase === 'over' ? m.prompt.over : m.prompt[v.phase](v.toAct === v.viewer ? null : names[v.toAct]),
    areas: (v) => areas(m, set, names, v),
    path: (v, move) => path(m, set, v, move),
    whole: (v, move) => whole(m, set, v, move),
    event: (e) => event(m, set, names, e),
    refusal: (r) => refusal(m, set, r),
    sum: (line) => m.sums[line as keyof Messages['sums']],
    line: ({ line, of = 0 }) => {
      if (line === 'parks' || line === 'sports') return m.lines[line]
      return m.lines.piece(namedPiece(of % PIECE_STRIDE), CELL_NAMES[Math.floor(of / PIECE_STRIDE)])
    },
  }
}

// Events and refusals

function event(m: Messages, set: NeovilleSet, names: Names, e: NeovilleEvent): string {
  switch (e.kind) {
    case 'setup':
      return m.events.setup(names[e.first], typesOf(e.types))
    case 'placed': {
      const text = m.events.placed(names[e.seat], namedTile(set, e.tile, e.turn), e.slot + 1, CELL_NAMES[e.cell])
      return e.joined ? `${text} ${m.events.joined}` : text
    }
    case 'built':
      return m.events.built(names[e.seat], namedPiece(e.piece), CELL_NAMES[e.cell], QUARTERS[e.quarter])
    case 'skipped':
    case 'cannotBuild':
      return m.events[e.kind](names[e.seat])
    case 'took':
      return m.events.took(names[e.seat], namedTile(set, e.tile), e.slot + 1, namedTile(set, e.refill))
    case 'drew':
      return m.events.drew(names[e.seat], e.tile === undefined ? null : namedTile(set, e.tile), e.slot + 1)
    case 'over':
      return m.events.over
  }
}

function refusal(m: Messages, set: NeovilleSet, r: Refusal): string | null {
  return sentenceOf<RefusalValues>(m.refusals, r, (values) => {
    const all = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? named(set, name, value) : value,
    ])
    return Object.fromEntries(all) as RefusalValues
  })
}

function named(set: NeovilleSet, name: string, value: number): RefusalValues[keyof RefusalValues] {
  if (name === 'tile') return namedTile(set, value)
  if (name === 'cell') return CELL_NAMES[value]
  if (name === 'piece') return namedPiece(value)
  return name === 'quarter' ? QUARTERS[value] : value
}
