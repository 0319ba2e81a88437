// A finished game gone through: the same every time, from what each seat could see, and blunders are found.
import { describe, expect, test } from 'vitest'
import { bitsFrom, seededChance } from '../core/chance.ts'
import type { AnyGame, Move, Seen } from '../core/game.ts'
import { copyState, isRefusal, MOST_MOVES } from '../core/game.ts'
import { chooseOptions } from '../core/options.ts'
import type { GameRecord } from '../core/record.ts'
import { replay } from '../core/record.ts'
import { playGame } from '../core/testing.ts'
import { LOCALES } from '../core/words.ts'
import { GAME_IDS, loadGame } from '../games/index.ts'
import { blunderingGame } from '../lab/blunders.ts'
import { scaleOf } from './chances.ts'
import { finishCycle } from './cycle.ts'
import { duel } from './duel.ts'
import type { JudgeJob } from './judge.ts'
import { isOtherOrder, judge } from './judge.ts'
import { Luck } from './luck.ts'
import type { Review } from './review.ts'
import { givenAway, momentsOf, review } from './review.ts'
import { reasonSentences, reviewMessages, tellMoment } from './review-words.ts'

const TRIES = 12

async function reviewed(game: AnyGame, record: GameRecord, tries = TRIES, jobs: JudgeJob[] = []): Promise<Review> {
  const result = await review(game, record, tries, {
    judge: (job) => {
      jobs.push(job)
      return judge(game, job)
    },
    atOnce: 2,
  })
  if (isRefusal(result)) throw new Error(result.code)
  return result
}

/** The first part of a game in which everybody takes what looks worst, so that there are mistakes and little is to be judged. */
function opening(game: AnyGame, steps: number): GameRecord {
  const [after, luck, follow] = [game.blank(), new Luck(), new Int32Array(MOST_MOVES)]
  let left = steps
  const record = playGame(game, Math.max(2, game.seats[0]), {}, 'review', (s, legal) => {
    if (left-- <= 0) return legal[0] as Move
    const worth = legal.map((move) => {
      luck.deal(1)
      finishCycle(game, copyState(s, after), move, luck, follow)
      return game.advice.worth(after, game.toAct(s))
    })
    return legal[worth.indexOf(Math.min(...worth))] as Move
  })
  return { ...record, steps: record.steps.slice(0, steps), outcome: null }
}

/** Of all seats they are one together, or one and the same where all play together. */
function expectChances(game: AnyGame, { course }: Review): void {
  expect(course.length).toBeGreaterThan(0)
  for (const { chances, points } of course) {
    if (game.cooperative) expect(new Set(chances).size).toBe(1)
    else expect(chances.reduce((all, one) => all + one, 0)).toBeCloseTo(1)
    expect(points).toHaveLength(game.cooperative ? 0 : chances.length)
  }
}

/** What was given away was there to be lost: at its decision, and on the curve. */
function expectAgreement({ judged, course }: Review): void {
  for (const { step, seat, chances, after, lost, marked } of judged) {
    const own = chances[seat] as number
    expect(lost.chance.mean).toBeLessThanOrEqual(own)
    if (!marked) expect(after).toEqual(chances)
    else {
      expect(own - (after[seat] as number)).toBeCloseTo(lost.chance.mean)
      const shown = course.find((one) => one.step === step - 1)?.chances[seat] as number
      expect(shown).toBeGreaterThanOrEqual(lost.chance.mean)
    }
  }
}

describe.each(GAME_IDS)('in %s', (id) => {
  test('a review of bad play finds what mattered, says what was better and why, and is the same again', async () => {
    const module = await loadGame(id)
    const { game } = module
    const record = opening(game, 6)
    const first = await reviewed(game, record)
    expect(await reviewed(game, record)).toEqual(first)
    expect(first.judged.length).toBeGreaterThan(2)
    expectChances(game, first)
    expectAgreement(first)
    const moments = momentsOf(first)
    expect(moments.length).toBeGreaterThan(0)
    expect(moments.length).toBeLessThanOrEqual(3)
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, record.seats)
    const s = game.blank()
    for (const moment of moments) {
      expect(moment.best).not.toBe(moment.played)
      expect(moment.line[0]).toBe(moment.best)
      expect(replay(game, record, s, moment.step - 1)).toBeNull()
      expect(game.check(s, game.moves.parse(moment.best) as Move)).toBe(0)
      for (const locale of LOCALES) {
        const words = await module.words(locale, names)
        const told = await tellMoment(game, s, moment, words, names, locale)
        for (const sentence of [told.played, told.lost, told.better, ...told.after, ...told.why])
          expect(sentence).not.toMatch(/undefined|NaN/)
      }
    }
  })

  test('a decision is judged alike in two worlds that look alike to who decided', async () => {
    const { game } = await loadGame(id)
    const jobs: JudgeJob[] = []
    await reviewed(game, opening(game, 4), 2, jobs)
    const job = jobs.at(-1) as JudgeJob
    const other = game.blank()
    game.imagine(job.view, seededChance('other world'), other)
    const again = { ...job, view: game.view(other, job.view.toAct), tries: TRIES }
    expect(await judge(game, again)).toEqual(await judge(game, { ...job, tries: TRIES }))
  })

  test('a move compared with itself is neither better nor worse', async () => {
    const { game } = await loadGame(id)
    const record = opening(game, 4)
    const s = game.blank()
    replay(game, record, s)
    const list = new Int32Array(MOST_MOVES)
    game.legal(s, list)
    const move = list[0] as Move
    const { points } = await duel(game, game.view(s, game.toAct(s)), move, move, 2, bitsFrom('self'))
    expect(points.mean).toBe(0)
  })
})

test('what a game has learned judges its decisions, also where two moves are compared', async () => {
  const { game } = await loadGame('neoville')
  const { learning: _, ...untaught } = game.advice
  const before: AnyGame = { ...game, advice: untaught }
  const s = game.blank()
  replay(game, opening(game, 4), s)
  const list = new Int32Array(MOST_MOVES)
  expect(game.legal(s, list)).toBeGreaterThan(1)
  const view = game.view(s, game.toAct(s))
  const [first, second] = list as unknown as [Move, Move]
  const compared = (by: AnyGame) => duel(by, view, first, second, TRIES, bitsFrom('net'))
  expect(await compared(game)).not.toEqual(await compared(before))
  const job = {
    game: game.id,
    rules: game.rules,
    view,
    played: game.moves.text(first),
    left: 1,
    tries: TRIES,
    seed: 'net',
  }
  expect((await judge(game, job)).chances).not.toEqual((await judge(before, job)).chances)
})

test('the curve of chances never contradicts what was given away, and the worst moment is told first', async () => {
  const { game } = await loadGame('neoville')
  const result = await reviewed(game, opening(game, 12), 24)
  expect(result.judged.some(({ marked }) => marked)).toBe(true)
  expectAgreement(result)
  const lost = momentsOf(result).map((one) => one.lost.chance.mean)
  expect(lost).toEqual([...lost].sort((a, b) => b - a))
})

test('what a player gave away counts mistakes only', () => {
  const of = (chance: number, points: number) => ({
    chance: { mean: chance, error: 0 },
    points: { mean: points, error: 0 },
  })
  const one = { played: '', best: '', line: [], chances: [], after: [], reason: null }
  const judged = [
    { ...one, step: 1, seat: 0, marked: true, lost: of(0.2, 6) },
    { ...one, step: 2, seat: 1, marked: true, lost: of(0.1, 3) },
    { ...one, step: 3, seat: 0, marked: false, lost: of(0.04, 5) },
    { ...one, step: 4, seat: 0, marked: true, lost: of(0.07, 2) },
  ]
  expect(givenAway({ judged }, 0)).toEqual({ decisions: 3, mistakes: 2, chance: expect.closeTo(0.09), points: 8 })
  expect(givenAway({ judged }, 2)).toEqual({ decisions: 0, mistakes: 0, chance: 0, points: 0 })
})

const seen = (tries: number, ...scores: number[]) => ({ move: 0, tries, chance: 0.5, score: 0, scores })
const leads = (points: number) => ({ chance: { mean: 0, error: 0 }, points: { mean: points, error: 1 } })

test('a lead says more the less of the game is left, and all where nothing is', async () => {
  const { game } = await loadGame('neoville')
  const [early, late] = [1, 0.1].map((left) => scaleOf(game, 0, left, seen(9, 50, 45)))
  expect(scaleOf(game, 0, 1, seen(9, 50, 50)).chances).toEqual([0.5, 0.5])
  expect(early?.chances[0]).toBeGreaterThan(0.5)
  expect(late?.chances[0]).toBeGreaterThan(early?.chances[0] as number)
  expect(scaleOf(game, 0, 0.2, seen(0, 51, 50)).chances[0]).toBeGreaterThan(0.95)
})

test('the same points are worth less to whoever has all but lost, and are as sure as they were measured', async () => {
  const { game } = await loadGame('neoville')
  const [open, lost] = [50, 10].map((own) => scaleOf(game, 0, 0.5, seen(9, own, 50)).lost(leads(4)).chance)
  expect(lost?.mean).toBeLessThan(open?.mean as number)
  expect((open?.error as number) / (open?.mean as number)).toBeCloseTo(1 / 4)
})

test('a game that was not measured has chances all the same', async () => {
  const { game } = await loadGame('neoville')
  const { drift: _, ...advice } = game.advice
  const [ahead, behind] = scaleOf({ ...game, advice }, 1, 0.5, seen(9, 60, 50)).chances as [number, number]
  expect(ahead + behind).toBeCloseTo(1)
  expect(ahead).toBeGreaterThan(0.6)
  expect(ahead).toBeLessThan(0.95)
})

test('most known blunders are marked, and few other moves', async () => {
  const { game } = await loadGame('neoville')
  const options = chooseOptions(game.options, {}, 2)
  if (isRefusal(options)) throw new Error(options.code)
  const { seen } = await blunderingGame(game, { game: game.id, seats: 2, options, seed: 'small', tries: 20 }, 0)
  const known = seen.filter((one) => one.known)
  const others = seen.filter((one) => !one.known)
  expect(known.length).toBeGreaterThan(1)
  expect(known.filter(({ marked }) => marked).length / known.length).toBeGreaterThanOrEqual(0.7)
  expect(others.filter(({ marked }) => marked).length / others.length).toBeLessThanOrEqual(0.15)
})

/** Evolutopia where several actions are to be blocked, one after the other. */
async function blocking(): Promise<{ game: AnyGame; view: Seen; choices: readonly string[] }> {
  const { game } = await loadGame('evolutopia')
  const [s, list] = [game.blank(), new Int32Array(MOST_MOVES)]
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const record = playGame(game, 2, {}, seed)
    for (let step = 0; step < record.steps.length; step++) {
      replay(game, record, s, step)
      const view = game.view(s, game.toAct(s))
      if (!('pending' in view && view.pending === 'block' && 'left' in view && view.left === 3)) continue
      const choices = Array.from(list.subarray(0, game.legal(s, list)), (move) => game.moves.text(move))
      return { game, view, choices }
    }
  }
  throw new Error('nobody blocks three actions')
}

test('what leads to the same position in another order within one turn gives nothing away', async () => {
  const { game, view, choices } = await blocking()
  const [first = '', second = '', third = '', fourth = ''] = choices
  const line = [first, second, third]
  for (const one of [second, third]) expect(isOtherOrder(game, view, line, one, bitsFrom('order'))).toBe(true)
  expect(isOtherOrder(game, view, line, first, bitsFrom('order'))).toBe(false)
  expect(isOtherOrder(game, view, line, fourth, bitsFrom('order'))).toBe(false)
  for (const played of choices)
    for (const seed of ['1', '2', '3']) {
      const { id, rules } = game
      const { best, line } = await judge(game, { game: id, rules, view, played, left: 0.5, tries: 24, seed })
      if (best !== played) expect(line).not.toContain(played)
    }
})

test('an order in which a move could not be played, or that ends elsewhere, is another line', async () => {
  const { game } = await loadGame('evolutopia')
  const s = game.blank()
  replay(game, playGame(game, 2, {}, 'order'), s, 0)
  const view = game.view(s, game.toAct(s))
  // The turn is over before the other can be played.
  expect(isOtherOrder(game, view, ['draw', 'manage'], 'manage', bitsFrom('order'))).toBe(false)
})

test('where all win together, no score sheet is spoken of', async () => {
  const module = await loadGame('evolutopia')
  const words = await module.words('en', ['Ada', 'Ben'])
  const none = { now: [], later: [], isEnd: false }
  expect(reasonSentences(none, 0, true, words, ['Ada', 'Ben'], 'en', await reviewMessages('en'))).toEqual([])
})

test('a review that is stopped gives up', async () => {
  const { game } = await loadGame('neoville')
  const stop = new AbortController()
  const { signal } = stop
  const judging = review(game, opening(game, 8), TRIES, {
    judge: (job) => judge(game, job, signal),
    atOnce: 1,
    signal,
    progress: () => stop.abort(),
  })
  await expect(judging).rejects.toMatchObject({ name: 'AbortError' })
})

test('a record that breaks the rules is refused', async () => {
  const { game } = await loadGame('neoville')
  const record = opening(game, 8)
  const broken = { ...record, steps: record.steps.slice(1) }
  expect(await review(game, broken, TRIES, { judge: (job) => judge(game, job), atOnce: 1 })).toMatchObject({
    code: 'record-refused',
  })
})

test('what only speaks against the better move is told as no reason for it', async () => {
  const module = await loadGame('neoville')
  const words = await module.words('en', ['Ada', 'Ben'])
  const m = await reviewMessages('en')
  const lead = (seat: number, by: number) => ({ seat, line: 'parks', by })
  const told = (...now: readonly ReturnType<typeof lead>[]) =>
    reasonSentences({ now, later: [], isEnd: false }, 0, false, words, ['Ada', 'Ben'], 'en', m)
  expect(told(lead(0, -5))).toEqual([m.noLine])
  expect(told(lead(1, 5))).toEqual([m.noLine])
  expect(told(lead(0, -5), lead(1, -5))).not.toEqual([m.noLine])
  expect(told(lead(0, 5))).not.toEqual([m.noLine])
})
