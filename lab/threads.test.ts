// Blocks over threads: each counts once and in order, whatever the threads do and whenever the work is stopped.
import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Contest } from './block.ts'

/** A thread that does what the test says. */
class FakeThread extends EventEmitter {
  readonly asked: number[] = []
  ended = false
  constructor() {
    super()
    if (cannotStart) throw new Error('ERR_WORKER_INIT_FAILED')
    threads.push(this)
  }
  postMessage(block: number): void {
    this.asked.push(block)
  }
  /** Finishes what it was asked for last. */
  finish(): void {
    this.emit('message', { block: this.asked.at(-1), games: [], clocks: [] })
  }
  crash(): void {
    this.emit('error', new Error('out of memory'))
    this.emit('exit', 1)
  }
  async terminate(): Promise<number> {
    this.ended = true
    // Even now an answer may be on its way.
    this.finish()
    this.emit('exit', 1)
    return 1
  }
}
let threads: FakeThread[] = []
let cannotStart = false
beforeEach(() => {
  threads = []
  cannotStart = false
})
vi.mock('node:worker_threads', () => ({ Worker: FakeThread }))
vi.mock('node:os', () => ({ availableParallelism: () => 2 }))

const { inBlocks, mostThreads } = await import('./threads.ts')

const contest: Contest = { game: 'neoville', seats: 2, options: { first: null }, bots: ['random', 'random'], seed: '1' }

/** Begins the work; `heard` are the blocks in the order they were told. */
function begin(blocks: number, count: number, signal = control().signal, enough = Number.POSITIVE_INFINITY) {
  const heard: number[] = []
  const done = inBlocks({ kind: 'contest', of: contest }, { blocks, threads: count, signal }, ({ block }) => {
    heard.push(block)
    return heard.length < enough
  })
  return { heard, done }
}

test('results are told in the order of the blocks', async () => {
  const { heard, done } = begin(4, 2)
  const [slow, quick] = threads as [FakeThread, FakeThread]
  for (let i = 0; i < 3; i++) quick.finish()
  expect(heard).toEqual([])
  slow.finish()
  await done
  expect(heard).toEqual([0, 1, 2, 3])
  expect(threads.every(({ ended }) => ended)).toBe(true)
})

test('after Ctrl-C exactly the first blocks have counted, each once', async () => {
  const { signal, abort } = control()
  const { heard, done } = begin(10, 3, signal)
  const [a, b, c] = threads as [FakeThread, FakeThread, FakeThread]
  a.finish()
  c.finish()
  c.finish()
  abort()
  b.finish()
  await done
  expect(heard).toEqual([0])
})

test('what is enough is enough, however many results are on their way', async () => {
  const { heard, done } = begin(10, 3, control().signal, 2)
  const [a, b, c] = threads as [FakeThread, FakeThread, FakeThread]
  c.finish()
  b.finish()
  a.finish()
  b.finish()
  c.finish()
  await done
  expect(heard).toEqual([0, 1])
})

test('a thread that breaks down leaves its block to another, even to one that was done', async () => {
  const { heard, done } = begin(2, 2)
  const [a, b] = threads as [FakeThread, FakeThread]
  b.finish()
  a.crash()
  expect(b.asked).toEqual([1, 0])
  b.finish()
  await done
  expect(heard).toEqual([0, 1])
})

test('where no thread can be started, or all break down, the games are played here', async () => {
  cannotStart = true
  const none = begin(3, 2)
  await none.done
  expect(none.heard).toEqual([0, 1, 2])

  cannotStart = false
  const lost = begin(3, 2)
  for (const thread of threads) thread.crash()
  await lost.done
  expect(lost.heard).toEqual([0, 1, 2])
})

test('there are never many more threads than cores', async () => {
  const { done } = begin(1000, 1_000_000, AbortSignal.abort())
  await done
  expect(threads).toHaveLength(0)
  const { signal, abort } = control()
  const many = begin(1000, 1_000_000, signal)
  expect(threads).toHaveLength(mostThreads())
  expect(mostThreads()).toBe(4)
  abort()
  await many.done
})

function control() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
