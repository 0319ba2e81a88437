// A breath between two slices of thinking, in which messages are heard; the same in browsers and in Node.

/** No slice of thinking is longer, in milliseconds. */
export const SLICE = 12

type Immediate = (done: () => void) => unknown

/** Quicker than a timer, which browsers hold back by milliseconds. */
function throughChannel(done: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    done()
  }
  port2.postMessage(null)
}

const immediate: Immediate = (globalThis as { setImmediate?: Immediate }).setImmediate ?? throughChannel

export function pause(): Promise<void> {
  return new Promise((done) => immediate(() => done()))
}
