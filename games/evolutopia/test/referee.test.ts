// Whole games, held against an account of them that knows the rules but not the code (§2–§5).
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { below, bitsFrom, PlaybackChance, seededChance } from '../../../core/chance.ts'
import type { Chance } from '../../../core/game.ts'
import { isRefusal, MOST_MOVES, NOBODY } from '../../../core/game.ts'
import type { Chosen } from '../../../core/options.ts'
import { chooseOptions } from '../../../core/options.ts'
import type { RecordFile } from '../../../core/record.ts'
import { readRecord } from '../../../core/record.ts'
import { LEVELS } from '../data.ts'
import type { EvolutopiaEvent } from '../events.ts'
import { evolutopia } from '../index.ts'
import type { EvolutopiaOptions } from '../options.ts'
import { set6 } from '../sets/6.ts'
import { set7 } from '../sets/7.ts'
import { set8 } from '../sets/8.ts'
import type { EvolutopiaState } from '../state.ts'
import { Referee } from './referee.ts'
import { Printed } from './table-account.ts'

const WRITTEN: { readonly [rules: number]: typeof set6 } = { 6: set6, 7: set7, 8: set8 }
const GAMES = 30
const FOLDER = new URL('./records/', import.meta.url)

interface Course {
  readonly rules: number
  readonly seats: number
  readonly options: Chosen<EvolutopiaOptions>
  readonly setup: Chance
  /** The next move, and its luck. */
  next(s: EvolutopiaState): readonly [text: string, luck: Chance]
}

function startOf(rules: number, { level, start }: Chosen<EvolutopiaOptions>): number {
  return level === 'custom' ? (start[0] ?? 5) : WRITTEN[rules].levels[level].start
}

/** Plays a whole game before a referee, who agrees with every step of it. */
function referee({ rules, seats, options, setup, next }: Course): string | undefined {
  const { game } = evolutopia.at(rules)
  const judge = new Referee(new Printed(WRITTEN[rules]), seats, options.level === 'discovery', startOf(rules, options))
  const hear = (event: EvolutopiaEvent) => judge.hear(event)
  const s = game.blank()
  game.setup(seats, options, setup, s, hear)
  while (game.toAct(s) !== NOBODY) {
    judge.judge()
    const [text, luck] = next(s)
    const move = game.moves.parse(text)
    if (isRefusal(move)) throw new Error(`"${text}" is no move`)
    game.play(s, move, luck, hear)
  }
  judge.judge()
  return game.outcome(s)?.reason
}

/** Mostly as the advice says, so that games last; else by chance. */
function wandering(seed: string, rules: number, luck: Chance): Course['next'] {
  const { game } = evolutopia.at(rules)
  const bits = bitsFrom(seed)
  const list = new Int32Array(MOST_MOVES)
  return (s) => {
    const wild = below(bits, 8) === 0
    const count = wild ? game.legal(s, list) : game.advice.promising(s, list)
    return [game.moves.text(list[wild ? below(bits, count) : 0]), luck]
  }
}

test.each([1, 2, 3, 4, 5])('§2–§5 games of %i players go and end as a referee says', (seats) => {
  const endings = new Set<string | undefined>()
  for (let i = 0; i < GAMES; i++) {
    const rules = 6 + (i % 3)
    const seed = `referee/${seats}/${i}`
    const options = chooseOptions(evolutopia.game.options, { level: LEVELS[i % 5] }, seats) as Chosen<EvolutopiaOptions>
    const setup = seededChance(seed)
    endings.add(referee({ rules, seats, options, setup, next: wandering(seed, rules, setup) }))
  }
  expect([...endings]).toEqual(expect.arrayContaining(['lost-crisis-track', 'lost-indicator']))
})

function read(name: string): RecordFile {
  const record = readRecord(readFileSync(new URL(name, FOLDER), 'utf8'))
  if (isRefusal(record)) throw new Error(`${name}: ${record.code}`)
  return record
}
/** A referee must have seen a game from its beginning. */
const dealt = readdirSync(FOLDER).filter((name) => read(name).position === undefined)

test.each(dealt)('§2–§5 %s goes and ends as a referee says', (name) => {
  const record = read(name)
  const steps = record.steps.values()
  const next = (): readonly [string, Chance] => {
    const { value } = steps.next()
    return value ? [value.move, new PlaybackChance(value.drew)] : ['', seededChance('')]
  }
  const { rules, seats } = record
  const options = record.options as Chosen<EvolutopiaOptions>
  expect(referee({ rules, seats, options, setup: new PlaybackChance(record.setup), next })).toBe(record.outcome?.reason)
})
