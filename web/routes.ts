// Which screen the address asks for.
import type { GameId } from '../games/index.ts'
import { isGameId } from '../games/index.ts'

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'design' }
  /** A table of this browser, or one on the server; at a moment of its game, if one is named. */
  | { readonly screen: 'table' | 'play'; readonly id: string; readonly step: number | null }
  /** A moment of a game that the link itself tells. */
  | { readonly screen: 'moment'; readonly packed: string; readonly step: number }
  | { readonly screen: 'person'; readonly id: string }
  | { readonly screen: 'me' }
  | { readonly screen: 'statistics' }
  /** The deals of a day, of today if none is named. */
  | { readonly screen: 'daily'; readonly day: string | null }
  | { readonly screen: 'rules'; readonly game: GameId; readonly section: string | null }
  | { readonly screen: 'learn'; readonly game: GameId; readonly lesson: number }
  /** A finished game of this browser gone through by a bot. */
  | { readonly screen: 'review'; readonly id: string }
  | { readonly screen: 'puzzles'; readonly game: GameId }
  | { readonly screen: 'unknown' }

export const HOME = '#/'
export const DESIGN = '#/design'
export const ME = '#/me'
export const STATISTICS = '#/statistics'

const at = (address: string, step?: number) => (step === undefined ? address : `${address}/${step}`)

export function tableAddress(id: string, step?: number): string {
  return at(`#/table/${id}`, step)
}

export function onlineAddress(id: string, step?: number): string {
  return at(`#/play/${id}`, step)
}

export function momentAddress(packed: string, step: number): string {
  return at(`#/moment/${packed}`, step)
}

export function personAddress(id: string): string {
  return `#/people/${id}`
}

export function dailyAddress(day?: string): string {
  return day === undefined ? '#/daily' : `#/daily/${day}`
}

export function rulesAddress(game: GameId, section?: string): string {
  return section === undefined ? `#/rules/${game}` : `#/rules/${game}/${section}`
}

/** A tutorial, from one of its lessons on; they count from 1. */
export function learnAddress(game: GameId, lesson = 1): string {
  return lesson === 1 ? `#/learn/${game}` : `#/learn/${game}/${lesson}`
}

export function reviewAddress(id: string): string {
  return `#/review/${id}`
}

export function puzzlesAddress(game: GameId): string {
  return `#/puzzles/${game}`
}

export function readRoute(hash: string): Route {
  if (hash === '' || hash === '#' || hash === HOME) return { screen: 'home' }
  if (hash === DESIGN) return { screen: 'design' }
  const [, game, section = null] = /^#\/rules\/(\w+)(?:\/([\w.]+))?$/.exec(hash) ?? []
  if (game !== undefined && isGameId(game)) return { screen: 'rules', game, section }
  const [, learnt, lesson = '1'] = /^#\/learn\/(\w+)(?:\/(\d{1,2}))?$/.exec(hash) ?? []
  if (learnt !== undefined && isGameId(learnt)) return { screen: 'learn', game: learnt, lesson: Number(lesson) }
  const [, puzzled = ''] = /^#\/puzzles\/(\w+)$/.exec(hash) ?? []
  if (isGameId(puzzled)) return { screen: 'puzzles', game: puzzled }
  const [, reviewed] = /^#\/review\/([\w-]+)$/.exec(hash) ?? []
  if (reviewed !== undefined) return { screen: 'review', id: reviewed }
  if (hash === ME) return { screen: 'me' }
  if (hash === STATISTICS) return { screen: 'statistics' }
  const daily = /^#\/daily(?:\/([\d-]{10}))?$/.exec(hash)
  if (daily) return { screen: 'daily', day: daily[1] ?? null }
  const [, place, id = '', step] = /^#\/(table|play|people|moment)\/([\w.-]+)(?:\/(\d{1,5}))?$/.exec(hash) ?? []
  if (place === 'table' || place === 'play')
    return { screen: place, id, step: step === undefined ? null : Number(step) }
  if (place === 'moment') return { screen: 'moment', packed: id, step: Number(step ?? 0) }
  return place === 'people' && step === undefined ? { screen: 'person', id } : { screen: 'unknown' }
}
