// What every route is handed.
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Vapid } from '../notices/push.ts'
import type { Wire } from '../notices/wire.ts'
import type { Store } from '../store/open.ts'
import type { Presence } from '../tables/presence.ts'
import type { Room } from '../tables/room.ts'
import type { LIMITS, Limiter } from './limits.ts'
import { refuseForNow, refuseWith } from './refusal.ts'
import type { Door } from './who.ts'

export interface Server {
  readonly config: Config
  readonly store: Store
  readonly door: Door
  readonly limiter: Limiter
  readonly room: Room
  readonly presence: Presence
  /** Whether bots have more to do than they can. */
  readonly isBusy: () => boolean
  readonly log: FastifyBaseLogger
  /** How notices leave, and what those to devices are signed with. */
  readonly wire: Wire
  readonly vapid: Vapid
  /** Told when sessions or tokens end. */
  readonly ended: Set<(isEnded: IsEnded) => void>
}

/** Whether what somebody came in with has ended: the person, and the session's digest or the token's id. */
export type IsEnded = (came: { readonly person: string | null; readonly key: string | null }) => boolean

export function tellEnded({ ended }: Pick<Server, 'ended'>, isEnded: IsEnded): void {
  for (const hear of ended) hear(isEnded)
}

/** Refuses who does too much of something. */
export function spend({ limiter }: Pick<Server, 'limiter'>, what: keyof typeof LIMITS, who: string): void {
  const wait = limiter.take(what, who)
  if (wait > 0) refuseForNow('too-many', wait)
}

const BUSY_SECONDS = 30

/** No game with bots starts while they are behind. */
export function refuseWhileBusy({ isBusy }: Pick<Server, 'isBusy'>): void {
  if (isBusy()) refuseWith(503, 'bots-busy', { seconds: BUSY_SECONDS })
}
