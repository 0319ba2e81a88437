// What a person has done with the deals of the days: one line for each try that counts, and what bots reached. Kept as text.
import type { Outcome } from '../../core/game.ts'
import { isGameId } from '../../games/index.ts'
import type { Reached } from '../../house/daily-bots.ts'
import { dayOf, isDay, timeOf } from '../../house/days.ts'
import type { Saved } from '../protocol.ts'

/** A try that counts. Without a result it was begun and not finished. */
export interface Try {
  readonly began: number
  /** Points; where all play together, 1 for a victory. */
  readonly score?: number
  readonly won?: boolean
  /** The best score of the others, where there are others. */
  readonly against?: number
}

/** By day and game. */
export interface DealHistory {
  readonly tries: { readonly [key: string]: Try }
  readonly reached: { readonly [key: string]: Reached }
}

export const NO_HISTORY: DealHistory = { tries: {}, reached: {} }

export const keyOf = (day: string, game: string) => `${day}/${game}`

/** Takes what makes sense of a remembered text; a damaged row takes no other with it. */
export function readHistory(text: string | null): DealHistory {
  const kept = parsed(text ?? '')
  if (!isObject(kept)) return NO_HISTORY
  const { tries, reached } = kept
  return { tries: rowsOf(tries, isTry), reached: rowsOf(reached, isReached) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function rowsOf<T>(value: unknown, fits: (row: unknown) => row is T): { readonly [key: string]: T } {
  if (!isObject(value)) return {}
  return Object.fromEntries(Object.entries(value).filter((row): row is [string, T] => isKey(row[0]) && fits(row[1])))
}

function isKey(key: string): boolean {
  const [day = '', game = '', ...more] = key.split('/')
  return more.length === 0 && isDay(day) && isGameId(game)
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isScore = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function isTry(row: unknown): row is Try {
  if (!isObject(row) || !isScore(row.began)) return false
  const { score, won, against } = row
  if (score === undefined) return won === undefined
  return isScore(score) && typeof won === 'boolean' && (against === undefined || isScore(against))
}

function isReached(row: unknown): row is Reached {
  return isObject(row) && isScore(row.expert) && Array.isArray(row.field) && row.field.every(isScore)
}

/** The deal was begun; only the first time counts. */
export function withStart(history: DealHistory, key: string, now: number): DealHistory {
  return history.tries[key] ? history : { ...history, tries: { ...history.tries, [key]: { began: now } } }
}

type Ranked = Pick<Outcome, 'scores' | 'ranks'>

/** How the try that counts ended; the first result stands. */
export function withResult(history: DealHistory, key: string, outcome: Ranked, now: number): DealHistory {
  const known = history.tries[key]
  if (known?.score !== undefined) return history
  return { ...history, tries: { ...history.tries, [key]: { ...resultOf(outcome), began: known?.began ?? now } } }
}

/** Who plays a deal sits on the first seat. */
export function resultOf({ scores, ranks }: Ranked): Omit<Try, 'began'> & { readonly score: number } {
  const [score = 0, ...others] = scores
  const result = { score, won: ranks[0] === 1 }
  return others.length > 0 ? { ...result, against: Math.max(...others) } : result
}

export function withReached(history: DealHistory, key: string, reached: Reached): DealHistory {
  return { ...history, reached: { ...history.reached, [key]: reached } }
}

/** Takes in what the games that are kept tell: a result may have come while the page was closed. */
export function withGames(history: DealHistory, games: readonly Saved[]): DealHistory {
  return games.reduce((all, { deal, game, started, result }) => {
    if (!deal || deal.practice) return all
    const key = keyOf(deal.day, game)
    const begun = withStart(all, key, started)
    return result ? withResult(begun, key, result, started) : begun
  }, history)
}

export const isDone = ({ tries }: DealHistory, day: string, game: string) =>
  tries[keyOf(day, game)]?.score !== undefined

/** How many days in a row, up to today or yesterday, had a deal that was played to the end. */
export function streak({ tries }: DealHistory, today: string): number {
  const days = new Set(Object.entries(tries).flatMap(([key, { score }]) => (score === undefined ? [] : [dayIn(key)])))
  let day = days.has(today) ? today : dayBefore(today)
  let count = 0
  for (; days.has(day); day = dayBefore(day)) count++
  return count
}

const dayIn = (key: string) => key.split('/')[0] ?? ''
const dayBefore = (day: string) => dayOf(timeOf(day) - 1)
