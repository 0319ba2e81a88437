// How the people at a table decide together: who must want what, who may ask for it, and when it is past. What can be wanted is
// in proposals.ts; what is wanted is kept beside the log.
import { PUBLIC } from '../core/game.ts'
import type { Refused, Table } from '../core/table.ts'
import type { Code } from './codes.ts'
import { refuse } from './codes.ts'
import type { MomentWish, Wish } from './proposals.ts'
import { isMomentWish, stillMeant, voicesFor, withoutWish, withVoice } from './proposals.ts'
import type { RowKeeper } from './row-keeper.ts'
import { isAsked, peopleAt, seatsOf } from './seats.ts'
import type { PersonId } from './store.ts'

/** Does what all want; the person was the last to say so. */
export type Fulfil = (wish: Exclude<Wish, MomentWish>, person: PersonId) => Promise<null | Refused>

export class Agreement {
  readonly #table: Table
  readonly #rows: RowKeeper
  readonly #fulfil: Fulfil

  constructor(table: Table, rows: RowKeeper, fulfil: Fulfil) {
    this.#table = table
    this.#rows = rows
    this.#fulfil = fulfil
  }

  /** A voice for what all must want; done when all do. */
  async agree(person: PersonId, wish: Wish): Promise<null | Refused> {
    const voters = this.#votersOn(wish)
    if (!voters.includes(person)) return refuse('no-seat')
    if (this.#table.over) return refuse('game-over')
    const unfit = this.#refusalOf(person, wish)
    if (unfit) return refuse(unfit)
    const refused = await this.#rows.keep((row) => ({
      ...row,
      proposals: withVoice(row.proposals ?? [], wish, person),
    }))
    if (refused) return refused
    const voices = voicesFor(this.#rows.row.proposals ?? [], wish)
    // Only who is to act plays what others propose.
    if (isMomentWish(wish) || !voters.every((one) => voices.includes(one))) return null
    return (await this.#drop(wish)) ?? this.#fulfil(wish, person)
  }

  /** Takes one's voice back, and with it the wish. */
  async disagree(person: PersonId, wish: Wish): Promise<null | Refused> {
    return peopleAt(this.#rows.row).includes(person) ? this.#drop(wish) : refuse('no-seat')
  }

  /** Whether the rules forbid somebody to talk for now, in any of their seats. */
  isSilent(person: PersonId): boolean {
    const { game } = this.#table
    if (!game.silent || this.#table.over) return false
    const { view } = this.#table.now(PUBLIC)
    return seatsOf(this.#rows.row, person).some((seat) => game.silent?.(view, seat))
  }

  /** What was proposed or pointed at in a moment that is past goes. */
  forgetMoment(): void {
    const proposals = this.#rows.row.proposals ?? []
    const isFresh = (seq: number) => this.#table.isFresh(seq)
    if (stillMeant(proposals, isFresh) !== proposals)
      void this.#rows.keep((row) => ({ ...row, proposals: stillMeant(row.proposals ?? [], isFresh) }))
  }

  #refusalOf(person: PersonId, wish: Wish): Code | null {
    if (isMomentWish(wish)) return this.#momentRefusal(person, wish.seq)
    if (wish.kind === 'replace' && !isAsked(this.#rows.row, this.#table, wish.seat)) return 'no-seat'
    if (wish.kind === 'replace' && this.#rows.row.clock) return 'replace-clock'
    return wish.kind === 'clock' && !this.#mayAskForClock(person, wish) ? 'not-host' : null
  }

  #momentRefusal(person: PersonId, seq: number): Code | null {
    const { game, toAct } = this.#table
    if (!game.cooperative || !game.open) return 'propose-not'
    if (!this.#table.isFresh(seq)) return 'stale'
    if (seatsOf(this.#rows.row, person).some((seat) => seat === toAct)) return 'propose-not'
    return this.isSilent(person) ? 'chat-silent' : null
  }

  /** Another clock is the host's to ask for, as long as they play; the others may only want it too. */
  #mayAskForClock(person: PersonId, wish: Wish): boolean {
    const { host, proposals = [] } = this.#rows.row
    const isHosted = host !== undefined && this.#votersOn(wish).includes(host)
    return !isHosted || person === host || voicesFor(proposals, wish).includes(host)
  }

  /** The people who must all want it. */
  #votersOn(wish: Wish): readonly PersonId[] {
    const { row } = this.#rows
    const asked = row.seats.filter(
      (_, seat) => isAsked(row, this.#table, seat) && !(wish.kind === 'replace' && wish.seat === seat),
    )
    return peopleAt({ seats: asked })
  }

  #drop(wish: Wish): Promise<null | Refused> {
    return this.#rows.keep((row) => ({ ...row, proposals: withoutWish(row.proposals ?? [], wish) }))
  }
}
