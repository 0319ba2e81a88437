// Helpers for tests of games: random games as records, and a record told as a readable playthrough.
import { isToCome, lookAhead } from './ahead.ts'
import { below, bitsFrom, seededChance } from './chance.ts'
import { entriesOf } from './entries.ts'
import { moveSentence, scoreArea, sentences, tableMessages } from './face.ts'
import type { AnyGame, Move, Seat } from './game.ts'
import { isRefusal, MOST_MOVES, NOBODY, PUBLIC, refusalOf } from './game.ts'
import type { AnyGameModule } from './module.ts'
import type { AnyChosen } from './options.ts'
import { chooseOptions } from './options.ts'
import type { GameRecord } from './record.ts'
import { fingerprint } from './record.ts'
import { Recording } from './recording.ts'
import { isRefused, Table } from './table.ts'
import type { Area, Part } from './words.ts'

/** Plays one game by `choose` (at random unless told otherwise) on seeded luck. */
export function playGame(
  game: AnyGame,
  seats: number,
  options: object,
  seed: string,
  choose?: (s: ReturnType<AnyGame['blank']>, legal: readonly Move[]) => Move,
): GameRecord {
  const chosen = chooseOptions(game.options, options, seats)
  if (isRefusal(chosen)) throw new Error(`options refused: ${chosen.code}`)
  const bits = bitsFrom(`${seed}/moves`)
  const s = game.blank()
  const recording = new Recording(game, seats, chosen, seededChance(seed), s)
  const list = new Int32Array(MOST_MOVES)
  while (game.toAct(s) !== NOBODY) {
    const seat = game.toAct(s)
    const legal = Array.from(list.subarray(0, game.legal(s, list)))
    if (legal.length === 0)
      throw new Error(
        `somebody is to act, but no move is legal (${seats} seats, seed ${seed}, step ${recording.steps.length})`,
      )
    const move = choose ? choose(s, legal) : legal[below(bits, legal.length)]
    game.play(s, move, recording.chance)
    recording.note(seat, move)
  }
  return recording.record
}

/**
 * What became of all that could be prepared in random games, as early as possible, counted: played where it still fitted when
 * the turn came, else dropped by the code of the refusal.
 */
export function fatesAhead(
  game: AnyGame,
  seats: number,
  options: object,
  seeds: readonly string[],
): Map<string, number> {
  const fates = new Map<string, number>()
  const tell = (fate: string) => fates.set(fate, (fates.get(fate) ?? 0) + 1)
  for (const seed of seeds) {
    const bits = bitsFrom(`${seed}/ahead`)
    const prepared = new Map<Seat, readonly string[]>()
    playGame(game, seats, options, seed, (s, legal) => {
      const actor = game.toAct(s)
      const waiting = (prepared.get(actor) ?? []).filter((text) => {
        const move = game.moves.parse(text)
        if (isRefusal(move)) throw new Error(`"${text}" is no move`)
        if (legal.includes(move)) tell('played')
        else if (isToCome(game, game.view(s, actor), text)) return true
        else tell(refusalOf(game, s, move)?.code ?? '')
        return false
      })
      prepared.set(actor, waiting)
      for (let seat = 0; seat < seats; seat++)
        if (seat !== actor && !prepared.get(seat)?.length)
          prepared.set(seat, lookAhead(game, game.view(s, seat))?.choices ?? [])
      return legal[below(bits, legal.length)]
    })
  }
  return fates
}

function lines(part: Part): string[] {
  if (typeof part === 'string') return [part]
  return [part.caption, ...[part.head, ...part.rows].map((row) => `  ${row.join(' | ')}`)]
}

function areaLines(area: Area): string[] {
  return ['', `## ${area.heading}`, ...area.parts.flatMap(lines)]
}

/** A game from beginning to end in English, as its players read it: makes a change of rules visible in review. */
export async function playthrough(module: AnyGameModule, record: GameRecord): Promise<string> {
  const { game } = module
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, record.seats)
  const words = await module.words('en', names)
  const m = await tableMessages('en')
  const table = Table.resume(game, entriesOf(record), {
    luck: () => seededChance(''),
    store: { append: async () => {} },
    now: () => 0,
  })
  if (isRefused(table)) throw new Error(`the record cannot be played: ${table.refusal.code}`)
  const out = [`# ${words.name}, ${record.seats} seats, rules ${record.rules}, ${JSON.stringify(record.options)}`]
  const past: string[][] = []
  table.subscribe(PUBLIC, (update) => past.push(...update.past.map((one) => sentences(words, [one]))))
  const show = (step: number) => {
    const moment = table.at(step, PUBLIC)
    if (isRefused(moment)) throw new Error('no such step')
    out.push(...words.areas(moment.view).flatMap(areaLines))
    out.push(...areaLines(scoreArea(moment.sheet, game.cooperative, names, words, m)), '')
  }
  out.push(...past[0])
  show(0)
  for (const [i, step] of record.steps.entries()) {
    const moment = table.at(i, step.seat)
    if (isRefused(moment)) throw new Error('no such step')
    out.push(`${i + 1}. [${step.move}] ${moveSentence(words, moment.view, step.move)}`)
    out.push(...past[i + 1].map((text) => `   ${text}`))
  }
  show(record.steps.length)
  out.push(JSON.stringify(record.outcome))
  return `${out.join('\n')}\n`
}

const LISTED_GAMES = 30

/** A digest of all lists of promising moves and of every seat's worth, in games that follow one of the first three moves. */
export function listed(game: AnyGame, seats: number, options: AnyChosen): { decisions: number; digest: string } {
  const lines: string[] = []
  const list = new Int32Array(MOST_MOVES)
  const s = game.blank()
  let decisions = 0
  for (let i = 0; i < LISTED_GAMES; i++) {
    const chance = seededChance(`choices ${seats} ${i}`)
    const bits = bitsFrom(`choices ${seats} ${i}`)
    game.setup(seats, options, chance, s)
    for (; game.toAct(s) !== NOBODY; decisions++) {
      const n = game.advice.promising(s, list)
      lines.push(list.subarray(0, n).join())
      if (decisions % 5 === 0)
        for (let seat = 0; seat < seats; seat++) lines.push(game.advice.worth(s, seat).toFixed(6))
      game.play(s, list[below(bits, Math.min(n, 3))] as Move, chance)
    }
  }
  return { decisions, digest: fingerprint(lines.join('\n')) }
}
