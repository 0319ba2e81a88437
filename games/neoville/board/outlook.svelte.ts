// What the picked move would bring: the city with it, and what changes on the score sheet.
import type { ScoreLine } from '../../../core/game.ts'
import type { Moment, Refused } from '../../../core/table.ts'
import { isRefused } from '../../../core/table.ts'
import type { LineChange } from '../../../ui/board.ts'
import { sheetChanges } from '../../../ui/board.ts'
import type { NeovilleView, SeenCity } from '../view.ts'

type Sheet = readonly ScoreLine[]

export class Outlook {
  changes = $state.raw<readonly LineChange[]>([])
  /** null until it is known. */
  after = $state.raw<{ readonly city: SeenCity; readonly sheet: Sheet } | null>(null)
  #move: string | undefined
  #before: Sheet = []

  /** While a move stays picked it is only brought up to date, so that nothing is told twice. */
  async see(
    move: string | undefined,
    seat: number,
    before: Sheet,
    preview: (move: string) => Promise<Moment | Refused>,
  ) {
    if (move !== this.#move) {
      this.changes = []
      this.after = null
    }
    this.#move = move
    this.#before = before
    if (move === undefined) return
    const moment = await preview(move)
    if (move !== this.#move || before !== this.#before || isRefused(moment)) return
    this.changes = sheetChanges(before, moment.sheet)
    const city = (moment.view as NeovilleView).cities[seat]
    this.after = city ? { city, sheet: moment.sheet } : null
  }
}
