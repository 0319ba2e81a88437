// How browser tests know what can be done: the text face is the same for all games, a board is told of by its game.
import type { GameCard } from '../core/module.ts'
import type { GameId } from '../games/index.ts'
import { GAME_IDS } from '../games/index.ts'

/** How a face shows what can be done, as selectors. */
export interface Face {
  /** Plays what is picked. */
  readonly confirm: string
  /** What can be picked or played. */
  readonly offered: string
  /** Among these, what may still answer with a reason instead. */
  readonly tried: string
}

/** Matches nothing. */
export const NOTHING = ':not(*)'
/** The text face of every game. */
export const TEXT: Face = { confirm: NOTHING, offered: 'ol[aria-labelledby=choices] button', tried: NOTHING }

interface Played {
  readonly id: GameId
  readonly name: string
  readonly face: Face
  /** Seeds a deal that makes it no short game. */
  readonly luck: number
}

async function played(id: GameId): Promise<Played> {
  const { card }: { readonly card: GameCard } = await import(`../games/${id}/card.ts`)
  const { face, luck }: Pick<Played, 'face' | 'luck'> = await import(`../games/${id}/test/face.ts`)
  return { id, name: card.name, face, luck }
}

/** All games, in the order of the first page. */
export const GAMES: readonly Played[] = await Promise.all(GAME_IDS.map(played))

export function boardOf(game: GameId): Face {
  const found = GAMES.find(({ id }) => id === game)
  if (!found) throw new Error(`there is no game "${game}"`)
  return found.face
}
