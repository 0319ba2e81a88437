// Ce que dit un conseil, en français.
import { plural } from '../../core/words.ts'
import type { HintMessages } from './en.ts'

const many = plural('fr')
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

export const fr: HintMessages = {
  best: (move) => `Le meilleur que je voie\u00a0: ${move}`,
  chance: (percent) => `Environ ${percent}\u00a0% de chances de gagner.`,
  expected: (percent, score) =>
    `Environ ${percent}\u00a0% de chances de gagner, avec ${score} ${many(score, 'point', 'points')} à la fin.`,
  because: (changes) => `À la fin du tour, votre feuille de score change\u00a0: ${changes}.`,
  change: (line, by) => `${line} ${signed(by)}`,
  prepares: 'Aucune ligne de votre feuille de score ne change encore\u00a0; ce coup prépare la suite.',
  other: (move, expected) => `Bon aussi\u00a0: ${move} ${expected}`,
}
