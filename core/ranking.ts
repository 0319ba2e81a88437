// The best moves found so far, for a game's advice: a short list kept in order of value, without allocating.
import type { Move, MoveList } from './game.ts'

/** A dozen is enough to think about. */
export const MOST_PROMISING = 12

export class Ranking {
  readonly values = new Float64Array(MOST_PROMISING)
  found = 0
  #list: MoveList = new Int32Array(0)

  /** Begins a new list, to be written there. */
  begin(into: MoveList): void {
    this.#list = into
    this.found = 0
  }

  /** Of equal values the one that came first stays before the other. */
  add(move: Move, value: number): void {
    const { values } = this
    const list = this.#list
    if (this.found === MOST_PROMISING && value <= values[MOST_PROMISING - 1]) return
    let at = this.found < MOST_PROMISING ? this.found++ : MOST_PROMISING - 1
    for (; at > 0 && values[at - 1] < value; at--) {
      values[at] = values[at - 1]
      list[at] = list[at - 1]
    }
    values[at] = value
    list[at] = move
  }
}
