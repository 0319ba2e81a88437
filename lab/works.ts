// What the lab plays in blocks, here or in threads. A task is plain data, so that it can be sent to a thread.
import type { AnyGame } from '../core/game.ts'
import { isGameId, loadGame } from '../games/index.ts'
import { loadComponents } from './balance/components.ts'
import type { GameFacts, Trial } from './balance/facts.ts'
import { Watching } from './balance/facts.ts'
import type { BlockResult, Contest } from './block.ts'
import { playBlock } from './block.ts'
import type { BlunderGame, Blundering } from './blunders.ts'
import { blunderingGame } from './blunders.ts'
import type { Breath } from './breath.ts'
import type { Lessons } from './learning/lessons.ts'
import { Teacher } from './learning/lessons.ts'
import type { Bench } from './learning/slopes.ts'
import { Slopes } from './learning/slopes.ts'
import type { PuzzleGame, Puzzling } from './puzzles.ts'
import { puzzleGame } from './puzzles.ts'
import type { Sampled, Sampling } from './sampling.ts'
import { Sampler } from './sampling.ts'
import type { StrayPlan } from './straying.ts'

interface Works {
  readonly blunders: { readonly of: Blundering; readonly result: BlunderGame }
  readonly contest: { readonly of: Contest; readonly result: BlockResult }
  readonly lessons: { readonly of: StrayPlan; readonly result: Lessons }
  readonly puzzles: { readonly of: Puzzling; readonly result: PuzzleGame }
  readonly sampling: { readonly of: Sampling; readonly result: Sampled }
  readonly slopes: { readonly of: Bench; readonly result: { readonly block: number } }
  readonly trial: { readonly of: Trial; readonly result: GameFacts }
}
export type Work = keyof Works
export type ResultOf<K extends Work> = Works[K]['result']

export interface Task<K extends Work> {
  readonly kind: K
  readonly of: Works[K]['of']
}

type Play<R> = (block: number, breath?: Breath) => Promise<R>

type Open<K extends Work> = (game: AnyGame, of: Works[K]['of']) => Play<ResultOf<K>> | Promise<Play<ResultOf<K>>>

const OPEN: { readonly [K in Work]: Open<K> } = {
  blunders: (game, blundering) => (block, breath) => blunderingGame(game, blundering, block, breath),
  contest: (game, contest) => (block, breath) => playBlock(game, contest, block, breath),
  lessons: (game, course) => {
    const teacher = new Teacher(game, course)
    return (block, breath) => teacher.block(block, breath)
  },
  puzzles: (game, puzzling) => (block, breath) => puzzleGame(game, puzzling, block, breath),
  sampling: (game, sampling) => {
    const sampler = new Sampler(game, sampling)
    return (block, breath) => sampler.block(block, breath)
  },
  slopes: (game, bench) => {
    if (!game.advice.learning) throw new Error(`${game.id} has nothing to learn from`)
    const slopes = new Slopes(game.advice.learning, bench)
    return async (block) => {
      slopes.piece(block)
      return { block }
    }
  },
  trial: async (game, trial) => {
    const watching = new Watching(game, await loadComponents(game.id), trial)
    return (block, breath) => watching.game(block, breath)
  },
}

export async function openWork<K extends Work>({ kind, of }: Task<K>): Promise<Play<ResultOf<K>>> {
  if (!isGameId(of.game)) throw new Error(`there is no game "${of.game}"`)
  const { game } = await loadGame(of.game)
  return OPEN[kind](game, of)
}
