// What a hint says, in German.
import { minus, plural, signed } from '../../core/words.ts'
import type { HintMessages } from './en.ts'

const many = plural('de')

export const de: HintMessages = {
  best: (move) => `Das Beste, was ich sehe: ${move}`,
  chance: (percent) => `Etwa ${percent}\u00a0% Gewinnchance.`,
  expected: (percent, score) =>
    `Etwa ${percent}\u00a0% Gewinnchance, mit ${minus(score)} ${many(score, 'Punkt', 'Punkten')} am Ende.`,
  because: (changes) => `Am Ende des Zuges: ${changes}.`,
  change: (line, by) => `${line} ${signed(by)}`,
  later: (changes) => `Einige Runden später, aller Voraussicht nach: ${changes}.`,
  close: (move) => `Fast so gut: ${move}`,
}
