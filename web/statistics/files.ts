// One's games as files for other programs: CSV (RFC 4180) and JSON.
import type { Played } from './played.ts'
import { rivalsOf } from './summary.ts'

const time = (milliseconds: number) => new Date(milliseconds).toISOString()

const COLUMNS: readonly (readonly [name: string, of: (game: Played) => string | number | boolean | null])[] = [
  ['id', ({ id }) => id],
  ['place', ({ place }) => place],
  ['game', ({ game }) => game],
  ['rules', ({ rules }) => rules],
  ['started', ({ started }) => time(started)],
  ['finished', ({ finished }) => time(finished)],
  ['players', ({ players }) => players.length],
  ['seat', ({ own }) => own + 1],
  ['against', (game) => rivalsOf(game).join(' ')],
  ['options', ({ options }) => JSON.stringify(options)],
  ['score', ({ score }) => score],
  ['best_other', ({ best }) => best],
  ['rank', ({ rank }) => rank],
  ['won', ({ won }) => won],
  ['steps', ({ steps }) => steps],
  ['deal', ({ deal }) => deal?.day ?? null],
  ['counts', ({ deal }) => (deal ? !deal.practice : null)],
  ['lines', ({ lines }) => JSON.stringify(lines)],
]

function cell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvOf(games: readonly Played[]): string {
  const rows = [COLUMNS.map(([name]) => name), ...games.map((game) => COLUMNS.map(([, of]) => cell(of(game))))]
  return rows.map((row) => `${row.join(',')}\r\n`).join('')
}

export function jsonOf(games: readonly Played[]): string {
  return `${JSON.stringify({ ludopolis: 'statistics', version: 1, games }, null, 1)}\n`
}
