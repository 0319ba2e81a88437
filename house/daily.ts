// The deal of the day: of each game one deal a day that everybody in the world plays, with the same luck and against the same
// bots, whose budgets are tries and not time. It needs no server: all of it follows from the date (UTC).
import { bitsFrom } from '../core/chance.ts'
import type { Seat } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { AnyChosen } from '../core/options.ts'
import type { Means } from '../core/table.ts'
import { rulesOn } from '../core/versions.ts'
import type { GameId } from '../games/index.ts'
import type { Host } from './host.ts'
import { botFor } from './tries.ts'

/** One deal: who plays it sits on the first seat. */
export interface Deal {
  readonly day: string
  readonly game: GameId
  readonly rules: number
  readonly options: AnyChosen
  /** 'person', or a bot's level. */
  readonly players: readonly ['person', ...Rival[]]
  /** All luck follows from it, and what bots think. */
  readonly seed: string
}
type Rival = 'casual' | 'skilled'

export const seedOf = (day: string, game: string) => `deal of ${day}, ${game}`

/** Against a casual bot; a partner who plays carelessly spoils a game for everybody, so a partner is skilled. */
export function dealOf({ game: { id, cooperative }, releases }: AnyGameModule, day: string): Deal {
  return {
    day,
    game: id as GameId,
    rules: rulesOn(releases, day),
    options: {},
    players: ['person', cooperative ? 'skilled' : 'casual'],
    seed: seedOf(day, id),
  }
}

/**
 * Luck by day and seat: the k-th draw of a seat from a pile is the same however often others have drawn, as long as what came
 * then is still in the pile.
 */
export function dayLuck({ seed }: Pick<Deal, 'seed'>): Means['luck'] {
  return (_drawn, { seat, before }) => {
    const drawn = new Map<string, number>()
    const next = (pile: string) => {
      const k = drawn.get(pile) ?? 0
      drawn.set(pile, k + 1)
      return k
    }
    for (const step of before) if (step.seat === seat) for (const [pile] of step.drew) next(pile)
    return { draw: (pile, items, n) => lowest(`${seed}/${seat ?? 'set-up'}/${pile}/${next(pile)}`, items, n) }
  }
}

/** Every item has a number drawn for it, and the lowest comes: if another item is missing, that changes nothing. */
function lowest(seed: string, items: ArrayLike<number>, n: number): number {
  const copies = new Map<number, number>()
  let [index, least] = [0, Number.POSITIVE_INFINITY]
  for (let i = 0; i < n; i++) {
    const item = items[i] ?? 0
    const copy = copies.get(item) ?? 0
    copies.set(item, copy + 1)
    const number = bitsFrom(`${seed}/${item}/${copy}`)() >>> 0
    // Equal numbers are hardly ever drawn; then the lower item comes, however they lie in memory.
    if (number > least || (number === least && item > (items[index] ?? 0))) continue
    index = i
    least = number
  }
  return index
}

/** What a bot's thoughts follow from; `who` where it plays in the place of the person. */
export function thoughtsOf({ seed }: Pick<Deal, 'seed'>, seat: Seat, step: number, who = ''): string {
  return `${seed}/${who}/${seat}/${step}`
}

/** What a host does otherwise at a table with a deal of the day. */
export function hostOf(deal: Pick<Deal, 'seed'>, host: Host): Host {
  return {
    ...host,
    luck: dayLuck(deal),
    seed: (seat, step) => thoughtsOf(deal, seat, step),
    think: async (job, ...more) => host.think({ ...job, bot: await botFor(job.game, job.bot) }, ...more),
  }
}
