// The tables of this browser, hosted in its worker: loaded with the first table, for the first page needs none of it.
import type { Hint } from '../bots/hint.ts'
import { Pool } from '../bots/pool.ts'
import type { AnyGame, Seen } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import type { Refused } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import { isGameId, loadGame } from '../games/index.ts'
import type { Handlers } from '../house/call-desk.ts'
import { CallDesk } from '../house/call-desk.ts'
import { refuse } from '../house/codes.ts'
import type { FromHouse } from '../house/messages.ts'
import { borrowThinker } from './borrow-thinker.ts'
import { browserHold } from './hold.ts'
import { HERE } from './keeper.ts'
import { LocalHouse } from './local-house.ts'
import type { LocalCalls, Saved } from './protocol.ts'
import type { Shelf } from './shelf.ts'

const DRAWN_MILLISECONDS = 1500
const HINT_MILLISECONDS = 1500

/** How the calls about tables are answered. */
export function hostTables(shelf: Shelf, post: (message: FromHouse) => void): Handlers<LocalCalls> {
  /** One core is left to the page. */
  const bots = new Pool(borrowThinker, Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1)))
  const house = new LocalHouse(
    {
      shelf,
      hold: browserHold,
      think: (...job) => bots.think(...job),
      now: () => Date.now(),
      later: (milliseconds, job) => {
        const timer = setTimeout(job, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    {
      trouble: (id, trouble) => post({ kind: 'trouble', id, trouble }),
      thinking: (id, thinking) => post({ kind: 'thinking', id, thinking }),
      info: (id, info) => post({ kind: 'info', id, info }),
    },
  )
  const desk = new CallDesk({ person: HERE, find: (id) => house.find(id), post })
  let hinting = new AbortController()

  async function advise(game: AnyGame, view: Seen, step: number): Promise<Hint> {
    const { hint } = await import('../bots/hint.ts')
    hinting = new AbortController()
    return hint(game, view, step, { ms: HINT_MILLISECONDS, learned: true }, hinting.signal)
  }

  /** After the board is drawn, which comes first. */
  function prepareBots(joined: Saved | Refused): void {
    if (isRefused(joined) || joined.seats.every(({ player }) => player === 'person')) return
    setTimeout(() => bots.prepare(joined.game, joined.rules), DRAWN_MILLISECONDS)
  }

  return {
    ...desk.handlers,
    // The page's own line loses nothing, and copying is cheaper than comparing.
    subscribe: (ask) => desk.handlers.subscribe({ ...ask, whole: true }),
    list: () => house.list(),
    open: (ask) => house.open(ask),
    join: async ({ id, take }) => {
      const answer = await house.join(id, take)
      prepareBots(answer)
      post({ kind: 'trouble', id, trouble: house.trouble(id) })
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
      house.hurry(id)
      return null
    },
    hint: ({ id, seat }) => house.hint(id, seat, advise),
    advise: async ({ game: id, rules, view, step }) => {
      if (!isGameId(id)) return refuse('game-unknown')
      const loaded = await loadGame(id, rules)
      return isRefusal(loaded) ? { refusal: loaded } : advise(loaded.game, view, step)
    },
    hurryAdvice: () => {
      hinting.abort()
      return null
    },
    bring: (ask) => house.bring(ask),
    fork: ({ id, step, viewer, seats }) => house.fork(id, step, viewer, seats),
  }
}
