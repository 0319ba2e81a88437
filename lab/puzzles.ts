// Finds puzzles: positions of games between bots where a search sees one move far ahead of all others, a longer search confirms
// it on other luck, the strong bot finds it again and again, and the score sheets say why.

import { scaleOf } from '../bots/chances.ts'
import { finishCycle } from '../bots/cycle.ts'
import { Duel } from '../bots/duel.ts'
import type { BotSpec } from '../bots/index.ts'
import { makeBot } from '../bots/index.ts'
import { Luck } from '../bots/luck.ts'
import { loadNet } from '../bots/net.ts'
import type { Puzzle } from '../bots/puzzle.ts'
import { courseOf } from '../bots/puzzle.ts'
import type { Reason } from '../bots/reason.ts'
import { reasonOf } from '../bots/reason.ts'
import { usualTries } from '../bots/review.ts'
import type { Budget } from '../bots/search.ts'
import { think } from '../bots/search.ts'
import { Values } from '../bots/value.ts'
import { Worlds } from '../bots/worlds.ts'
import type { Bits } from '../core/chance.ts'
import { below, bitsFrom, DrawRefused, refusingChance } from '../core/chance.ts'
import type { AnyGame, Move, Seen, State } from '../core/game.ts'
import { copyState, isRefusal, MOST_MOVES } from '../core/game.ts'
import type { AnyChosen } from '../core/options.ts'
import type { GameRecord } from '../core/record.ts'
import { replay } from '../core/record.ts'
import type { Breath } from './breath.ts'
import { ListedDecision, Playing } from './playing.ts'

export interface Puzzling {
  readonly game: string
  readonly seats: number
  readonly options: AnyChosen
  readonly seed: string
  /** Games that were gone through before. */
  readonly from: number
}

/** How many of each weaker bot's tries solved it. */
export interface Solved {
  readonly novice: number
  readonly casual: number
  readonly quick: number
  readonly skilled: number
}

export interface Found extends Omit<Puzzle, 'rating'> {
  readonly solved: Solved
}

export interface PuzzleGame {
  readonly block: number
  readonly found: readonly Found[]
}

/** How many decisions of a game are looked at, and how many puzzles are taken from it at most. */
const LOOKED_AT = 24
const MOST_FOUND = 3
/** How far ahead the best move must be at a first glance, and by the long look, there also in standard errors. */
const GLANCE = 0.03
const LEAD = 0.05
const SURE = 3
/** Nothing is at stake where the game is as good as decided. */
const OPEN_GAME = [0.08, 0.95] as const
/** Moves that are held against the best one, besides those of the search. */
const OTHERS = 6
const LONGEST_ANSWER = 3
/** How often each weaker bot tries. */
export const SOLVERS: {
  readonly [name in keyof Solved]: { readonly times: number; readonly spec: (game: AnyGame) => BotSpec }
} = {
  novice: { times: 8, spec: () => ({ kind: 'novice' }) },
  casual: { times: 8, spec: () => ({ kind: 'greedy' }) },
  quick: { times: 4, spec: () => ({ kind: 'search', budget: { iterations: 24 } }) },
  skilled: {
    times: 4,
    spec: (game) => ({ kind: 'search', budget: { iterations: game.advice.tries?.skilled ?? 400 } }),
  },
}
/** Of puzzles that casual always solves, which are worth little, only one in this many is taken. */
const EASY = 12

/** As the level expert judges, by what was learned. */
function expertBudget(game: AnyGame): Budget {
  return { iterations: game.advice.tries?.expert ?? 3000, learned: true }
}

export async function puzzleGame(
  game: AnyGame,
  { seats, options, seed, from }: Puzzling,
  block: number,
  breath?: Breath,
): Promise<PuzzleGame> {
  const number = from + block
  const bits = bitsFrom(`${seed}/${number}/puzzles`)
  const record = await new Playing(game, seats, options, Array<BotSpec>(seats).fill(playerOf(game))).game(
    `${seed}/${number}`,
    breath,
  )
  const found: Found[] = []
  for (const step of someSteps(record.steps.length, bits)) {
    if (found.length === MOST_FOUND) break
    const puzzle = await new Finder(game, record, step, bits).find()
    if (puzzle) found.push(puzzle)
    if (breath?.due) await breath.take()
  }
  return { block, found }
}

/**
 * Who plays the games: a novice, whose games differ even where luck plays no part. Where all play together a novice's games are
 * soon lost, so a quick search plays.
 */
function playerOf(game: AnyGame): BotSpec {
  return game.cooperative
    ? { kind: 'search', budget: { iterations: Math.round(usualTries(game) / 4) } }
    : { kind: 'novice' }
}

/** Some steps of a game in any order, none of the very first. */
function someSteps(length: number, bits: Bits): readonly number[] {
  const steps = Array.from({ length: Math.max(0, length - 4) }, (_, i) => i + 4)
  for (let i = steps.length - 1; i > 0; i--) {
    const j = below(bits, i + 1)
    const [a, b] = [steps[i] as number, steps[j] as number]
    steps[i] = b
    steps[j] = a
  }
  return steps.slice(0, LOOKED_AT)
}

class Finder {
  readonly #game: AnyGame
  readonly #record: GameRecord
  readonly #bits: Bits
  readonly #state: State
  readonly #view: Seen
  readonly #decision: ListedDecision
  readonly #tries: number
  /** How much of the game was left. */
  readonly #left: number

  constructor(game: AnyGame, record: GameRecord, step: number, bits: Bits) {
    this.#game = game
    this.#bits = bits
    this.#record = { ...record, steps: record.steps.slice(0, step), outcome: null }
    this.#left = 1 - step / record.steps.length
    this.#state = game.blank()
    replay(game, record, this.#state, step)
    this.#view = game.view(this.#state, game.toAct(this.#state))
    this.#decision = new ListedDecision(game, this.#state).now()
    this.#tries = usualTries(game)
  }

  async find(): Promise<Found | null> {
    if (this.#decision.count < 3) return null
    const best = await this.#glance()
    if (best === null) return null
    const casual = await this.#solves('casual', [best])
    if (casual === SOLVERS.casual.times && below(this.#bits, EASY) !== 0) return null
    const clear = await this.#clear(this.#state, best)
    if (!clear || !(await this.#expertFinds(best))) return null
    const reason = reasonOf(this.#game, this.#view, best, clear.next, clear.duel, this.#bits)
    if (!isNamed(reason, this.#view.toAct)) return null
    return this.#found(best, clear, reason)
  }

  async #found(best: Move, { next, lead }: Clear, reason: Reason): Promise<Found | null> {
    const { text } = this.#game.moves
    const answer = await this.#answer(best)
    const course = courseOf(this.#game, this.#record)
    if (isRefusal(course)) return null
    const solved = {
      novice: await this.#solves('novice', answer),
      casual: await this.#solves('casual', answer),
      quick: await this.#solves('quick', answer),
      skilled: await this.#solves('skilled', answer),
    }
    return { ...course, answer: answer.map(text), instead: text(next), lead: Math.round(100 * lead), reason, solved }
  }

  /** The best move, if a short search sees it ahead. */
  async #glance(): Promise<Move | null> {
    const { candidates } = await think(this.#game, this.#view, { iterations: this.#tries, learned: true }, this.#bits)
    const [best, second] = candidates
    if (!second || best.chance < OPEN_GAME[0] || best.chance > OPEN_GAME[1]) return null
    return best.chance - second.chance >= GLANCE ? best.move : null
  }

  /** Whether a move is clearly better than all others: found by a long search, and ahead of each on other luck. */
  async #clear(s: State, best: Move): Promise<Clear | null> {
    const game = this.#game
    const view = game.view(s, game.toAct(s))
    const { candidates } = await think(game, view, expertBudget(game), this.#bits)
    if (candidates[0].move !== best) return null
    const scale = scaleOf(game, view.toAct, this.#left, candidates[0])
    const others = new Set([...candidates.slice(1, 4).map(({ move }) => move), ...(await this.#others(s, view, best))])
    let next: Clear | null = null
    for (const other of others) {
      const duel = await (await Duel.of(game, view, best, other, this.#bits)).run(2 * this.#tries)
      const { mean, error } = scale.lost(duel.lead).chance
      if (mean < LEAD || mean < SURE * error) return null
      if (next === null || mean < next.lead) next = { next: other, lead: mean, duel }
    }
    return next
  }

  /** Of all legal moves, promising or not, those that look best when their cycle is over. */
  async #others(s: State, view: Seen, best: Move): Promise<readonly Move[]> {
    const game = this.#game
    const list = new Int32Array(MOST_MOVES)
    const follow = new Int32Array(MOST_MOVES)
    const legal = Array.from(list.subarray(0, game.legal(s, list))).filter((move) => move !== best)
    const world = new Worlds(game, view, this.#bits).at(0)
    const values = new Values(game, world.seats, await loadNet(game, world.seats))
    const [luck, scratch] = [new Luck(), game.blank()]
    const looks = legal.map((move) => {
      luck.deal(1)
      finishCycle(game, copyState(world, scratch), move, luck, follow)
      values.read(scratch)
      return { move, look: game.cooperative ? (values.value[view.toAct] ?? 0) : values.margin(view.toAct) }
    })
    return looks
      .sort((a, b) => b.look - a.look)
      .slice(0, OTHERS)
      .map(({ move }) => move)
  }

  /** The strong bot must find it on any luck. */
  async #expertFinds(best: Move): Promise<boolean> {
    for (let i = 0; i < 2; i++) {
      const { candidates } = await think(this.#game, this.#view, expertBudget(this.#game), this.#bits)
      if (candidates[0].move !== best) return false
    }
    return true
  }

  /** The move and those of the same turn after it that are as clear, as long as luck stays out of it. */
  async #answer(best: Move): Promise<readonly Move[]> {
    const game = this.#game
    const s = copyState(this.#state, game.blank())
    const seat = game.toAct(s)
    const answer = [best]
    const list = new Int32Array(MOST_MOVES)
    for (let move = best; answer.length < LONGEST_ANSWER; answer.push(move)) {
      if (!playCertain(game, s, move) || game.toAct(s) !== seat || game.legal(s, list) < 2) break
      const view = game.view(s, seat)
      move = (await think(game, view, expertBudget(game), this.#bits)).candidates[0].move
      if (!(await this.#clear(s, move))) break
    }
    return answer
  }

  /** How often a bot plays the answer. */
  async #solves(name: keyof Solved, answer: readonly Move[]): Promise<number> {
    const game = this.#game
    const { times, spec } = SOLVERS[name]
    let solved = 0
    for (let i = 0; i < times; i++) {
      const bot = makeBot(spec(game), game, bitsFrom(`${name}/${i}/${this.#bits()}`))
      if (await solves(game, this.#state, answer, (decision) => bot.choose(decision))) solved++
    }
    return solved
  }
}

interface Clear {
  /** The best of the others. */
  readonly next: Move
  readonly lead: number
  readonly duel: Duel
}

/** Plays a move unless it would draw. */
function playCertain(game: AnyGame, s: State, move: Move): boolean {
  try {
    game.play(s, move, refusingChance)
    return true
  } catch (error) {
    if (error instanceof DrawRefused) return false
    throw error
  }
}

/** Whether somebody plays the answer of a puzzle, move by move. */
export async function solves(
  game: AnyGame,
  from: State,
  answer: readonly Move[],
  choose: (decision: ListedDecision) => Move | Promise<Move>,
): Promise<boolean> {
  const s = copyState(from, game.blank())
  const decision = new ListedDecision(game, s)
  for (const [i, move] of answer.entries()) {
    if ((await choose(decision.now())) !== move) return false
    if (i < answer.length - 1) game.play(s, move, refusingChance)
  }
  return true
}

/** Whether the lines that are told, one's own and those of others, speak for the move on the whole. */
function isNamed({ now, later }: Reason, seat: number): boolean {
  const net = (leads: Reason['now']) => leads.reduce((sum, lead) => sum + (lead.seat === seat ? lead.by : -lead.by), 0)
  return net(now) >= 1 || net(later) >= 1
}
