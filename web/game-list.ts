// The games that this browser keeps, as the page may know them.
import type { GameList, Saved } from './protocol.ts'
import type { KeptGame, Shelf } from './shelf.ts'

/** What the page may know of a game. */
export function savedOf({ luck: _luck, version: _version, seats, ...saved }: KeptGame): Saved {
  return { ...saved, seats: seats.map(({ name, player }) => ({ name, player })) }
}

/** The latest first; of those that are open, as they are now. */
export async function gameList(shelf: Shelf, open: readonly Saved[]): Promise<GameList> {
  const listed = await shelf.list().catch(() => null)
  const byId = new Map((listed?.games ?? []).map((kept): [string, Saved] => [kept.id, savedOf(kept)]))
  for (const saved of open) byId.set(saved.id, saved)
  const games = [...byId.values()].sort((a, b) => b.changed - a.changed)
  return { games, unreadable: listed?.unreadable ?? 0, silent: listed === null }
}
