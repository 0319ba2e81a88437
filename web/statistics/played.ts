// What is told of one finished game: who played whom, how it ended line by line, and which pieces one used.
import type { Components } from '../../core/components.ts'
import type { AnyGame, Refusal, ScoreLine, Seat } from '../../core/game.ts'
import type { AnyChosen } from '../../core/options.ts'
import type { GameRecord } from '../../core/record.ts'
import { replay } from '../../core/record.ts'
import type { AnyWords } from '../../core/words.ts'
import type { DealPlayed } from '../protocol.ts'

/** A game as it lies here or on the server, before it is gone through. */
export interface Source {
  readonly id: string
  readonly place: 'here' | 'online'
  /** Who sits there: 'person', or a bot's level. */
  readonly players: readonly string[]
  /** The seat of the person who asks. */
  readonly own: Seat
  readonly started: number
  readonly finished: number
  readonly deal?: DealPlayed
}

/** How often one used a piece in a game, and what was said each time: the phrases that speak of the piece, not of its place. */
interface Use {
  readonly said: readonly string[]
  readonly times: number
}

/** The phrases that both have; if there are none, the shorter of the two. */
export function saidOfBoth(some: readonly string[], others: readonly string[]): readonly string[] {
  const both = some.filter((phrase) => others.includes(phrase))
  if (both.length > 0) return both
  return some.join().length <= others.join().length ? some : others
}

interface Lines {
  readonly [line: string]: number
}

export interface Played extends Source {
  readonly game: string
  readonly rules: number
  readonly options: AnyChosen
  readonly steps: number
  /** Null where all win or lose together. */
  readonly score: number | null
  readonly rank: number
  readonly won: boolean
  /** The best score of the others. */
  readonly best: number | null
  readonly lines: Lines
  /** The same of the bots at the table, on average; null where none played against one. */
  readonly bots: Lines | null
  readonly uses: { readonly [piece: string]: Use }
}

/** Goes through a finished game by its rules; gives the reason where it cannot be. */
export function playedOf(
  game: AnyGame,
  { named, groups }: Pick<Components, 'named' | 'groups'>,
  words: AnyWords,
  record: GameRecord,
  source: Source,
): Played | Refusal {
  const { own, players } = source
  const uses: { [piece: string]: Use } = {}
  const s = game.blank()
  const broken = replay(game, record, s, record.steps.length, ({ seat, move }) => {
    if (seat !== own) return
    const [kind = '', ...parts] = move.split(' ')
    for (const index of named[kind] ?? []) {
      const word = parts[index]
      if (word === undefined) continue
      const piece = [kind, groups?.(word)[0] ?? word].join(' ')
      const before = uses[piece]
      const path = words.path(game.view(s, own), move)
      uses[piece] = { said: before ? saidOfBoth(before.said, path) : path, times: (before?.times ?? 0) + 1 }
    }
  })
  if (broken) return broken
  const outcome = game.outcome(s)
  if (!outcome) return { code: 'not-over' }
  const sheet = game.sheet(s)
  const rivals = game.cooperative ? [] : players.flatMap((player, seat) => (player === 'person' ? [] : [seat]))
  const others = outcome.scores.filter((_, seat) => seat !== own)
  return {
    ...source,
    game: game.id,
    rules: game.rules,
    options: record.options,
    steps: record.steps.length,
    score: game.cooperative ? null : (outcome.scores[own] ?? 0),
    rank: outcome.ranks[own] ?? 0,
    won: outcome.ranks[own] === 1,
    best: game.cooperative || others.length === 0 ? null : Math.max(...others),
    lines: linesOf(sheet, [own]),
    bots: rivals.length > 0 ? linesOf(sheet, rivals) : null,
    uses,
  }
}

/** The points of each line, what stands several times added up, on average of these seats. */
function linesOf(sheet: readonly ScoreLine[], seats: readonly Seat[]): Lines {
  const lines: { [line: string]: number } = {}
  for (const { seat, line, points } of sheet)
    if (seats.includes(seat)) lines[line] = (lines[line] ?? 0) + points / seats.length
  return lines
}

/** The seat of the person who asks: the only person's, else that of their name; null where nobody can tell. */
export function ownSeat(
  seats: readonly { readonly player: string; readonly name: string }[],
  name: string,
): Seat | null {
  const people = seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []))
  if (people.length === 1) return people[0] ?? null
  const found = people.filter((seat) => name !== '' && seats[seat]?.name === name)
  return found.length === 1 ? (found[0] ?? null) : null
}
