// What one may be told by: a webhook of one's own, and devices that take Web Push.
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refuseWith } from '../http/refusal.ts'
import { refusals } from '../http/schemas.ts'
import type { Server } from '../http/server.ts'
import { spend } from '../http/server.ts'
import { newId, newSecret } from '../people/secrets.ts'

const MOST_DEVICES = 10
const BASE64 = /^[A-Za-z0-9_-]+={0,2}$/

const Device = z.strictObject({
  endpoint: z.string().max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(BASE64).min(86).max(90),
    auth: z.string().regex(BASE64).min(22).max(26),
  }),
})

export function noticeRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door, store, vapid } = server

  app.get('/push', {
    schema: { summary: 'The key that a device subscribes with', response: { 200: z.object({ key: z.string() }) } },
    handler: () => ({ key: vapid.publicKey }),
  })

  app.post('/pushes', {
    schema: {
      summary: 'This device is told when it is one’s turn',
      body: Device,
      response: { 201: z.object({ id: z.string() }), ...refusals(400, 401, 403, 409, 429) },
    },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'account')
      const { endpoint, keys } = request.body
      await checkEndpoint(server, person.id, endpoint)
      const id = await addDevice(server, person.id, endpoint, JSON.stringify(keys))
      return reply.code(201).send({ id })
    },
  })

  app.get('/pushes', {
    schema: {
      summary: 'The devices that are told when it is one’s turn',
      response: {
        200: z.array(z.object({ id: z.string(), endpoint: z.string(), created: z.number() })),
        ...refusals(401, 403),
      },
    },
    async handler(request) {
      const { person } = await door.admit(request, 'account')
      const rows = await store.db
        .selectFrom('pushes')
        .select(['id', 'endpoint', 'created'])
        .where('person', '=', person.id)
        .orderBy('created')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, created: Number(row.created) }))
    },
  })

  app.delete('/pushes/:id', {
    schema: {
      summary: 'This device is told no more',
      params: z.object({ id: z.string().max(100) }),
      response: { 204: z.null(), ...refusals(401, 403, 404) },
    },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'account')
      const gone = await store.db
        .deleteFrom('pushes')
        .where('id', '=', request.params.id)
        .where('person', '=', person.id)
        .returning('id')
        .execute()
      if (gone.length === 0) refuseWith(404, 'not-found')
      return reply.code(204).send(null)
    },
  })
}

/** A device that was another's is now this person's. */
async function addDevice({ store }: Server, person: string, endpoint: string, keys: string): Promise<string> {
  return store.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('pushes').where('endpoint', '=', endpoint).execute()
    const there = await trx.selectFrom('pushes').select('id').where('person', '=', person).execute()
    if (there.length >= MOST_DEVICES) refuseWith(409, 'devices-full', { most: MOST_DEVICES })
    const id = newId()
    await trx.insertInto('pushes').values({ id, person, endpoint, keys, created: store.now() }).execute()
    return id
  })
}

async function checkEndpoint(server: Server, person: string, endpoint: string): Promise<void> {
  spend(server, 'endpoints', person)
  const refused = await server.wire.check(endpoint)
  if (refused) refuseWith(400, refused)
}

/** The webhook, and the secret that its messages are signed with, told this once. */
export async function changeWebhook(server: Server, person: string, webhook: string | null) {
  if (webhook === null) return { webhook: null, webhookSecret: null }
  await checkEndpoint(server, person, webhook)
  return { webhook, webhookSecret: newSecret() }
}
