// Sample in sentences: the position, moves, events, refusals and score lines.
import type { Area, Words } from '../../core/words.ts'
import { plainWords, sentenceOf } from '../../core/words.ts'
import { COLUMNS, PLOTS, ROWS, SIZE } from './data.ts'
import type { SampleEvent } from './events.ts'
import type { Messages } from './messages/en.ts'
import { moves } from './moves.ts'
import { plotText } from './names.ts'
import type { SampleView } from './view.ts'

export function makeWords(m: Messages, names: readonly string[]): Words<SampleView, SampleEvent> {
  return {
    ...plainWords(m),
    ending: (reason) => m.endings[reason as keyof Messages['endings']],
    prompt: (v) => (v.phase === 'over' ? m.prompt.over : m.prompt.build(v.toAct === v.viewer ? null : names[v.toAct])),
    areas: (v) => [plotsArea(m, names, v), roundArea(m, names, v)],
    path: (_, move) => {
      const { plot } = moves.readText(move)
      return [m.build.row(ROWS[Math.floor(plot / SIZE)]), m.build.plot(PLOTS[plot])]
    },
    event: (e) => eventText(m, names, e),
    refusal: (r) => sentenceOf(m.refusals, r),
    line: ({ line }) => m.lines[line as keyof Messages['lines']],
  }
}

function plotsArea(m: Messages, names: readonly string[], v: SampleView): Area {
  const rows = ROWS.map((row, r) => [
    row,
    ...COLUMNS.map((_, column) => plotText(m, names, v.plots[r * SIZE + column])),
  ])
  return { ...m.areas.plots, parts: [{ caption: m.areas.plots.heading, head: [m.row, ...COLUMNS], rows }] }
}

function roundArea(m: Messages, names: readonly string[], v: SampleView): Area {
  return { ...m.areas.round, parts: [m.round(v.round, v.rounds), m.begins(names[v.first])] }
}

function eventText(m: Messages, names: readonly string[], e: SampleEvent): string {
  switch (e.kind) {
    case 'dealt':
      return m.events.dealt(e.ponds.map((plot) => PLOTS[plot]).join(', '))
    case 'turn':
      return m.events.turn(names[e.seat])
    case 'built':
      return m.events.built(names[e.seat], PLOTS[e.plot])
  }
}
