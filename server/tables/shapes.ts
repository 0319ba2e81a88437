// The shapes of what is asked and told about tables.
import { z } from 'zod'
import { BOTS } from '../../house/seats.ts'

export const Id = z.string().regex(/^[\w-]{1,64}$/)
export const AtTable = z.object({ id: Id })
/** A sender's own name for a write, so that one that is sent twice is done once. */
export const Intent = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
export const Luck = z.string().regex(/^[0-9a-f]{0,64}$/)
export const SeatNumber = z.int().min(0).max(9)
export const Seq = z.int().min(0).max(1_000_000)
export const MoveText = z.string().min(1).max(500)
export const Level = z.enum(BOTS)

// What may be sent over HTTP and over a socket alike.
export const UndoneSteps = z.union([z.int().min(1).max(100), z.literal('all')])
export const PreparedMoves = z.array(MoveText).max(50)
export const StandingIds = z.array(z.string().max(60)).max(20)
export const ChatText = z.string().min(1).max(2000)

const SECONDS = z.int().min(5).max(86_400)
const ClockShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('live'), turn: SECONDS, reserve: z.int().min(0).max(86_400) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
])

export const WishShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('replace'), seat: SeatNumber }),
  z.strictObject({ kind: z.literal('clock'), clock: ClockShape.nullable() }),
  z.strictObject({ kind: z.literal('move'), move: MoveText, seq: Seq }),
  z.strictObject({ kind: z.literal('ping'), at: z.string().regex(/^[\w:-]{1,60}$/), seq: Seq }),
])

export const NewTableShape = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(60), z.unknown()).optional(),
  seats: z
    .array(z.strictObject({ player: z.union([z.enum(['me', 'open']), Level]), name: z.string().max(200).optional() }))
    .min(1)
    .max(10),
  listed: z.boolean(),
  clock: ClockShape.optional(),
  watch: z.boolean().optional(),
  hints: z.boolean().optional(),
  chat: z.enum(['free', 'phrases']).optional(),
  luck: Luck.optional(),
  intent: Intent.optional(),
})

const SeatShape = z.object({
  player: z.string(),
  id: z.string().optional(),
  name: z.string().optional(),
  guest: z.boolean().optional(),
  present: z.boolean().optional(),
  lucky: z.boolean().optional(),
  standIn: z.string().optional(),
  conceded: z.boolean().optional(),
})

/** What the result changed for a rated person. */
const RatingChange = z.object({ seat: z.number(), mu: z.number(), sigma: z.number(), before: z.number().nullable() })

/** A table as its link tells of it. */
export const TableShape = z
  .object({
    id: z.string(),
    game: z.string(),
    rules: z.number(),
    options: z.record(z.string(), z.unknown()),
    state: z.enum(['waiting', 'playing', 'over']),
    seats: z.array(SeatShape),
    clock: ClockShape.optional(),
    running: z.unknown().optional(),
    toAct: z.number().nullable(),
    steps: z.number(),
    seq: z.number(),
    luck: z.object({ commit: z.string() }),
    host: z.string().nullable(),
    listed: z.boolean(),
    watch: z.boolean(),
    hints: z.boolean(),
    chat: z.enum(['free', 'phrases']),
    proposals: z.array(z.unknown()),
    outcome: z.unknown(),
    ended: z.unknown().optional(),
    rated: z.array(RatingChange).optional(),
    rematch: z.string().optional(),
    created: z.number(),
    changed: z.number(),
  })
  .meta({ id: 'Table' })

/** How things stand for a seat, without the past. */
export const NowShape = z
  .object({
    seat: z.number().nullable(),
    state: z.enum(['playing', 'over']),
    seq: z.number(),
    step: z.number(),
    view: z.unknown(),
    sheet: z.unknown(),
    outcome: z.unknown(),
    ended: z.unknown().optional(),
    choices: z.array(z.string()),
    ahead: z.array(z.string()),
    undoable: z.number(),
  })
  .meta({ id: 'Now' })
