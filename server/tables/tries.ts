// How many tries the levels that search get at each game, so that they play about as well as with the time they have in a browser
// (150 ms and 1 s). docs/server.md tells how they were found and how sure that is.

export const TRIES: { readonly [game: string]: { readonly [level: string]: number } } = {
  neotopia: { skilled: 750, expert: 5500 },
  neoville: { skilled: 400, expert: 3000 },
  meowtopia: { skilled: 1000, expert: 7000 },
  evolutopia: { skilled: 900, expert: 6500 },
}
