// Who asks: a person by the cookie of a session or by a token, never by anything in a message.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Person, Scope } from '../people/people.ts'
import { findSession, findToken, noteSession, SESSION_LASTS } from '../people/people.ts'
import type { Store } from '../store/open.ts'
import { refuseWith } from './refusal.ts'

export interface Who {
  readonly person: Person
  /** The digest of the session, for who comes with a cookie. */
  readonly session?: string
  readonly token?: { readonly id: string; readonly scope: Scope }
}

/** Everything of one's own needs a session; a token may play, or only read. */
export type Right = 'account' | 'play' | 'read'

export interface Door {
  /** Nobody, where nothing says who it is; what says it must be true. */
  identify(request: FastifyRequest): Promise<Who | null>
  /** Somebody who may do this, or 401, or 403. */
  admit(request: FastifyRequest, right: Right): Promise<Who>
  giveCookie(reply: FastifyReply, secret: string): void
  takeCookie(reply: FastifyReply): void
}

export function makeDoor({ store, config }: { readonly store: Store; readonly config: Config }): Door {
  const secure = config.origin?.startsWith('https:') ?? false
  const cookie = secure ? '__Host-ludopolis' : 'ludopolis'
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

  async function identify(request: FastifyRequest): Promise<Who | null> {
    const who = await (request.headers.authorization === undefined ? bySession(request) : byToken(request))
    if (who?.person.blocked) refuseWith(403, 'person-blocked')
    return who
  }

  async function bySession(request: FastifyRequest): Promise<Who | null> {
    const secret = request.cookies[cookie]
    const session = secret ? await findSession(store.db, secret, store.now()) : null
    if (!session) return null
    if (session.stale) await noteSession(store.db, session.hash, store.now())
    return { person: session.person, session: session.hash }
  }

  async function byToken(request: FastifyRequest): Promise<Who> {
    const [, token] = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? []
    const found = token === undefined ? null : await findToken(store.db, token)
    if (!found) return refuseWith(401, 'token-unknown')
    return { person: found.person, token: { id: found.id, scope: found.scope } }
  }

  return {
    identify,
    async admit(request, right) {
      const who = (await identify(request)) ?? refuseWith(401, 'who-are-you')
      if (who.token && (right === 'account' || (right === 'play' && who.token.scope === 'read')))
        refuseWith(403, 'token-scope')
      return who
    },
    giveCookie(reply, secret) {
      reply.setCookie(cookie, secret, { ...attributes, maxAge: SESSION_LASTS / 1000 })
    },
    takeCookie(reply) {
      reply.clearCookie(cookie, attributes)
    },
  }
}
