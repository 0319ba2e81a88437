// Making tables, listing them, looking at one from outside, and everything before the start.
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z as Zod } from 'zod'
import { z } from 'zod'
import { isRefusal } from '../../core/game.ts'
import { chooseOptions } from '../../core/options.ts'
import { isRefused } from '../../core/table.ts'
import { GAME_IDS, isGameId, loadGame } from '../../games/index.ts'
import { refuse } from '../../house/codes.ts'
import { BOTS, seatsOf } from '../../house/seats.ts'
import { orRefuse } from '../http/play.ts'
import { HttpRefused, refuseWith } from '../http/refusal.ts'
import { refusals } from '../http/schemas.ts'
import type { Server } from '../http/server.ts'
import { refuseWhileBusy, spend } from '../http/server.ts'
import { readName } from '../people/names.ts'
import { changesAt } from '../ratings/course.ts'
import { isTaken } from '../store/faults.ts'
import { addLuck, placeAt, removeWaiting, sit, standUpFrom, start } from './seating.ts'
import { AtTable, Level, Luck, NewTableShape, SeatNumber, TableShape } from './shapes.ts'
import type { Described, NewTable } from './tables.ts'
import { addTable, CURSOR, countRunning, describeTable, listTables, madeWith } from './tables.ts'

const MOST_RUNNING = 50

const GameShape = z.object({
  id: z.string(),
  rules: z.number(),
  seats: z.array(z.number()),
  cooperative: z.boolean(),
  options: z.record(z.string(), z.unknown()),
  levels: z.array(z.string()),
})

export function makingRoutes(instance: FastifyInstance, server: Server): void {
  listRoutes(instance, server)
  seatRoutes(instance, server)
}

function listRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door, store } = server

  app.get('/games', {
    schema: { summary: 'What can be played', response: { 200: z.array(GameShape) } },
    handler: () =>
      Promise.all(
        GAME_IDS.map(async (id) => {
          const { rules, seats, options, cooperative } = (await loadGame(id)).game
          return { id, rules, seats: [...seats], cooperative, options: { ...options }, levels: [...BOTS] }
        }),
      ),
  })

  app.post('/tables', {
    schema: {
      summary: 'Make a table; it starts when its last open seat is taken, or when its host says so',
      body: NewTableShape,
      response: { 201: TableShape, ...refusals(400, 401, 403, 409, 429, 503) },
    },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'play')
      const id = await makeTable(server, person.id, request.body)
      return reply.code(201).send(await tell(server, id))
    },
  })

  app.get('/tables', {
    schema: {
      summary: 'The tables that are listed, and one’s own',
      querystring: z.strictObject({
        game: z.string().max(40).optional(),
        state: z.enum(['waiting', 'playing', 'over']).optional(),
        mine: z.enum(['true', 'false']).optional(),
        cursor: z.string().regex(CURSOR).optional(),
      }),
      response: {
        200: z.object({ tables: z.array(TableShape), cursor: z.string().optional() }),
        ...refusals(400, 401),
      },
    },
    async handler(request) {
      const { game, state, mine, cursor } = request.query
      const who = mine === 'true' ? await door.admit(request, 'read') : await door.identify(request)
      spend(server, 'reads', who?.person.id ?? request.ip)
      const person = who?.person.id
      const present = await server.presence.everywhere()
      const found = await listTables(store.db, present, {
        ...(game === undefined ? {} : { game }),
        ...(state === undefined ? {} : { state }),
        ...(cursor === undefined ? {} : { cursor }),
        ...(person === undefined ? {} : mine === 'true' ? { mine: person } : { person }),
      })
      return { ...found, tables: found.tables.map(plain) }
    },
  })

  app.get('/tables/:id', {
    schema: { summary: 'A table, from outside', params: AtTable, response: { 200: TableShape, ...refusals(404, 429) } },
    async handler(request) {
      const who = await door.identify(request)
      const told = await tell(server, request.params.id)
      spend(server, 'reads', who?.person.id ?? request.ip)
      return told
    },
  })
}

function seatRoutes(instance: FastifyInstance, server: Server): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { door, store, room } = server
  const answers = { 200: TableShape, ...refusals(400, 401, 403, 404, 409, 429, 503) }
  const by = (person: string) => ({ store, count: () => spend(server, 'intents', person) })

  app.post('/tables/:id/sit', {
    schema: {
      summary: 'Sit down, or take back the seat that a bot plays for one',
      params: AtTable,
      body: z.strictObject({ seat: SeatNumber.optional(), luck: Luck.optional() }).nullish(),
      response: answers,
    },
    async handler(request) {
      const { person } = await door.admit(request, 'play')
      const { id } = request.params
      const isFull = (await countRunning(store.db, person.id)) >= MOST_RUNNING
      const most = isFull ? { most: MOST_RUNNING } : {}
      const sat = await sit(by(person.id), id, person, { ...request.body, ...most })
      if (isRefused(sat) && sat.refusal.code === 'started-already') await comeBack(server, id, person.id)
      else await begin(server, id, orRefuse(sat))
      return tell(server, id)
    },
  })

  app.post('/tables/:id/start', {
    schema: {
      summary: 'Start with bots in the open seats; the host’s to do',
      params: AtTable,
      body: z.strictObject({ luck: Luck.optional(), bots: Level.optional() }).nullish(),
      response: answers,
    },
    async handler(request) {
      const { person } = await door.admit(request, 'play')
      const { id } = request.params
      const { luck, bots = 'casual' } = request.body ?? {}
      refuseWhileBusy(server)
      await begin(server, id, orRefuse(await start(by(person.id), id, person.id, bots, luck)))
      return tell(server, id)
    },
  })

  app.put('/tables/:id/seats/:seat', {
    schema: {
      summary: 'Give a seat that no person has to a bot, or open it again; the host’s to do, before the start',
      params: AtTable.extend({ seat: z.coerce.number().pipe(SeatNumber) }),
      body: z.strictObject({ player: z.union([z.literal('open'), Level]) }),
      response: answers,
    },
    async handler(request) {
      const { person } = await door.admit(request, 'play')
      const { id, seat } = request.params
      refuseWhileBusy(server)
      await begin(server, id, orRefuse(await placeAt(by(person.id), id, person.id, seat, request.body.player)))
      return tell(server, id)
    },
  })

  app.post('/tables/:id/luck', {
    schema: {
      summary: 'Add to the luck of the table',
      params: AtTable,
      body: z.strictObject({ luck: Luck }),
      response: answers,
    },
    async handler(request) {
      const { person } = await door.admit(request, 'play')
      orRefuse(await addLuck(by(person.id), request.params.id, person.id, request.body.luck))
      return tell(server, request.params.id)
    },
  })

  app.post('/tables/:id/leave', {
    schema: {
      summary: 'Give one’s seats up before the start; afterwards a bot plays on until one is back',
      params: AtTable,
      response: { 204: z.null(), ...refusals(401, 403, 404, 409, 429, 503) },
    },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'play')
      const { id } = request.params
      const left = await standUpFrom(by(person.id), id, person.id)
      if (isRefused(left) && left.refusal.code === 'started-already') {
        const hosted = orRefuse(await room.find(id))
        spend(server, 'intents', person.id)
        orRefuse(await hosted.leave(person.id))
      } else orRefuse(left)
      return reply.code(204).send(null)
    },
  })

  app.post('/tables/:id/end', {
    schema: {
      summary: 'Close a table that has not started; afterwards a voice for stopping, which takes everybody’s',
      params: AtTable,
      response: { 204: z.null(), ...refusals(401, 403, 404, 409, 429, 503) },
    },
    async handler(request, reply) {
      const { person } = await door.admit(request, 'play')
      const { id } = request.params
      const told = await describeTable(store.db, id, new Set())
      if (!told) return refuseWith(404, 'table-unknown')
      const waits = told.state === 'waiting'
      if (waits && told.host !== person.id) refuseWith(403, 'not-host')
      const hosted = waits ? null : orRefuse(await room.find(id))
      spend(server, 'intents', person.id)
      if (hosted) orRefuse(await hosted.agree(person.id, { kind: 'end' }))
      else if (!(await removeWaiting(store, id))) orRefuse(refuse('started-already'))
      return reply.code(204).send(null)
    },
  })
}

const plain = (told: Described) => ({
  ...told,
  options: { ...told.options },
  seats: [...told.seats],
  proposals: [...told.proposals],
})

/** Also with whose clock runs, and what the result changed. */
export async function tell(server: Pick<Server, 'store' | 'presence' | 'room'>, id: string) {
  const { store, presence, room } = server
  const told = await describeTable(store.db, id, await presence.at(id))
  if (!told) return refuseWith(404, 'table-unknown')
  const hosted = told.clock && told.state === 'playing' ? await room.find(id) : null
  const running = hosted && !isRefused(hosted) ? hosted.running() : null
  const rated = told.state === 'over' ? [...(await changesAt(store.db, id))] : []
  return { ...plain(told), ...(running ? { running } : {}), ...(rated.length > 0 ? { rated } : {}) }
}

/** A table that is complete is dealt at once. */
async function begin({ room }: Server, id: string, { started }: { readonly started: boolean }): Promise<void> {
  if (started) orRefuse(await room.find(id))
}

async function comeBack(server: Server, id: string, person: string): Promise<void> {
  const hosted = orRefuse(await server.room.find(id))
  const isStoodIn = seatsOf(hosted.row, person).some((seat) => hosted.table.away(seat) === 'stand-in')
  if (!isStoodIn) orRefuse(refuse('started-already'))
  spend(server, 'intents', person)
  orRefuse(await hosted.back(person))
}

type Asked = Zod.infer<typeof NewTableShape>

/** Gives the new table's id, or that of the table which the same intent made before. */
async function makeTable(server: Server, host: string, asked: Asked): Promise<string> {
  const { store } = server
  const { intent, ...rest } = asked
  const body = JSON.stringify(rest)
  const before = intent === undefined ? undefined : await madeWith(store.db, host, intent)
  if (before) return before.asked === body ? before.id : refuseWith(409, 'intent-reused')
  const made = await planTable(asked, host)
  await refuseTooMany(server, host)
  try {
    const marked = intent === undefined ? made : { ...made, intent: { id: intent, body } }
    return await store.db.transaction().execute((trx) => addTable(trx, marked, store.now()))
  } catch (error) {
    if (intent === undefined || !isTaken(error)) throw error
    // The same intent came twice at once.
    return makeTable(server, host, asked)
  }
}

export async function refuseTooMany(server: Server, person: string): Promise<void> {
  if ((await countRunning(server.store.db, person)) >= MOST_RUNNING)
    refuseWith(409, 'tables-many', { most: MOST_RUNNING })
  spend(server, 'newTables', person)
}

/** Several of one person share a screen; each may have a name of their own. */
function planSeat({ player, name }: Asked['seats'][number], host: string): NewTable['seats'][number] {
  if (player !== 'me') return { player }
  const called = name === undefined ? undefined : (readName(name) ?? refuseWith(400, 'name-bad'))
  return { player: 'person', person: host, ...(called === undefined ? {} : { called }) }
}

async function planTable(asked: Asked, host: string): Promise<NewTable> {
  if (!isGameId(asked.game)) return refuseWith(400, 'game-unknown')
  const { game } = await loadGame(asked.game)
  const [least, most] = game.seats
  const seats = asked.seats.length
  if (seats < least || seats > most) refuseWith(400, 'seats-range', { seats, least, most })
  const options = chooseOptions(game.options, asked.options ?? {}, seats)
  if (isRefusal(options)) throw new HttpRefused(400, options)
  if (!asked.seats.some(({ player }) => player === 'me' || player === 'open')) refuseWith(400, 'nobody-plays')
  return {
    game: game.id,
    rules: game.rules,
    options,
    seats: asked.seats.map((seat) => planSeat(seat, host)),
    listed: asked.listed,
    watch: asked.watch ?? asked.listed,
    hints: asked.hints ?? true,
    chat: asked.chat ?? 'free',
    host,
    ...(asked.clock ? { clock: asked.clock } : {}),
    ...(asked.luck === undefined ? {} : { luck: asked.luck }),
  }
}
