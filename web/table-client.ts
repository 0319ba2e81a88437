// What every screen speaks to: a house that lists and opens tables, and a table. Here over messages to a worker.
import type { Hint } from '../bots/hint.ts'
import type { Seat, Viewer } from '../core/game.ts'
import type { Accepted, Moment, Refused, Update } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import type { Answer, Ask, CallKind, FromWorker, Port, Saved, Thinking, ToWorker, Trouble } from './protocol.ts'

export interface TableClient {
  readonly saved: Saved
  subscribe(viewer: Viewer, hear: (update: Update) => void): () => void
  move(seat: Seat, move: string, seq: number): Promise<Accepted | Refused>
  undo(seat: Seat, seq: number): Promise<Accepted | Refused>
  why(seat: Seat, move: string): Promise<Refused | null>
  preview(seat: Seat, move: string): Promise<Moment | Refused>
  at(step: number, viewer: Viewer): Promise<Moment | Refused>
  hint(seat: Seat): Promise<Hint | Refused>
  /** Whoever is thinking answers at once. */
  hurry(): void
  /** The game as a record file: whole or, while it runs, as far as one viewer sees it. */
  record(viewer: Viewer | null): Promise<string>
  fork(step: number, viewer: Viewer): Promise<Saved | Refused>
  totals(): Promise<readonly (readonly number[])[]>
  onThinking(hear: (thinking: Thinking | null) => void): () => void
  /** Hears at once, and then whenever it changes. */
  onTrouble(hear: (trouble: Trouble | null) => void): () => void
  leave(): void
}

export interface HouseClient {
  list(): Promise<readonly Saved[]>
  open(wanted: Ask<'open'>): Promise<Saved | Refused>
  join(id: string, take: boolean): Promise<TableClient | Refused>
  /** Takes in a record file. */
  bring(file: Ask<'bring'>): Promise<Saved | Refused>
  remove(id: string): Promise<void>
  setPace(milliseconds: number): void
}

interface Waiting {
  readonly resolve: (answer: Answer<CallKind>) => void
  readonly reject: (error: Error) => void
}

export function connect(port: Port<FromWorker, ToWorker>): HouseClient {
  const waiting = new Map<number, Waiting>()
  const channels = new Map<number, (update: Update) => void>()
  const troubles = new Map<string, Trouble | null>()
  const troubled = new Map<string, Set<(trouble: Trouble | null) => void>>()
  const watched = new Map<string, Set<(thinking: Thinking | null) => void>>()
  let calls = 0

  function call<K extends CallKind>(kind: K, ask: Ask<K>): Promise<Answer<K>> {
    const n = ++calls
    return new Promise<Answer<K>>((resolve, reject) => {
      waiting.set(n, { resolve: resolve as Waiting['resolve'], reject })
      port.postMessage({ n, kind, ask } as ToWorker)
    })
  }

  port.onmessage = ({ data }) => {
    switch (data.kind) {
      case 'answer':
        waiting.get(data.n)?.resolve(data.answer)
        waiting.delete(data.n)
        break
      case 'failed':
        waiting.get(data.n)?.reject(new Error(data.message))
        waiting.delete(data.n)
        break
      case 'update':
        channels.get(data.channel)?.(data.update)
        break
      case 'trouble':
        troubles.set(data.id, data.trouble)
        for (const hear of troubled.get(data.id) ?? []) hear(data.trouble)
        break
      case 'thinking':
        for (const hear of watched.get(data.id) ?? []) hear(data.thinking)
    }
  }

  function table(saved: Saved): TableClient {
    const { id } = saved
    return {
      saved,
      subscribe(viewer, hear) {
        const channel = ++calls
        channels.set(channel, hear)
        void call('subscribe', { id, viewer, channel })
        return () => {
          channels.delete(channel)
          void call('unsubscribe', { channel })
        }
      },
      move: (seat, move, seq) => call('move', { id, seat, move, seq }),
      undo: (seat, seq) => call('undo', { id, seat, seq }),
      why: (seat, move) => call('why', { id, seat, move }),
      preview: (seat, move) => call('preview', { id, seat, move }),
      at: (step, viewer) => call('at', { id, step, viewer }),
      hint: (seat) => call('hint', { id, seat }),
      hurry: () => void call('hurry', { id }),
      record: (viewer) => call('record', { id, viewer }),
      fork: (step, viewer) => call('fork', { id, step, viewer }),
      totals: () => call('totals', { id }),
      onThinking(hear) {
        const hearers = watched.get(id) ?? new Set()
        watched.set(id, hearers.add(hear))
        return () => hearers.delete(hear)
      },
      onTrouble(hear) {
        const hearers = troubled.get(id) ?? new Set()
        troubled.set(id, hearers.add(hear))
        hear(troubles.get(id) ?? null)
        return () => hearers.delete(hear)
      },
      leave: () => void call('leave', { id }),
    }
  }

  return {
    list: () => call('list', null),
    open: (wanted) => call('open', wanted),
    async join(id, take) {
      const answer = await call('join', { id, take })
      return isRefused(answer) ? answer : table(answer)
    },
    bring: (file) => call('bring', file),
    async remove(id) {
      await call('remove', { id })
    },
    setPace: (milliseconds) => void call('pace', { milliseconds }),
  }
}
