// A hint: the move a strong player would choose, which lines of the score sheet it moves, and what is nearly as good.
import type { Bits } from '../core/chance.ts'
import { bitsFrom } from '../core/chance.ts'
import { moveSentence } from '../core/face.ts'
import type { AnyGame, GameEvent, Move, ScoreLine, Seat, Seen } from '../core/game.ts'
import { copyState, MOST_MOVES } from '../core/game.ts'
import type { AnyWords, Locale } from '../core/words.ts'
import { listing, localized } from '../core/words.ts'
import { scaleOf } from './chances.ts'
import { forecast } from './forecast.ts'
import { Luck } from './luck.ts'
import type { HintMessages } from './messages/en.ts'
import type { Budget } from './search.ts'
import { think } from './search.ts'
import { Worlds } from './worlds.ts'

/** A line of the seat's score sheet that changes by the end of the turn, in points. */
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
  /** Moves that the search found as good, or nearly; the better first. */
  readonly close: readonly string[]
}

const MOST_CLOSE = 2
/** Candidates whose chances differ by less than this are as good as each other. */
const CLOSE = 0.02
const WORLDS = 8
const LONGEST_TURN = 12

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
  return {
    cooperative: game.cooperative,
    move: game.moves.text(best.move),
    // Where all play together, advice alone seldom wins: the search knows better.
    chance: Math.max(chances[view.toAct]!, ending.chance),
    score: ending.score,
    changes: changesOf(game, worlds, view.toAct, best.move),
    close: others
      .filter(({ chance }) => best.chance - chance < CLOSE)
      .slice(0, MOST_CLOSE)
      .map(({ move }) => game.moves.text(move)),
  }
}

/** The mean change of every line over some worlds, when the turn is finished as the game's advice says. */
function changesOf(game: AnyGame, worlds: Worlds, seat: Seat, move: Move): readonly LineGain[] {
  const changes = new Map<string, { line: Pick<ScoreLine, 'line' | 'of'>; sum: number }>()
  const add = (lines: readonly ScoreLine[], sign: number) => {
    for (const line of lines) {
      if (line.seat !== seat) continue
      const key = `${line.line}/${line.of ?? ''}`
      const change = changes.get(key) ?? { line, sum: 0 }
      change.sum += sign * line.points
      changes.set(key, change)
    }
  }
  const s = game.blank()
  const luck = new Luck()
  const list = new Int32Array(MOST_MOVES)
  let over = false
  // A game may tell that a turn begins; it may be one's own again.
  const tell = ({ kind }: GameEvent) => {
    over ||= kind === 'turn'
  }
  for (let i = 0; i < WORLDS; i++) {
    copyState(worlds.at(i), s)
    luck.deal(i)
    add(game.sheet(s), -1)
    over = false
    game.play(s, move, luck, tell)
    for (let step = 0; step < LONGEST_TURN && !over && game.toAct(s) === seat; step++) {
      game.advice.promising(s, list)
      game.play(s, list[0]!, luck, tell)
    }
    add(game.sheet(s), 1)
  }
  return [...changes.values()]
    .map(({ line: { line, of }, sum }) => ({ line, ...(of === undefined ? {} : { of }), by: Math.round(sum / WORLDS) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
}

const hintMessages = localized<HintMessages>((locale) => import(`./messages/${locale}.ts`))

/** The hint in sentences, for terminal, text face and speech: the move, why, and what is nearly as good. */
export async function hintSentences(
  hint: Hint,
  words: AnyWords,
  view: Seen,
  locale: Locale,
): Promise<readonly string[]> {
  const m = await hintMessages(locale)
  const list = listing(locale)
  const percent = Math.round(100 * hint.chance)
  const expected = hint.cooperative ? m.chance(percent) : m.expected(percent, Math.round(hint.score))
  const reason = hint.changes.map((change) => m.change(words.line(change), change.by))
  return [
    m.best(moveSentence(words, view, hint.move)),
    expected,
    reason.length > 0 ? m.because(list(reason)) : m.prepares,
    ...hint.close.map((move) => m.close(moveSentence(words, view, move))),
  ]
}
