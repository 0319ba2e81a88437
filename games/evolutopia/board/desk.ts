// What every part of the board needs to know: the position, what may be picked, what is picked, and how to answer.
import type { AnyWords } from '../../../core/words.ts'
import type { Effect, Thing } from '../data.ts'
import { ACTIONS, EXPERTS, NO_EVOLUTION, ON_CRISIS, SITE_PLACES, STUDY_PLACES } from '../data.ts'
import { isComplete, isReachable, missingAt } from '../facts.ts'
import type { Messages } from '../messages/en.ts'
import { moves } from '../moves.ts'
import { crisisId, evolutionId, tileChanges } from '../names.ts'
import type { EvolutopiaSet } from '../set.ts'
import type { EvolutopiaView } from '../view.ts'
import type { Key, PickableMove } from './picking.ts'
import { kindOf } from './picking.ts'

export interface Desk {
  readonly view: EvolutopiaView
  readonly own: number
  readonly names: readonly string[]
  readonly texts: Messages
  readonly words: AnyWords
  /** The legal moves. */
  readonly options: readonly PickableMove[]
  readonly picks: readonly Key[]
  /** What may be picked at all, and what goes with the picks so far. */
  readonly known: ReadonlySet<Key>
  readonly fitting: ReadonlySet<Key>
  /** The move that is picked but not yet played, and its things. */
  readonly chosen: PickableMove | undefined
  readonly ghost: ReadonlySet<Key>
  /** The position after it, where that is no matter of luck. */
  readonly after: EvolutopiaView | null
  /** The position as one left it, where others have played since. */
  readonly before: EvolutopiaView | null
  pick(key: Key): void
  play(move: string): void
  drop(): void
  /** Says why a move cannot be played. */
  ask(move: string): void
}

/** Nothing is pending: the active player may begin something. */
export const isFree = (view: EvolutopiaView): boolean => view.pending === 'none'
/** The crisis lies open and has not struck yet. */
export const isTurnedUp = (view: EvolutopiaView): boolean => view.phase === 'revealed'
export const isOver = (view: EvolutopiaView): boolean => view.phase === 'over'

/** With this many lights left, or fewer, the board warns. */
export const LIGHTS_IN_DANGER = 2

/** Picks a thing; where no move has it, says why. */
export function pickOr(desk: Desk, key: Key, why: string): void {
  if (desk.known.has(key)) desk.pick(key)
  else desk.ask(why)
}

/** How a thing looks: picked, waiting to be picked, or out of the question now; what is only read to decide stays clear. */
export function lookOf(desk: Desk, key: Key): '' | 'picked' | 'open' | 'dim' {
  if (desk.ghost.has(key)) return 'picked'
  const narrowing = desk.picks.length > 0 || !isFree(desk.view)
  if (desk.options.length === 0 || !narrowing) return ''
  if (desk.fitting.has(key)) return 'open'
  const rival = [...desk.fitting].some((other) => kindOf(other) === kindOf(key))
  return rival || ['action', 'manage'].includes(kindOf(key)) ? 'dim' : ''
}

/** An evolution on site, or the crisis (`ON_CRISIS`). */
export const thingAt = ({ crisis }: EvolutopiaView, target: number): Thing =>
  target === ON_CRISIS ? crisisId(crisis ?? 0) : evolutionId(target)

/** The evolutions on site and the crisis, where they lack experts of a kind. */
export function lackingOf(view: EvolutopiaView, kind: number): readonly Thing[] {
  const targets = [...view.site.map(({ tile }) => tile), ...(view.crisis === null ? [] : [ON_CRISIS])]
  return targets.filter((target) => (missingAt(view, target)[kind] ?? 0) > 0).map((target) => thingAt(view, target))
}

/** A move of each action that shows why it cannot be begun. */
export function trialOf(view: EvolutopiaView, action: number): string {
  switch (ACTIONS[action]) {
    case 'start':
      return startTrial(view, view.study[0] ?? view.top)
    case 'recruit':
      return moves.text(moves.kinds.draw.of())
    case 'assign':
      return assignTrial(view, each(view.zone)[0] ?? 0)
    case 'inaugurate':
      return buildTrial(view)
    default:
      return moves.text(moves.kinds.aside.of())
  }
}

export function assignTrial(view: EvolutopiaView, expert: number, target = view.site[0]?.tile ?? ON_CRISIS): string {
  return moves.text(moves.kinds.assign.of(expert, target))
}

export const startTrial = (view: EvolutopiaView, tile: number): string =>
  moves.text(moves.kinds.start.of(tile, view.site.length === SITE_PLACES ? (view.site[0]?.tile ?? tile) : NO_EVOLUTION))

export const takeTrial = (view: EvolutopiaView): string =>
  moves.text(moves.kinds.take.of(view.study.length === STUDY_PLACES ? (view.study[0] ?? 0) : NO_EVOLUTION))

/** An evolution, the first that is complete if none is named, on a cell the city can grow to. */
export function buildTrial(view: EvolutopiaView, cell?: number, tile?: number): string {
  const built = view.site.find(({ tile }) => isComplete(view, tile)) ?? view.site[0]
  const near = view.built.findIndex((_, at) => isReachable(view, at))
  return moves.text(moves.kinds.inaugurate.of(tile ?? built?.tile ?? view.top, cell ?? near))
}

/** What an evolution changes, the most first. */
export const changesOf = (set: EvolutopiaSet, tile: number): readonly Effect[] =>
  tileChanges(set, tile)
    .map((change) => ({ do: 'change', ...change }) as const)
    .sort((a, b) => b.by - a.by)

/** One entry for each expert: [0, 0, 2] for two designers and a neo-urbanist. */
export const each = (counts: readonly number[]): readonly number[] =>
  EXPERTS.flatMap((_, kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind))
