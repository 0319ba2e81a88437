// What a review says of a decision, in sentences, for the terminal, the page and speech.
import { refusingChance } from '../core/chance.ts'
import { moveSentence } from '../core/face.ts'
import type { AnyGame, Move, Seat, State } from '../core/game.ts'
import { copyState } from '../core/game.ts'
import { numbersIn } from '../core/numbers.ts'
import type { AnyWords, Locale } from '../core/words.ts'
import { listing, localized } from '../core/words.ts'
import type { Lead } from './duel.ts'
import type { ReviewMessages } from './messages/review/en.ts'
import type { LineLead, Reason } from './reason.ts'
import type { Judged } from './review.ts'

export const reviewMessages = localized<ReviewMessages>((locale) => import(`./messages/review/${locale}.ts`))

/** Two standard errors are an interval of 95 %. */
const SURE = 2

/** What speaks for the better move: what it changes this turn (together: this round), and what later; one sentence each. */
export function reasonSentences(
  { now, later, isEnd }: Reason,
  seat: Seat,
  cooperative: boolean,
  words: AnyWords,
  names: readonly string[],
  locale: Locale,
  m: ReviewMessages,
): readonly string[] {
  const list = listing(locale)
  const { signed } = numbersIn(locale)
  const told = (leads: readonly LineLead[]) =>
    list(
      leads.map((lead) => {
        const text = m.change(words.line(lead), signed(lead.by, 1))
        return cooperative || lead.seat === seat ? text : m.ofOther(names[lead.seat] ?? '', text)
      }),
    )
  // What only speaks against the move is no reason for it.
  const speaks = (leads: readonly LineLead[]) => leads.some((lead) => (lead.seat === seat) === lead.by > 0)
  const sentences = [
    ...(speaks(now) ? [(cooperative ? m.nowTogether : m.now)(told(now))] : []),
    ...(speaks(later) ? [(isEnd ? m.end : m.later)(told(later))] : []),
  ]
  // Where all win or lose together nobody counts points: the chance says it all.
  return sentences.length > 0 || cooperative ? sentences : [m.noLine]
}

/** How much was given away, and how surely. */
function lostSentence({ chance, points }: Lead, cooperative: boolean, locale: Locale, m: ReviewMessages): string {
  const { plain } = numbersIn(locale)
  const percent = Math.round(100 * chance.mean)
  const about = Math.max(1, Math.round(100 * SURE * chance.error))
  return cooperative || points.mean <= 0
    ? m.lostChance(percent, about)
    : m.lostBoth(percent, about, plain(points.mean, 1), plain(SURE * points.error, 1))
}

/** A run of moves of one seat, none of which draws, as sentences; the position is that before the first. */
export function lineSentences(
  game: AnyGame,
  before: State,
  line: readonly string[],
  words: AnyWords,
  sentenceOf = moveSentence,
): readonly string[] {
  const s = copyState(before, game.blank())
  return line.map((text, i) => {
    const sentence = sentenceOf(words, game.view(s, game.toAct(s)), text)
    // The last may draw, and what it leads to is not told.
    if (i < line.length - 1) game.play(s, game.moves.parse(text) as Move, refusingChance)
    return sentence
  })
}

export interface MomentTold {
  readonly played: string
  readonly lost: string
  readonly better: string
  /** What follows the better move in the same turn. */
  readonly after: readonly string[]
  readonly why: readonly string[]
}

/** One decision that mattered, told; the position is that before it. */
export async function tellMoment(
  game: AnyGame,
  before: State,
  { seat, played, line, lost, reason }: Judged,
  words: AnyWords,
  names: readonly string[],
  locale: Locale,
  sentenceOf = moveSentence,
): Promise<MomentTold> {
  const m = await reviewMessages(locale)
  const [first = '', ...after] = lineSentences(game, before, line, words, sentenceOf)
  return {
    played: sentenceOf(words, game.view(before, seat), played),
    lost: lostSentence(lost, game.cooperative, locale, m),
    better: m.better(first),
    after,
    why: reason ? reasonSentences(reason, seat, game.cooperative, words, names, locale, m) : [],
  }
}
