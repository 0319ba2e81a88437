// Why one move is better than another: the lines of the score sheets that differ, when the turn is over and when the game is.
// Both moves meet the same worlds and the same luck.
import type { Bits } from '../core/chance.ts'
import type { AnyGame, Move, ScoreLine, Seat, Seen, State } from '../core/game.ts'
import { copyState, MOST_MOVES, NOBODY } from '../core/game.ts'
import { Luck, mix } from './luck.ts'
import { finishTurn } from './turn.ts'
import { Worlds } from './worlds.ts'

/** A line of a seat's score sheet, and by how many points more the better move leaves it with. */
export interface LineLead extends Pick<ScoreLine, 'line' | 'of'> {
  readonly seat: Seat
  readonly by: number
}

export interface Reason {
  /** When the turn is over. */
  readonly now: readonly LineLead[]
  /** When the game is over, as the advice of the game plays it. */
  readonly later: readonly LineLead[]
}

const WORLDS = 16
/** Lines told, and the least that is told of. */
const MOST_LINES = 3
const LEAST_NOW = 1
const LEAST_LATER = 0.75

class Sheets {
  readonly #sums = new Map<string, { readonly line: ScoreLine; sum: number }>()

  add(sheet: readonly ScoreLine[], sign: number): void {
    for (const line of sheet) {
      const key = `${line.seat} ${line.line} ${line.of ?? ''}`
      const known = this.#sums.get(key) ?? { line, sum: 0 }
      known.sum += sign * line.points
      this.#sums.set(key, known)
    }
  }

  /** The largest differences, those of the seat itself first among equals. */
  leads(seat: Seat, least: number, together: boolean): readonly LineLead[] {
    return [...this.#sums.values()]
      .filter(({ line }) => !together || line.seat === seat)
      .map(({ line: { seat, line, of }, sum }) => ({
        seat,
        line,
        ...(of === undefined ? {} : { of }),
        by: Math.round((10 * sum) / WORLDS) / 10,
      }))
      .filter(({ by }) => Math.abs(by) >= least)
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || Number(b.seat === seat) - Number(a.seat === seat))
      .slice(0, MOST_LINES)
  }
}

/** What speaks for `better` rather than `other`, to the seat that is to act in the view. */
export function reasonOf(game: AnyGame, view: Seen, better: Move, other: Move, bits: Bits): Reason {
  const worlds = new Worlds(game, view, bits)
  const seed = bits()
  const [now, later] = [new Sheets(), new Sheets()]
  const s = game.blank()
  for (let i = 0; i < WORLDS; i++)
    for (const [move, sign] of [
      [better, 1],
      [other, -1],
    ] as const)
      playOn(
        game,
        copyState(worlds.at(i), s),
        move,
        mix(seed, i),
        (sheet) => now.add(sheet, sign),
        (sheet) => later.add(sheet, sign),
      )
  const { toAct } = view
  return {
    now: now.leads(toAct, LEAST_NOW, game.cooperative),
    later: later.leads(toAct, LEAST_LATER, game.cooperative),
  }
}

function playOn(
  game: AnyGame,
  s: State,
  move: Move,
  seed: number,
  atTurnsEnd: (sheet: readonly ScoreLine[]) => void,
  atEnd: (sheet: readonly ScoreLine[]) => void,
): void {
  const luck = new Luck()
  const list = new Int32Array(MOST_MOVES)
  luck.deal(seed)
  finishTurn(game, s, move, luck, list)
  atTurnsEnd(game.sheet(s))
  while (game.toAct(s) !== NOBODY) {
    game.advice.promising(s, list)
    game.play(s, list[0]!, luck)
  }
  atEnd(game.sheet(s))
}
