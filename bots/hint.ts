// A hint: the move a strong player would choose, which lines of the score sheet it moves, and what is nearly as good.
import type { Bits } from '../core/chance.ts'
import { bitsFrom } from '../core/chance.ts'
import { moveSentence } from '../core/face.ts'
import type { AnyGame, Move, MoveList, ScoreLine, Seat, Seen, State } from '../core/game.ts'
import { copyState, MOST_MOVES, NOBODY } from '../core/game.ts'
import type { AnyWords, Locale } from '../core/words.ts'
import { listing, localized } from '../core/words.ts'
import { scaleOf } from './chances.ts'
import { cycleAt } from './cycle.ts'
import { forecast } from './forecast.ts'
import { Luck } from './luck.ts'
import type { HintMessages } from './messages/en.ts'
import type { Budget } from './search.ts'
import { roundsAhead, think } from './search.ts'
import { finishOwnTurn } from './turn.ts'
import { Worlds } from './worlds.ts'

/** A line of the seat's score sheet that changes, in points. */
interface LineGain extends Pick<ScoreLine, 'line' | 'of'> {
  readonly by: number
}

export interface Hint {
  readonly cooperative: boolean
  readonly move: string
  /** The estimated chance to win, 0 to 1, and the estimated final score. */
  readonly chance: number
  readonly score: number
  /** What the turn changes on the sheet, the largest first. */
  readonly changes: readonly LineGain[]
  /** Where the turn changes nothing: what most likely grows in some rounds, and more so than by the other moves. */
  readonly later: readonly LineGain[]
  /** Moves that the search found as good, or nearly; the better first. */
  readonly close: readonly string[]
}

const MOST_CLOSE = 2
/** Candidates whose chances differ by less than this are as good as each other. */
const CLOSE = 0.02
const WORLDS = 8
const LATER_WORLDS = 16
const MOST_LATER = 3
/** The least mean lead, in points, over what the other moves bring. */
const LEAST_LEAD = 0.1

/** After so many steps. The same position is thought about with the same luck. */
export async function hint(
  game: AnyGame,
  view: Seen,
  played: number,
  budget: Budget,
  signal?: AbortSignal,
  bits: Bits = bitsFrom(JSON.stringify(view)),
): Promise<Hint> {
  const { candidates } = await think(game, view, budget, bits, signal)
  const [best, ...others] = candidates
  const worlds = new Worlds(game, view, bits)
  const ending = await forecast(game, worlds, view.toAct, best.move)
  const left = ending.steps / Math.max(1, played + ending.steps)
  const { chances } = scaleOf(game, view.toAct, left, best)
  const changes = changesOf(game, worlds, view.toAct, best.move)
  const moves = others.map(({ move }) => move)
  return {
    cooperative: game.cooperative,
    move: game.moves.text(best.move),
    // Where all play together, advice alone seldom wins: the search knows better.
    chance: Math.max(chances[view.toAct]!, ending.chance),
    score: ending.score,
    changes,
    later: changes.length > 0 ? [] : laterOf(game, worlds, view.toAct, best.move, moves),
    close: others
      .filter(({ chance }) => best.chance - chance < CLOSE)
      .slice(0, MOST_CLOSE)
      .map(({ move }) => game.moves.text(move)),
  }
}

type Line = Pick<ScoreLine, 'line' | 'of'>

/** Changes of the lines of one seat's sheet, added up. */
class Changes {
  readonly #seat: Seat
  readonly #lines = new Map<string, { readonly line: Line; sum: number }>()

  constructor(seat: Seat) {
    this.#seat = seat
  }

  add(sheet: readonly ScoreLine[], weight: number): void {
    for (const { seat, line, of, points } of sheet) {
      if (seat !== this.#seat) continue
      const key = `${line}/${of ?? ''}`
      const change = this.#lines.get(key) ?? { line: of === undefined ? { line } : { line, of }, sum: 0 }
      change.sum += weight * points
      this.#lines.set(key, change)
    }
  }

  /** Those of a whole point at least, the largest first. */
  gains(): readonly LineGain[] {
    return [...this.#lines.values()]
      .map(({ line, sum }) => ({ ...line, by: Math.round(sum) }))
      .filter(({ by }) => by !== 0)
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
  }

  of({ line, of }: Line): number {
    return this.#lines.get(`${line}/${of ?? ''}`)?.sum ?? 0
  }
}

/** The mean change of every line over some worlds, when the turn is finished as the game's advice says. */
function changesOf(game: AnyGame, worlds: Worlds, seat: Seat, move: Move): readonly LineGain[] {
  const changes = new Changes(seat)
  const s = game.blank()
  const luck = new Luck()
  const list = new Int32Array(MOST_MOVES)
  for (let i = 0; i < WORLDS; i++) {
    copyState(worlds.at(i), s)
    luck.deal(i)
    changes.add(game.sheet(s), -1 / WORLDS)
    finishOwnTurn(game, s, move, luck, list)
    changes.add(game.sheet(s), 1 / WORLDS)
  }
  return changes.gains()
}

/** What grows in as many rounds as a search looks ahead, where the move is ahead of the mean of the others. */
function laterOf(game: AnyGame, worlds: Worlds, seat: Seat, move: Move, others: readonly Move[]): readonly LineGain[] {
  const [s, luck, list] = [game.blank(), new Luck(), new Int32Array(MOST_MOVES)]
  const [grown, lead] = [new Changes(seat), new Changes(seat)]
  for (let i = 0; i < LATER_WORLDS; i++)
    for (const one of [move, ...others]) {
      copyState(worlds.at(i), s)
      luck.deal(i)
      const best = one === move
      if (best) grown.add(game.sheet(s), -1 / LATER_WORLDS)
      game.play(s, one, luck)
      playRounds(game, s, luck, list)
      if (best) grown.add(game.sheet(s), 1 / LATER_WORLDS)
      lead.add(game.sheet(s), (best ? 1 : -1 / others.length) / LATER_WORLDS)
    }
  return grown
    .gains()
    .filter((gain) => gain.by > 0 && lead.of(gain) >= LEAST_LEAD)
    .slice(0, MOST_LATER)
}

/** As many turns as a search looks ahead, played as the game's advice says. */
function playRounds(game: AnyGame, s: State, luck: Luck, list: MoveList): void {
  const turns = Math.max(1, Math.round(roundsAhead(game, s.seats) * (game.advice.turn ? 1 : s.seats)))
  let cycle = cycleAt(game, s)
  for (let over = 0; over < turns && game.toAct(s) !== NOBODY; ) {
    game.advice.promising(s, list)
    game.play(s, list[0]!, luck)
    if (cycleAt(game, s) !== cycle) over++
    cycle = cycleAt(game, s)
  }
}

const hintMessages = localized<HintMessages>((locale) => import(`./messages/${locale}.ts`))

/** The hint in sentences, for terminal, text face and speech: the move, why, and what is nearly as good. */
export async function hintSentences(
  hint: Hint,
  words: AnyWords,
  view: Seen,
  locale: Locale,
  sentence = moveSentence,
): Promise<readonly string[]> {
  const m = await hintMessages(locale)
  const list = listing(locale)
  const percent = Math.round(100 * hint.chance)
  const expected = hint.cooperative ? m.chance(percent) : m.expected(percent, Math.round(hint.score))
  const told = (gains: readonly LineGain[]) => list(gains.map((gain) => m.change(words.line(gain), gain.by)))
  return [
    m.best(sentence(words, view, hint.move)),
    expected,
    ...(hint.changes.length > 0 ? [m.because(told(hint.changes))] : []),
    ...(hint.later.length > 0 ? [m.later(told(hint.later))] : []),
    ...hint.close.map((move) => m.close(sentence(words, view, move))),
  ]
}
