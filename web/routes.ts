// Which screen the address asks for.
import type { GameId } from '../games/index.ts'
import { isGameId } from '../games/index.ts'

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'design' }
  | { readonly screen: 'table'; readonly id: string }
  /** A table on the server. */
  | { readonly screen: 'play'; readonly id: string }
  | { readonly screen: 'person'; readonly id: string }
  | { readonly screen: 'me' }
  | { readonly screen: 'rules'; readonly game: GameId; readonly section: string | null }
  | { readonly screen: 'unknown' }

export const HOME = '#/'
export const DESIGN = '#/design'
export const ME = '#/me'

export function tableAddress(id: string): string {
  return `#/table/${id}`
}

export function onlineAddress(id: string): string {
  return `#/play/${id}`
}

export function personAddress(id: string): string {
  return `#/people/${id}`
}

export function rulesAddress(game: GameId, section?: string): string {
  return section === undefined ? `#/rules/${game}` : `#/rules/${game}/${section}`
}

export function readRoute(hash: string): Route {
  if (hash === '' || hash === '#' || hash === HOME) return { screen: 'home' }
  if (hash === DESIGN) return { screen: 'design' }
  const [, game, section = null] = /^#\/rules\/(\w+)(?:\/([\w.]+))?$/.exec(hash) ?? []
  if (game !== undefined && isGameId(game)) return { screen: 'rules', game, section }
  if (hash === ME) return { screen: 'me' }
  const [, place, id = ''] = /^#\/(table|play|people)\/([\w-]+)$/.exec(hash) ?? []
  if (place === 'table' || place === 'play') return { screen: place, id }
  return place === 'people' ? { screen: 'person', id } : { screen: 'unknown' }
}
