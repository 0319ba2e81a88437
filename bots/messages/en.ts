// What a hint says, in English.
import { minus, plural, signed } from '../../core/words.ts'

const many = plural('en')

export const en = {
  best: (move: string) => `The best I see: ${move}`,
  chance: (percent: number) => `About ${percent}% to win.`,
  expected: (percent: number, score: number) =>
    `About ${percent}% to win, with ${minus(score)} ${many(score, 'point', 'points')} in the end.`,
  because: (changes: string) => `By the end of the turn: ${changes}.`,
  change: (line: string, by: number) => `${line} ${signed(by)}`,
  later: (changes: string) => `Some rounds later, most likely: ${changes}.`,
  close: (move: string) => `Nearly as good: ${move}`,
}

export type HintMessages = typeof en
