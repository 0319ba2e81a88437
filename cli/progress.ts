// A progress bar on a terminal, nothing elsewhere.
import { Presets, SingleBar } from 'cli-progress'
import type { Io } from './io.ts'

/** Does the work; it tells how far it is. */
export async function withProgress<T>(
  { stderr }: Io,
  total: number,
  work: (progress: (done: number) => void) => Promise<T>,
): Promise<T> {
  if (!stderr.isTTY) return work(() => {})
  const bar = new SingleBar(
    { stream: stderr, format: '{bar} {value}/{total}  {eta_formatted}' },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  try {
    return await work((done) => bar.update(done))
  } finally {
    bar.stop()
  }
}
