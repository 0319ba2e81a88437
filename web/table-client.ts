// What every screen speaks to: a house that lists and opens tables, and a table. Here over messages to a worker.
import type { Component } from 'svelte'
import type { Hint } from '../bots/hint.ts'
import type { Refusal, Seat, Viewer } from '../core/game.ts'
import { isRefusal, PUBLIC } from '../core/game.ts'
import type { Moment, Refused, Update } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import type { AnyWords } from '../core/words.ts'
import type { Call, Port } from '../house/client.ts'
import { HouseLine, mustBe } from '../house/client.ts'
import type { Thinking, Trouble } from '../house/host.ts'
import type { Ask, FromHouse, Own, TableInfo } from '../house/messages.ts'
import type { Answer } from '../house/writes.ts'
import type { GameList, LocalCalls, Saved, SeatPlan } from './protocol.ts'
import { momentAddress, tableAddress } from './routes.ts'
import type { TableSession } from './session.svelte.ts'

/** What a table with people elsewhere has beside the game; a table of this browser has none of it. */
export interface Company {
  /** The seats of the people at this page. */
  readonly mine: readonly Seat[]
  /** How many steps had been played when this browser was here last; null if it never was. */
  readonly seenBefore: number | null
  /** Whether somebody is here, where that is known of a seat. */
  present(seat: Seat): boolean | null
  /** What there is to tell of a seat in two or three words: how much time is left, that a bot plays on. */
  doing(seat: Seat): string | null
  /** How much time the seat to act has left, where a clock runs. */
  readonly time: string | null
  /** The sentence of a refusal that only such a table knows. */
  explain(refusal: Refusal): string | null
  /** Why the table was closed without a result, in a sentence; null if it was not. */
  readonly ended: string | null
  /** Where all play together: what others would play in the place of the seat to act, and the things they point at. */
  readonly suggested: readonly string[]
  readonly pinged: readonly string[]
  suggest(move: string, seq: number): Promise<Refused | null>
  ping(at: string, seq: number): Promise<Refused | null>
  readonly Notices: Component<{ readonly session: TableSession }>
  /** What there is to tell when the game is over. */
  readonly After: Component
  readonly Chat: Component<{ readonly colours: readonly string[] }>
  /** In the head of a table. */
  readonly ChatDoor: Component<{ readonly colours: readonly string[] }>
  readonly Tools: Component<{ readonly close: () => void }>
}

/** What a lesson of a tutorial adds to a table: somebody who says what to do, and the way on. */
export interface LessonGuide {
  readonly Figure: Component<{ readonly mood: LessonGuide['mood'] }>
  readonly mood: 'asks' | 'glad' | 'doubts'
  readonly number: number
  readonly count: number
  /** Another one is another table, on which nothing has happened yet. */
  readonly position: number
  readonly done: boolean
  /** All that is said of tasks and of what came of them, whichever lesson it is. */
  readonly sayings: readonly string[]
  /** What the table itself asks within a lesson of several steps; null: the task says it. */
  readonly asked: string | null
  /** Said where the table is not the one of the lesson before. */
  readonly aside: string | null
  /** A move that helps. */
  readonly example: string | null
  /** The same where it is shown without being asked for. */
  readonly marked: string | null
  session: TableSession | null
  wrap(words: AnyWords): AnyWords
  next(): void
}

export interface TableClient {
  readonly saved: Saved
  readonly company?: Company
  readonly lesson?: LessonGuide
  subscribe(viewer: Viewer, hear: (update: Update) => void): () => void
  move(seat: Seat, move: string, seq: number): Promise<Answer>
  /** Takes back one's own last step, or all that can be taken back. */
  undo(seat: Seat, seq: number, steps?: number | 'all'): Promise<Answer>
  why(seat: Seat, move: string): Promise<Refused | null>
  preview(seat: Seat, move: string): Promise<Moment | Refused>
  at(step: number, viewer: Viewer): Promise<Moment | Refused>
  /** The standing answers that a seat has on. */
  own(seat: Seat): Promise<Own | Refused>
  setStanding(seat: Seat, ids: readonly string[]): Promise<Refused | null>
  /** What is to be played when the turn comes. */
  setPrepared(seat: Seat, moves: readonly string[]): Promise<Refused | null>
  hint(seat: Seat): Promise<Hint | Refused>
  /** All bots that think answer at once. */
  hurry(): void
  /** The game as a record file: whole or, while it runs, as far as one viewer sees it. */
  record(viewer: Viewer | null): Promise<string>
  fork(step: number, viewer: Viewer, seats?: readonly SeatPlan[]): Promise<Saved | Refused>
  /** The address of a moment of this game, for others to look at. */
  momentAddress(step: number): Promise<string | Refused>
  /** The address of a new table with the same players. */
  again(): Promise<string | Refused>
  totals(): Promise<readonly (readonly number[])[]>
  onThinking(hear: (thinking: Thinking | null) => void): () => void
  /** Hears when seats, the clock or what a seat has on may have changed. */
  onInfo(hear: (info: TableInfo) => void): () => void
  /** Hears at once, and then whenever it changes. */
  onTrouble(hear: (trouble: Trouble | null) => void): () => void
  leave(): void
}

export interface HouseClient {
  list(): Promise<GameList>
  open(wanted: Ask<LocalCalls, 'open'>): Promise<Saved | Refused>
  join(id: string, take: boolean): Promise<TableClient | Refused>
  /** Takes in a record file. */
  bring(file: Ask<LocalCalls, 'bring'>): Promise<Saved | Refused>
  remove(id: string): Promise<void>
  setPace(milliseconds: number): void
  /** What a strong player would do, asked of a game that is hosted elsewhere; made of the view alone. */
  advise(about: Ask<LocalCalls, 'advise'>): Promise<Hint | Refused>
  /** What thinks about advice answers at once. */
  hurryAdvice(): void
}

const eyes = (viewer: Viewer) => ({ seat: viewer === PUBLIC ? null : viewer })

export function connect(port: Port<FromHouse, Call>): HouseClient {
  const line = new HouseLine<LocalCalls>(port)

  function table(saved: Saved): TableClient {
    const { id } = saved
    return {
      saved,
      subscribe: (viewer, hear) => line.subscribe(id, viewer, hear),
      move: (seat, move, seq) => line.call('move', { id, seat, move, seq }),
      undo: (seat, seq, steps = 1) => line.call('undo', { id, seat, seq, steps }),
      why: (seat, move) => line.call('why', { id, seat, move }),
      preview: (seat, move) => line.call('preview', { id, seat, move }),
      at: (step, viewer) => line.call('at', { id, step, ...eyes(viewer) }),
      own: (seat) => line.call('own', { id, seat }),
      setStanding: (seat, ids) => line.call('standing', { id, seat, ids }),
      setPrepared: (seat, moves) => line.call('prepared', { id, seat, moves }),
      hint: (seat) => line.call('hint', { id, seat }),
      hurry: () => void line.call('hurry', { id }),
      record: async (viewer) =>
        mustBe(await line.call('record', { id, ...(viewer === null ? {} : { seen: eyes(viewer).seat }) })),
      fork: (step, viewer, seats) => line.call('fork', { id, step, viewer, seats }),
      async momentAddress(step) {
        const { packedText } = await import('./moment-link.ts')
        const packed = await packedText(mustBe(await line.call('record', { id })))
        return isRefusal(packed) ? { refusal: packed } : momentAddress(packed, step)
      },
      async again() {
        const { game, seats, options, deal } = saved
        const more = deal ? { deal: { ...deal, practice: true as const } } : {}
        const answer = await line.call('open', { game, seats, options, ...more })
        return isRefused(answer) ? answer : tableAddress(answer.id)
      },
      totals: async () => mustBe(await line.call('totals', { id })),
      onThinking: (hear) => line.onThinking(id, hear),
      onInfo: (hear) => line.onInfo(id, hear),
      onTrouble: (hear) => line.onTrouble(id, hear),
      leave: () => void line.call('putAway', { id }),
    }
  }

  return {
    list: () => line.call('list', null),
    open: (wanted) => line.call('open', wanted),
    async join(id, take) {
      const answer = await line.call('join', { id, take })
      return isRefused(answer) ? answer : table(answer)
    },
    bring: (file) => line.call('bring', file),
    async remove(id) {
      await line.call('remove', { id })
    },
    setPace: (milliseconds) => void line.call('pace', { milliseconds }),
    advise: (about) => line.call('advise', about),
    hurryAdvice: () => void line.call('hurryAdvice', null),
  }
}
