// What a hint says, in Italian.
import { article } from '../../core/messages/italian.ts'
import { minus, plural, signed } from '../../core/words.ts'
import type { HintMessages } from './en.ts'

const many = plural('it')

export const it: HintMessages = {
  best: (move) => `La migliore che vedo: ${move}`,
  chance: (percent) => `Circa ${article('il', percent)}% di probabilità di vincere.`,
  expected: (percent, score) =>
    `Circa ${article('il', percent)}% di probabilità di vincere, con ${minus(score)} ${many(score, 'punto', 'punti')} alla fine.`,
  because: (changes) => `A fine turno: ${changes}.`,
  change: (line, by) => `${line} ${signed(by)}`,
  later: (changes) => `Qualche round dopo, molto probabilmente: ${changes}.`,
  close: (move) => `Quasi altrettanto buona: ${move}`,
}
