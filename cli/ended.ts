// How a command ends that plays many games: with all of them, or with a word about how many.
import type { Invocation } from './command.ts'
import { INTERRUPTED } from './io.ts'

/** The exit code. */
export function ended(done: number, wanted: number, { io, m }: Pick<Invocation, 'io' | 'm'>): number {
  if (done >= wanted) return 0
  io.stderr.write(`ludopolis: ${m.stopped(done, wanted)}\n`)
  return INTERRUPTED
}
