// The tutorial of Evolutopia: what each lesson asks for, and what counts as having done it.
import type { Tried, Tutorial, Verdict } from '../../../core/tutorial.ts'
import { LEARNER } from '../../../core/tutorial.ts'
import type { Action } from '../data.ts'
import { ACTIONS, EVOLUTIONS, EXPERTS } from '../data.ts'
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

/** Done as soon as this happens; every other move is 'other'. */
const wants =
  (kind: EvolutopiaEvent['kind']) =>
  (played: Played): Verdict =>
    told(played, kind) ? 'done' : wrong('other')

/** Drawing goes on until everybody drawn is kept or set aside; whom to lay off is not asked yet. */
function recruits({ move, after }: Played): Verdict {
  if (!['draw', 'keep', 'drop'].includes(kindOf(move))) return wrong('other')
  return after.pending === 'drawn' || after.pending === 'lay-off' ? 'on' : 'done'
}

/** Whom Reed-bed waterworks needs. */
const NEEDED = ['builder', 'urbanist', 'technologist'] as const
const areThere = ({ zone }: EvolutopiaView) => NEEDED.every((one) => (zone[EXPERTS.indexOf(one)] ?? 0) > 0)

/** What Bruno starts first. */
const HEATING = EVOLUTIONS.indexOf('district-heating')
/** Without these, nothing gets its experts. */
const SOON_NEEDED: readonly Action[] = ['recruit', 'assign']

/** Done when the turn is over. */
const untilOver = ({ after }: Played): Verdict => (after.toAct === LEARNER ? 'on' : 'done')

export const tutorial: Tutorial<EvolutopiaView, EvolutopiaEvent> = {
  rules: 8,
  lessons: [
    { id: 'choose', points: true, from: positions.choose, judge: wants('took') },
    {
      id: 'assign',
      points: true,
      judge: (played) => {
        const assigned = told(played, 'assigned')
        if (!assigned && played.before.pending === 'none') return wrong('other')
        return assigned?.target === HEATING ? untilOver(played) : wrong('elsewhere')
      },
    },
    { id: 'manage', points: true, judge: wants('managing') },
    // What the chosen option asks for belongs to it.
    { id: 'option', free: true, judge: ({ after }) => (after.pending === 'block' ? 'done' : 'on') },
    {
      id: 'block',
      judge: (played) => {
        const action = ACTIONS[told(played, 'blocked')?.action ?? -1]
        if (action && SOON_NEEDED.includes(action)) return wrong('needed')
        // One action, or three, as the lesson before was answered.
        return played.after.pending === 'block' ? 'on' : 'done'
      },
    },
    { id: 'recruit', points: true, from: positions.recruit, judge: recruits },
    {
      id: 'role',
      points: true,
      judge: (played) => {
        if (told(played, 'role-used')) return 'on'
        if (!told(played, 'retrained')) return wrong('other')
        return areThere(played.after) ? 'done' : wrong('missing')
      },
    },
    { id: 'inaugurate', points: true, judge: wants('inaugurated') },
    {
      id: 'start',
      points: true,
      free: true,
      judge: (played) =>
        played.before.pending !== 'none' || told(played, 'started') ? untilOver(played) : wrong('other'),
    },
    {
      id: 'crisis',
      points: true,
      free: true,
      judge: (played) => {
        if (played.after.crisisExperts.some((count) => count > 0)) return untilOver(played)
        return wrong(told(played, 'assigned') ? 'site' : 'other')
      },
    },
    {
      id: 'nuisance',
      points: true,
      from: positions.nuisance,
      judge: (played) => {
        const inaugurated = told(played, 'inaugurated')
        if (!inaugurated) return wrong('other')
        return inaugurated.nuisance >= 0 ? 'done' : wrong('bare')
      },
    },
    {
      id: 'win',
      points: true,
      from: positions.win,
      judge: (played) => {
        if (played.after.reason === 'won') return 'done'
        return told(played, 'inaugurated') ? wrong('elsewhere') : wrong('other')
      },
    },
  ],
}
