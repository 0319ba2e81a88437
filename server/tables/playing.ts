// Playing at a table that has started: how things stand, moves, taking back, and everything on the way to the end.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Viewer } from '../../core/game.ts'
import { PUBLIC } from '../../core/game.ts'
import { isRefused } from '../../core/table.ts'
import type { HostedTable } from '../../house/hosted-table.ts'
import { orRefuse } from '../http/play.ts'
import { HttpRefused, refuseWith } from '../http/refusal.ts'
import { refusals } from '../http/schemas.ts'
import type { Server } from '../http/server.ts'
import { spend } from '../http/server.ts'
import { eyesOf, findFor } from './access.ts'
import { moveCounts, undoCounts } from './counting.ts'
import { refuseTooMany, tell } from './making.ts'
import {
  AtTable,
  Intent,
  MoveText,
  NowShape,
  PreparedMoves,
  SeatNumber,
  Seq,
  StandingIds,
  TableShape,
  UndoneSteps,
  WishShape,
} from './shapes.ts'
import { addTable, describeTable } from './tables.ts'

const Accepted = z.object({ seq: z.number() })
const WRITES = refusals(400, 401, 403, 404, 409, 429, 503)

export function playingRoutes(instance: FastifyInstance, server: Server): void {
  nowRoutes(instance, server)
  moveRoutes(instance, server)
  preparedRoutes(instance, server)
  endingRoutes(instance, server)
}

/** The table, for somebody who has a seat there or may look on. */
async function at({ room, store, presence }: Server, id: string, person: string | null): Promise<HostedTable> {
  const hosted = orRefuse(await findFor({ room, db: store.db }, id, person))
  if (person !== null) presence.note(id, person)
  return hosted
}

function nowOf(hosted: HostedTable, viewer: Viewer) {
  const { ended, choices, ...now } = hosted.table.now(viewer)
  const state = hosted.table.over ? ('over' as const) : ('playing' as const)
  return {
    seat: viewer === PUBLIC ? null : viewer,
    state,
    ...now,
    choices: [...choices],
    ahead: [...hosted.table.ahead(viewer)],
    ...(ended ? { ended } : {}),
  }
}

function nowRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door } = server

  app.get('/tables/:id/now', {
    schema: {
      summary: 'How things stand, with the eyes of one of one’s seats or of a spectator',
      params: AtTable,
      querystring: z.strictObject({ seat: z.coerce.number().pipe(SeatNumber).optional() }),
      response: { 200: NowShape, ...refusals(400, 401, 403, 404, 409, 429) },
    },
    async handler(request) {
      const person = (await door.identify(request))?.person.id ?? null
      const hosted = await at(server, request.params.id, person)
      const viewer = orRefuse(eyesOf(hosted, person, request.query.seat))
      spend(server, 'reads', person ?? request.ip)
      return nowOf(hosted, viewer)
    },
  })

  app.get('/tables/:id/record', {
    schema: {
      summary: 'The record of a table that is over, with its luck',
      params: AtTable,
      response: { 200: z.unknown(), ...refusals(403, 404) },
    },
    async handler(request, reply) {
      const person = (await door.identify(request))?.person.id ?? null
      const hosted = await at(server, request.params.id, person).catch(notYet)
      if (!hosted.table.over) refuseWith(403, 'not-over')
      spend(server, 'reads', person ?? request.ip)
      return reply.type('application/json').serializer(String).send(hosted.record())
    },
  })
}

/** A table that has not begun is not over either. */
function notYet(error: unknown): never {
  if (error instanceof HttpRefused && error.refusal.code === 'not-started') refuseWith(403, 'not-over')
  throw error
}

function moveRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door } = server

  app.post('/tables/:id/moves', {
    schema: {
      summary: 'Play a move',
      params: AtTable,
      body: z.strictObject({ move: MoveText, seq: Seq, intent: Intent, seat: SeatNumber.optional() }),
      response: { 200: Accepted, ...WRITES },
    },
    async handler(request) {
      const { person } = await door.admit(request, 'play')
      const hosted = await at(server, request.params.id, person.id)
      const { seat: asked, ...write } = request.body
      const seat = orRefuse(hosted.seatFor(person.id, asked))
      if (moveCounts(hosted, seat, write)) spend(server, 'intents', person.id)
      return written(
        hosted,
        await hosted.move(person.id, { ...write, ...(asked === undefined ? {} : { seat: asked }) }),
        seat,
      )
    },
  })

  app.post('/tables/:id/undo', {
    schema: {
      summary: 'Take back one’s own last steps',
      params: AtTable,
      body: z.strictObject({
        seq: Seq,
        intent: Intent,
        seat: SeatNumber.optional(),
        steps: UndoneSteps.optional(),
      }),
      response: { 200: Accepted, ...WRITES },
    },
    async handler(request) {
      const { person } = await door.admit(request, 'play')
      const hosted = await at(server, request.params.id, person.id)
      const { seat: asked, steps, ...write } = request.body
      const seat = orRefuse(hosted.seatFor(person.id, asked))
      if (undoCounts(hosted, seat, write)) spend(server, 'intents', person.id)
      const ask = {
        ...write,
        ...(asked === undefined ? {} : { seat: asked }),
        ...(steps === undefined ? {} : { steps }),
      }
      return written(hosted, await hosted.undo(person.id, ask), seat)
    },
  })
}

/** Who came too late is told how things stand. */
function written(hosted: HostedTable, answer: Awaited<ReturnType<HostedTable['move']>>, seat: number): { seq: number } {
  if (!isRefused(answer)) return answer
  const { now, ...refused } = answer
  return orRefuse<never>({ ...refused, ...(now ? { now: nowOf(hosted, seat) } : {}) })
}

function preparedRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door } = server
  const answers = { 204: z.null(), ...WRITES }

  /** Keeps what a seat says beforehand. */
  async function keep(
    request: FastifyRequest,
    id: string,
    set: (hosted: HostedTable, person: string) => ReturnType<HostedTable['setPrepared']>,
  ): Promise<null> {
    const { person } = await door.admit(request, 'play')
    const hosted = await at(server, id, person.id)
    spend(server, 'intents', person.id)
    return orRefuse(await set(hosted, person.id))
  }

  app.put('/tables/:id/prepared', {
    schema: {
      summary: 'What is to be played when one’s turn comes; nobody else knows',
      params: AtTable,
      body: z.strictObject({ moves: PreparedMoves, seat: SeatNumber.optional() }),
      response: answers,
    },
    async handler(request, reply) {
      const { moves, seat } = request.body
      await keep(request, request.params.id, (hosted, person) => hosted.setPrepared(person, moves, seat))
      return reply.code(204).send(null)
    },
  })

  app.put('/tables/:id/standing', {
    schema: {
      summary: 'The standing answers that are on; nobody else knows',
      params: AtTable,
      body: z.strictObject({ ids: StandingIds, seat: SeatNumber.optional() }),
      response: answers,
    },
    async handler(request, reply) {
      const { ids, seat } = request.body
      await keep(request, request.params.id, (hosted, person) => hosted.setStanding(person, ids, seat))
      return reply.code(204).send(null)
    },
  })
}

function endingRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door } = server
  const answers = { 204: z.null(), ...WRITES }

  app.post('/tables/:id/concede', {
    schema: {
      summary: 'Give up; a bot plays on to the end',
      params: AtTable,
      body: z.strictObject({ seat: SeatNumber.optional() }).nullish(),
      response: answers,
    },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'play')
      const hosted = await at(server, request.params.id, person.id)
      spend(server, 'intents', person.id)
      orRefuse(await hosted.concede(person.id, request.body?.seat))
      return reply.code(204).send(null)
    },
  })

  for (const way of ['agree', 'disagree'] as const)
    app.post(`/tables/:id/${way}`, {
      schema: {
        summary: way === 'agree' ? 'A voice for what all must want' : 'Against what was proposed',
        params: AtTable,
        body: z.strictObject({ wish: WishShape }),
        response: answers,
      },
      async handler(request, reply) {
        const { person } = await door.admit(request, 'play')
        const hosted = await at(server, request.params.id, person.id)
        spend(server, 'intents', person.id)
        orRefuse(await hosted[way](person.id, request.body.wish))
        return reply.code(204).send(null)
      },
    })

  app.post('/tables/:id/rematch', {
    schema: {
      // Whatever the intent: of every table there is one.
      summary: 'A new table for the same people; asked for twice, it is the same',
      params: AtTable,
      body: z.strictObject({ intent: Intent.optional() }).nullish(),
      response: { 201: TableShape, ...WRITES },
    },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'play')
      const hosted = await at(server, request.params.id, person.id)
      orRefuse(hosted.seatFor(person.id))
      if (!hosted.table.over) refuseWith(409, 'not-over')
      const id = await rematch(server, request.params.id, person.id, hosted)
      return reply.code(201).send(await tell(server, id))
    },
  })
}

async function rematch(server: Server, before: string, host: string, { row }: HostedTable): Promise<string> {
  const { db, now, changes } = server.store
  const told = await describeTable(db, before, new Set())
  if (!told) return refuseWith(404, 'table-unknown')
  if (told.rematch !== undefined) return told.rematch
  await refuseTooMany(server, host)
  const { listed, watch, hints, chat, rules } = told
  return db.transaction().execute(async (trx) => {
    const seats = row.seats.map(({ player, person, called }) => {
      if (player !== 'person') return { player }
      if (person === undefined) return { player: 'open' }
      return { player, person, ...(called === undefined ? {} : { called }) }
    })
    const { game, options, clock } = row
    const made = { game, rules, options, seats, listed, watch, hints, chat, host, ...(clock ? { clock } : {}) }
    const id = await addTable(trx, made, now())
    const first = await trx
      .updateTable('tables')
      .set({ rematch: id })
      .where('id', '=', before)
      .where('rematch', 'is', null)
      .returning('id')
      .execute()
    if (first.length > 0) {
      await changes.announce(trx, { kind: 'table', table: before })
      return id
    }
    await trx.deleteFrom('tables').where('id', '=', id).execute()
    const other = await trx.selectFrom('tables').select('rematch').where('id', '=', before).executeTakeFirst()
    return other?.rematch ?? refuseWith(404, 'table-unknown')
  })
}
