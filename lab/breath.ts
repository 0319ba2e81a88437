// A breath now and then in long work: in it Ctrl-C is heard and a progress bar is drawn.
import { setImmediate } from 'node:timers/promises'

/** In milliseconds; nobody notices so short a delay. */
const EVERY = 50

export class Breath {
  readonly signal: AbortSignal
  #last = performance.now()

  constructor(signal: AbortSignal) {
    this.signal = signal
  }

  get due(): boolean {
    return performance.now() - this.#last > EVERY
  }

  /** Throws when the work is to stop. */
  async take(): Promise<void> {
    await setImmediate()
    this.#last = performance.now()
    this.signal.throwIfAborted()
  }
}
