// Moves as sets of things that can be picked on the board, in any order: what is picked narrows the moves down to one.
import { ASSIGNING, CHOOSING, IN_ZONE, INAUGURATING, NO_EVOLUTION, RECRUITING, STARTING } from '../data.ts'
import { moves } from '../moves.ts'

/** A thing on the board by its kind and number, such as 'zone:2' or 'slot:7:1'. */
export type Key = string
export const kindOf = (key: Key): string => key.split(':', 1)[0] ?? ''
type ReadMove = ReturnType<typeof moves.readText>

/** A legal move, what must be picked for it from the broad to the narrow, and the words for each of these. */
export interface PickableMove {
  readonly text: string
  readonly move: ReadMove
  readonly keys: readonly Key[]
  readonly labels: readonly string[]
  /** What goes before the last of the labels. */
  readonly lead: string
}

const isNone = (tile: number) => tile === NO_EVOLUTION

/** What a move needs to be picked; `free` says that it begins an action. */
export function keysOf(move: ReadMove, free: boolean): readonly Key[] {
  const action = (index: number) => (free ? [`action:${index}`] : [])
  switch (move.kind) {
    case 'take':
      return [...action(CHOOSING), 'top', ...(isNone(move.out) ? [] : [`study:${move.out}`])]
    case 'aside':
      return [...action(CHOOSING), 'aside']
    case 'start':
      return [...action(STARTING), `study:${move.tile}`, ...(isNone(move.out) ? [] : [`site:${move.out}`])]
    case 'layoff':
      return [...action(RECRUITING), `zone:${move.expert}`]
    case 'draw':
      return [...action(RECRUITING), 'bag']
    case 'assign':
      return [...action(ASSIGNING), `zone:${move.expert}`, `slot:${move.target}:${move.expert}`]
    case 'inaugurate':
      return [...action(INAUGURATING), `site:${move.tile}`, `cell:${move.cell}`]
    case 'rescue':
      return [`loose:${move.expert}`]
    case 'option':
      return [`option:${move.option}`]
    case 'block':
    case 'unblock':
      return [`action:${move.action}`]
    case 'role':
    case 'adopt':
      return [`role:${move.role}`]
    case 'plan':
      return [`plan:${move.plan}`]
    case 'raise':
      return [`indicator:${move.indicator}`]
    case 'shift':
      return [`from:${move.from}`, `to:${move.to}`]
    case 'dismiss':
      return [`zone:${move.expert}`]
    case 'shelve':
      return [`shelve:${move.tile}`]
    case 'second':
      return [`bag:${move.expert}`, `slot:${move.target}:${move.expert}`]
    case 'move':
      return [`stand:${move.from}:${move.expert}`, move.to === IN_ZONE ? 'room' : `slot:${move.to}:${move.expert}`]
    case 'retrain':
      return [`zone:${move.out}`, `bag:${move.into}`]
    default:
      return [move.kind]
  }
}

export function readOptions(
  choices: readonly string[],
  free: boolean,
  pathOf: (move: string) => readonly string[],
): readonly PickableMove[] {
  return choices.map((text) => {
    const move = moves.readText(text)
    const keys = keysOf(move, free)
    const path = pathOf(text)
    // A path may be longer than the things to pick; then the last of them stands for its end.
    const last = keys.length - 1
    const labels = [...path.slice(0, last), path.at(-1) ?? '']
    return { text, move, keys, labels, lead: path.slice(last, -1).join(', ') }
  })
}

const holds = (option: PickableMove, picks: readonly Key[]) => picks.every((key) => option.keys.includes(key))

export const narrowed = (options: readonly PickableMove[], picks: readonly Key[]): readonly PickableMove[] =>
  picks.length === 0 ? options : options.filter((option) => holds(option, picks))

/** One more thing is picked; what does not go with it is put back. No move has it: null. */
export function withPick(options: readonly PickableMove[], picks: readonly Key[], key: Key): readonly Key[] | null {
  let kept: readonly Key[] = [key]
  if (narrowed(options, kept).length === 0) return null
  for (const pick of picks.toReversed()) {
    const more = [pick, ...kept]
    if (narrowed(options, more).length > 0) kept = more
  }
  return kept
}

/** The move that is picked; something must have been picked for it. */
export function pickedOf(options: readonly PickableMove[], picks: readonly Key[]): PickableMove | undefined {
  const left = narrowed(options, picks)
  return picks.length > 0 && left.length === 1 ? left[0] : undefined
}

const PLAIN = [
  'aside',
  'leave',
  'under',
  'rescue',
  'layoff',
  'draw',
  'keep',
  'drop',
  'dismiss',
  'assign',
  'second',
  'done',
]
/** Once their action is picked, what goes step by step needs no asking back. */
export const isPlain = ({ move }: PickableMove, begun: boolean): boolean =>
  PLAIN.includes(move.kind) && (begun || move.kind === 'done')

/** It cannot be taken back, and is asked back even where nothing else is possible. */
export const endsRound = ({ move }: PickableMove): boolean => move.kind === 'manage'

/** What may be picked next, told in words. */
export interface Next {
  readonly key: Key
  readonly label: string
  /** Goes before the label. */
  readonly lead: string
  /** The move, if this decides it. */
  readonly only: PickableMove | undefined
}

/** The next things to pick, broad ones first; where all that is left begins alike, what comes after that. */
export function nextOf(options: readonly PickableMove[], picks: readonly Key[]): readonly Next[] {
  const groups = new Map<Key, { label: string; lead: string; members: PickableMove[] }>()
  for (const option of narrowed(options, picks)) {
    const index = option.keys.findIndex((key) => !picks.includes(key))
    const key = option.keys[index]
    if (key === undefined) continue
    const group = groups.get(key) ?? {
      label: option.labels[index] ?? '',
      lead: index === option.keys.length - 1 ? option.lead : '',
      members: [],
    }
    group.members.push(option)
    groups.set(key, group)
  }
  const [only] = groups
  if (groups.size === 1 && only && only[1].members.length > 1) return nextOf(options, [...picks, only[0]])
  return [...groups].map(([key, { label, lead, members }]) => ({
    key,
    label,
    lead,
    only: members.length === 1 ? members[0] : undefined,
  }))
}
