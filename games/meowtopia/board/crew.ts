// The kittens of a household one by one, and the moves they stand for.
import { GOODS, SOLD } from '../data.ts'
import { ASLEEP, AWAKE, moves } from '../moves.ts'
import type { HouseholdView, MeowtopiaView, MerchantView } from '../view.ts'
import type { LegalMove } from './desk.ts'

export interface Mate {
  readonly key: string
  /** Its number in its family, the awake ones first: its name where it is not known which of them sleep. */
  readonly rank: string
  readonly family: number
  readonly asleep: boolean
  readonly merchant?: MerchantView
}

const keysOf = ({ awake, asleep }: HouseholdView, family: number): readonly string[] =>
  Array.from({ length: (awake[family] ?? 0) + (asleep[family] ?? 0) }, (_, i) => `${family}.${i}`)

/** Who sleeps, by key: the same as before, apart from those who woke or fell asleep since; picked ones go first. */
export function sleepersOf(
  home: HouseholdView,
  before: ReadonlySet<string>,
  picked: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(
    home.asleep.flatMap((count, family) => {
      const keys = keysOf(home, family)
      const asleep = keys.filter((key) => before.has(key))
      const awake = keys.filter((key) => !before.has(key)).reverse()
      const pickedLast = asleep.toSorted((a, b) => Number(picked.has(a)) - Number(picked.has(b)))
      const pickedFirst = awake.toSorted((a, b) => Number(picked.has(b)) - Number(picked.has(a)))
      return [...pickedLast, ...pickedFirst].slice(0, count)
    }),
  )
}

/** Workers by family, then the merchants. Where it is not known who sleeps, the awake ones come first. */
export function matesOf(home: HouseholdView, sleepers?: ReadonlySet<string>): readonly Mate[] {
  const workers = home.awake.flatMap((awake, family) => {
    const next = { awake: 0, asleep: awake }
    return keysOf(home, family).map((key, i) => {
      const asleep = sleepers ? sleepers.has(key) : i >= awake
      const rank = `${family}.${asleep ? next.asleep++ : next.awake++}`
      return { key, rank, family, asleep }
    })
  })
  const merchants = home.merchants.map((merchant, i) => ({
    key: `merchant.${i}`,
    rank: `merchant.${i}`,
    family: merchant.family,
    asleep: false,
    merchant,
  }))
  return [...workers, ...merchants]
}

export type CrewKind = 'wake' | 'send'
type Counts = readonly [number, number, number, number]

/** Sending or waking these. */
export function crewMove(kind: CrewKind, mates: readonly Mate[]): string {
  const count = (wanted: number) => mates.filter(({ family }) => family === wanted).length
  return moves.text(moves.kinds[kind].of(count(0), count(1), count(2), count(3)))
}

/** Who can be in the crew: workers that are asleep are woken, those awake are sent. */
export const recruitsFor = (kind: CrewKind, mates: readonly Mate[]): readonly Mate[] =>
  mates.filter(({ asleep, merchant }) => !merchant && asleep === (kind === 'wake'))

/** Sends the first `count` of these, to a tile that is still to be taken. */
export const sendMove = (ready: readonly Mate[], count: number): string => crewMove('send', ready.slice(0, count))

export function crewKind(legal: readonly LegalMove[]): CrewKind | null {
  const kind = legal[0]?.kind
  return kind === 'wake' || kind === 'send' ? kind : null
}

function means({ family, asleep, merchant }: Mate, move: LegalMove): boolean {
  if (merchant) {
    const { goods, served } = merchant
    if (move.kind === 'retire')
      return move.family === family && GOODS[move.good] === merchant.good && move.goods === goods
    if (move.kind !== 'sell' || served || move.family !== family || move.goods !== goods) return false
    return goods === 0 || SOLD[move.good] === merchant.good
  }
  if (move.kind === 'follow') return !asleep && move.family === family
  if (move.kind === 'pass') return asleep && move.wakes === family
  return move.kind === 'dismiss' && move.family === family && (move.state === ASLEEP) === asleep
}

/** The moves this kitten stands for: selling to it, sending it to follow, waking it by passing, dismissing it. */
export const movesOf = (mate: Mate, legal: readonly LegalMove[]): readonly string[] =>
  legal.filter((move) => means(mate, move)).map(({ text }) => text)

/** The kitten that a move is shown on, the first of those that are alike. */
export const meantBy = (
  move: string | undefined,
  mates: readonly Mate[],
  legal: readonly LegalMove[],
): Mate | undefined => mates.find((mate) => move !== undefined && movesOf(mate, legal).includes(move))

const only = (family: number, count: number): Counts => {
  const of = (wanted: number) => (wanted === family ? count : 0)
  return [of(0), of(1), of(2), of(3)]
}

/** A move that shows why this kitten can do nothing now. */
export function trialOf(
  { family, asleep, merchant }: Mate,
  home: HouseholdView,
  phase: MeowtopiaView['phase'],
): string {
  const { dismiss, sell, send, wake } = moves.kinds
  if (merchant) {
    const good = merchant.good === 'none' ? 0 : SOLD.indexOf(merchant.good)
    return moves.text(sell.of(family, good, merchant.goods))
  }
  if (phase === 'evening') return moves.text(dismiss.of(family, asleep ? ASLEEP : AWAKE))
  if (phase === 'wake') return moves.text(wake.of(...only(family, (home.asleep[family] ?? 0) + 1)))
  return moves.text(send.of(...only(family, asleep ? (home.awake[family] ?? 0) + 1 : 1)))
}
