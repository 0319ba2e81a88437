// The tree of what may follow: nodes are sequences of moves, whatever was drawn between them. A try walks down the tree
// in one imagined world, adds a node, plays on as the game's advice says, and brings the value back up.
import type { AnyGame, Chance, Move, State } from '../core/game.ts'
import { MOST_MOVES, NOBODY } from '../core/game.ts'
import { cycleAt } from './cycle.ts'
import { mix } from './luck.ts'
import type { Values } from './value.ts'

const MOST_NODES = 1 << 16
const FIRST_NODES = 1 << 11
const DEEPEST = 512
/** How strongly moves with few tries are preferred, and how much less than the mean an untried one is thought to be worth. */
const CURIOSITY = 0.8
const UNTRIED = 0.06
/** How far the ranking of the advice is trusted: each move this much as the one before it. */
const TRUST = 0.75
const MOST_BRANCHES = 12
const PRIOR = Float64Array.from({ length: MOST_BRANCHES }, (_, rank) => (1 - TRUST) * TRUST ** rank)
/** How often in 256 a playout takes the first move of the advice; otherwise the second, again this often, and so on. */
const FOLLOW = 230

export class Tree {
  readonly #game: AnyGame
  readonly #values: Values
  readonly #list = new Int32Array(MOST_MOVES)
  #move = new Int32Array(FIRST_NODES)
  #child = new Int32Array(FIRST_NODES)
  #next = new Int32Array(FIRST_NODES)
  #visits = new Int32Array(FIRST_NODES)
  /** The sum of the values for the seat that moved. */
  #sum = new Float64Array(FIRST_NODES)
  readonly #path = new Int32Array(DEEPEST)
  readonly #movers = new Int32Array(DEEPEST)
  /** A try ends when this many turns are over. */
  readonly #horizon: number
  #used = 0

  constructor(game: AnyGame, values: Values, rounds: number) {
    this.#game = game
    this.#values = values
    this.#horizon = Math.max(1, Math.round(rounds * (game.advice.turn ? 1 : values.seats)))
  }

  /** A node of its own, for a candidate. */
  plant(move: Move): number {
    if (this.#used === this.#move.length) this.#grow()
    const node = this.#used++
    this.#move[node] = move
    this.#child[node] = -1
    this.#next[node] = -1
    this.#visits[node] = 0
    this.#sum[node] = 0
    return node
  }

  #grow(): void {
    const length = this.#used * 2
    const grown = <A extends Int32Array | Float64Array>(old: A, fresh: A): A => {
      fresh.set(old)
      return fresh
    }
    this.#move = grown(this.#move, new Int32Array(length))
    this.#child = grown(this.#child, new Int32Array(length))
    this.#next = grown(this.#next, new Int32Array(length))
    this.#visits = grown(this.#visits, new Int32Array(length))
    this.#sum = grown(this.#sum, new Float64Array(length))
  }

  visits(node: number): number {
    return this.#visits[node]!
  }

  /** The mean value of a node for the seat that moved there. */
  mean(node: number): number {
    return this.#visits[node] === 0 ? 0 : this.#sum[node]! / this.#visits[node]!
  }

  /** One try of a candidate's node from a position where it can be played; the values are then those of its end. */
  attempt(root: number, s: State, chance: Chance, seed: number): void {
    const game = this.#game
    let node = root
    let move = this.#move[root]!
    let mover = game.toAct(s)
    let cycle = cycleAt(game, s)
    let length = this.#enter(root, mover, 0)
    let inTree = this.#visits[root]! > 0
    let changes = this.#horizon
    for (let step = 0; ; step++) {
      game.play(s, move, chance)
      mover = game.toAct(s)
      if (mover === NOBODY) break
      const now = cycleAt(game, s)
      if (now !== cycle && --changes <= 0) break
      cycle = now
      const n = Math.min(MOST_BRANCHES, game.advice.promising(s, this.#list))
      if (n === 1) move = this.#list[0]!
      else if (inTree) {
        node = this.#select(node, n)
        move = this.#move[node]!
        length = this.#enter(node, mover, length)
        // A new node is a leaf: from here on the advice plays.
        inTree = this.#visits[node]! > 0 && length < DEEPEST && this.#used < MOST_NODES
      } else move = this.#list[followed(mix(seed, step), n)]!
    }
    this.#values.read(s)
    for (let i = 0; i < length; i++) {
      this.#visits[this.#path[i]!]!++
      this.#sum[this.#path[i]!]! += this.#values.value[this.#movers[i]!]!
    }
  }

  #enter(node: number, mover: number, length: number): number {
    this.#path[length] = node
    this.#movers[length] = mover
    return length + 1
  }

  /** The branch of the listed moves that is the best or the least known. */
  #select(node: number, n: number): number {
    const known = Math.sqrt(this.#visits[node]!)
    const untried = this.#child[node] === -1 ? 0.5 : this.#expected(node) - UNTRIED
    let best = -1
    let bestRank = 0
    let most = Number.NEGATIVE_INFINITY
    for (let rank = 0; rank < n; rank++) {
      const child = this.#find(node, this.#list[rank]!)
      const visits = child < 0 ? 0 : this.#visits[child]!
      const value = visits === 0 ? untried : this.#sum[child]! / visits
      const appeal = value + (CURIOSITY * PRIOR[rank]! * known) / (1 + visits)
      if (appeal <= most) continue
      most = appeal
      best = child
      bestRank = rank
    }
    if (best >= 0) return best
    const fresh = this.plant(this.#list[bestRank]!)
    this.#next[fresh] = this.#child[node]!
    this.#child[node] = fresh
    return fresh
  }

  /** The mean value of the branches tried, for the seat that moves there. */
  #expected(node: number): number {
    let [sum, visits] = [0, 0]
    for (let child = this.#child[node]!; child >= 0; child = this.#next[child]!) {
      sum += this.#sum[child]!
      visits += this.#visits[child]!
    }
    return visits === 0 ? 0.5 : sum / visits
  }

  #find(node: number, move: Move): number {
    for (let child = this.#child[node]!; child >= 0; child = this.#next[child]!)
      if (this.#move[child] === move) return child
    return -1
  }
}

/** The rank of the move that a playout takes. */
function followed(bits: number, n: number): number {
  let rank = 0
  for (let rest = bits; rank < n - 1 && (rest & 255) >= FOLLOW; rest >>>= 8) rank++
  return rank
}
