// Chat, muting, and notes of one's own, over HTTP.
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { orRefuse } from '../http/play.ts'
import { refuseWith } from '../http/refusal.ts'
import { refusals } from '../http/schemas.ts'
import type { Server } from '../http/server.ts'
import { spend } from '../http/server.ts'
import { AtTable, ChatText, Intent } from '../tables/shapes.ts'
import { mute, mutedBy } from './chat.ts'
import { heardBy, placeOf, sayAt } from './speaking.ts'

const Message = z.object({
  n: z.number(),
  person: z.string().optional(),
  name: z.string().optional(),
  seated: z.boolean(),
  text: z.string(),
  time: z.number(),
})
const LONGEST_NOTE = 10_000

export function talkRoutes(instance: FastifyInstance, server: Server): void {
  chatRoutes(instance, server)
  noteRoutes(instance, server)
  muteRoutes(instance, server)
}

function chatRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door, store } = server

  app.post('/tables/:id/chat', {
    schema: {
      summary: 'Say something at a table',
      params: AtTable,
      body: z.strictObject({ text: ChatText, intent: Intent.optional() }),
      response: { 201: Message, ...refusals(400, 401, 403, 404, 409, 429, 503) },
    },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'play')
      return reply.code(201).send(orRefuse(await sayAt(server, request.params.id, person.id, request.body)))
    },
  })

  app.get('/tables/:id/chat', {
    schema: {
      summary: 'What was said at a table, as far as one hears it',
      params: AtTable,
      querystring: z.strictObject({ after: z.coerce.number().pipe(z.int().min(0).max(1_000_000_000)).optional() }),
      response: { 200: z.array(Message), ...refusals(400, 403, 404, 429) },
    },
    async handler(request) {
      const person = (await door.identify(request))?.person.id ?? null
      spend(server, 'reads', person ?? request.ip)
      return [...orRefuse(await heardBy(store, request.params.id, person, request.query.after ?? 0))]
    },
  })
}

function noteRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door, store } = server
  const { db } = store
  const Note = z.strictObject({ text: z.string().max(LONGEST_NOTE) })

  app.get('/tables/:id/notes', {
    schema: { summary: 'One’s own notes about a table', params: AtTable, response: { 200: Note, ...refusals(401) } },
    async handler(request) {
      const { person } = await door.admit(request, 'read')
      const note = await db
        .selectFrom('notes')
        .select('text')
        .where('tableId', '=', request.params.id)
        .where('person', '=', person.id)
        .executeTakeFirst()
      return { text: note?.text ?? '' }
    },
  })

  app.put('/tables/:id/notes', {
    schema: {
      summary: 'Keep notes that nobody else reads',
      params: AtTable,
      body: Note,
      response: { 204: z.null(), ...refusals(400, 401, 403, 404, 429, 503) },
    },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'play')
      const { id: tableId } = request.params
      const { text } = request.body
      // Who may hear what is said there may note something about it.
      orRefuse(await placeOf(store, tableId, person.id))
      spend(server, 'intents', person.id)
      await db
        .insertInto('notes')
        .values({ tableId, person: person.id, text: text.replaceAll('\0', '') })
        .onConflict((conflict) =>
          conflict.columns(['tableId', 'person']).doUpdateSet({ text: text.replaceAll('\0', '') }),
        )
        .execute()
      return reply.code(204).send(null)
    },
  })
}

function muteRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door, store } = server
  const Person = z.object({ id: z.string().max(100) })

  app.get('/mutes', {
    schema: { summary: 'Whom one does not hear', response: { 200: z.array(z.string()), ...refusals(401) } },
    async handler(request) {
      const { person } = await door.admit(request, 'read')
      return [...(await mutedBy(store.db, person.id))]
    },
  })

  for (const method of ['PUT', 'DELETE'] as const)
    app.route({
      method,
      url: '/mutes/:id',
      schema: {
        summary: method === 'PUT' ? 'Hear somebody no longer' : 'Hear somebody again',
        params: Person,
        response: { 204: z.null(), ...refusals(401, 403, 404, 429) },
      },
      async handler(request, reply) {
        const { person } = await door.admit(request, 'play')
        const { id } = request.params as z.infer<typeof Person>
        const known = await store.db.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst()
        if (!known) refuseWith(404, 'not-found')
        spend(server, 'intents', person.id)
        await mute(store.db, person.id, id, method === 'PUT')
        return reply.code(204).send(null)
      },
    })
}
