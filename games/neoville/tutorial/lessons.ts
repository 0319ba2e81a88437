// The tutorial of Neoville: what each lesson asks for, and what counts as having done it.
import type { Lesson, Tutorial, Verdict } from '../../../core/tutorial.ts'
import { LEARNER } from '../../../core/tutorial.ts'
import { FIRST_BIODOME, TOWER_COUNT, towerValue } from '../data.ts'
import type { NeovilleEvent } from '../events.ts'
import { moves } from '../moves.ts'
import type { NeovilleView, SeenDistrict } from '../view.ts'
import { positions } from './positions.ts'

const wrong = (reason: string): Verdict => ({ wrong: reason })

/** The skyscrapers of the learner that stand in too small a district, by piece. */
function waiting({ cities }: NeovilleView): ReadonlyMap<number, SeenDistrict> {
  const districts = cities[LEARNER]?.districts ?? []
  return new Map(
    districts.flatMap((district) =>
      district.pieces
        .filter((piece) => piece < TOWER_COUNT && district.squares.length < towerValue(piece))
        .map((piece) => [piece, district] as const),
    ),
  )
}

/** Whether a placement gives a skyscraper that waited the squares it asks for. */
function fulfils(before: NeovilleView, after: NeovilleView): Verdict {
  const [waited, still] = [waiting(before), waiting(after)]
  if ([...waited.keys()].some((piece) => !still.has(piece))) return 'done'
  const grew = [...waited].some(([piece, { squares }]) => (still.get(piece)?.squares.length ?? 0) > squares.length)
  return wrong(grew ? 'short' : 'elsewhere')
}

/** Done when the turn is over. */
const untilOver = ({ after }: { readonly after: NeovilleView }): Verdict => (after.toAct === LEARNER ? 'on' : 'done')

const SMALL = 6

export const tutorial: Tutorial<NeovilleView, NeovilleEvent> = {
  rules: 5,
  lessons: [
    { id: 'place', from: positions.start, judge: () => 'done' },
    {
      id: 'build',
      judge: ({ move }) => {
        const built = moves.readText(move)
        if (built.kind !== 'build') return wrong('nothing')
        if (built.piece >= TOWER_COUNT) return wrong('utility')
        return towerValue(built.piece) <= SMALL ? 'done' : wrong('high')
      },
    },
    { id: 'draw', judge: ({ move }) => (moves.readText(move).kind === 'take' ? 'done' : wrong('stack')) },
    { id: 'second', free: true, judge: untilOver },
    { id: 'grow', from: positions.grow, judge: ({ before, after }) => fulfils(before, after) },
    { id: 'skip', judge: ({ move }) => (move === 'skip' ? 'done' : wrong('build')) },
    {
      id: 'high',
      from: positions.high,
      judge: ({ move, after }) => {
        const built = moves.readText(move)
        if (built.kind !== 'build') return wrong('nothing')
        if (built.piece >= TOWER_COUNT) return wrong('utility')
        return waiting(after).has(built.piece) ? wrong('early') : 'done'
      },
    },
    {
      id: 'utility',
      from: positions.utility,
      judge: ({ move, gained }) => {
        const built = moves.readText(move)
        if (built.kind !== 'build') return wrong('nothing')
        if (built.piece < TOWER_COUNT) return wrong('tower')
        return gained > 0 ? 'done' : wrong('unpaid')
      },
    },
    {
      id: 'biodome',
      from: positions.biodome,
      judge: ({ move, gained }) => {
        const built = moves.readText(move)
        if (built.kind !== 'build') return wrong('nothing')
        if (built.piece < TOWER_COUNT) return wrong('tower')
        if (built.piece < FIRST_BIODOME) return wrong('windmill')
        return gained > 0 ? 'done' : wrong('shape')
      },
    },
    {
      id: 'parks',
      from: positions.parks,
      judge: ({ lines }) => (lines.some(({ line, points }) => line === 'parks' && points > 0) ? 'done' : wrong('none')),
    },
    { id: 'fifteen', from: positions.fifteen, free: true, judge: untilOver },
    {
      id: 'last',
      free: true,
      judge: ({ move, gained }) => (moves.readText(move).kind === 'build' && gained < 0 ? wrong('costs') : 'on'),
    },
  ] satisfies readonly Lesson<NeovilleView, NeovilleEvent>[],
}
