// Who one is: guests, accounts, logging in and out, tokens, and going for good.
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LOCALES } from '../../core/words.ts'
import { refuseForNow, refuseWith } from '../http/refusal.ts'
import { refusals } from '../http/schemas.ts'
import type { Server } from '../http/server.ts'
import { spend, tellEnded } from '../http/server.ts'
import { changeWebhook } from '../notices/routes.ts'
import { giveSeatsUp, renewTables, tablesOf } from '../tables/leaving.ts'
import { nameKey, readName } from './names.ts'
import type { Person } from './people.ts'
import {
  addGuest,
  addSession,
  addToken,
  changePerson,
  endSession,
  endSessions,
  endToken,
  endTokens,
  findAccount,
  MOST_TOKENS,
  profileOf,
  removePerson,
  sessionNamed,
  sessionsOf,
  tokensOf,
} from './people.ts'
import { hashPassword, verifyPassword } from './secrets.ts'

const password = z.string().min(8).max(200)
const name = z.string().max(200)
const Me = z.object({
  id: z.string(),
  name: z.string(),
  account: z.boolean(),
  locale: z.enum(LOCALES).nullable(),
  webhook: z.string().nullable(),
})
const Guest = z.object({ id: z.string(), name: z.string() })
const Session = z.object({ id: z.string(), created: z.number(), used: z.number(), here: z.boolean() })
const Token = z.object({ id: z.string(), label: z.string(), scope: z.enum(['read', 'play']), created: z.number() })

const ProfileShape = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  games: z.record(z.string(), z.number()),
  ratings: z.array(
    z.object({
      game: z.string(),
      mu: z.number(),
      sigma: z.number(),
      games: z.number(),
      wins: z.number(),
      best: z.number().nullable(),
    }),
  ),
  course: z.array(z.object({ game: z.string(), time: z.number(), mu: z.number(), sigma: z.number() })),
  reached: z.array(
    z.object({
      game: z.string(),
      games: z.number(),
      wins: z.number(),
      best: z.number().nullable(),
      levels: z.array(z.string()),
    }),
  ),
})

const meOf = ({ id, name, password, locale, webhook }: Person) => ({
  id,
  name,
  account: password !== null,
  locale,
  webhook,
})

/** How long to wait where argon2 has more to do than it can. */
const BUSY_SECONDS = 5

export function peopleRoutes(instance: FastifyInstance, server: Server): void {
  meRoutes(instance, server)
  profileRoutes(instance, server)
  logInRoutes(instance, server)
  sessionRoutes(instance, server)
  tokenRoutes(instance, server)
}

function meRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door, store } = server

  app.post('/me', {
    schema: {
      summary: 'Become a guest',
      body: z.strictObject({ name }),
      response: { 200: Guest, 201: Guest, ...refusals(400, 429) },
    },
    async handler(request, reply) {
      const who = await door.identify(request)
      if (who) return { id: who.person.id, name: who.person.name }
      const called = nameOrRefuse(request.body.name)
      spend(server, 'newPeople', request.ip)
      const id = await addGuest(store.db, called, store.now())
      door.giveCookie(reply, await addSession(store.db, id, store.now()))
      return reply.code(201).send({ id, name: called })
    },
  })

  app.get('/me', {
    schema: { summary: 'Who one is', response: { 200: Me, ...refusals(401) } },
    handler: async (request) => meOf((await door.admit(request, 'read')).person),
  })

  app.patch('/me', {
    schema: {
      summary: 'Change what one is called and how one logs in; a password makes a guest an account',
      body: z.strictObject({
        name: name.optional(),
        locale: z.enum(LOCALES).nullable().optional(),
        password: password.optional(),
        current: z.string().max(200).optional(),
        webhook: z.string().max(1000).nullable().optional(),
      }),
      response: { 200: Me.extend({ webhookSecret: z.string().optional() }), ...refusals(400, 401, 403, 409, 429) },
    },
    async handler(request) {
      const { person, session } = await door.admit(request, 'account')
      const { body } = request
      const called = body.name === undefined ? person.name : nameOrRefuse(body.name)
      const secret =
        body.password === undefined ? person.password : await newPassword(server, person, body.password, body.current)
      const locale = body.locale === undefined ? person.locale : body.locale
      const hook = body.webhook === undefined ? null : await changeWebhook(server, person.id, body.webhook)
      const change = {
        name: called,
        nameKey: secret === null ? null : nameKey(called),
        password: secret,
        locale,
        ...hook,
      }
      if (!(await changePerson(store.db, person.id, change))) refuseWith(409, 'name-taken')
      if (called !== person.name) await renewTables(store, await tablesOf(store, person.id))
      if (secret !== person.password) {
        await endSessions(store.db, person.id, session)
        // Tokens go on, and so do the programs that came with them.
        const kept = [session, ...(await tokensOf(store.db, person.id)).map(({ id }) => id)]
        tellEnded(server, ({ person: who, key }) => who === person.id && !kept.includes(key ?? undefined))
      }
      return {
        ...meOf({ ...person, ...change }),
        ...(hook?.webhookSecret ? { webhookSecret: hook.webhookSecret } : {}),
      }
    },
  })
}

function profileRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door, store, room } = server

  app.get('/people/:id', {
    schema: {
      summary: 'What everybody may know of somebody',
      params: z.object({ id: z.string().max(100) }),
      response: { 200: ProfileShape, ...refusals(404, 429) },
    },
    async handler(request) {
      const who = await door.identify(request)
      const profile = await profileOf(store.db, request.params.id)
      if (!profile) return refuseWith(404, 'not-found')
      spend(server, 'reads', who?.person.id ?? request.ip)
      const reached = profile.reached.map((one) => ({ ...one, levels: [...one.levels] }))
      return { ...profile, ratings: [...profile.ratings], course: [...profile.course], reached }
    },
  })

  app.delete('/me', {
    schema: { summary: 'Go for good; bots take one’s seats', response: { 204: z.null(), ...refusals(401, 403, 503) } },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'account')
      const tables = await tablesOf(store, person.id)
      do await giveSeatsUp({ store, room }, person.id)
      while (!(await removePerson(store.db, person.id)))
      await renewTables(store, tables)
      tellEnded(server, (came) => came.person === person.id)
      door.takeCookie(reply)
      return reply.code(204).send(null)
    },
  })
}

function logInRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door, store } = server

  app.post('/login', {
    schema: {
      summary: 'Log in to an account',
      body: z.strictObject({ name, password: z.string().max(200) }),
      response: { 200: Me, ...refusals(400, 401, 429) },
    },
    async handler(request, reply) {
      const { body } = request
      const before = await door.identify(request).catch(() => null)
      spend(server, 'logInAddress', request.ip)
      spend(server, 'logInName', nameKey(body.name))
      const account = await findAccount(store.db, body.name)
      const right = orBusy(await verifyPassword(account?.password ?? null, body.password))
      if (!account || !right) return refuseWith(401, 'log-in-wrong')
      if (account.blocked) refuseWith(403, 'person-blocked')
      if (before?.session) await endSession(store.db, before.session)
      door.giveCookie(reply, await addSession(store.db, account.id, store.now()))
      return meOf(account)
    },
  })

  app.post('/logout', {
    schema: {
      summary: 'Log out, here or everywhere',
      body: z.strictObject({ everywhere: z.boolean().optional() }).nullish(),
      response: { 204: z.null(), ...refusals(401, 403) },
    },
    async handler(request, reply) {
      const { person, session = '' } = await door.admit(request, 'account')
      if (request.body?.everywhere) {
        await endSessions(store.db, person.id)
        await endTokens(store.db, person.id)
        tellEnded(server, (came) => came.person === person.id)
      } else {
        await endSession(store.db, session)
        tellEnded(server, (came) => came.key === session)
      }
      door.takeCookie(reply)
      return reply.code(204).send(null)
    },
  })
}

function sessionRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door, store } = server

  app.get('/sessions', {
    schema: { summary: 'Where one is logged in', response: { 200: z.array(Session), ...refusals(401, 403) } },
    async handler(request) {
      const { person, session } = await door.admit(request, 'account')
      return sessionsOf(store.db, person.id, session)
    },
  })

  app.delete('/sessions/:id', {
    schema: {
      summary: 'Log out elsewhere',
      params: z.object({ id: z.string().max(100) }),
      response: { 204: z.null(), ...refusals(401, 403, 404) },
    },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'account')
      const hash = await sessionNamed(store.db, person.id, request.params.id)
      if (hash === null) return refuseWith(404, 'not-found')
      await endSession(store.db, hash)
      tellEnded(server, (came) => came.key === hash)
      return reply.code(204).send(null)
    },
  })
}

function tokenRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door, store } = server

  app.post('/tokens', {
    schema: {
      summary: 'A token for a program of one’s own; it is shown this once',
      body: z.strictObject({ label: z.string().min(1).max(60), scope: z.enum(['read', 'play']) }),
      response: { 201: z.object({ id: z.string(), token: z.string() }), ...refusals(400, 401, 403, 409) },
    },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'account')
      const added = await addToken(store.db, person.id, request.body, store.now())
      if (!added) return refuseWith(409, 'tokens-full', { most: MOST_TOKENS })
      return reply.code(201).send(added)
    },
  })

  app.get('/tokens', {
    schema: { summary: 'One’s tokens, without the secrets', response: { 200: z.array(Token), ...refusals(401, 403) } },
    async handler(request) {
      const { person } = await door.admit(request, 'account')
      return tokensOf(store.db, person.id)
    },
  })

  app.delete('/tokens/:id', {
    schema: {
      summary: 'A token ends',
      params: z.object({ id: z.string().max(100) }),
      response: { 204: z.null(), ...refusals(401, 403, 404) },
    },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'account')
      const { id } = request.params
      if (!(await endToken(store.db, person.id, id))) refuseWith(404, 'not-found')
      tellEnded(server, (came) => came.key === id)
      return reply.code(204).send(null)
    },
  })
}

function nameOrRefuse(text: string): string {
  return readName(text) ?? refuseWith(400, 'name-bad')
}

function orBusy<T>(answer: T | 'busy'): T {
  return answer === 'busy' ? refuseForNow('too-many', BUSY_SECONDS) : answer
}

/** Who has a password must know it to choose another. */
async function newPassword(server: Server, person: Person, wanted: string, current?: string): Promise<string> {
  if (person.password !== null) {
    spend(server, 'logInName', person.nameKey ?? person.id)
    if (current === undefined || !orBusy(await verifyPassword(person.password, current)))
      refuseWith(403, 'password-wrong')
  }
  return orBusy(await hashPassword(wanted))
}
