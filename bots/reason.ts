// Why one move is better than another: the lines of the score sheets that differ when the turn is over, and where the tries of a
// duel end, some rounds later. Both moves meet the same worlds and the same luck.
import type { Bits } from '../core/chance.ts'
import type { AnyGame, Move, ScoreLine, Seat, Seen } from '../core/game.ts'
import { copyState, MOST_MOVES, NOBODY } from '../core/game.ts'
import { finishCycle } from './cycle.ts'
import type { Duel } from './duel.ts'
import { Sum } from './duel.ts'
import { Luck, mix } from './luck.ts'
import { finishOwnTurn } from './turn.ts'
import { Worlds } from './worlds.ts'

/** A line of a seat's score sheet, and by how many points more the better move leaves it with. */
export interface LineLead extends Pick<ScoreLine, 'line' | 'of'> {
  readonly seat: Seat
  readonly by: number
}

export interface Reason {
  /** When the turn is over. */
  readonly now: readonly LineLead[]
  /** Some rounds later, as the tries of both moves went. */
  readonly later: readonly LineLead[]
  /** Whether the game is over by then. */
  readonly isEnd: boolean
}

const WORLDS = 16
const TRIES = 32
/** Lines told, and the least that is told of: so many points, and so many standard errors. */
const MOST_LINES = 3
const LEAST_NOW = 1
const LEAST_LATER = 0.75
const SURE = 2

class Sheets {
  readonly #lines = new Map<string, { readonly line: ScoreLine; readonly by: number[] }>()
  readonly #tries: number

  constructor(tries: number) {
    this.#tries = tries
  }

  add(attempt: number, sheet: readonly ScoreLine[], isBetter: boolean): void {
    for (const line of sheet) {
      const key = `${line.seat} ${line.line} ${line.of ?? ''}`
      const { by } = this.#lines.get(key) ?? { by: Array<number>(this.#tries).fill(0) }
      by[attempt]! += isBetter ? line.points : -line.points
      this.#lines.set(key, { line, by })
    }
  }

  /** The largest sure differences, those of the seat itself first. */
  leads(seat: Seat, least: number, together: boolean): readonly LineLead[] {
    return [...this.#lines.values()]
      .filter(({ line }) => !together || line.seat === seat)
      .flatMap(({ line: { seat, line, of }, by }) => {
        const sum = new Sum()
        for (const one of by) sum.add(one)
        const { mean, error } = sum.estimate
        const isSure = Math.abs(mean) >= SURE * error
        return isSure ? [{ seat, line, ...(of === undefined ? {} : { of }), by: Math.round(10 * mean) / 10 }] : []
      })
      .filter(({ by }) => Math.abs(by) >= least)
      .sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat) || Math.abs(b.by) - Math.abs(a.by))
      .slice(0, MOST_LINES)
  }
}

/** What speaks for `better` rather than `other`, to the seat that is to act in the view; `duel` compared them. */
export function reasonOf(
  game: AnyGame,
  view: Seen,
  better: Move,
  other: Move,
  duel: Pick<Duel, 'step'>,
  bits: Bits,
): Reason {
  const { toAct } = view
  const now = turnsOf(game, view, better, other, bits)
  const later = new Sheets(TRIES)
  let isEnd = true
  for (let i = 0; i < TRIES; i++)
    duel.step((s, isBetter) => {
      isEnd &&= game.toAct(s) === NOBODY
      later.add(i, game.sheet(s), isBetter)
    })
  return {
    now: now.leads(toAct, LEAST_NOW, game.cooperative),
    later: later.leads(toAct, LEAST_LATER, game.cooperative),
    isEnd,
  }
}

/**
 * The sheets when the turn is over, finished as the advice of the game says; where all play together, when the round is: one turn
 * alone shows little there.
 */
function turnsOf(game: AnyGame, view: Seen, better: Move, other: Move, bits: Bits): Sheets {
  const worlds = new Worlds(game, view, bits)
  const seed = bits()
  const sheets = new Sheets(WORLDS)
  const finish = game.cooperative ? finishCycle : finishOwnTurn
  const [s, luck, list] = [game.blank(), new Luck(), new Int32Array(MOST_MOVES)]
  for (let i = 0; i < WORLDS; i++)
    for (const move of [better, other]) {
      luck.deal(mix(seed, i))
      finish(game, copyState(worlds.at(i), s), move, luck, list)
      sheets.add(i, game.sheet(s), move === better)
    }
  return sheets
}
