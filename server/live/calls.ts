// The shapes of what may be asked over a socket.
import { z } from 'zod'
import { checked } from '../http/check.ts'
import {
  ChatText,
  Id,
  Intent,
  MoveText,
  PreparedMoves,
  SeatNumber,
  Seq,
  StandingIds,
  UndoneSteps,
  WishShape,
} from '../tables/shapes.ts'

const acting = { id: Id, seat: SeatNumber.optional() }
const eyes = { id: Id, seat: SeatNumber.nullable().optional() }
const writing = { ...acting, intent: Intent.optional() }
const Plain = z.strictObject({ id: Id })

export const CALLS = {
  subscribe: z.strictObject({
    ...eyes,
    since: z.int().min(-1).max(1_000_000_000).optional(),
    whole: z.boolean().optional(),
  }),
  unsubscribe: z.strictObject({ id: Id, seat: SeatNumber.nullable() }),
  now: z.strictObject(eyes),
  info: Plain,
  move: z.strictObject({ ...writing, move: MoveText, seq: Seq }),
  undo: z.strictObject({ ...writing, seq: Seq, steps: UndoneSteps.optional() }),
  why: z.strictObject({ ...acting, move: MoveText }),
  preview: z.strictObject({ ...acting, move: MoveText }),
  at: z.strictObject({ ...eyes, step: z.int().min(0).max(100_000) }),
  standing: z.strictObject({ ...acting, ids: StandingIds }),
  prepared: z.strictObject({ ...acting, moves: PreparedMoves }),
  own: z.strictObject(acting),
  leave: Plain,
  back: Plain,
  concede: z.strictObject(acting),
  agree: z.strictObject({ id: Id, wish: WishShape }),
  disagree: z.strictObject({ id: Id, wish: WishShape }),
  record: Plain,
  totals: Plain,
  follow: Plain,
  unfollow: Plain,
  chat: z.strictObject({ id: Id, text: ChatText, intent: Intent.optional() }),
  chats: z.strictObject({ id: Id, after: z.int().min(0).max(1_000_000_000).optional() }),
} as const

type LiveKind = keyof typeof CALLS
/** In JSON a field is there or is missing; none is there with the value undefined. */
type Sent<T> = { [P in keyof T]: Exclude<T[P], undefined> }
export type LiveAsk<K extends LiveKind> = Sent<z.infer<(typeof CALLS)[K]>>
/** A call that was checked against its shape. */
export type LiveCall = { readonly [K in LiveKind]: { readonly kind: K; readonly ask: LiveAsk<K> } }[LiveKind]

/** The call, or which field of it is bad; null where nobody knows such a call. */
export function readCall(kind: string, asked: unknown): LiveCall | { readonly field: string } | null {
  if (!Object.hasOwn(CALLS, kind)) return null
  const known = kind as LiveKind
  const { data, field } = checked<unknown>(CALLS[known], asked)
  return field === undefined ? ({ kind: known, ask: data } as LiveCall) : { field }
}

/** Those that change something. */
export const WRITES: ReadonlySet<string> = new Set([
  'move',
  'undo',
  'standing',
  'prepared',
  'leave',
  'back',
  'concede',
  'agree',
  'disagree',
  'chat',
])

export const Hello = z.object({
  kind: z.literal('hello'),
  version: z.int(),
  token: z.string().max(200).optional(),
  /** Connects as nobody, whatever the cookie says. */
  nobody: z.boolean().optional(),
})
export const Frame = z.strictObject({ n: z.int().min(0), kind: z.string().max(40), ask: z.unknown() })
