// How many tries the levels that search get at each game, chosen so that they play as well as with the time they have in a
// browser (150 ms and 1 s). docs/server.md tells how they were found.

export const TRIES: { readonly [game: string]: { readonly [level: string]: number } } = {
  neotopia: { skilled: 120, expert: 800 },
  neoville: { skilled: 60, expert: 400 },
  meowtopia: { skilled: 200, expert: 1300 },
  evolutopia: { skilled: 60, expert: 400 },
}
