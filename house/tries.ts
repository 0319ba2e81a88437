// How many tries the levels that search get, so that they play about as well as with the time they have in a browser (150 ms
// and 1 s). The games' advice tells them; docs/server.md tells how they were found and how sure that is.
import { isGameId, loadGame } from '../games/index.ts'

/** For a game that tells none: about what the others need. */
const USUAL: { readonly [level: string]: number } = { skilled: 1000, expert: 8000 }

/** The bot of a level, with its tries at this game. */
export async function botFor(game: string, level: string): Promise<string> {
  if (!isGameId(game)) return level
  const { advice } = (await loadGame(game)).game
  const tries = (advice.tries ?? USUAL)[level]
  return tries === undefined ? level : `${level === 'expert' ? 'net' : 'search'}:${tries}it`
}
