// The tutorial of Neoville: what each lesson asks for, and what counts as having done it.
import type { Lesson, Tutorial, Verdict } from '../../../core/tutorial.ts'
import { LEARNER } from '../../../core/tutorial.ts'
import { FIRST_BIODOME, TOWER_COUNT, towerValue } from '../data.ts'
import type { NeovilleEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { terrainAt } from '../set.ts'
import { setOf } from '../versions.ts'
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

function grew(before: NeovilleView, after: NeovilleView): boolean {
  const still = waiting(after)
  return [...waiting(before)].some(
    ([piece, { squares }]) => (still.get(piece)?.squares.length ?? Number.POSITIVE_INFINITY) > squares.length,
  )
}

/** Whether a placement gives a skyscraper that waited the squares it asks for. */
function fulfils(before: NeovilleView, after: NeovilleView): Verdict {
  const still = waiting(after)
  if ([...waiting(before).keys()].some((piece) => !still.has(piece))) return 'done'
  return wrong(grew(before, after) ? 'short' : 'elsewhere')
}

/** Whether a tile has that many squares of the terrain that a waiting skyscraper asks for. */
const feeds = (view: NeovilleView, tile: number, squares: (piece: number, district: SeenDistrict) => number): boolean =>
  [...waiting(view)].some(([piece, district]) => {
    const found = [0, 1, 2, 3].filter((quarter) => terrainAt(setOf(view.rules), tile, 0, quarter) === district.terrain)
    return found.length >= squares(piece, district)
  })

const lacking = (piece: number, { squares }: SeenDistrict) => towerValue(piece) - squares.length

/** Done when the turn is over. */
const untilOver = (after: NeovilleView): Verdict => (after.toAct === LEARNER ? 'on' : 'done')

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
    {
      id: 'second',
      judge: ({ move, before, after }) => {
        const may = before.hands[LEARNER]?.some((slot) => slot?.tile != null && feeds(before, slot.tile, () => 1))
        if (moves.readText(move).kind === 'place' && may && !grew(before, after)) return wrong('elsewhere')
        return untilOver(after)
      },
    },
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
    {
      id: 'fifteen',
      from: positions.fifteen,
      judge: ({ move, before, after, lines }) => {
        const played = moves.readText(move)
        const cracked = lines.some(({ line, points, settled }) => line === 'skyscraper' && points < 0 && settled)
        if (played.kind === 'place' && cracked) return wrong('cracked')
        const draws = played.kind === 'take' || played.kind === 'draw'
        if (draws && (played.kind === 'draw' || !feeds(before, played.tile, lacking))) return wrong('tile')
        return untilOver(after)
      },
    },
    {
      id: 'last',
      free: true,
      judge: ({ move, before, after, gained }) => {
        const { kind } = moves.readText(move)
        if (kind === 'place' && fulfils(before, after) !== 'done') return wrong('short')
        return kind === 'build' && gained < 0 ? wrong('costs') : 'on'
      },
    },
  ] satisfies readonly Lesson<NeovilleView, NeovilleEvent>[],
}
