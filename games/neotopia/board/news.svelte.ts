// What others placed since the viewer's own last turn.
import type { Viewer } from '../../../core/game.ts'
import type { NeotopiaView } from '../view.ts'

type Elements = readonly (readonly number[])[]

export class News {
  /** By region. */
  spaces = $state.raw<readonly ReadonlySet<number>[]>([])
  /** By viewer: what lay where when their turn was over. */
  readonly #left = new Map<Viewer, Elements>()
  #acting = false
  #turn = ''

  /** true: a turn of the viewer's own begins. */
  see(view: NeotopiaView, acting: boolean): boolean {
    const elements = view.regions.map((region) => region.elements)
    const over = this.#acting && !acting
    this.#acting = acting
    if (over) {
      this.#left.set(view.viewer, elements)
      this.spaces = []
    }
    const turn = `${view.viewer} ${view.phase} ${view.round}`
    if (!acting || turn === this.#turn) return false
    this.#turn = turn
    const left = this.#left.get(view.viewer) ?? elements
    this.spaces = elements.map(
      (now, region) =>
        new Set(now.flatMap((element, space) => (element >= 0 && left[region]?.[space] === -1 ? [space] : []))),
    )
    return true
  }
}
