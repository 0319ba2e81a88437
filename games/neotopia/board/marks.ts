// What is marked on a region: where something may be placed, what is picked, and how a card that is looked at fares.
import { FACTORY_REGIONS } from '../data.ts'
import { progressOf } from '../facts.ts'
import type { NeotopiaView } from '../view.ts'
import { elementOf, sourceOf } from './offers.ts'
import type { Picks } from './picks.svelte.ts'

export interface Marks {
  /** Spaces that may be picked now. */
  readonly open: ReadonlySet<number>
  readonly picked: number | null
  /** The element that would come to the picked space. */
  readonly ghost: number | null
  /** By space: the elements a card that is looked at still wants there, together with what is picked. */
  readonly missing: ReadonlyMap<number, readonly number[]>
  /** What the card has already. */
  readonly have: readonly number[]
  /** There are only few such spaces. */
  readonly few: boolean
}

/** More spaces than this are only hinted at. */
const FEW = 6

function waysIn(view: NeotopiaView, region: number, card: number | null) {
  // What can be built now lacks nothing.
  const ready = view.window?.builds.some((build) => build.card === card)
  return card === null || ready ? [] : progressOf(view, region, card).ways
}

/** What the element just placed completes. */
function builtIn(view: NeotopiaView, region: number, card: number | null): readonly number[] {
  if (view.window?.region !== region) return []
  return view.window.builds.find((build) => build.card === card)?.spaces ?? []
}

export function marksOf(view: NeotopiaView, region: number, card: number | null, picks: Picks): Marks {
  const picked = picks.at?.region === region ? picks.at.space : null
  const all = waysIn(view, region, card)
  const through = all.filter((way) => way.missing.some(([space]) => space === picked))
  const ways = through.length > 0 ? through : all
  const missing = new Map<number, number[]>()
  for (const [space, element] of ways.flatMap((way) => way.missing)) {
    const wanted = missing.get(space) ?? []
    if (!wanted.includes(element)) missing.set(space, [...wanted, element])
  }
  const built = builtIn(view, region, card)
  return {
    open: new Set(picks.fitting.filter((one) => one.region === region).map(({ space }) => space)),
    picked,
    ghost: picks.source === null ? null : elementOf(picks.source),
    missing,
    have: built.length > 0 ? built : [...new Set(ways.flatMap((way) => way.have))],
    few: missing.size <= FEW,
  }
}

/** Where the factories have what is missing. */
export function wantedSources(marks: readonly Marks[]): ReadonlySet<number> {
  const sources = FACTORY_REGIONS.flatMap((regions, factory) =>
    regions
      .flatMap((region) => [...(marks[region]?.missing.values() ?? [])].flat())
      .map((element) => sourceOf(factory, element)),
  )
  return new Set(sources)
}
