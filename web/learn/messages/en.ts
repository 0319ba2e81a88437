// What the page says to whoever learns a game, in English.
export const en = {
  title: (game: string) => `Learn ${game}`,
  first: (game: string) => `Your first ${game}?`,
  goal: 'The goal',
  play: 'Play',
  show: 'Show me (tutorial)',
  close: 'Close',
  elsewhere: 'Another table now.',
  ended: 'How your game ended',
  counts: 'What counts',
  endTitle: 'You know the game now',
  end: (game: string) => `That is all you need for a first game of ${game}. Rarer cases are in the rules.`,
  playNow: 'Play a game',
  again: 'Once more',
  rules: 'Read the rules',
}

export type LearnMessages = typeof en
