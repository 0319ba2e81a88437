// What every route is handed.
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Store } from '../store/open.ts'
import type { LIMITS, Limiter } from './limits.ts'
import { refuseForNow } from './refusal.ts'
import type { Door } from './who.ts'

export interface Server {
  readonly config: Config
  readonly store: Store
  readonly door: Door
  readonly limiter: Limiter
  readonly log: FastifyBaseLogger
}

/** Refuses who does too much of something. */
export function spend({ limiter }: Pick<Server, 'limiter'>, what: keyof typeof LIMITS, who: string): void {
  const wait = limiter.take(what, who)
  if (wait > 0) refuseForNow('too-many', wait)
}
