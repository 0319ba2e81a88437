// The worker's entry: answers the page's calls with the tables of this browser.
import { Pool } from '../bots/pool.ts'
import { startWebWorker } from '../bots/worker-start.ts'
import type { Refused } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import { browserHold } from './hold.ts'
import { LocalHouse } from './local-house.ts'
import type { LocalTable } from './local-table.ts'
import type { Answer, Ask, CallKind, FromWorker, Port, Saved, ToWorker } from './protocol.ts'
import { browserShelf } from './shelf.ts'

const port = self as unknown as Port<ToWorker, FromWorker>
/** One core is left to the page. */
const bots = new Pool(startWebWorker, Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1)))
const house = new LocalHouse(browserShelf(), browserHold, (...job) => bots.think(...job), {
  trouble: (id, trouble) => port.postMessage({ kind: 'trouble', id, trouble }),
  thinking: (id, thinking) => port.postMessage({ kind: 'thinking', id, thinking }),
})
const DRAWN_MILLISECONDS = 1500
const channels = new Map<number, () => void>()

const handlers: { readonly [K in CallKind]: (ask: Ask<K>) => Answer<K> | Promise<Answer<K>> } = {
  list: () => house.list(),
  open: (ask) => house.open(ask),
  join: async ({ id, take }) => {
    const answer = await house.join(id, take)
    prepareBots(answer)
    port.postMessage({ kind: 'trouble', id, trouble: house.find(id)?.keeper.trouble ?? null })
    return answer
  },
  leave: ({ id }) => {
    house.leave(id)
    return null
  },
  remove: async ({ id }) => {
    await house.remove(id)
    return null
  },
  pace: ({ milliseconds }) => {
    house.pace = milliseconds
    return null
  },
  subscribe: ({ id, viewer, channel }) => {
    const stop = tableOf(id).subscribe(viewer, (update) => port.postMessage({ kind: 'update', channel, update }))
    channels.set(channel, stop)
    return null
  },
  unsubscribe: ({ channel }) => {
    channels.get(channel)?.()
    channels.delete(channel)
    return null
  },
  move: ({ id, seat, move, seq }) => tableOf(id).move(seat, move, seq),
  undo: ({ id, seat, seq }) => tableOf(id).undo(seat, seq),
  why: ({ id, seat, move }) => tableOf(id).table.why(seat, move),
  preview: ({ id, seat, move }) => tableOf(id).table.preview(seat, move),
  at: ({ id, step, viewer }) => tableOf(id).table.at(step, viewer),
  hurry: ({ id }) => {
    tableOf(id).hurry()
    return null
  },
  hint: ({ id, seat }) => tableOf(id).hint(seat),
  record: ({ id, viewer }) => house.record(id, viewer),
  bring: (ask) => house.bring(ask),
  fork: ({ id, step, viewer }) => house.fork(id, step, viewer),
  totals: ({ id }) => tableOf(id).totals(),
}

/** Once the board is drawn, which has the first claim on the machine. */
function prepareBots(joined: Saved | Refused): void {
  if (isRefused(joined) || joined.seats.every(({ player }) => player === 'person')) return
  setTimeout(() => bots.prepare(joined.game, joined.rules), DRAWN_MILLISECONDS)
}

function tableOf(id: string): LocalTable {
  const local = house.find(id)
  if (!local) throw new Error(`no table ${id} was joined`)
  return local
}

port.onmessage = async ({ data: { n, kind, ask } }) => {
  try {
    const answer = await handlers[kind](ask as never)
    port.postMessage({ kind: 'answer', n, answer })
  } catch (error) {
    port.postMessage({ kind: 'failed', n, message: String(error) })
  }
}

// A bot that fails must not leave the page waiting: the page hears of it as of any other fault of the worker.
self.addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason
  })
})
