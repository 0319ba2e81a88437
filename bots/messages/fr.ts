// What a hint says, in French.
import { minus, plural, signed } from '../../core/words.ts'
import type { HintMessages } from './en.ts'

const many = plural('fr')

export const fr: HintMessages = {
  best: (move) => `Le meilleur coup que je voie\u00a0: ${move}`,
  chance: (percent) => `Environ ${percent}\u00a0% de chances de gagner.`,
  expected: (percent, score) =>
    `Environ ${percent}\u00a0% de chances de gagner, avec ${minus(score)} ${many(score, 'point', 'points')} à la fin.`,
  because: (changes) => `À la fin du tour\u00a0: ${changes}.`,
  change: (line, by) => `${line} ${signed(by)}`,
  later: (changes) => `Quelques manches plus tard, sans doute\u00a0: ${changes}.`,
  close: (move) => `Presque aussi bon\u00a0: ${move}`,
}
