// What is picked but not yet played: a tile, a cell and its turn, or a piece and its square, in either order.
import { nextIn, previousIn } from '../../../ui/cycle.ts'
import { CELL_COLUMNS } from '../data.ts'
import type { Offers } from './offers.ts'
import { offersOf } from './offers.ts'

export class Picks {
  #offers = $state.raw<Offers>(offersOf([]))
  tile = $state<number | null>(null)
  cell = $state<number | null>(null)
  turn = $state(0)
  piece = $state<number | null>(null)
  quarter = $state<number | null>(null)
  /** The square was chosen, not only proposed. */
  #settled = false

  get places(): Offers['places'] {
    return this.#offers.places
  }

  get builds(): Offers['builds'] {
    return this.#offers.builds
  }

  readonly #turns = $derived(this.#turnsAt(this.cell))
  /** Cells that agree with what is picked. */
  readonly open = $derived([
    ...new Set(this.places.filter(({ tile }) => this.tile === null || tile === this.tile).map(({ cell }) => cell)),
  ])
  /** Squares of the newest tile that do. */
  readonly squares = $derived([
    ...new Set(
      this.builds.filter(({ piece }) => this.piece === null || piece === this.piece).map(({ square }) => square),
    ),
  ])
  /** Pieces that do. */
  readonly pieces = $derived(
    new Set(
      this.builds
        .filter(({ square }) => this.quarter === null || this.piece !== null || square === this.quarter)
        .map(({ piece }) => piece),
    ),
  )
  readonly chosen = $derived.by(() => {
    const { tile, cell, turn, piece, quarter } = this
    if (tile !== null && cell !== null)
      return this.places.find((one) => one.tile === tile && one.cell === cell && one.turn === turn)?.text
    return this.builds.find((one) => one.piece === piece && one.square === quarter)?.text
  })

  #turnsAt(wanted: number | null): readonly number[] {
    return this.places.filter(({ tile, cell }) => tile === this.tile && cell === wanted).map(({ turn }) => turn)
  }

  /** New choices: what is picked stays while it can be played. Gives the move that no longer can, or null. */
  begin(choices: readonly string[]): string | null {
    const { chosen } = this
    this.#offers = offersOf(choices)
    if (chosen !== undefined && chosen === this.chosen) return null
    const { tile } = this
    this.drop()
    const tiles = new Set(this.places.map((place) => place.tile))
    if (chosen === undefined && tile !== null && tiles.has(tile)) this.tile = tile
    const [only] = tiles
    if (tiles.size === 1) this.tile = only ?? null
    return chosen ?? null
  }

  /** Whether there was anything to put back. */
  drop(): boolean {
    const { tile, piece, quarter } = this
    this.tile = this.cell = this.piece = this.quarter = null
    this.turn = 0
    this.#settled = false
    return (tile ?? piece ?? quarter) !== null
  }

  pickTile(wanted: number): void {
    this.tile = this.tile === wanted && this.cell === null ? null : wanted
    if (this.tile !== null && this.cell !== null) this.pickCell(this.cell)
  }

  /** How the picked tile would first lie there. */
  turnAt(wanted: number): number {
    const turns = this.#turnsAt(wanted)
    return turns.includes(this.turn) ? this.turn : (turns[0] ?? 0)
  }

  pickCell(wanted: number): void {
    this.tile ??= this.places.find(({ cell }) => cell === wanted)?.tile ?? null
    this.turn = this.turnAt(wanted)
    this.cell = this.#turnsAt(wanted).length > 0 ? wanted : null
  }

  /** In how many ways the tile can lie where it is. */
  get ways(): number {
    return this.#turns.length
  }

  turnOn(): void {
    this.turn = nextIn(this.#turns, this.turn)
  }

  turnBack(): void {
    this.turn = previousIn(this.#turns, this.turn)
  }

  /** The ghost goes to the next cell that way, or appears; false if no tile is picked. */
  moveGhost(down: number, right: number): boolean {
    if (this.places.length === 0 || this.tile === null) return false
    const wanted = this.cell === null ? this.open[0] : this.#nextOpen(this.cell, down, right)
    if (wanted !== undefined) this.pickCell(wanted)
    return true
  }

  #nextOpen(from: number, down: number, right: number): number | undefined {
    const way = (at: number) => ({
      at,
      rows: Math.floor(at / CELL_COLUMNS) - Math.floor(from / CELL_COLUMNS),
      columns: (at % CELL_COLUMNS) - (from % CELL_COLUMNS),
    })
    return this.open
      .map(way)
      .filter(({ rows, columns }) => rows * down + columns * right > 0)
      .sort((a, b) => a.rows ** 2 + a.columns ** 2 - b.rows ** 2 - b.columns ** 2)[0]?.at
  }

  /** The piece goes to the next square of the newest tile that way; false if none is picked. */
  moveSquare(down: number, right: number): boolean {
    const { piece, quarter } = this
    if (piece === null || quarter === null) return false
    const beside = quarter + 2 * down + right
    const inTile = right === 0 ? beside >= 0 && beside < 4 : quarter >> 1 === beside >> 1
    if (inTile && this.squares.includes(beside)) this.pickSquare(beside)
    return true
  }

  /** On the square that was chosen, if it can stand there; else on the one that suits it best. */
  pickPiece(wanted: number, best: (squares: readonly number[]) => number | null): void {
    this.piece = this.piece === wanted ? null : wanted
    const fitting = this.builds.filter(({ piece }) => piece === this.piece).map(({ square }) => square)
    if (!this.#settled || this.quarter === null || !fitting.includes(this.quarter)) this.quarter = best(fitting)
  }

  pickSquare(wanted: number): void {
    this.quarter = wanted
    this.#settled = true
    if (!this.builds.some(({ piece, square }) => piece === this.piece && square === wanted)) this.piece = null
  }
}
