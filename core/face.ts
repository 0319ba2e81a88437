// The text face: what the terminal and the page read out, made from a view, its choices and the game's words.
import type { Outcome, Refusal, ScoreLine, Seen } from './game.ts'
import type { TableMessages } from './messages/en.ts'
import type { Past } from './table.ts'
import type { AnyWords, Area, Grid, Locale, Part } from './words.ts'
import { listing, localized, minus } from './words.ts'

export const tableMessages = localized<TableMessages>((locale) => import(`./messages/${locale}.ts`))

/** A line of the list of choices: a move, or a group that opens. */
export interface Choice {
  readonly label: string
  /** How many moves are in it. */
  readonly count: number
  readonly move?: string
  readonly inner: readonly Choice[]
}

/** The legal moves as a tree of phrases: a level with one branch is joined to the next. */
export function choicesOf(words: AnyWords, view: Seen, moves: readonly string[]): readonly Choice[] {
  return grouped(
    moves.map((move) => ({ move, path: words.path(view, move), told: () => toldMove(words, view, move) })),
    0,
  )
}

interface Routed {
  readonly move: string
  /** The whole sentence, where the choice stands alone. */
  readonly told: () => string
  readonly path: readonly string[]
}

function grouped(routed: readonly Routed[], depth: number): readonly Choice[] {
  const groups = new Map<string, Routed[]>()
  for (const one of routed) {
    const key = one.path[depth] ?? one.move
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups].map(([label, members]) => choiceOf(label, members, depth))
}

function choiceOf(label: string, members: readonly Routed[], depth: number): Choice {
  const [only] = members
  if (members.length === 1) {
    const told = depth === 0 ? only.told() : only.path.slice(depth).join(', ')
    return { label: told || only.move, count: 1, move: only.move, inner: [] }
  }
  const inner = grouped(members, depth + 1)
  if (inner.length > 1) return { label, count: members.length, inner }
  return { ...inner[0], label: `${label}, ${inner[0].label}` }
}

/** A move in one piece. */
function toldMove(words: AnyWords, view: Seen, move: string): string {
  return words.whole?.(view, move) ?? words.path(view, move).join(', ')
}

/** A move as one sentence. */
export function moveSentence(words: AnyWords, view: Seen, move: string): string {
  return `${toldMove(words, view, move)}.`
}

/** The same for who sees on the board where it goes. */
export function markedSentence(words: AnyWords, view: Seen, move: string): string {
  const told = words.marked?.(view, move) ?? null
  return told === null ? moveSentence(words, view, move) : `${told}.`
}

/** Why not, in the player's language. */
export function explain(refusal: Refusal, words: AnyWords | null, m: TableMessages): string {
  const own = words?.refusal(refusal)
  if (own) return own
  const sentences: { readonly [code: string]: (values: NonNullable<Refusal['values']>) => string } = m.refusals
  return sentences[refusal.code]?.(refusal.values ?? {}) ?? refusal.code
}

/** What was heard, as sentences. */
export function sentences(words: AnyWords, past: readonly Past[]): string[] {
  return past.flatMap(({ events }) => events.map((event) => words.event(event)).filter((text) => text !== ''))
}

export function totalOf(sheet: readonly ScoreLine[], seat: number): number {
  return sheet.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0)
}

/** The score sheet: one small table a player, its caption the total; one table for all who win or lose together. */
export function scoreArea(
  sheet: readonly ScoreLine[],
  cooperative: boolean,
  names: readonly string[],
  words: AnyWords,
  m: TableMessages,
): Area {
  const table = (caption: string, seat: number): Part => {
    const lines = sheet.filter((line) => line.seat === seat)
    if (lines.length === 0) return `${caption} (${m.noLines}).`
    const rows = lines.map((line) => [words.line(line), minus(line.points), line.settled ? m.settled : m.open])
    return { caption, head: [m.line, m.points, m.state], rows }
  }
  const parts = cooperative
    ? [table(m.together, 0)]
    : names.map((name, seat) => table(m.scoreOf(name, totalOf(sheet, seat)), seat))
  return { command: m.commands.score, heading: m.score, parts }
}

/** How it ended: who won, and the final table. */
export function outcomeParts(
  outcome: Outcome,
  sheet: readonly ScoreLine[],
  cooperative: boolean,
  names: readonly string[],
  words: AnyWords,
  m: TableMessages,
  locale: Locale,
): readonly Part[] {
  const reason = words.ending(outcome.reason, sheet)
  const winners = names.filter((_, seat) => outcome.ranks[seat] === 1)
  if (cooperative) return [m.over, reason, winners.length > 0 ? m.togetherWon : m.togetherLost]
  const rows = names
    .map((name, seat) => ({ name, rank: outcome.ranks[seat], points: outcome.scores[seat] }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, rank, points }) => [name, m.placed(rank), minus(points)])
  const table: Grid = { caption: m.score, head: [m.player, m.place, m.points], rows }
  return [m.over, reason, m.winners(listing(locale)(winners), winners.length), table]
}

/** A line typed at a table, read. */
export type TypedCommand =
  | { readonly kind: 'moves' | 'back' | 'look' | 'log' | 'undo' | 'hint' | 'help' | 'quit' }
  | { readonly kind: 'pick'; readonly number: number }
  | { readonly kind: 'move' | 'why'; readonly move: string }
  | { readonly kind: 'explain'; readonly thing: string }
  | { readonly kind: 'area'; readonly area: Area }

/** Reads a typed line; `areas` are those that can be asked for, `kinds` the first words of moves. */
export function readCommand(
  line: string,
  areas: readonly Area[],
  isMove: (text: string) => boolean,
  m: TableMessages,
): TypedCommand | Refusal {
  const words = line.trim().toLowerCase().split(/\s+/)
  const [first = '', second] = words
  const rest = words.slice(1).join(' ')
  const { commands } = m
  if (first === '' || first === commands.moves) return { kind: 'moves' }
  if (/^\d+$/.test(first)) return { kind: 'pick', number: Number(first) }
  if (first === commands.do)
    return /^\d+$/.test(rest) ? { kind: 'pick', number: Number(rest) } : { kind: 'move', move: rest }
  if (first === commands.why) return { kind: 'why', move: rest }
  if (first === commands.explain || first === '?') return { kind: 'explain', thing: rest }
  for (const kind of ['back', 'look', 'log', 'undo', 'hint', 'help', 'quit'] as const)
    if (first === commands[kind]) return { kind }
  const named = areas.filter((area) => area.command.toLowerCase() === first)
  const area =
    second === undefined ? named[0] : named.find((one) => one.seat !== undefined && String(one.seat + 1) === second)
  if (area) return { kind: 'area', area }
  if (isMove(first)) return { kind: 'move', move: words.join(' ') }
  return { code: 'command-unknown', values: { word: line.trim(), help: commands.help } }
}

/** What can be typed, and what it does. */
export function helpGrid(areas: readonly Area[], m: TableMessages): Grid {
  const { commands, help } = m
  const rows = [
    [commands.moves, help.moves],
    [`${commands.do} 3`, help.do],
    [commands.back, help.back],
    [commands.look, help.look],
    ...areas.map((area) => [
      area.seat === undefined ? area.command : `${area.command} ${area.seat + 1}`,
      help.area(area.heading),
    ]),
    [commands.log, help.log],
    [commands.undo, help.undo],
    [`${commands.why} <${m.move}>`, help.why],
    [`${commands.explain} <${m.thing}>`, help.explain],
    [commands.hint, help.hint],
    [commands.help, help.help],
    [commands.quit, help.quit],
  ]
  return { caption: help.help, head: [m.move, ''], rows }
}
