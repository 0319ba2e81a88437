// What is picked but not yet played: an element and a space in either order, or one plain move.
import type { Offers, Placement } from './offers.ts'
import { elementOf, offersOf } from './offers.ts'

export interface RegionSpace {
  readonly region: number
  readonly space: number
}

export class Picks {
  offers = $state.raw<Offers>(offersOf([]))
  source = $state<number | null>(null)
  at = $state.raw<RegionSpace | null>(null)
  /** A move that is picked as a whole: a card, a token, the deck. */
  plain = $state<string | null>(null)

  readonly chosen = $derived.by(() => {
    if (this.plain !== null) return this.plain
    const { at, source } = this
    return at && source !== null ? this.#at(at).find((one) => one.source === source)?.text : undefined
  })
  /** The turn would end although a project can be built: that is asked in any case. */
  readonly doubtful = $derived(
    this.plain !== null && this.offers.builds.size > 0 && this.offers.plain.includes(this.plain),
  )
  /** Placements that agree with what is picked. */
  readonly fitting = $derived(
    this.offers.placements.filter(({ source }) => this.source === null || source === this.source),
  )
  readonly sources = $derived(
    new Set((this.at && this.source === null ? this.#at(this.at) : this.offers.placements).map(({ source }) => source)),
  )

  #at({ region, space }: RegionSpace): readonly Placement[] {
    return this.offers.placements.filter((one) => one.region === region && one.space === space)
  }

  /** Whatever was picked goes back when the choices change; where only one element can be placed, it is taken up. */
  begin(choices: readonly string[]): void {
    this.offers = offersOf(choices)
    this.drop()
  }

  drop(): void {
    this.plain = this.at = null
    const sources = new Set(this.offers.placements.map(({ source }) => source))
    const [only] = sources
    this.source = sources.size === 1 ? (only ?? null) : null
  }

  /** Whether there was anything to take back: the last thing picked first. */
  back(): boolean {
    const before = this.source
    if (this.plain !== null) this.plain = null
    else if (this.at) this.at = null
    else {
      this.drop()
      return before !== this.source
    }
    return true
  }

  pickPlain(move: string): void {
    const again = this.plain === move
    this.drop()
    this.plain = again ? null : move
  }

  /** false: nothing can come from there now. */
  pickSource(source: number): boolean {
    const { at, offers } = this
    if (!offers.placements.some((one) => one.source === source)) return false
    this.plain = null
    if (this.source === source && !at) {
      this.drop()
      return true
    }
    this.source = source
    if (at && !this.#at(at).some((one) => one.source === source)) this.at = null
    return true
  }

  /** false: what is picked cannot come there. `favourites` are elements to be preferred if none is picked. */
  pickSpace(place: RegionSpace, favourites: readonly number[]): boolean {
    const here = this.#at(place)
    const fits = here.some(({ source }) => source === this.source)
    if (here.length === 0 || (this.source !== null && !this.at && !fits)) return false
    this.plain = null
    this.at = place
    if (fits) return true
    const wanted = here.find(({ source }) => favourites.includes(elementOf(source)))
    this.source = wanted?.source ?? (here.length === 1 ? (here[0]?.source ?? null) : null)
    return true
  }
}
