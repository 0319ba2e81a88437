// Learning: slopes that are true, a net that learns what can be learned, and the same weights from the same seed.
import { expect, test } from 'vitest'
import { Net } from '../../bots/net.ts'
import { bitsFrom } from '../../core/chance.ts'
import { MOST_MOVES, NOBODY } from '../../core/game.ts'
import { loadGame } from '../../games/index.ts'
import { Breath } from '../breath.ts'
import type { StrayPlan } from '../straying.ts'
import { compare } from './foretold.ts'
import { Teacher } from './lessons.ts'
import { remember, spreads } from './memory.ts'
import type { Bench } from './slopes.ts'
import { benchFor, Slopes } from './slopes.ts'
import type { Progress } from './trainer.ts'
import { Trainer } from './trainer.ts'

const { game } = await loadGame('neoville')
const learning = game.advice.learning
if (!learning) throw new Error('Neoville is learned')
const course: StrayPlan = {
  game: game.id,
  settings: [{ seats: 2, options: { first: null, utilities: 'random' } }],
  bot: { kind: 'follower' },
  seed: 'learning',
}

async function lessonsOf(blocks: number) {
  const teacher = new Teacher(game, course)
  return Promise.all(Array.from({ length: blocks }, (_, block) => teacher.block(block)))
}

function schoolOf(lessons: Awaited<ReturnType<typeof lessonsOf>>) {
  const memory = remember(lessons, learning!.part)
  const bench = benchFor(game, learning!, memory, spreads(memory, learning!.own))
  const bits = bitsFrom('net')
  return { memory, bench, bits, trainer: new Trainer(learning!, bench, bits), slopes: new Slopes(learning!, bench) }
}

const all = (count: number) => Int32Array.from({ length: count }, (_, i) => i)
const quiet = () => new Breath(new AbortController().signal)

/** The loss rises by as much as was worked out when one weight is made a little larger. */
function expectSlope(bench: Bench, at: number, loss: () => number): void {
  const kept = bench.weights[at]
  bench.weights[at] = kept + 1e-5
  const above = loss()
  bench.weights[at] = kept - 1e-5
  const below = loss()
  bench.weights[at] = kept
  expect((above - below) / 2e-5).toBeCloseTo(bench.slopes[at], 4)
}

test('lessons are the same for the same block, whatever was played before', async () => {
  const [, second] = await lessonsOf(2)
  expect(await new Teacher(game, course).block(1)).toEqual(second)
})

/** One of which the untrained net is not too wrong. */
const POSITION = 10

test('slopes are what a small change of a weight changes', async () => {
  const { bench, slopes, memory } = schoolOf(await lessonsOf(1))
  const random = bitsFrom('weights')
  for (let i = 0; i < bench.weights.length; i++) bench.weights[i] = (0.3 * random()) / 2 ** 31
  bench.batch[0] = POSITION
  bench.size[0] = 1
  slopes.piece(0)
  const told = new Float64Array(2)
  /** Half the squares of the errors that count, as long as none is so large that it is cut. */
  const loss = () => {
    slopes.foretell(POSITION, told)
    const at = memory.at[POSITION]
    const errors = [told[0] - memory.score[at], told[1] - memory.score[at + 1]]
    const mean = (errors[0] + errors[1]) / 2
    expect(Math.max(...errors.map((error) => Math.abs(error - mean + 0.3 * error)))).toBeLessThan(15)
    return errors.reduce((sum, error) => sum + (error - mean) ** 2 / 2 + (0.3 * error ** 2) / 2, 0) / 15
  }
  const bits = bitsFrom('which')
  let checked = 0
  for (let i = 0; i < 300; i++) {
    const at = (bits() >>> 0) % bench.weights.length
    expectSlope(bench, at, loss)
    if (bench.slopes[at] !== 0) checked++
  }
  expect(checked).toBeGreaterThan(50)
})

test('a net learns, and the weights it ends with say in a game what they said in training', async () => {
  const lessons = await lessonsOf(5)
  const { memory, bits, trainer, slopes } = schoolOf(lessons)
  const positions = all(memory.count)
  const explained = () =>
    compare(memory, false, positions, learning.own, (position, into) => slopes.foretell(position, into)).map(
      ({ explained: [worth, net] }) => net - worth,
    )
  await trainer.train(positions, { epochs: 12, rate: 0.005, threads: 1 }, bits, quiet(), () => {})
  expect(explained().reduce((sum, gain) => sum + gain)).toBeGreaterThan(0.1)

  const net = new Net(learning, trainer.finished())
  const told = new Float64Array(2)
  const own = new Float64Array(learning.own)
  const parts = new Float64Array(learning.part * learning.mostParts)
  const s = game.blank()
  game.setup(2, { first: null, utilities: 'random' }, { draw: () => 0 }, s)
  const list = new Int32Array(MOST_MOVES)
  for (let step = 0; step < 30 && game.toAct(s) !== NOBODY; step++) {
    game.advice.promising(s, list)
    game.play(s, list[0], { draw: () => 0 })
  }
  const count = learning.read(s, 1, own, parts)
  const one = remember(
    [
      {
        block: 0,
        seats: Uint8Array.of(1),
        left: Uint8Array.of(50),
        score: Float32Array.of(0),
        parts: Uint8Array.of(count),
        own: Float32Array.from(own),
        part: Float32Array.from(parts.subarray(0, count * learning.part)),
      },
    ],
    learning.part,
  )
  const bench = benchFor(game, learning, one, new Float64Array(learning.own).fill(1))
  bench.weights.set(trainer.finished())
  new Slopes(learning, bench).foretell(0, told)
  expect(net.worth(s, 1)).toBeCloseTo(told[0], 3)
})

test('the same seed learns the same weights', async () => {
  const lessons = await lessonsOf(2)
  const learned = async () => {
    const { memory, bits, trainer } = schoolOf(lessons)
    await trainer.train(all(memory.count), { epochs: 1, rate: 0.002, threads: 1 }, bits, quiet(), () => {})
    return trainer.finished()
  }
  expect(await learned()).toEqual(await learned())
})

test('training that was stopped goes on to the same weights', async () => {
  const lessons = await lessonsOf(2)
  const plan = { epochs: 3, rate: 0.002, threads: 1 }
  const whole = schoolOf(lessons)
  const positions = all(whole.memory.count)
  await whole.trainer.train(positions.slice(), plan, whole.bits, quiet(), () => {})

  const first = schoolOf(lessons)
  const kept: Progress[] = []
  const often = { due: true, take: async () => void kept.push(first.trainer.progress) } as unknown as Breath
  await first.trainer.train(positions.slice(), plan, first.bits, often, () => {})
  for (const progress of [kept[0], kept[kept.length >> 1]]) {
    const again = schoolOf(lessons)
    again.trainer.resume(progress)
    await again.trainer.train(positions.slice(), plan, again.bits, quiet(), () => {})
    expect(again.trainer.finished()).toEqual(whole.trainer.finished())
  }
})

test('what a net is told begins with what the position is worth', () => {
  const own = new Float64Array(learning.own)
  const parts = new Float64Array(learning.part * learning.mostParts)
  const s = game.blank()
  const list = new Int32Array(MOST_MOVES)
  game.setup(3, { first: null, utilities: 'random' }, { draw: () => 0 }, s)
  for (; game.toAct(s) !== NOBODY; game.play(s, list[0], { draw: () => 0 })) {
    for (let seat = 0; seat < 3; seat++) {
      const count = learning.read(s, seat, own, parts)
      expect(count).toBeLessThanOrEqual(learning.mostParts)
      expect(own[0]).toBeCloseTo(game.advice.worth(s, seat), 9)
      expect([...own, ...parts].every(Number.isFinite)).toBe(true)
    }
    game.advice.promising(s, list)
  }
})

test('where all play together, slopes are those of the log-loss of the victory', async () => {
  const { game } = await loadGame('evolutopia')
  const { learning } = game.advice
  if (!learning) throw new Error('Evolutopia is learned')
  const settings = [{ seats: 3, options: { level: 'discovery', first: null, silence: true } }]
  const teacher = new Teacher(game, { game: game.id, settings, bot: { kind: 'follower' }, seed: 'together' })
  const lessons = await teacher.block(0)
  expect(lessons.seats.every((seats) => seats === 1)).toBe(true)
  expect(new Set(lessons.score)).toEqual(new Set([0, 1]))
  const memory = remember([lessons], learning.part)
  const bench = benchFor(game, learning, memory, spreads(memory, learning.own))
  const random = bitsFrom('weights')
  for (let i = 0; i < bench.weights.length; i++) bench.weights[i] = (0.2 * random()) / 2 ** 31
  const slopes = new Slopes(learning, bench)
  const told = new Float64Array(1)
  for (const won of [0, 1]) {
    const position = lessons.score.indexOf(won)
    bench.batch[0] = position
    bench.size[0] = 1
    slopes.piece(0)
    const loss = () => {
      slopes.foretell(position, told)
      const chance = 1 / (1 + Math.exp(-told[0]))
      return -Math.log(won === 1 ? chance : 1 - chance)
    }
    let checked = 0
    for (let at = 0; at < bench.weights.length; at += 13) {
      expectSlope(bench, at, loss)
      if (bench.slopes[at] !== 0) checked++
    }
    expect(checked).toBeGreaterThan(20)
  }
})
