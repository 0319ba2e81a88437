// Evolutopia in sentences: the position, moves, events, refusals and score lines.

import type { Refusal, ScoreLine } from '../../core/game.ts'
import { PUBLIC } from '../../core/game.ts'
import type { Words } from '../../core/words.ts'
import { plainWords, sentenceOf } from '../../core/words.ts'
import { isDown, isHigh } from './data.ts'
import type { EvolutopiaEvent } from './events.ts'
import { usableCards } from './facts.ts'
import type { Messages } from './messages/en.ts'
import { cellId, crisisId, evolutionId, expertId, indicatorId, planId, roleId } from './names.ts'
import type { RefusalValues } from './refusals.ts'
import { setOf } from './versions.ts'
import type { EvolutopiaView } from './view.ts'
import { areas } from './words/areas.ts'
import { event } from './words/events.ts'
import { path, whole } from './words/paths.ts'

type Names = readonly string[]

export function makeWords(m: Messages, names: Names, rules: number): Words<EvolutopiaView, EvolutopiaEvent> {
  const set = setOf(rules)
  return {
    ...plainWords({ ...m, values: m.levels }),
    prompt: (v) => prompt(m, names, v),
    areas: (v) => areas(m, set, names, v),
    path: (v, move) => path(m, set, names, v, move),
    whole: (v, move) => whole(m, set, names, v, move),
    event: (e) => event(m, set, names, e),
    refusal: (r) => refusal(m, r),
    line: ({ line, of = 0 }) => {
      if (line === 'indicator') return m.lines.indicator(indicatorId(of))
      return line === 'light' ? m.lines.light : m.lines.nuisances
    },
    ending: (reason, sheet) => ending(m, reason as keyof Messages['endings'], sheet),
    standing: m.standing,
  }
}

/** §4: a sheet tells which indicators decided it. */
function ending(m: Messages, reason: keyof Messages['endings'], sheet: readonly ScoreLine[] = []): string {
  const where = (decides: (points: number) => boolean) =>
    sheet
      .filter(({ seat, line, points }) => seat === 0 && line === 'indicator' && decides(points))
      .map(({ of = 0 }) => indicatorId(of))
  if (sheet.length > 0 && reason === 'won') return m.decided.won(where(isHigh))
  if (sheet.length > 0 && reason === 'lost-indicator') return m.decided[reason](where(isDown))
  return m.endings[reason]
}

function prompt(m: Messages, names: Names, v: EvolutopiaView): string {
  if (v.phase === 'over') return m.prompt.over
  const name = v.viewer !== PUBLIC && v.viewer === v.active ? null : names[v.active]
  if (v.pending !== 'none') return m.prompt.pending[v.pending](name, v.left)
  if (v.phase === 'turn') return m.prompt.turn(name, v.blocked.every(Boolean))
  if (v.phase === 'revealed' && v.crisis !== null) return m.prompt.revealed(name, crisisId(v.crisis))
  if (v.phase !== 'after') return m.prompt.between(name)
  const { role, plan } = usableCards(v)
  return m.prompt.after(name, role, plan)
}

/** By the name of a value, the id of its number. */
const IDS: { readonly [V in keyof RefusalValues]: (value: number) => RefusalValues[V] } = {
  tile: evolutionId,
  expert: expertId,
  role: roleId,
  plan: planId,
  indicator: indicatorId,
  cell: cellId,
}

function refusal(m: Messages, r: Refusal): string | null {
  return sentenceOf<RefusalValues>(m.refusals, r, (values) => {
    const ids = Object.entries(values).map(([name, value]) => [name, IDS[name as keyof RefusalValues](Number(value))])
    return Object.fromEntries(ids)
  })
}
