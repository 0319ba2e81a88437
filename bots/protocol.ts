// What a host and a bot's worker say to each other, the same for Web Workers and worker_threads.
import type { Seen } from '../core/game.ts'
import type { JudgeJob, Judgement } from './judge.ts'

/** A decision to think about: a game by its rules, the view of the seat to act, and a bot by name ('search:500ms'). */
export interface Job {
  readonly game: string
  readonly rules: number
  readonly view: Seen
  readonly bot: string
  /** Equal seeds choose equally, where the bot does not go by the clock. */
  readonly seed?: string
}

/** A candidate, its move as text. */
export interface ToldCandidate {
  readonly move: string
  readonly tries: number
  readonly chance: number
  readonly score: number
}

/** What was thought so far, the best first. */
export interface ToldThought {
  readonly candidates: readonly ToldCandidate[]
  readonly spent: number
}

/** Milliseconds by a clock that host and workers share. */
export const clock = () => performance.timeOrigin + performance.now()

export type ToWorker =
  /** `asked`: when, by `clock`. Starting a worker and loading the game count towards the budget. */
  | { readonly kind: 'think'; readonly id: number; readonly job: Job; readonly asked: number }
  /** A decision of a finished game. */
  | { readonly kind: 'judge'; readonly id: number; readonly job: JudgeJob }
  /** Load a game that will be asked about. */
  | { readonly kind: 'prepare'; readonly game: string; readonly rules: number }
  /** Answer at once with the best so far; a judgement is given up. */
  | { readonly kind: 'cancel'; readonly id: number }

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly thought: ToldThought }
  | { readonly kind: 'answer'; readonly id: number; readonly move: string }
  | { readonly kind: 'judged'; readonly id: number; readonly judgement: Judgement }
  /** The job itself is at fault, such as an unknown bot; asking again would not help. */
  | { readonly kind: 'refused'; readonly id: number; readonly why: string }
