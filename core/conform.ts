// The conformance kit: plays any game at random and holds every law of the contract against it.
import { aheadOf } from './ahead.ts'
import type { Bits, Draw } from './chance.ts'
import {
  below,
  bitsFrom,
  DrawRefused,
  PlaybackChance,
  PlaybackError,
  RecordingChance,
  refusingChance,
  seededChance,
} from './chance.ts'
import type { AnyGame, Flat, Move, ScoreLine, Seat, Seen, State, Viewer } from './game.ts'
import { copyState, isRefusal, MOST_MOVES, NOBODY, PUBLIC, refusalOf } from './game.ts'
import { layoutOf } from './layout.ts'
import type { AnyChosen } from './options.ts'
import { chooseOptions } from './options.ts'
import type { Step } from './record.ts'
import { RECORD_VERSION, readRecord, replay, writeRecord } from './record.ts'
import type { Told } from './telling.ts'
import { heard, listener } from './telling.ts'

export interface Conditions {
  readonly seats: number
  readonly options?: object
  readonly games: number
  readonly seed: string
  /** No game may take more steps. */
  readonly longest: number
}

/** A law of the contract is broken; the message says which, and where. */
export class ConformError extends Error {}

const LOOK_EVERY = 20
const PROBES = 200
const GUARDED_EVERY = 10

function fail(law: string, where: string): never {
  throw new ConformError(`${law} (${where})`)
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function sameBytes(a: Flat, b: Flat): boolean {
  return a.bytes.every((byte, i) => byte === b.bytes[i])
}

/** Whether JSON keeps all of it: no maps, lists of bytes, functions, gaps, NaN. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
  return (
    [Array.prototype, Object.prototype].includes(Object.getPrototypeOf(value)) && Object.values(value).every(isPlain)
  )
}

/**
 * What lies on the table: the objects and lists of a view, but none that are null in `later`: those belonged to a question that
 * is answered by then. Single values say whose turn it is, and of what.
 */
function lying(view: Seen, later: Seen): object {
  const things = new Set(
    Object.entries(later).flatMap(([name, value]) => (typeof value === 'object' && value !== null ? [name] : [])),
  )
  return Object.entries(view).filter(([name]) => things.has(name))
}

const pointsOf = (sheet: readonly ScoreLine[]) => sheet.map(({ settled: _, ...line }) => line)

const named = (viewer: Viewer) => (viewer === PUBLIC ? 'the spectator' : `seat ${viewer}`)

class Run {
  readonly game: AnyGame
  readonly seats: number
  readonly options: AnyChosen
  readonly bits: Bits
  readonly where: (step: number) => string
  readonly list = new Int32Array(MOST_MOVES)
  readonly other = new Int32Array(MOST_MOVES)
  readonly chance: RecordingChance
  readonly s: State
  readonly scratch: State
  readonly world: State
  readonly steps: Step[] = []

  constructor(game: AnyGame, conditions: Conditions, number: number) {
    this.game = game
    this.seats = conditions.seats
    const options = chooseOptions(game.options, conditions.options ?? {}, conditions.seats)
    if (isRefusal(options)) throw new Error(`options refused: ${options.code}`)
    this.options = options
    const seed = `${conditions.seed}/${number}`
    this.bits = bitsFrom(`${seed}/moves`)
    this.chance = new RecordingChance(seededChance(seed))
    this.where = (step) => `${game.id}, ${conditions.seats} seats, seed ${seed}, step ${step}`
    this.s = number % GUARDED_EVERY === 0 ? layoutOf(game.blank()).guarded() : game.blank()
    this.scratch = game.blank()
    this.world = game.blank()
  }

  viewers(): Viewer[] {
    return [PUBLIC, ...Array.from({ length: this.seats }, (_, seat) => seat)]
  }

  /** Plays one game; gives its number of steps. */
  play(longest: number): number {
    const { game, s, chance } = this
    this.blanks(this.where(0))
    game.setup(this.seats, this.options, chance, s)
    const setup = chance.take()
    const wholeRangeAt = below(this.bits, 30)
    let step = 0
    for (; game.toAct(s) !== NOBODY; step++) {
      const here = this.where(step)
      if (step >= longest) fail(`the game is not over after ${longest} steps`, here)
      const legal = this.legalMoves(here)
      const look = below(this.bits, LOOK_EVERY) === 0
      if (look) {
        this.probe(legal, here)
        this.copies(legal, here)
        for (const viewer of this.viewers()) {
          this.views(viewer, here)
          this.ahead(viewer, here)
        }
      }
      if (step === wholeRangeAt) this.wholeRange(legal, here)
      const move = legal[below(this.bits, legal.length)]
      const seat = game.toAct(s)
      const worlds = look ? this.imagined(seat) : []
      if (look) copyState(s, this.scratch)
      const told: Told[] = []
      game.play(s, move, chance, listener(told))
      const drew = chance.take()
      this.steps.push({ seat, move: game.moves.text(move), drew })
      this.secrets(worlds, move, drew, told, here)
      if (look) this.luck(move, told, here)
    }
    this.ending(setup, this.where(step))
    return step
  }

  /** Every blank state has bytes of its own. */
  blanks(here: string): void {
    const { scratch, world } = this
    scratch.bytes.fill(255)
    world.bytes.fill(0)
    if (scratch.bytes.some((byte) => byte !== 255)) fail('two states share their memory', here)
  }

  legalMoves(here: string): Move[] {
    const { game, s, list } = this
    const invalid = game.invalid(s)
    if (invalid) fail(`the position is invalid: ${invalid.code} ${JSON.stringify(invalid.values ?? {})}`, here)
    if (game.outcome(s)) fail('somebody is to act, but the game has an outcome', here)
    const n = game.legal(s, list)
    if (n < 1) fail('somebody is to act, but no move is legal', here)
    const moves = Array.from(list.subarray(0, n))
    if (new Set(moves).size !== n) fail('a legal move is listed twice', here)
    for (const move of moves) {
      const code = game.check(s, move)
      if (code !== 0) fail(`legal move "${game.moves.text(move)}" is refused: ${game.refusals[code]}`, here)
    }
    return moves
  }

  /** `check` says yes to exactly the legal moves, and no with a code that exists. */
  checks(move: Move, legal: ReadonlySet<Move>, here: string): void {
    const code = this.game.check(this.s, move)
    if ((code === 0) !== legal.has(move)) fail(`illegal move "${this.game.moves.text(move)}" is accepted`, here)
    if (this.game.refusals[code] === undefined) fail(`check gave ${code}, which is no refusal`, here)
    if (code !== 0) this.game.because(this.s, move, code)
  }

  probe(moves: readonly Move[], here: string): void {
    const { game, s } = this
    const legal = new Set(moves)
    copyState(s, this.scratch)
    for (let i = 0; i < PROBES; i++) this.checks(below(this.bits, game.moves.size), legal, here)
    for (const move of moves)
      for (const near of [move - 1, move + 1]) if (near >= 0 && near < game.moves.size) this.checks(near, legal, here)
    for (const wild of [-1, game.moves.size, 2 ** 31 - 1, Number.NaN, 0.5]) this.checkWild(wild, here)
    for (const move of moves.slice(0, 5))
      if (game.moves.parse(game.moves.text(move)) !== move) fail(`"${game.moves.text(move)}" is read as another`, here)
    if (!sameBytes(s, this.scratch)) fail('legal or check changed the state', here)
  }

  /** `check` answers whatever it is asked. */
  checkWild(wild: number, here: string): void {
    let code: number
    try {
      code = this.game.check(this.s, wild)
    } catch {
      fail(`check throws at ${wild}`, here)
    }
    if (code === 0) fail(`${wild} is accepted as a move`, here)
  }

  wholeRange(moves: readonly Move[], here: string): void {
    const legal = new Set(moves)
    for (let move = 0; move < this.game.moves.size; move++) this.checks(move, legal, here)
  }

  /** A copy is a world of its own, and positions survive being written and read. */
  copies(moves: readonly Move[], here: string): void {
    const { game, s, scratch } = this
    const before = { bytes: s.bytes.slice() }
    copyState(s, scratch)
    game.play(scratch, moves[0], seededChance(`${here}/copy`))
    if (!sameBytes(s, before)) fail('playing on a copy changed the original', here)
    const shape = layoutOf(s)
    const refusal = shape.read(JSON.parse(JSON.stringify(shape.write(s))), scratch)
    if (refusal || !sameBytes(s, scratch)) fail('a position written and read is another', here)
  }

  views(viewer: Viewer, here: string): void {
    const { game, s, world } = this
    const view = game.view(s, viewer)
    const text = JSON.stringify(view)
    if (!isPlain(view)) fail('a view is not plain data', here)
    if (view.viewer !== viewer || view.toAct !== game.toAct(s)) fail('a view names another viewer or actor', here)
    const who = named(viewer)
    if (game.open && !same({ ...view, viewer: PUBLIC }, game.view(s, PUBLIC)))
      fail(`${who} sees something else than a spectator does, though the game is open`, here)
    const other = viewer === PUBLIC ? 0 : (viewer + 1) % this.seats
    if (!same(game.view(s, viewer, game.view(s, other)), view))
      fail(`${who} sees something else when it is made from what ${named(other)} sees`, here)
    world.bytes.fill(0)
    game.imagine(JSON.parse(text) as Seen, seededChance(`${here}/imagine/${viewer}`), world)
    const invalid = game.invalid(world)
    if (invalid) fail(`${who} imagined an invalid world: ${invalid.code}`, here)
    if (!same(game.view(world, viewer), view)) fail(`${who} sees another view in the imagined world`, here)
    if (!same(game.sheet(world), game.sheet(s))) fail(`the score sheet tells ${who} what the view does not`, here)
    if (viewer !== game.toAct(s)) return
    const n = game.legal(s, this.list)
    const m = game.legal(world, this.other)
    const sorted = (moves: Int32Array) => Array.from(moves).sort((a, b) => a - b)
    if (!same(sorted(this.list.subarray(0, n)), sorted(this.other.subarray(0, m))))
      fail(`${who} has other legal moves in the imagined world`, here)
    for (let i = 0; i < PROBES; i++) {
      const move = below(this.bits, game.moves.size)
      if (!same(refusalOf(game, s, move), refusalOf(game, world, move)))
        fail(`"${game.moves.text(move)}" is refused to ${who} by something hidden`, here)
    }
  }

  /** What a seat may try out before its turn is the same in every world it could be in, and nothing is moved for it. */
  ahead(viewer: Viewer, here: string): void {
    const { game, s } = this
    const view = game.view(s, viewer)
    const world = aheadOf(game, view, seededChance(`${here}/ahead`))
    const other = aheadOf(game, view, seededChance(`${here}/ahead otherwise`))
    if (!world && !other) return
    const who = named(viewer)
    if (!world || !other) fail(`whether ${who} may try anything out depends on something hidden`, here)
    if (game.toAct(world) !== viewer) fail(`${who} looks ahead to the turn of another`, here)
    const later = game.view(world, viewer)
    if (!same(lying(later, later), lying(view, later)) || !same(pointsOf(game.sheet(world)), pointsOf(game.sheet(s))))
      fail(`looking ahead moves something for ${who}`, here)
    const moves = Array.from(this.list.subarray(0, game.legal(world, this.list)))
    if (!same(moves, Array.from(this.other.subarray(0, game.legal(other, this.other)))))
      fail(`what ${who} may try out depends on something hidden`, here)
    if (moves.length === 0) fail(`${who} may try out nothing`, here)
    for (const move of moves)
      if (game.check(world, move) !== 0) fail(`${who} may try out "${game.moves.text(move)}", which is refused`, here)
    const move = moves[below(bitsFrom(`${here}/ahead`), moves.length)]
    if (!same(this.tried(world, move, viewer), this.tried(other, move, viewer)))
      fail(`trying out "${game.moves.text(move)}" tells ${who} something hidden`, here)
  }

  /** What a viewer is shown of a move tried out; null if it takes luck. */
  tried(world: State, move: Move, viewer: Viewer): object | null {
    const { game } = this
    try {
      game.play(world, move, refusingChance)
    } catch (error) {
      if (error instanceof DrawRefused) return null
      throw error
    }
    return [game.view(world, viewer), game.sheet(world), game.outcome(world)]
  }

  /** For everybody but the mover, a world that looks the same to them. */
  imagined(mover: Seat): { viewer: Viewer; world: State }[] {
    const { game, s } = this
    return this.viewers()
      .filter((viewer) => viewer !== mover)
      .map((viewer) => {
        const world = game.blank()
        game.imagine(game.view(s, viewer), seededChance(`secret/${below(this.bits, 2 ** 31)}`), world)
        return { viewer, world }
      })
  }

  /** What a viewer sees after a move depends on nothing but what they saw, the act and the luck. */
  secrets(
    worlds: readonly { viewer: Viewer; world: State }[],
    move: Move,
    drew: readonly Draw[],
    told: readonly Told[],
    here: string,
  ): void {
    const { game, s } = this
    for (const { viewer, world } of worlds) {
      if (game.check(world, move) !== 0) continue
      const toldThere: Told[] = []
      try {
        game.play(world, move, new PlaybackChance(drew), listener(toldThere))
      } catch (error) {
        if (error instanceof PlaybackError) continue
        throw error
      }
      // The first event tells the act itself, such as the slot a tile came from: if that differs, so may the rest.
      if (!same(heard(told, viewer)[0], heard(toldThere, viewer)[0])) continue
      const who = named(viewer)
      if (!same(game.view(s, viewer), game.view(world, viewer)))
        fail(`"${game.moves.text(move)}" told ${who} something hidden`, here)
      if (!same(heard(told, viewer), heard(toldThere, viewer)))
        fail(`an event of "${game.moves.text(move)}" told ${who} something hidden`, here)
    }
  }

  /** What luck brought shows only to those who were told; `scratch` holds the position before the move. */
  luck(move: Move, told: readonly Told[], here: string): void {
    const { game, s, scratch } = this
    const toldThere: Told[] = []
    game.play(scratch, move, seededChance(`${here}/luck`), listener(toldThere))
    for (const viewer of this.viewers()) {
      const events = heard(told, viewer)
      if (!isPlain(events)) fail(`an event of "${game.moves.text(move)}" is not plain data`, here)
      if (same(events, heard(toldThere, viewer)) && !same(game.view(s, viewer), game.view(scratch, viewer)))
        fail(`"${game.moves.text(move)}" shows ${named(viewer)} a draw that was not told`, here)
    }
  }

  ending(setup: readonly Draw[], here: string): void {
    const { game, s, scratch } = this
    const outcome = game.outcome(s)
    if (!outcome) fail('nobody is to act, but the game has no outcome', here)
    if (outcome.ranks.length !== this.seats || outcome.scores.length !== this.seats)
      fail('the outcome does not rank every seat', here)
    const invalid = game.invalid(s)
    if (invalid) fail(`the last position is invalid: ${invalid.code}`, here)
    if (game.legal(s, this.list) !== 0) fail('a move is legal after the end', here)
    for (let i = 0; i < PROBES; i++)
      if (game.check(s, below(this.bits, game.moves.size)) === 0) fail('a move is accepted after the end', here)
    if (game.sheet(s).some((line) => !line.settled)) fail('a score line is not settled after the end', here)
    for (const viewer of this.viewers()) this.views(viewer, here)
    const record = readRecord(
      writeRecord({
        ludopolis: RECORD_VERSION,
        game: game.id,
        rules: game.rules,
        seats: this.seats,
        options: this.options,
        setup,
        steps: this.steps,
        outcome,
      }),
    )
    if (isRefusal(record)) fail(`the record cannot be read: ${record.code}`, here)
    scratch.bytes.fill(0)
    const refusal = replay(game, record, scratch)
    if (refusal) fail(`the replay differs: ${JSON.stringify(refusal)}`, here)
    if (!sameBytes(s, scratch)) fail('the replay ends in another position', here)
  }
}

/** Throws a ConformError at the first broken law; gives the number of steps played. */
export function conform(game: AnyGame, conditions: Conditions): number {
  let steps = 0
  for (let number = 0; number < conditions.games; number++)
    steps += new Run(game, conditions, number).play(conditions.longest)
  return steps
}
