// What a host hands to its house: where tables are kept, the time, how bots think, and its own ways.
import type { Job, ToldThought } from '../bots/protocol.ts'
import type { Seat } from '../core/game.ts'
import type { Means } from '../core/table.ts'
import type { Gap } from './clock.ts'
import type { TableStore } from './store.ts'

/** Thinks about a job elsewhere; an abort is answered with the best move so far. */
export type Think = (job: Job, signal: AbortSignal, progress: (thought: ToldThought) => void) => Promise<string>

export interface Host {
  readonly store: TableStore
  /** Milliseconds since 1970, by the clock that the store goes by. */
  now(): number
  /** Calls back after so many milliseconds; gives the way to call it off. */
  later(milliseconds: number, job: () => void): () => void
  /** How bots think. */
  readonly think: Think
  /** Bots' turns are given out by a queue that several processes share: see `playTurn` of a hosted table. */
  readonly botsQueue?: boolean
  /** Another process looks after clocks. */
  readonly clocksElsewhere?: boolean
  /** Milliseconds between a step and the next one of a bot or a preparation, however long it thought. */
  pause(): number
  /** Bots rest while nobody watches. */
  readonly botsRest?: boolean
  /** Luck that takes the place of the luck that can be checked, as for a game with a seed. */
  readonly luck?: Means['luck']
  /** The seed of what a bot thinks at a step, where everybody is to meet the same bot. */
  readonly seed?: (seat: Seat, step: number) => string
  /** Records of running games may be exported, as where everything lies on one machine anyway. */
  readonly recordsOpen?: boolean
  /** Stretches of time that no clock counts. */
  gaps?(): readonly Gap[]
}

/** A seat is thinking, and how much of its time is spent, 0 to 1. */
export interface Thinking {
  readonly seat: Seat
  readonly spent: number
}

/**
 * not-kept: the entries live in memory only. elsewhere: another tab or process has taken the table over. gone: it was
 * deleted. bot: one failed, and a simpler one played.
 */
export type Trouble = 'not-kept' | 'elsewhere' | 'gone' | 'bot'

/** Who is told what goes on at a table. */
export interface Ears {
  thinking(thinking: Thinking | null): void
  trouble(trouble: Trouble | null): void
  /** Who sits there, who is away, the clock or what is proposed may have changed. */
  changed(): void
}
