// What the page of puzzles says, in English.
export const en = {
  title: (game: string) => `Puzzles: ${game}`,
  intro: 'One move is clearly better than all others. Find it and play it.',
  introBy: (percent: number) =>
    `One move is better than all others: it wins about ${percent}% more often. Find it and play it.`,
  more: (left: number) => `Right so far. ${left === 1 ? 'One more move' : `${left} more moves`} of this turn.`,
  number: (at: number, of: number, rating: number) => `${at} of ${of} · difficulty ${rating}`,
  rating: (rating: number) => `Your rating: ${rating}`,
  changed: (by: string) => `(${by})`,
  streak: (n: number, best: number) => `In a row: ${n}, at best ${best}`,
  solved: 'Solved!',
  failed: 'There was something better.',
  yours: (move: string) => `You played: ${move}`,
  answer: (move: string) => `The best move: ${move}`,
  next: (move: string) => `Then: ${move}`,
  lead: (percent: number, move: string) => `That wins about ${percent}% more often than the next best: ${move}`,
  onward: 'Next puzzle',
  again: 'Try it again',
  done: (n: number) =>
    `You have tried ${n === 1 ? 'the only puzzle' : `all ${n} puzzles`}. Those you missed come again; your rating stays as it is.`,
  practice: 'Tried before: it does not change your rating.',
  none: 'There are no puzzles of this game.',
  choose: 'Your moves',
  back: 'Back',
}

export type PuzzleTexts = typeof en
