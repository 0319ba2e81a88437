// What a hint says, in Dutch.
import { minus, plural, signed } from '../../core/words.ts'
import type { HintMessages } from './en.ts'

const many = plural('nl')

export const nl: HintMessages = {
  best: (move) => `Het beste dat ik zie: ${move}`,
  chance: (percent) => `Zo’n ${percent}% winstkans.`,
  expected: (percent, score) =>
    `Zo’n ${percent}% winstkans, met ${minus(score)} ${many(score, 'punt', 'punten')} aan het einde.`,
  because: (changes) => `Aan het einde van de beurt: ${changes}.`,
  change: (line, by) => `${line} ${signed(by)}`,
  later: (changes) => `Een paar ronden later, hoogstwaarschijnlijk: ${changes}.`,
  close: (move) => `Bijna even goed: ${move}`,
}
