// The tutorial of Evolutopia: what each lesson asks for, and what counts as having done it.
import type { Tried, Tutorial, Verdict } from '../../../core/tutorial.ts'
import { ON_CRISIS } from '../data.ts'
import type { EvolutopiaEvent } from '../events.ts'
import { moves } from '../moves.ts'
import type { EvolutopiaView } from '../view.ts'
import { positions } from './positions.ts'

type Played = Tried<EvolutopiaView, EvolutopiaEvent>

const wrong = (reason: string): Verdict => ({ wrong: reason })
const kindOf = (move: string) => moves.readText(move).kind

/** What happened of one kind. */
function told<K extends EvolutopiaEvent['kind']>({ events }: Played, kind: K) {
  return events.find((event): event is Extract<EvolutopiaEvent, { readonly kind: K }> => event.kind === kind)
}

/** Done as soon as this happens; all else is something else. */
const wants =
  (kind: EvolutopiaEvent['kind']) =>
  (played: Played): Verdict =>
    told(played, kind) ? 'done' : wrong('other')

/** Drawing goes on until everybody drawn is kept or set aside; whom to lay off is not asked yet. */
function recruits({ move, after }: Played): Verdict {
  if (!['draw', 'keep', 'drop'].includes(kindOf(move))) return wrong('other')
  return after.pending === 'drawn' || after.pending === 'lay-off' ? 'on' : 'done'
}

export const tutorial: Tutorial<EvolutopiaView, EvolutopiaEvent> = {
  rules: 8,
  lessons: [
    {
      id: 'choose',
      points: true,
      from: positions.choose,
      judge: (played) => {
        if (told(played, 'took')) return 'done'
        return told(played, 'aside') ? 'on' : wrong('other')
      },
    },
    { id: 'start', points: true, from: positions.start, judge: wants('started') },
    { id: 'recruit', points: true, from: positions.recruit, judge: recruits },
    {
      id: 'role',
      points: true,
      from: positions.role,
      judge: (played) => (told(played, 'role-used') ? 'on' : wants('retrained')(played)),
    },
    {
      id: 'assign',
      from: positions.assign,
      judge: (played) => {
        const assigned = told(played, 'assigned')
        if (!assigned) return wrong('other')
        return assigned.target === ON_CRISIS ? wrong('crisis') : 'done'
      },
    },
    { id: 'inaugurate', from: positions.inaugurate, judge: wants('inaugurated') },
    {
      id: 'nuisance',
      from: positions.nuisance,
      judge: (played) => {
        const inaugurated = told(played, 'inaugurated')
        if (!inaugurated) return wrong('other')
        return inaugurated.nuisance >= 0 ? 'done' : wrong('bare')
      },
    },
    {
      id: 'crisis',
      points: true,
      from: positions.crisis,
      judge: (played) => {
        const assigned = told(played, 'assigned')
        if (!assigned) return wrong('other')
        return assigned.target === ON_CRISIS ? 'done' : wrong('site')
      },
    },
    { id: 'manage', points: true, from: positions.manage, judge: wants('managing') },
    { id: 'option', from: positions.option, judge: wants('option') },
    { id: 'block', from: positions.block, judge: wants('blocked') },
    {
      id: 'win',
      from: positions.win,
      judge: (played) => {
        if (played.after.reason === 'won') return 'done'
        return told(played, 'inaugurated') ? wrong('elsewhere') : wrong('other')
      },
    },
  ],
}
