// A record as small as it can be, for a link: what was chosen and what was drawn, each as its place among what was possible,
// all in one number. With the rules it can be played again from there.
import { PlaybackChance, RecordingChance } from './chance.ts'
import type { Ended } from './entries.ts'
import type { AnyGame, Chance, Refusal, State } from './game.ts'
import { MOST_MOVES, NOBODY } from './game.ts'
import type { GameRecord, RecordFile, Step } from './record.ts'
import { begin, checkOf, RECORD_VERSION, recordMisfit, replay } from './record.ts'

/** What cannot be told by places: the record without its course, whose length and check stand for it. */
export interface PackedHead extends Omit<GameRecord, 'ludopolis' | 'setup' | 'steps' | 'outcome' | 'ended'> {
  readonly steps: number
  readonly ended?: Ended
  readonly names?: readonly string[]
  readonly check: string
}

export interface PackedRecord {
  readonly head: PackedHead
  readonly course: bigint
}

/** A digit, and how many values it could have. */
type Digit = readonly [place: number, of: number]

const list = new Int32Array(MOST_MOVES)

/** The legal moves by number, so that the order in which a game lists them does not matter. */
function legalMoves(game: AnyGame, s: State): readonly number[] {
  return [...list.subarray(0, game.legal(s, list))].sort((a, b) => a - b)
}

/** Equal items are interchangeable: one place for all of them. */
function distinct(items: ArrayLike<number>, n: number): readonly number[] {
  return [...new Set(Array.from({ length: n }, (_, i) => items[i]))].sort((a, b) => a - b)
}

/** Notes the place of what is drawn. */
function noting(from: Chance, places: Digit[]): Chance {
  return {
    draw(pile, items, n) {
      const index = from.draw(pile, items, n)
      const kinds = distinct(items, n)
      places.push([kinds.indexOf(items[index]), kinds.length])
      return index
    },
  }
}

/** Packs a record that these rules can play; a refusal if they cannot. */
export function packRecord(game: AnyGame, record: GameRecord & Pick<RecordFile, 'names'>): PackedRecord | Refusal {
  const s = game.blank()
  const broken = replay(game, record, s)
  if (broken) return broken
  const places: Digit[] = []
  begin(game, record, noting(new PlaybackChance(record.setup), places), s)
  for (const step of record.steps) {
    const move = game.moves.parse(step.move) as number
    const legal = legalMoves(game, s)
    places.push([legal.indexOf(move), legal.length])
    game.play(s, move, noting(new PlaybackChance(step.drew), places))
  }
  // The first is read first: it lies lowest.
  const course = places.reduceRight((sum, [place, of]) => sum * BigInt(of) + BigInt(place), 0n)
  const { ludopolis: _, setup: __, steps, outcome: ___, names, ...rest } = record
  const { game: id, rules, seats, options, position, ended } = rest
  const head = {
    game: id,
    rules,
    seats,
    options,
    ...(position ? { position } : {}),
    ...(ended ? { ended } : {}),
    ...(names ? { names } : {}),
    steps: steps.length,
    check: checkOf(record),
  }
  return { head, course }
}

/** Plays a packed record again; what comes out is checked as a file would be. */
export function unpackRecord(
  game: AnyGame,
  { head, course }: PackedRecord,
): (GameRecord & Pick<RecordFile, 'names'>) | Refusal {
  const misfit = recordMisfit(game, head)
  if (misfit) return misfit
  let left = course
  const take = (of: number) => {
    const place = Number(left % BigInt(of))
    left /= BigInt(of)
    return place
  }
  const chance = new RecordingChance({
    draw(_pile, items, n) {
      const kinds = distinct(items, n)
      const item = kinds[take(kinds.length)]
      return Array.prototype.indexOf.call(items, item)
    },
  })
  const s = game.blank()
  const refusal = begin(game, head, chance, s)
  if (refusal) return refusal
  const setup = chance.take()
  const steps: Step[] = []
  while (steps.length < head.steps) {
    const seat = game.toAct(s)
    if (seat === NOBODY) return { code: 'record-altered' }
    const legal = legalMoves(game, s)
    const move = legal[take(legal.length)]
    game.play(s, move, chance)
    steps.push({ seat, move: game.moves.text(move), drew: chance.take() })
  }
  const { names, check, steps: _, ...rest } = head
  const record: GameRecord = { ludopolis: RECORD_VERSION, ...rest, setup, steps, outcome: game.outcome(s) }
  if (checkOf(record) !== check) return { code: 'record-altered' }
  return names ? { ...record, names } : record
}
