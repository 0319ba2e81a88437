// A finished or interrupted game as a file: the choices, the steps and what each drew; enough to play it again exactly.
import type { Draw } from './chance.ts'
import { PlaybackChance, PlaybackError } from './chance.ts'
import type { Ended } from './entries.ts'
import { ENDS } from './entries.ts'
import type { AnyGame, Chance, GameEvent, Outcome, Refusal, Seat, State, Tell } from './game.ts'
import { isRefusal, refusalOf } from './game.ts'
import { readJson, shown } from './json.ts'
import type { Position } from './layout.ts'
import { layoutOf } from './layout.ts'
import { readableNames } from './names.ts'
import type { AnyChosen } from './options.ts'
import { chooseOptions } from './options.ts'

export const RECORD_VERSION = 1

export interface Step {
  readonly seat: Seat
  readonly move: string
  readonly drew: readonly Draw[]
}

export interface GameRecord {
  readonly ludopolis: typeof RECORD_VERSION
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: AnyChosen
  /** A game that begins in the middle is not dealt. */
  readonly position?: Position
  readonly setup: readonly Draw[]
  readonly steps: readonly Step[]
  /** null: unfinished. */
  readonly outcome: Outcome | null
  /** The table was closed before the game was finished. */
  readonly ended?: Ended
}

/** What every draw of a game followed from (see house/luck.ts), in hex but for the table's id; told when it is over. */
export interface OpenedLuck {
  readonly table: string
  readonly commit: string
  readonly secret: string
  /** What each seat added. */
  readonly seats: readonly string[]
}

/** What is not part of the game itself, and no digest covers. */
export interface RecordFile extends GameRecord {
  readonly names?: readonly string[]
  /** Milliseconds since 1970, one for each step. */
  readonly times?: readonly number[]
  readonly luck?: OpenedLuck
  readonly check: string
}

const plainOutcome = (outcome: Outcome | null): Outcome | null =>
  outcome && { ranks: outcome.ranks, scores: outcome.scores, reason: outcome.reason }

/** The record as text, always the same for the same game. */
export function recordText(record: GameRecord): string {
  const { ludopolis, game, rules, seats, options, position, setup, steps, outcome, ended } = record
  const sorted = Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify({
    ludopolis,
    game,
    rules,
    seats,
    options: sorted,
    ...(position === undefined ? {} : { position }),
    setup,
    steps: steps.map(({ seat, move, drew }) => ({ seat, move, drew })),
    outcome: plainOutcome(outcome),
    ...(ended === undefined ? {} : { ended: { why: ended.why, by: ended.by } }),
  })
}

/** Not a lock, a smoke detector: finds files that were cut, edited or damaged. */
export function checkOf(record: GameRecord): string {
  return fingerprint(recordText(record))
}

/** Sixty-four bits that two different texts hardly ever share. */
export function fingerprint(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0')
  return hex(a ^ (b >>> 15)) + hex(b ^ (a >>> 13))
}

export function writeRecord(record: GameRecord, extra: Pick<RecordFile, 'names' | 'times' | 'luck'> = {}): string {
  const file = { ...JSON.parse(recordText(record)), ...extra, check: checkOf(record) }
  return `${JSON.stringify(file)}\n`
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isDraw = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isCount(value[1])
export const isDraws = (value: unknown): boolean => Array.isArray(value) && value.every(isDraw)
const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'number')
const isOptionValue = (value: unknown): boolean => typeof value !== 'object' || value === null || isNumbers(value)
export const isStep = (value: unknown): boolean =>
  isObject(value) && isCount(value.seat) && typeof value.move === 'string' && isDraws(value.drew)
const isOutcome = (value: unknown): boolean =>
  value === null ||
  (isObject(value) && isNumbers(value.ranks) && isNumbers(value.scores) && typeof value.reason === 'string')

const SHAPE: { readonly [field: string]: (value: unknown) => boolean } = {
  game: (value) => typeof value === 'string',
  rules: isCount,
  seats: isCount,
  options: (value) => isObject(value) && Object.values(value).every(isOptionValue),
  setup: isDraws,
  steps: (value) => Array.isArray(value) && value.every(isStep),
  outcome: isOutcome,
  check: (value) => typeof value === 'string',
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')
const isEnded = (value: unknown): boolean =>
  isObject(value) && ENDS.some((why) => why === value.why) && (value.by === null || isCount(value.by))
const isLuck = (value: unknown): boolean =>
  isObject(value) && isTexts([value.table, value.commit, value.secret]) && isTexts(value.seats)

/** What may be left out. */
const MORE: typeof SHAPE = { position: isObject, names: isTexts, times: isNumbers, ended: isEnded, luck: isLuck }

/** Reads a record file; says what is wrong with one that is broken, foreign or altered. */
export function readRecord(text: string): RecordFile | Refusal {
  const read = readJson(text)
  if (isRefusal(read)) return read.code === 'json-broken' ? { code: 'record-not-json' } : read
  const data = read.value
  if (!isObject(data) || !('ludopolis' in data)) return { code: 'record-foreign' }
  if (data.ludopolis !== RECORD_VERSION)
    return { code: 'record-version', values: { version: shown(data.ludopolis), known: RECORD_VERSION } }
  for (const [field, fits] of Object.entries(SHAPE))
    if (!fits(data[field])) return { code: 'record-field', values: { field } }
  for (const [field, fits] of Object.entries(MORE))
    if (data[field] !== undefined && !fits(data[field])) return { code: 'record-field', values: { field } }
  const record = data as unknown as RecordFile
  if (checkOf(record) !== record.check) return { code: 'record-altered' }
  if (record.names === undefined) return record
  if (record.names.length !== record.seats) return { code: 'record-field', values: { field: 'names' } }
  return { ...record, names: readableNames(record.names) }
}

/** Why this game cannot play this record, or null. */
export function recordMisfit(
  game: AnyGame,
  record: Pick<GameRecord, 'game' | 'rules' | 'seats' | 'options'>,
): Refusal | null {
  if (record.game !== game.id) return { code: 'record-game', values: { game: record.game, wanted: game.id } }
  if (record.rules !== game.rules)
    return { code: 'record-rules', values: { rules: record.rules, known: game.rules, game: game.id } }
  const { seats } = record
  const [least, most] = game.seats
  if (!(seats >= least && seats <= most)) return { code: 'seats-range', values: { seats, least, most } }
  const options = chooseOptions(game.options, record.options, seats)
  return isRefusal(options) ? options : null
}

/** The first position: dealt or, in a game that begins in the middle, given. */
export function begin(
  game: AnyGame,
  { seats, options, position }: Pick<GameRecord, 'seats' | 'options' | 'position'>,
  chance: Chance,
  into: State,
  tell?: Tell<GameEvent>,
): Refusal | null {
  if (position === undefined) {
    const chosen = chooseOptions(game.options, options, seats)
    if (isRefusal(chosen)) return chosen
    game.setup(seats, chosen, chance, into, tell)
    return null
  }
  const refusal = layoutOf(into).read(position, into) ?? game.invalid(into)
  if (refusal) return refusal
  const other = into.rules !== game.rules ? 'rules' : into.seats !== seats ? 'seats' : null
  return other && { code: 'record-field', values: { field: other } }
}

const broken = (step: number, { code, values }: Refusal): Refusal => ({ code, values: { step, ...values } })

/**
 * Plays a record again into `into`, every step checked against the rules, up to step `to`. `each` sees the state before
 * each step. Gives a refusal that names the step at fault, or null.
 */
export function replay(
  game: AnyGame,
  record: GameRecord,
  into: State,
  to = record.steps.length,
  each: (step: Step, index: number) => void = () => {},
): Refusal | null {
  const misfit = recordMisfit(game, record)
  if (misfit) return misfit
  let at = 0
  try {
    const chance = new PlaybackChance(record.setup)
    const refusal = begin(game, record, chance, into)
    if (refusal) return refusal
    chance.finish()
    for (const [index, step] of record.steps.slice(0, to).entries()) {
      at = index + 1
      if (game.toAct(into) !== step.seat) return broken(at, { code: 'record-turn', values: { seat: step.seat + 1 } })
      const move = game.moves.parse(step.move)
      if (isRefusal(move)) return broken(at, { code: 'record-move', values: { move: step.move } })
      const refusal = refusalOf(game, into, move)
      if (refusal) return broken(at, { code: 'record-refused', values: { move: step.move, why: refusal.code } })
      each(step, index)
      const drawn = new PlaybackChance(step.drew)
      game.play(into, move, drawn)
      drawn.finish()
    }
  } catch (error) {
    if (error instanceof PlaybackError) return broken(at, error.refusal)
    throw error
  }
  if (to < record.steps.length) return null
  const [here, there] = [game.outcome(into), record.outcome].map(plainOutcome)
  if (JSON.stringify(here) !== JSON.stringify(there)) return broken(at, { code: 'record-outcome' })
  return null
}
