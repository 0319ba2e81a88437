// The only list of games; each is loaded when asked for.
import type { AnyGameModule } from '../core/module.ts'

const LOADERS = {
  neotopia: () => import('./neotopia/index.ts').then((module) => module.neotopia),
  neoville: () => import('./neoville/index.ts').then((module) => module.neoville),
  meowtopia: () => import('./meowtopia/index.ts').then((module) => module.meowtopia),
  evolutopia: () => import('./evolutopia/index.ts').then((module) => module.evolutopia),
} as const satisfies { readonly [id: string]: () => Promise<AnyGameModule> }

export type GameId = keyof typeof LOADERS
export const GAME_IDS = Object.keys(LOADERS) as readonly GameId[]

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(LOADERS, id)
}

export function loadGame(id: GameId): Promise<AnyGameModule> {
  return LOADERS[id]()
}
