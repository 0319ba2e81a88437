// The thinking player: sequential halving over the promising moves, each tried in the same imagined worlds with the same
// luck, a tree of replies below every one. It thinks in short slices and can be stopped at any time.
import type { Bits } from '../core/chance.ts'
import type { AnyGame, Move, Seen, State } from '../core/game.ts'
import { copyState, MOST_MOVES } from '../core/game.ts'
import { victoryOf } from '../core/victory.ts'
import type { Bot, Candidate, Thought } from './bot.ts'
import { finishCycle } from './cycle.ts'
import { exactLastTurn } from './exact.ts'
import { Luck, mix } from './luck.ts'
import type { Net } from './net.ts'
import { loadNet } from './net.ts'
import { pause, SLICE } from './pause.ts'
import { Tree } from './tree.ts'
import { Values } from './value.ts'
import { Worlds } from './worlds.ts'

/** A limit in milliseconds or in tries; with tries the same seed gives the same choice. */
export type Budget = ({ readonly ms: number } | { readonly iterations: number }) & {
  /** Rounds to look ahead, if not as the game's advice says. */
  readonly rounds?: number
  /** Whether positions are judged by the net that was learned, where there is one. */
  readonly learned?: boolean
}

/** Candidates at the beginning, and tries that find out how many points make a difference. */
const WIDEST = 12
const SOUNDINGS = 12
const LEAST_SOUNDINGS = 3
const ROUNDS = 4
/** Each candidate's turn is also played out as greedy does, in this many worlds; it counts like this many tries. */
const TRUST = 10
const LOOKS = 4

/** Rounds that a try looks ahead, before `worth` is trusted or the net. */
export function roundsAhead({ advice }: AnyGame, seats: number, net: Net | null = null): number {
  return (net ? advice.learning?.rounds(seats) : advice.rounds?.(seats)) ?? ROUNDS
}

interface Root {
  readonly move: Move
  node: number
  /** By seat, the sum over the tries. */
  readonly scores: Float64Array
  /** What the position after the turn looks worth. */
  look: number
  /** What it was worth each time candidates were dropped, up to the time it was dropped itself. */
  readonly marks: number[]
}

/** One decision being thought about: the candidates are tried, and the weaker half let go again and again. */
class Halving {
  readonly #seat: number
  readonly #worlds: Worlds
  readonly #luck = new Luck()
  readonly #seed: number
  readonly #scratch: State
  readonly #values: Values
  readonly #tree: Tree
  /** The candidates, those still in the running first; behind these the dropped ones, the best first. */
  readonly #roots: Root[]
  #running: number
  #turn = 0
  readonly #halvings: number
  #halved = 0
  #spent = 0
  iterations = 0

  /** `late`: so much time has passed that preparations must be cut short. */
  constructor(game: AnyGame, view: Seen, net: Net | null, rounds: number | undefined, bits: Bits, late: () => boolean) {
    this.#seat = view.toAct
    this.#worlds = new Worlds(game, view, bits)
    this.#seed = bits()
    this.#scratch = game.blank()
    const list = new Int32Array(MOST_MOVES)
    const n = Math.min(WIDEST, game.advice.promising(this.#worlds.at(0), list))
    const { seats } = this.#worlds.at(0)
    this.#values = new Values(game, seats, net)
    this.#tree = new Tree(game, this.#values, rounds ?? roundsAhead(game, seats, net))
    this.#roots = Array.from(list.subarray(0, n), (move) => ({
      move,
      node: this.#tree.plant(move),
      scores: new Float64Array(seats),
      look: 0,
      marks: [],
    }))
    this.#running = n
    this.#halvings = Math.ceil(Math.log2(Math.max(2, n)))
    this.#sound(late)
    this.#look(game, list, late)
  }

  get done(): boolean {
    return this.#running === 1
  }

  /** Tries of the first candidate, then forgotten, tell how far games drift apart. */
  #sound(late: () => boolean): void {
    const margins: number[] = []
    const node = this.#tree.plant(this.#roots[0]!.move)
    for (let i = 0; i < SOUNDINGS && (i < LEAST_SOUNDINGS || !late()); i++) {
      this.#try(node, i)
      margins.push(this.#values.margin(this.#seat))
    }
    this.#values.scaleTo(margins)
  }

  /** Every candidate's turn finished as the advice says, as greedy does. */
  #look(game: AnyGame, list: Int32Array, late: () => boolean): void {
    let looks = 0
    for (; looks < LOOKS && (looks === 0 || !late()); looks++)
      for (const root of this.#roots) {
        this.#luck.deal(mix(this.#seed, looks))
        const s = copyState(this.#worlds.at(looks), this.#scratch)
        finishCycle(game, s, root.move, this.#luck, list)
        this.#values.read(s)
        root.look += this.#values.value[this.#seat]!
      }
    for (const root of this.#roots) root.look /= looks
  }

  /** What a candidate is worth, by its tries and the look at it. */
  #worth({ node, look }: Root): number {
    const tries = this.#tree.visits(node)
    return (this.#tree.mean(node) * tries + look * TRUST) / (tries + TRUST)
  }

  #try(node: number, attempt: number): void {
    const seed = mix(this.#seed, attempt)
    this.#luck.deal(seed)
    this.#tree.attempt(node, copyState(this.#worlds.at(attempt), this.#scratch), this.#luck, seed)
  }

  /** One more try, of the candidate whose turn it is. */
  step(): void {
    const root = this.#roots[this.#turn]!
    this.#try(root.node, this.#tree.visits(root.node))
    for (let seat = 0; seat < root.scores.length; seat++) root.scores[seat]! += this.#values.score[seat]!
    this.iterations++
    if (++this.#turn >= this.#running) this.#turn = 0
  }

  /** Lets the weaker half of the candidates go whenever another part of the budget is spent. */
  spend(share: number): void {
    this.#spent = Math.min(1, share)
    // Only when all in the running were tried equally often.
    if (this.#turn !== 0 || share < (this.#halved + 1) / this.#halvings) return
    this.#halved++
    this.#sort()
    for (const root of this.#roots.slice(0, this.#running)) root.marks.push(this.#worth(root))
    this.#running = Math.ceil(this.#running / 2)
  }

  #sort(): void {
    const running = this.#roots.splice(0, this.#running)
    running.sort((a, b) => this.#worth(b) - this.#worth(a))
    this.#roots.unshift(...running)
  }

  thought(): Thought {
    const [best, ...running] = [...this.#roots.slice(0, this.#running)].sort((a, b) => this.#worth(b) - this.#worth(a))
    const others = [
      ...running.map((root) => this.#candidate(root, this.#worth(root))),
      ...this.#roots.slice(this.#running).map((root) => this.#candidate(root, this.#behind(root, best!))),
    ]
    others.sort((a, b) => b.chance - a.chance)
    const { iterations } = this
    return {
      candidates: [this.#candidate(best!, this.#worth(best!)), ...others],
      iterations,
      spent: this.done ? 1 : this.#spent,
    }
  }

  /**
   * What a candidate that was let go is worth: as far behind the best as it was then, after as many tries of both. Its
   * own mean, of few tries, cannot be put beside the best's, of many.
   */
  #behind({ marks }: Root, best: Root): number {
    const last = marks.length - 1
    return Math.max(0, this.#worth(best) - (best.marks[last]! - marks[last]!))
  }

  #candidate({ move, node, scores: sums }: Root, chance: number): Candidate {
    const tries = this.#tree.visits(node)
    const scores = Array.from(sums, (sum) => sum / Math.max(1, tries))
    return { move, tries, chance, score: scores[this.#seat]!, scores }
  }
}

function certain(move: Move, chance: number, score: number, scores: readonly number[]): Thought {
  return { candidates: [{ move, tries: 0, chance, score, scores }], iterations: 0, spent: 1 }
}

/** The last turn of the game, if it can be seen through to the end. */
function lastTurn(game: AnyGame, world: State, view: Seen, budget: Budget): Thought | null {
  const limit = 'ms' in budget ? budget.ms / 2 : Number.POSITIVE_INFINITY
  const exact = exactLastTurn(game, world, limit)
  if (!exact) return null
  const { ranks, scores } = exact.outcome
  return certain(exact.move, victoryOf(ranks, view.toAct, game.cooperative), scores[view.toAct]!, scores)
}

/** Thinks about the decision of a view within a budget. */
export async function think(
  game: AnyGame,
  view: Seen,
  budget: Budget,
  bits: Bits,
  signal?: AbortSignal,
  progress?: (thought: Thought) => void,
): Promise<Thought> {
  const begin = performance.now()
  const world = new Worlds(game, view, bits).at(0)
  const exact = lastTurn(game, world, view, budget)
  if (exact) return exact
  const late = () => 'ms' in budget && performance.now() - begin > budget.ms / 2
  const net = budget.learned ? await loadNet(game, world.seats) : null
  const halving = new Halving(game, view, net, budget.rounds, bits, late)
  let breath = begin
  while (!halving.done) {
    halving.step()
    const now = performance.now()
    const share = 'ms' in budget ? (now - begin) / budget.ms : halving.iterations / budget.iterations
    halving.spend(share)
    if (share >= 1) break
    if (now - breath < SLICE) continue
    progress?.(halving.thought())
    await pause()
    if (signal?.aborted) break
    breath = performance.now()
  }
  return halving.thought()
}

export function searchBot(game: AnyGame, budget: Budget, bits: Bits): Bot {
  return {
    async choose(decision, signal, progress) {
      if (decision.count === 1) return decision.legal[0]!
      return (await think(game, decision.view(), budget, bits, signal, progress)).candidates[0].move
    },
  }
}
