// Digests of what decides a game by one number of its rules: the set of components, and what happens in recorded and in
// seeded games. A change that no game could notice changes none of them.
import { below, bitsFrom, seededChance } from './chance.ts'
import type { AnyGame, Move } from './game.ts'
import { isRefusal, MOST_MOVES } from './game.ts'
import { layoutOf } from './layout.ts'
import type { Option } from './options.ts'
import { chooseOptions } from './options.ts'
import type { GameRecord } from './record.ts'
import { fingerprint, replay } from './record.ts'
import { playGame } from './testing.ts'

export interface Digests {
  readonly [part: string]: string
}

/** Games played for each number of seats, for what happens in no recorded game. */
const SEEDED_GAMES = 3

export function digestsOf(game: AnyGame, set: unknown, records: { readonly [name: string]: GameRecord }): Digests {
  const of = (games: readonly GameRecord[]) => fingerprint(games.map((record) => telling(game, record)).join('\n'))
  const digests: { [part: string]: string } = { set: fingerprint(plain(set)) }
  const [least, most] = game.seats
  for (let seats = least; seats <= most; seats++)
    digests[`${seats} seats`] = of(Array.from({ length: SEEDED_GAMES }, (_, i) => seededGame(game, seats, {}, i)))
  for (const [name, option] of Object.entries(game.options))
    for (const value of otherValues(option))
      if (canBegin(game, { [name]: value }))
        digests[`${name} ${value}`] = of([seededGame(game, least, { [name]: value }, 0)])
  for (const [name, record] of Object.entries(records)) digests[name] = of([record])
  return digests
}

/** The released parts that are missing or have changed. */
export function changedParts(released: Digests, now: Digests): readonly string[] {
  return Object.keys(released).filter((part) => released[part] !== now[part])
}

function otherValues(option: Option): readonly (string | boolean)[] {
  if (option.type === 'flag') return [!option.default]
  return option.type === 'choice' ? option.values.filter((value) => value !== option.default) : []
}

/** Some values of options mean nothing without another option. */
function canBegin(game: AnyGame, given: object): boolean {
  const [seats] = game.seats
  const chosen = chooseOptions(game.options, given, seats)
  if (isRefusal(chosen)) return false
  const s = game.blank()
  game.setup(seats, chosen, seededChance(''), s)
  return game.invalid(s) === null
}

/** Chosen by text, as the order in which moves are listed decides nothing. */
function seededGame(game: AnyGame, seats: number, options: object, number: number): GameRecord {
  const seed = `digest ${seats} ${number}`
  const bits = bitsFrom(seed)
  const byText = (a: Move, b: Move) => (game.moves.text(a) < game.moves.text(b) ? -1 : 1)
  return playGame(game, seats, options, seed, (_, legal) => [...legal].sort(byText)[below(bits, legal.length)])
}

/** A game step by step: who may do what, what was done and drawn, and where it led. */
function telling(game: AnyGame, record: GameRecord): string {
  const s = game.blank()
  const list = new Int32Array(MOST_MOVES)
  const position = () => plain(layoutOf(s).write(s))
  const lines = [plain(record.options), plain(record.setup)]
  const refusal = replay(game, record, s, undefined, (step, index) => {
    if (index === 0) lines.push(position())
    const legal = Array.from(list.subarray(0, game.legal(s, list)), (move) => game.moves.text(move)).sort()
    lines.push(legal.join(), plain(step))
  })
  lines.push(plain(refusal), position(), plain(game.outcome(s)))
  return lines.join('\n')
}

/** Data as text, in whatever order its parts are named; functions decide nothing by themselves. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (ArrayBuffer.isView(part)) return Array.from(part as Uint8Array)
    if (part instanceof Map || part instanceof Set) return [...part]
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
