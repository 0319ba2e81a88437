// The tutorial of Meowtopia: what each lesson asks for, and what counts as having done it.
import type { Tutorial, Verdict } from '../../../core/tutorial.ts'
import { LEARNER } from '../../../core/tutorial.ts'
import type { MeowtopiaEvent } from '../events.ts'
import { MERCHANT, moves } from '../moves.ts'
import type { MeowtopiaView } from '../view.ts'
import { positions } from './positions.ts'

const wrong = (reason: string): Verdict => ({ wrong: reason })
const kindOf = (move: string) => moves.readText(move).kind
/** Of all families, in a move that says how many. */
const kittensIn = (move: string) =>
  move
    .split(' ')
    .slice(1)
    .reduce((sum, count) => sum + Number(count), 0)

/** What a stick between two fields brings. */
const TWO_FIELDS = 2

export const tutorial: Tutorial<MeowtopiaView, MeowtopiaEvent> = {
  rules: 2,
  lessons: [
    {
      id: 'take',
      points: true,
      from: positions.take,
      judge: ({ move, after }) => {
        if (kindOf(move) !== 'send') return after.does === 'fields' ? 'on' : wrong('other')
        if (kittensIn(move) === 0) return wrong('nobody')
        return kittensIn(move) === 1 ? 'done' : wrong('both')
      },
    },
    { id: 'lay', judge: () => 'done' },
    {
      id: 'feed',
      judge: ({ move }) => (move === 'feed 0' ? 'done' : wrong(kindOf(move) === 'feed' ? 'hungry' : 'parting')),
    },
    {
      id: 'follow',
      points: true,
      judge: ({ move }) => (kindOf(move) === 'follow' ? 'done' : wrong('pass')),
    },
    {
      id: 'stick',
      judge: ({ events }) =>
        events.some((event) => event.kind === 'stick' && event.points >= TWO_FIELDS) ? 'done' : wrong('rim'),
    },
    {
      id: 'wake',
      points: true,
      judge: ({ move }) => (kittensIn(move) > 0 ? 'done' : wrong('nobody')),
    },
    {
      id: 'day',
      free: true,
      judge: ({ move, after }) => (kindOf(move) === 'feed' || after.active !== LEARNER ? 'done' : 'on'),
    },
    {
      id: 'pass',
      points: true,
      from: positions.pass,
      judge: ({ move }) => (kindOf(move) === 'pass' ? 'done' : wrong('follow')),
    },
    {
      id: 'field',
      from: positions.field,
      judge: ({ events }) =>
        events.some((event) => event.kind === 'field' && event.irrigated) ? 'done' : wrong('dry'),
    },
    {
      id: 'recruit',
      from: positions.recruit,
      judge: ({ move }) => {
        const recruit = moves.readText(move)
        return recruit.kind === 'recruit' && recruit.role === MERCHANT ? 'done' : wrong('worker')
      },
    },
    {
      id: 'sell',
      from: positions.sell,
      judge: ({ move }) => (kindOf(move) === 'sell' ? 'done' : wrong('nothing')),
    },
    { id: 'end', from: positions.end, free: true, judge: () => 'on' },
  ],
}
