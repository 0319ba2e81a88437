// Which screen the address asks for.
import type { GameId } from '../games/index.ts'
import { isGameId } from '../games/index.ts'

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'design' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'rules'; readonly game: GameId; readonly section: string | null }
  | { readonly screen: 'unknown' }

export const HOME = '#/'
export const DESIGN = '#/design'

export function tableAddress(id: string): string {
  return `#/table/${id}`
}

export function rulesAddress(game: GameId, section?: string): string {
  return section === undefined ? `#/rules/${game}` : `#/rules/${game}/${section}`
}

export function readRoute(hash: string): Route {
  if (hash === '' || hash === '#' || hash === HOME) return { screen: 'home' }
  if (hash === DESIGN) return { screen: 'design' }
  const [, game, section = null] = /^#\/rules\/(\w+)(?:\/([\w.]+))?$/.exec(hash) ?? []
  if (game !== undefined && isGameId(game)) return { screen: 'rules', game, section }
  const id = /^#\/table\/([\w-]+)$/.exec(hash)?.[1]
  return id === undefined ? { screen: 'unknown' } : { screen: 'table', id }
}
