// The one line of this page to the server, opened when it is first needed.
import type { Socket } from '../../house/live.ts'
import { LiveLine } from '../../house/live.ts'
import { onOther } from './me.svelte.ts'
import { onWake } from './wake.ts'

let live: LiveLine | null = null

/** 0 to 1, both ends out. */
function random(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
}

/** A line of its own; `nobody`: it is not told who this browser is known as. */
export function newLine({ nobody = false } = {}): LiveLine {
  const address = new URL('/api/live', location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new LiveLine({
    connect: () => new WebSocket(address) as Socket,
    later(milliseconds, job) {
      const timer = setTimeout(job, milliseconds)
      return () => clearTimeout(timer)
    },
    random,
    nobody,
  })
}

export function liveLine(): LiveLine {
  live ??= newLine()
  return live
}

/** Somebody else sits before this page now: the server must know before it says more. */
onOther(() => {
  live?.close()
  live = null
})

addEventListener('offline', () => live?.drop())
onWake(() => live?.hurry())
