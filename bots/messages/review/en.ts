// What a review says of a decision, in English.
export const en = {
  lostChance: (percent: number, about: number) =>
    `It gave away ${percent}% of the chance to win (give or take ${about}).`,
  lostBoth: (percent: number, about: number, points: string, aboutPoints: string) =>
    `It gave away ${percent}% of the chance to win (give or take ${about}); in points: ${points} (give or take ${aboutPoints}).`,
  better: (move: string) => `Better: ${move}`,
  change: (line: string, by: string) => `${line} ${by}`,
  ofOther: (name: string, change: string) => `${change} (${name})`,
  now: (changes: string) => `Beside the best that follows the move played, by the end of the turn: ${changes}.`,
  /** Where all win or lose together. */
  nowTogether: (changes: string) =>
    `Beside the best that follows the move played, by the end of the round: ${changes}.`,
  later: (changes: string) => `Some rounds later, most likely, beside what the move played leads to: ${changes}.`,
  end: (changes: string) => `By the end of the game, most likely, beside what the move played leads to: ${changes}.`,
  noLine: 'No single line of the score sheet tells why; it leaves the better position.',
}

export type ReviewMessages = typeof en
