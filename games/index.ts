// The only list of games, in the order in which they are shown; each is loaded when asked for.
import type { Refusal } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import { playing } from '../core/versions.ts'

const LOADERS = {
  neoville: () => import('./neoville/index.ts').then((module) => module.neoville),
  neotopia: () => import('./neotopia/index.ts').then((module) => module.neotopia),
  meowtopia: () => import('./meowtopia/index.ts').then((module) => module.meowtopia),
  evolutopia: () => import('./evolutopia/index.ts').then((module) => module.evolutopia),
} as const satisfies { readonly [id: string]: () => Promise<AnyGameModule> }

export type GameId = keyof typeof LOADERS
export const GAME_IDS = Object.keys(LOADERS) as readonly GameId[]

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(LOADERS, id)
}

/** The game by a number of its rules: the newest unless told, else a released one. */
export function loadGame(id: GameId): Promise<AnyGameModule>
export function loadGame(id: GameId, rules: number): Promise<AnyGameModule | Refusal>
export async function loadGame(id: GameId, rules?: number): Promise<AnyGameModule | Refusal> {
  const newest = await LOADERS[id]()
  return rules === undefined ? newest : playing(newest, rules)
}
