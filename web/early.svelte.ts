// What somebody at a table with others can do before their turn: prepare a move, propose one to who is to act, or point at a thing.
import type { Ahead } from '../core/ahead.ts'
import { lookAhead, openChoices } from '../core/ahead.ts'
import type { Seen } from '../core/game.ts'
import { NOBODY } from '../core/game.ts'
import type { TableSession } from './session.svelte.ts'
import type { StandingAnswers } from './standing.svelte.ts'

export class Early {
  readonly #session: TableSession
  readonly #standing: StandingAnswers
  #preparing = $state(false)
  /** Choosing what one would play in the place of the seat to act, or a thing to point at. */
  suggesting = $state<'move' | 'ping' | null>(null)

  constructor(session: TableSession, standing: StandingAnswers) {
    this.#session = session
    this.#standing = standing
  }

  /** What may be tried out before one's turn: worked out from what one sees. */
  readonly ahead: Ahead | null = $derived.by(() => {
    const { update, moment, awaited, over, game, telling, lesson } = this.#session
    const there = !lesson && !moment && !telling.repeated && !over && awaited === null
    return update && there ? lookAhead(game, update.view) : null
  })

  get mayPrepare(): boolean {
    return this.#session.company !== null && this.ahead !== null
  }

  /** Choosing what is to be played when one's turn comes. */
  get preparing(): boolean {
    return this.#preparing && this.mayPrepare
  }

  /** What is to be played when one's turn comes. */
  get prepared(): string | null {
    const { mine, moment, seat } = this.#session
    return mine || moment ? null : this.#standing.prepared(seat)
  }

  /** What was prepared and no longer fitted when the turn came. */
  get dropped(): string | null {
    const { mine, seat } = this.#session
    return mine ? this.#standing.dropped(seat) : null
  }

  /** Where all play together, who is not to act can propose and point. */
  get maySuggest(): boolean {
    const { company, seat, over, moment, mine, game } = this.#session
    const there = company !== null && seat !== NOBODY && !over && !moment
    return there && game.cooperative && game.open === true && !mine
  }

  /** What is to be chosen from, and how the table looks then; null where nothing is chosen early. */
  readonly offered: Ahead | null = $derived.by(() => {
    const { update, game } = this.#session
    if (this.preparing) return this.ahead
    if (!update || this.suggesting !== 'move' || !this.maySuggest) return null
    return { view: update.view, choices: openChoices(game, update.view) }
  })

  beginToPrepare(): void {
    this.suggesting = null
    this.#preparing = true
  }

  stop(): void {
    this.#preparing = false
    this.suggesting = null
    this.#session.opened = []
  }

  /** What was chosen is prepared or proposed; false where nothing was to be chosen early. */
  async choose(move: string): Promise<boolean> {
    if (this.suggesting) await this.suggest(move)
    else if (this.preparing) await this.prepare(move)
    else return false
    return true
  }

  /** Lays out what is to be played when one's turn comes; null: nothing any more. */
  async prepare(move: string | null): Promise<void> {
    this.stop()
    const answer = await this.#standing.prepare(this.#session.seat, move)
    this.#session.refused = answer ? this.#session.explain(answer) : ''
  }

  /** Tells the others what one would play; only who is to act can play it. */
  async suggest(move: string): Promise<void> {
    const { update, company } = this.#session
    const answer = update && (await company?.suggest(move, update.seq))
    this.stop()
    this.#session.refused = answer ? this.#session.explain(answer) : ''
  }

  /** Points at a thing on the board. */
  async ping(at: string): Promise<void> {
    const { update, company } = this.#session
    const answer = update && (await company?.ping(at, update.seq))
    this.stop()
    this.#session.refused = answer ? this.#session.explain(answer) : ''
  }

  /** As what was prepared is told: in the table as it will look, if that is to be seen. */
  get view(): Seen | null {
    return this.ahead?.view ?? this.#session.update?.view ?? null
  }
}
