// Whole games, held against an account of them that knows the rules but not the code (§2–§8).
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { below, bitsFrom, PlaybackChance, refusingChance, seededChance } from '../../../core/chance.ts'
import { isRefusal, MOST_MOVES, NOBODY } from '../../../core/game.ts'
import type { Chosen } from '../../../core/options.ts'
import { readRecord } from '../../../core/record.ts'
import type { MeowtopiaEvent } from '../events.ts'
import { meowtopia } from '../index.ts'
import type { MeowtopiaOptions } from '../options.ts'
import type { MeowtopiaState } from '../state.ts'
import { Referee } from './referee.ts'
import { variety } from './scene.ts'

const { game } = meowtopia
const GAMES = 40
const FOLDER = new URL('./records/', import.meta.url)

/** Plays a whole game before a referee, who then agrees with its end. */
function referee(
  seats: number,
  options: Chosen<MeowtopiaOptions>,
  luck: PlaybackChance | ReturnType<typeof seededChance>,
  choose: (s: MeowtopiaState) => number,
): string | undefined {
  const judge = new Referee(seats as 2 | 3 | 4, options.supply === 'box')
  const hear = (event: MeowtopiaEvent) => judge.hear(event)
  const s = game.blank()
  game.setup(seats, options, luck, s, hear)
  while (game.toAct(s) !== NOBODY) game.play(s, choose(s), refusingChance, hear)
  const scores = judge.scores()
  const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length)
  expect(game.outcome(s)).toMatchObject({ scores, ranks })
  return game.outcome(s)?.reason
}

function read(text: string): number {
  const move = game.moves.parse(text)
  if (isRefusal(move)) throw new Error(`"${text}" is no move`)
  return move
}

/** By chance; of every two games one by players who like to work, so that it ends by fields and sticks. */
function chooser(seed: string, eager: boolean): (s: MeowtopiaState) => number {
  const bits = bitsFrom(seed)
  const list = new Int32Array(MOST_MOVES)
  return (s) => {
    const texts = Array.from(list.subarray(0, game.legal(s, list)), (move) => game.moves.text(move))
    const busy = texts.filter((text) => /^(wake|send) .*[1-9]|^(follow|take|field|stick|recruit)/.test(text))
    const among = eager && busy.length > 0 ? busy : texts
    return read(among[below(bits, among.length)])
  }
}

test.each([2, 3, 4])('§2–§8 random games of %i players go and are scored as a referee says', (seats) => {
  const endings = new Set<string | undefined>()
  for (let i = 0; i < GAMES; i++) {
    const seed = `referee/${seats}/${i}`
    endings.add(referee(seats, variety(i >> 1), seededChance(seed), chooser(seed, i % 2 === 0)))
  }
  expect([...endings]).toEqual(expect.arrayContaining(['fields', 'sticks']))
})

test.each(readdirSync(FOLDER))('§2–§8 %s goes and is scored as a referee says', (name) => {
  const record = readRecord(readFileSync(new URL(name, FOLDER), 'utf8'))
  if (isRefusal(record)) throw new Error(record.code)
  const moves = record.steps.map(({ move }) => read(move)).values()
  const next = () => moves.next().value ?? -1
  const options = record.options as Chosen<MeowtopiaOptions>
  expect(referee(record.seats, options, new PlaybackChance(record.setup), next)).toBe(record.outcome?.reason)
})
