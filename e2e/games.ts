// All games as browser tests play them; each tells how in its own folder.
import type { GameCard } from '../core/module.ts'
import type { GameId } from '../games/index.ts'
import { GAME_IDS } from '../games/index.ts'
import type { Face, Hands, UsualTurn } from './face.ts'

export interface Played {
  readonly id: GameId
  readonly name: string
  readonly face: Face
  /** Seeds a deal that makes it no short game. */
  readonly luck: number
  readonly hands: Hands
  readonly usualTurn: UsualTurn
}

async function played(id: GameId): Promise<Played> {
  const { card }: { readonly card: GameCard } = await import(`../games/${id}/card.ts`)
  const how: Omit<Played, 'id' | 'name'> = await import(`../games/${id}/test/face.ts`)
  return { ...how, id, name: card.name }
}

/** All games, in the order of the first page. */
export const GAMES: readonly Played[] = await Promise.all(GAME_IDS.map(played))

export function boardOf(game: GameId): Face {
  const found = GAMES.find(({ id }) => id === game)
  if (!found) throw new Error(`there is no game "${game}"`)
  return found.face
}
