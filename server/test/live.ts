// Lines over real sockets, for tests.
import { WebSocket } from 'ws'
import type { Viewer } from '../../core/game.ts'
import type { Update } from '../../core/table.ts'
import type { Socket } from '../../house/live.ts'
import { LiveLine } from '../../house/live.ts'
import type { Guest } from './client.ts'

const later = (milliseconds: number, job: () => void) => {
  const timer = setTimeout(job, milliseconds)
  return () => clearTimeout(timer)
}

export function socketTo(url: string, headers: { readonly [name: string]: string } = {}): WebSocket {
  return new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers })
}

/** A line as a page has it; `url` may change while it lives. */
export function lineTo(url: () => string, who?: Guest, token?: string): LiveLine {
  return new LiveLine({
    connect: () => socketTo(url(), who ? { cookie: who.cookie() } : {}) as unknown as Socket,
    later: (milliseconds, job) => later(Math.min(milliseconds, 100), job),
    random: Math.random,
    ...(token === undefined ? {} : { token }),
  })
}

/** Hears a table; `until` gives the first update that fits. */
export function watch({ line }: LiveLine, id: string, viewer: Viewer) {
  let last: Update | null = null
  let past: Update['past'] = []
  const waiting = new Set<() => void>()
  const stop = line.subscribe(id, viewer, (update) => {
    past = [...past.slice(0, update.from), ...update.past]
    last = { ...update, from: 0, past }
    for (const look of waiting) look()
  })
  return {
    stop,
    last: () => last,
    until: (fits: (update: Update) => boolean) =>
      new Promise<Update>((resolve) => {
        const look = () => {
          if (!last || !fits(last)) return
          waiting.delete(look)
          resolve(last)
        }
        waiting.add(look)
        look()
      }),
  }
}

/** What a plain socket hears, frame by frame. */
export function frames(socket: WebSocket) {
  const heard: { readonly kind: string; readonly [key: string]: unknown }[] = []
  const bytes: string[] = []
  socket.on('message', (data) => {
    bytes.push(String(data))
    heard.push(JSON.parse(String(data)))
  })
  return {
    heard,
    bytes,
    closed: new Promise<number>((resolve) => socket.on('close', (code) => resolve(code))),
  }
}
