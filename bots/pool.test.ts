// The pool and the inside of its workers, joined by plain calls in place of threads.
import { expect, test } from 'vitest'
import { seededChance } from '../core/chance.ts'
import { isRefusal } from '../core/game.ts'
import { chooseOptions } from '../core/options.ts'
import { loadGame } from '../games/index.ts'
import type { StartWorker } from './pool.ts'
import { Pool } from './pool.ts'
import type { Job } from './protocol.ts'
import { Thinker } from './thinker.ts'

const { game } = await loadGame('neoville')

function jobFor(bot: string): Job {
  const options = chooseOptions(game.options, {}, 2)
  if (isRefusal(options)) throw new Error('options refused')
  const s = game.blank()
  game.setup(2, options, seededChance('pool'), s)
  const { rules } = game
  return { game: 'neoville', rules, view: JSON.parse(JSON.stringify(game.view(s, game.toAct(s)))), bot, seed: '1' }
}

const thinking: StartWorker = (hear) => {
  const thinker = new Thinker(
    (message) => queueMicrotask(() => hear(message)),
    async (id) => (id === game.id ? game : null),
  )
  return { post: (message) => thinker.hear(message), stop: () => {} }
}

test('a job is answered with the text of a move, the same for the same seed', async () => {
  const pool = new Pool(thinking, 2)
  const job = jobFor('search:60it')
  const [one, other] = await Promise.all([pool.think(job), pool.think(job)])
  expect(game.moves.parse(one)).toBeTypeOf('number')
  expect(other).toBe(one)
})

test('a cancelled job answers with the best so far, told of on the way', async () => {
  const pool = new Pool(thinking, 1)
  const stop = new AbortController()
  const told: string[] = []
  const answer = pool.think(jobFor('search:9999999it'), stop.signal, ({ candidates }) => {
    told.push(...candidates.map(({ move }) => move))
    stop.abort()
  })
  expect(told).toHaveLength(0)
  expect(told).toContain(await answer.then((move) => (told.includes(move) ? move : `unheard of: ${move}`)))
})

test('a worker is made ready before the first job, which then goes to it', async () => {
  const heard: string[] = []
  const pool = new Pool((hear, crash) => {
    const worker = thinking(hear, crash)
    const post: typeof worker.post = (message) => {
      heard.push(message.kind)
      worker.post(message)
    }
    return { ...worker, post }
  }, 2)
  pool.prepare('neoville', game.rules)
  await pool.think(jobFor('greedy'))
  expect(heard).toEqual(['prepare', 'think'])
})

test('a job that is cancelled before it is asked answers too', async () => {
  const pool = new Pool(thinking, 1)
  expect(game.moves.parse(await pool.think(jobFor('search:9999999it'), AbortSignal.abort()))).toBeTypeOf('number')
})

test('when a worker crashes another is asked again', async () => {
  let started = 0
  const pool = new Pool((hear, crash) => {
    started++
    return started === 1 ? { post: () => queueMicrotask(crash), stop: () => {} } : thinking(hear, crash)
  }, 1)
  expect(game.moves.parse(await pool.think(jobFor('greedy')))).toBeTypeOf('number')
  expect(started).toBe(2)
})

/** Time that passes when it is told to. */
function handClock() {
  const waiting = new Set<() => void>()
  const later = (_milliseconds: number, job: () => void) => {
    waiting.add(job)
    return () => waiting.delete(job)
  }
  const runOut = () => {
    for (const job of [...waiting]) {
      waiting.delete(job)
      job()
    }
  }
  return { later, runOut, waiting }
}

test('a worker that never answers is stopped, and another is asked', async () => {
  let [started, stopped] = [0, 0]
  const { later, runOut, waiting } = handClock()
  const silent: ReturnType<StartWorker> = { post: () => {}, stop: () => void stopped++ }
  const pool = new Pool((hear, crash) => (++started === 1 ? silent : thinking(hear, crash)), 1, later)
  const answer = pool.think(jobFor('greedy'))
  runOut()
  expect(game.moves.parse(await answer)).toBeTypeOf('number')
  expect([started, stopped]).toEqual([2, 1])
  expect(waiting.size).toBe(0)
})

test('a worker that thinks long but tells so is waited for', async () => {
  const { later, waiting } = handClock()
  let say: Parameters<StartWorker>[0] = () => {}
  const pool = new Pool(
    (hear) => {
      say = hear
      return { post: () => {}, stop: () => {} }
    },
    1,
    later,
  )
  const answer = pool.think(jobFor('greedy'))
  const [first] = waiting
  say({ kind: 'progress', id: 1, thought: { candidates: [], spent: 0.5 } })
  expect(waiting.has(first)).toBe(false)
  expect(waiting.size).toBe(1)
  say({ kind: 'answer', id: 1, move: 'skip' })
  expect(await answer).toBe('skip')
  expect(waiting.size).toBe(0)
})

test('where no worker starts any more the job is given up', async () => {
  let started = 0
  const pool = new Pool((_, crash) => {
    if (++started > 1) throw new Error('no more threads')
    return { post: () => queueMicrotask(crash), stop: () => {} }
  }, 1)
  await expect(pool.think(jobFor('greedy'))).rejects.toThrow('no worker can be started')
})

test('a job that crashes every worker is given up', async () => {
  const pool = new Pool((_, crash) => ({ post: () => queueMicrotask(crash), stop: () => {} }), 2)
  await expect(pool.think(jobFor('greedy'))).rejects.toThrow('crashed')
})

test('an unknown bot is refused, not asked for again', async () => {
  await expect(new Pool(thinking, 1).think(jobFor('oracle'))).rejects.toThrow('no bot "oracle"')
})

test('a closed pool gives up what it was thinking about', async () => {
  const pool = new Pool(() => ({ post: () => {}, stop: () => {} }), 1)
  const answer = pool.think(jobFor('greedy'))
  pool.close()
  await expect(answer).rejects.toThrow('sent home')
})
