// The tutorial of Neotopia: what each lesson asks for, and what counts as having done it.
import type { Tutorial, Verdict } from '../../../core/tutorial.ts'
import { LEARNER } from '../../../core/tutorial.ts'
import type { NeotopiaEvent } from '../events.ts'
import { moves } from '../moves.ts'
import type { NeotopiaView } from '../view.ts'
import { positions } from './positions.ts'

const wrong = (reason: string): Verdict => ({ wrong: reason })
const kindOf = (move: string) => moves.readText(move).kind
const isDraw = (move: string) => ['take', 'draw'].includes(kindOf(move))

/** Whether a placement completes a project of the learner's. */
const completes = ({ window }: NeotopiaView) => window !== null && window.builds.length > 0

const groupsOf = ({ players }: NeotopiaView) => players[LEARNER]?.clusters.map((spaces) => spaces.length) ?? []
const grows = (before: readonly number[], after: readonly number[]) => after.some((size, i) => size > (before[i] ?? 0))

/** The regions in which the learner has the fewest points. */
function lowest({ players }: NeotopiaView): readonly number[] {
  const points = players[LEARNER]?.points ?? []
  return points.flatMap((one, region) => (one === Math.min(...points) ? [region] : []))
}

export const tutorial: Tutorial<NeotopiaView, NeotopiaEvent> = {
  rules: 2,
  lessons: [
    { id: 'first', from: positions.first, judge: () => 'done' },
    {
      id: 'move',
      judge: ({ move }) => (kindOf(move) === 'move' ? 'done' : wrong('draw')),
    },
    {
      id: 'draw',
      judge: ({ move }) => {
        if (kindOf(move) === 'take') return 'done'
        return wrong(kindOf(move) === 'draw' ? 'deck' : 'other')
      },
    },
    { id: 'third', free: true, judge: ({ after }) => (after.toAct === LEARNER ? 'on' : 'done') },
    {
      id: 'complete',
      from: positions.complete,
      judge: ({ move, after }) => {
        if (completes(after)) return 'done'
        return wrong(isDraw(move) ? 'draw' : 'open')
      },
    },
    { id: 'build', judge: ({ move }) => (kindOf(move) === 'build' ? 'done' : wrong('other')) },
    {
      id: 'token',
      points: true,
      from: positions.token,
      judge: ({ move, events }) => {
        if (events.some((event) => event.kind === 'token' && event.space >= 0)) return 'done'
        return wrong(isDraw(move) ? 'draw' : 'plain')
      },
    },
    {
      id: 'use',
      points: true,
      from: positions.use,
      judge: ({ move }) => (kindOf(move) === 'use' ? 'done' : wrong('other')),
    },
    {
      id: 'group',
      from: positions.group,
      judge: ({ move, before, after }) => {
        if (grows(groupsOf(before), groupsOf(after))) return 'done'
        return wrong(isDraw(move) ? 'draw' : 'apart')
      },
    },
    {
      id: 'lowest',
      from: positions.lowest,
      judge: ({ move, before, after }) => {
        if (completes(before)) return kindOf(move) === 'build' ? 'done' : wrong('late')
        if (isDraw(move)) return wrong('draw')
        if (!completes(after)) return wrong('open')
        return lowest(before).includes(after.window?.region ?? -1) ? 'on' : wrong('high')
      },
    },
    { id: 'end', free: true, judge: () => 'on' },
  ],
}
