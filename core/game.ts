// The contract every game fulfils: a flat state, integer moves, luck on demand, views for who may see what.
import type { Chosen, OptionSchema } from './options.ts'

export type Seat = number
export type Move = number
export type MoveList = Int32Array

/** In place of a seat where none is to act. */
export const NOBODY = -1
/** The spectator, who sees what lies open to everybody. Not a number, so that nobody mistakes it for a seat. */
export const PUBLIC: 'public' = 'public'
export type Viewer = Seat | typeof PUBLIC

/** Made by layout(): named fields over one buffer. */
export interface Flat {
  readonly bytes: Uint8Array
}
/** A position of a game; every game's layout has these fields. */
export interface State extends Flat {
  /** The number of the rules that it is played by. */
  readonly rules: number
  readonly seats: number
}

/** A "no" that can be told: a code, and the values its sentence needs. */
export interface Refusal {
  readonly code: string
  readonly values?: { readonly [name: string]: string | number }
}

/** Gives an index into items[0..n). The ITEM is what a record keeps. n = 1 is a draw too. */
export interface Chance {
  draw(pile: string, items: ArrayLike<number>, n: number): number
}

/** Everybody is told `event`; the seat `only` is told {...event, ...more}. */
export interface Tell<E> {
  (event: E): void
  (event: E, only: Seat, more: Partial<E>): void
}

/** An event of the kind `turn` says that a turn begins, and nothing else. */
export interface GameEvent {
  readonly kind: string
}

export interface Seen {
  readonly viewer: Viewer
  readonly toAct: Seat | typeof NOBODY
}

/** One line of the score sheet; `of` names the piece, region or track where a line stands several times. */
export interface ScoreLine {
  readonly seat: Seat
  readonly line: string
  readonly of?: number
  readonly points: number
  /** No later move can change these points. */
  readonly settled: boolean
}

/** ranks[seat] is 1 for a winner; equal ranks share. */
export interface Outcome {
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
  readonly reason: string
}

export interface Moves {
  readonly size: number
  text(move: Move): string
  parse(text: string): Move | Refusal
}

/** The numbers of judgement behind a game's advice, for the lab: `use` sets those named, for the whole program. */
export interface Tuning {
  readonly weights: { readonly [name: string]: number }
  use(weights: { readonly [name: string]: number }): void
  /**
   * Where all win together: how the names of those weights begin whose sum is the logarithm of the odds to win, each times what
   * the position shows, the one named `always` times 1. The lab fits them.
   */
  readonly odds?: string
}

/** What a small net is told of a position, one seat at a time; it mends what `worth` says. */
export interface Learning<S extends State> {
  /** How many numbers tell of a seat, and of each of its parts (districts, projects, …); how many parts there may be. */
  readonly own: number
  readonly part: number
  readonly mostParts: number
  /**
   * Writes the numbers of a seat and of its parts; gives how many parts. The first number is `worth`; where all play
   * together, the logarithm of the odds that it tells, the same for every seat. Allocates nothing.
   */
  read(s: S, seat: Seat, own: Float64Array, parts: Float64Array): number
  /** How many rounds a bot looks ahead before it trusts the net, by number of seats; a fraction is some turns. */
  rounds(seats: number): number
  /** The weights that were learned for these rules and so many players, or null: then `worth` is taken as it is. */
  weights(rules: number, seats: number): Promise<string> | null
}

export interface Advice<S extends State> {
  /** How good the position looks for a seat, in points of the final score (co-operative: chance to win, times 100). */
  worth(s: S, seat: Seat): number
  /** The legal moves worth thinking about, best first; at least one. */
  promising(s: S, into: MoveList): number
  /** How many rounds a bot looks ahead before it trusts `worth`, by number of seats; a fraction is some turns. By default four. */
  rounds?(seats: number): number
  /** In how many imagined worlds a bot looks at the end of a turn, where luck decides much of it; else in one. */
  readonly worlds?: number
  /** A number that changes when a turn is over, where the seat to act does not show it. Bots take such a turn for a round. */
  turn?(s: S): number
  /** Tries for each level that searches, where they are counted instead of timed, as on a server. */
  readonly tries?: { readonly [level: string]: number }
  /** How strong the levels are with two seats, in Elo points, the casual bot at 0: as measured in docs/bots.md. */
  readonly strengths?: { readonly [level: string]: number }
  /**
   * How far the lead of two equal players drifts through a whole game from what a search expects, in points: as measured in
   * docs/review.md.
   */
  readonly drift?: number
  readonly tuning?: Tuning
  readonly learning?: Learning<S>
}

/** An answer to what is asked again and again: switched on by a player, it plays for that player until it is off again. */
export interface StandingAnswer<V extends Seen> {
  readonly id: string
  /** Offered to the viewer, and kept on, as long as this holds. */
  stands(v: V): boolean
  /** Which of the choices it plays, or null where the player decides. */
  answer(v: V, choices: readonly string[]): string | null
}

export interface Game<S extends State, V extends Seen, E extends GameEvent, O extends OptionSchema> {
  readonly id: string
  /** The version of these rules; a record says which it was played by. */
  readonly rules: number
  readonly seats: readonly [min: number, max: number]
  /** All seats win or lose together. */
  readonly cooperative: boolean
  /** Every seat and every spectator sees the same; nothing is hidden from anybody. */
  readonly open?: true
  readonly options: O
  readonly moves: Moves
  /** Codes that `check` may answer with; index 0 is 'legal'. */
  readonly refusals: readonly string[]
  readonly advice: Advice<S>
  /** The first that is on and has an answer plays. */
  readonly standing?: readonly StandingAnswer<V>[]
  /** Whether the rules forbid a seat to talk for now. */
  silent?(v: V, seat: Seat): boolean
  blank(): S
  setup(seats: number, options: Chosen<O>, chance: Chance, into: S, tell?: Tell<E>): void
  toAct(s: S): Seat | typeof NOBODY
  /** Writes every legal move, no two with the same effect; gives their number. Allocates nothing. */
  legal(s: S, into: MoveList): number
  /** 0, or an index into refusals. Any integer may be asked about. Allocates nothing. */
  check(s: S, move: Move): number
  /** What the sentence of a refusal needs; only what the mover can see. */
  because(s: S, move: Move, code: number): Refusal['values']
  /** In place. The move must be legal. Events are made only if somebody listens; the first tells the act itself. */
  play(s: S, move: Move, chance: Chance, tell?: Tell<E>): void
  sheet(s: S): readonly ScoreLine[]
  outcome(s: S): Outcome | null
  /**
   * Plain data, built field by field: an allow-list. `other` is how somebody else sees the same position: what lies open to all
   * may be taken from there, instead of being made again.
   */
  view(s: S, viewer: Viewer, other?: V): V
  /** A whole world this viewer could be in. */
  imagine(v: V, chance: Chance, into: S): void
  /**
   * Makes a world that a seat imagined into one in which it chooses, so that it can try out what it will be asked before
   * its turn; false if there is nothing to try. Only whose turn it is, and of what, may change. It is called for imagined worlds only.
   */
  ahead?(s: S, seat: Seat): boolean
  /** Conservation and sense: null for every position a game can reach. */
  invalid(s: S): Refusal | null
}

export type AnyGame = Game<State, Seen, GameEvent, OptionSchema>

/** No position of any game has more legal moves than this. */
export const MOST_MOVES = 4096

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && typeof (value as Refusal).code === 'string'
}

export function copyState<S extends Flat>(from: S, into: S): S {
  into.bytes.set(from.bytes)
  return into
}

/** What is the viewer's own in a list by seat; the spectator has nothing. */
export function ownOf<T>(bySeat: readonly T[], viewer: Viewer): T | undefined {
  return viewer === PUBLIC ? undefined : bySeat[viewer]
}

/** Why this move cannot be played, or null. */
export function refusalOf(game: AnyGame, s: State, move: Move): Refusal | null {
  const code = game.check(s, move)
  if (code === 0) return null
  const values = game.because(s, move, code)
  return values === undefined ? { code: game.refusals[code] } : { code: game.refusals[code], values }
}
