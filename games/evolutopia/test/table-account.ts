// The account a referee keeps: where experts and evolutions are, and what is printed on cards, read in the set as it is written.
import { CRISES, EVOLUTIONS, EXPERTS, INDICATORS, ROLES } from '../data.ts'

/** Complains where what was told is not what is right. */
export function tell(told: unknown, right: unknown, what: string): void {
  if (JSON.stringify(told) !== JSON.stringify(right))
    throw new Error(`${what}: told ${JSON.stringify(told)}, by the rules ${JSON.stringify(right)}`)
}

interface WrittenSet {
  readonly lastLight: number
  readonly evolutions: {
    readonly [id: string]: { readonly needs: string; readonly changes: string; readonly mark: string }
  }
  readonly crises: {
    readonly [id: string]: { readonly needs: string; readonly arrival: readonly string[]; readonly penalty: string }
  }
  readonly roles: { readonly [id: string]: { readonly when: string } }
}

const count = (letters: string) => [...'DBUTR'].map((one) => [...letters].filter((letter) => letter === one).length)

export class Printed {
  readonly lastLight: number
  readonly needs: readonly (readonly number[])[]
  readonly changes: readonly (readonly number[])[]
  readonly marks: readonly string[]
  readonly crisisNeeds: readonly (readonly number[])[]
  readonly arrivals: readonly (readonly (readonly string[])[])[]
  readonly penalties: readonly (readonly string[])[]
  readonly times: readonly string[]

  constructor(set: WrittenSet) {
    const tiles = EVOLUTIONS.map((id) => set.evolutions[id])
    const crises = CRISES.map((id) => set.crises[id])
    this.lastLight = set.lastLight
    this.needs = tiles.map(({ needs }) => count(needs))
    this.marks = tiles.map(({ mark }) => mark)
    this.changes = tiles.map(({ changes }) =>
      [...'emcno'].map((letter) => Number(new RegExp(`${letter}([+-]\\d)`).exec(changes)?.[1] ?? 0)),
    )
    this.crisisNeeds = crises.map(({ needs }) => count(needs))
    this.arrivals = crises.map(({ arrival }) => arrival.map((option) => option.split(', ')))
    this.penalties = crises.map(({ penalty }) => penalty.split(', '))
    this.times = ROLES.map((id) => set.roles[id].when)
  }

  indicator(name: string): number {
    return (INDICATORS as readonly string[]).indexOf(name)
  }

  expert(name: string): number {
    return (EXPERTS as readonly string[]).indexOf(name)
  }
}

/** A number is an evolution on site; 35 is the current crisis. */
type Place = string | number

/** §1.4, §3.3: 25 experts, each somewhere. */
export class Experts {
  readonly #places = new Map<Place, number[]>([['bag', [5, 5, 5, 5, 5]]])

  at(place: Place): number[] {
    const known = this.#places.get(place)
    if (known) return known
    const empty = [0, 0, 0, 0, 0]
    this.#places.set(place, empty)
    return empty
  }

  #total(place: Place): number {
    return this.at(place).reduce((sum, count) => sum + count)
  }

  move(from: Place, to: Place, expert: number, many = 1): void {
    this.at(from)[expert] -= many
    this.at(to)[expert] += many
    tell(this.at(from)[expert] >= 0, true, `an expert is at ${from}`)
    tell([this.#total('zone') <= 5, this.#total('dropped') <= 3], [true, true], 'five in the zone, three set aside')
  }

  /** Off an evolution or the crisis, and not yet anywhere. */
  leave(place: Place): void {
    for (const [expert, many] of [...this.at(place)].entries()) this.move(place, 'loose', expert, many)
  }

  /** All of one heap go back together. */
  toBag(experts: readonly number[]): void {
    const heap = ['loose', 'laid off', 'dropped'].find(
      (one) => JSON.stringify(this.at(one)) === JSON.stringify(experts),
    )
    if (heap === undefined) throw new Error(`nobody knows where ${experts} come from`)
    for (const [expert, many] of experts.entries()) this.move(heap, 'bag', expert, many)
  }

  /** Those of no place at all, which a turn must not leave behind. */
  adrift(): number {
    return this.#total('loose') + this.#total('laid off') + this.#total('dropped') + this.#total('drawn')
  }

  /** §1.6 in the zone, on site and on the crisis. */
  inPlay(expert: number): number {
    return [...this.#places].reduce((sum, [place, there]) => sum + (place === 'bag' ? 0 : there[expert]), 0)
  }

  release(expert: number): number {
    const many = this.inPlay(expert)
    for (const [place, there] of this.#places) if (place !== 'bag') this.move(place, 'bag', expert, there[expert])
    return many
  }
}

/** §3.1, §3.2, §3.5: 35 evolutions, each somewhere. */
export class Tiles {
  readonly study: number[] = []
  readonly site: number[] = []
  readonly nuisances = new Map<number, number>()
  readonly #built = new Set<number>()
  readonly #under: number[] = []
  readonly #aside: number[] = []
  readonly #seen = new Set<number>()
  start = -1
  top = -1

  deal(study: readonly number[], site: number): void {
    this.study.push(...study)
    this.site.push(site)
    for (const tile of [...study, site]) this.#seen.add(tile)
  }

  /** §8 */
  turnUp(tile: number): void {
    if (this.#seen.size === 35) tell(tile, this.#under.shift(), 'the next of the stack')
    else tell(this.#seen.has(tile), false, 'an evolution nobody has seen')
    this.#seen.add(tile)
    this.top = tile
    tell([this.study.length <= 3, this.site.length <= 3], [true, true], 'three in study, three on site')
  }

  take(tile: number): void {
    tell(tile, this.top, 'the top is taken')
    this.study.push(tile)
  }

  setAside(tile: number): void {
    tell(tile, this.top, 'the top is set aside')
    this.#aside.push(tile)
    tell(this.#aside.length <= 3, true, 'three at most are set aside')
  }

  /** Says if it was on site. */
  goUnder(tile: number): boolean {
    const place = [this.study, this.site, this.#aside].find((tiles) => tiles.includes(tile))
    if (place === undefined) tell(tile, this.top, 'what goes under the stack')
    else if (place === this.#aside) tell(tile, this.#aside[0], 'in the order they were set aside')
    place?.splice(place.indexOf(tile), 1)
    this.#under.push(tile)
    return place === this.site
  }

  toSite(tile: number): void {
    tell(this.study.includes(tile), true, 'what is started was in study')
    this.study.splice(this.study.indexOf(tile), 1)
    this.site.push(tile)
  }

  /** Gives the indicator of the nuisance that is covered. */
  build(tile: number, cell: number): number | undefined {
    const beside = (other: number) =>
      (other === this.start || this.#built.has(other)) &&
      Math.abs((other % 4) - (cell % 4)) + Math.abs(Math.floor(other / 4) - Math.floor(cell / 4)) === 1
    const near = Array.from({ length: 16 }, (_, other) => beside(other)).includes(true)
    tell([near, cell === this.start || this.#built.has(cell)], [true, false], 'a free cell beside the city')
    this.site.splice(this.site.indexOf(tile), 1)
    this.#built.add(cell)
    const nuisance = this.nuisances.get(cell)
    this.nuisances.delete(cell)
    return nuisance
  }

  uncovered(): number {
    return this.nuisances.size
  }
}
