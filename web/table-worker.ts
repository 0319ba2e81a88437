// The worker's entry: answers the page's calls with the tables of this browser.
import type { Hint } from '../bots/hint.ts'
import { Pool } from '../bots/pool.ts'
import { startWebWorker } from '../bots/start-web.ts'
import type { AnyGame, Seen } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import type { Refused } from '../core/table.ts'
import { isRefused, refuse } from '../core/table.ts'
import { isGameId, loadGame } from '../games/index.ts'
import type { Call, Port } from '../house/client.ts'
import type { Handlers } from '../house/desk.ts'
import { Desk } from '../house/desk.ts'
import type { FromHouse } from '../house/messages.ts'
import { browserHold } from './hold.ts'
import { HERE } from './keeper.ts'
import { LocalHouse } from './local-house.ts'
import type { LocalCalls, Saved } from './protocol.ts'
import { browserShelf } from './shelf.ts'

const port = self as unknown as Port<Call, FromHouse>
/** One core is left to the page. */
const bots = new Pool(startWebWorker, Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1)))
const house = new LocalHouse(
  {
    shelf: browserShelf(),
    hold: browserHold,
    think: (...job) => bots.think(...job),
    now: () => Date.now(),
    later: (milliseconds, job) => {
      const timer = setTimeout(job, milliseconds)
      return () => clearTimeout(timer)
    },
  },
  {
    trouble: (id, trouble) => port.postMessage({ kind: 'trouble', id, trouble }),
    thinking: (id, thinking) => port.postMessage({ kind: 'thinking', id, thinking }),
    info: (id, info) => port.postMessage({ kind: 'info', id, info }),
  },
)
const desk = new Desk({ person: HERE, find: (id) => house.find(id), post: (message) => port.postMessage(message) })
const DRAWN_MILLISECONDS = 1500
const HINT_MILLISECONDS = 1500
let hinting = new AbortController()

const handlers: Handlers<LocalCalls> = {
  ...desk.handlers,
  // The page's own line loses nothing, and copying is cheaper than comparing.
  subscribe: (ask) => desk.handlers.subscribe({ ...ask, whole: true }),
  list: () => house.list(),
  open: (ask) => house.open(ask),
  join: async ({ id, take }) => {
    const answer = await house.join(id, take)
    prepareBots(answer)
    port.postMessage({ kind: 'trouble', id, trouble: house.trouble(id) })
    return answer
  },
  putAway: async ({ id }) => {
    desk.close(id)
    await house.leave(id)
    return null
  },
  remove: async ({ id }) => {
    desk.close(id)
    await house.remove(id)
    return null
  },
  pace: ({ milliseconds }) => {
    house.pace = milliseconds
    return null
  },
  hurry: ({ id }) => {
    hinting.abort()
    const hosted = house.find(id)
    if (!isRefused(hosted)) hosted.hurry()
    return null
  },
  hint: ({ id, seat }) => house.hint(id, seat, advise),
  advise: async ({ game: id, rules, view }) => {
    if (!isGameId(id)) return refuse('game-unknown')
    const loaded = await loadGame(id, rules)
    return isRefusal(loaded) ? { refusal: loaded } : advise(loaded.game, view)
  },
  hurryAdvice: () => {
    hinting.abort()
    return null
  },
  bring: (ask) => house.bring(ask),
  fork: ({ id, step, viewer }) => house.fork(id, step, viewer),
}

async function advise(game: AnyGame, view: Seen): Promise<Hint> {
  const { hint } = await import('../bots/hint.ts')
  hinting = new AbortController()
  return hint(game, view, { ms: HINT_MILLISECONDS }, hinting.signal)
}

/** Once the board is drawn, which has the first claim on the machine. */
function prepareBots(joined: Saved | Refused): void {
  if (isRefused(joined) || joined.seats.every(({ player }) => player === 'person')) return
  setTimeout(() => bots.prepare(joined.game, joined.rules), DRAWN_MILLISECONDS)
}

port.onmessage = async ({ data: { n, kind, ask } }) => {
  try {
    const answer = await handlers[kind as keyof LocalCalls](ask as never)
    port.postMessage({ kind: 'answer', n, answer })
  } catch (error) {
    port.postMessage({ kind: 'failed', n, message: String(error) })
  }
}

// A fault of ours must not leave the page waiting: it hears of it as of any other fault of the worker.
self.addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason
  })
})
