// A result as a short text to be sent on: how far one came, and nothing of how.
import type { Reached } from '../../house/daily-bots.ts'
import { median } from '../../house/daily-bots.ts'
import type { Try } from './history.ts'
import type { DailyMessages } from './messages/en.ts'

export interface SharedResult {
  readonly site: string
  readonly game: string
  readonly day: string
  readonly together: boolean
  readonly result: Pick<Try, 'won' | 'against'> & { readonly score: number }
  readonly reached: Reached | null
  readonly address: string
}

const SQUARES = 10

export function shareText(
  { site, game, day, together, result, reached, address }: SharedResult,
  m: DailyMessages,
): string {
  const first = `${site} · ${game} · ${day}`
  const lines = together ? togetherLines(result.won ?? false, reached, m) : scoreLines(result, reached, m)
  return [first, ...lines, address].join('\n')
}

function togetherLines(won: boolean, reached: Reached | null, m: DailyMessages): readonly string[] {
  const line = won ? `🏙️ ${m.won}` : `🌧️ ${m.lost}`
  if (!reached) return [line]
  const field = [reached.expert, ...reached.field]
  return [line, `🤖 ${m.botsWon(field.filter((score) => score > 0).length, field.length)}`]
}

function scoreLines({ score, won, against }: SharedResult['result'], reached: Reached | null, m: DailyMessages) {
  const place = against === undefined ? '' : ` (${won ? m.won : m.lost}, ${score}–${against})`
  const line = `${won ? '🏆' : '🏙️'} ${m.points(score)}${place}`
  if (!reached) return [line]
  const { expert, field } = reached
  return [line, barOf(score, expert), `🤖 ${m.expertIs(expert)} · ${m.middleIs(median(field))}`]
}

/** One's own score beside the expert's: full when as much was reached. */
function barOf(score: number, expert: number): string {
  const share = expert > 0 ? score / expert : score >= expert ? 1 : 0
  const filled = Math.min(SQUARES, Math.max(0, Math.round(share * SQUARES)))
  return '🟩'.repeat(filled) + '⬜'.repeat(SQUARES - filled)
}
