// What a review says of a decision, in French.
import type { ReviewMessages } from './en.ts'

export const fr: ReviewMessages = {
  lostChance: (percent, about) => `Ce coup a coûté ${percent}\u00a0% de chances de gagner (à ${about} près).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `Ce coup a coûté ${percent}\u00a0% de chances de gagner (à ${about} près)\u202f; en points\u00a0: ${points} (à ${aboutPoints} près).`,
  better: (move) => `Mieux\u00a0: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${change} (${name})`,
  now: (changes) => `Face au mieux possible après le coup joué, à la fin du tour\u00a0: ${changes}.`,
  nowTogether: (changes) => `Face au mieux possible après le coup joué, à la fin de la manche\u00a0: ${changes}.`,
  later: (changes) => `Quelques manches plus tard, sans doute, face au coup joué\u00a0: ${changes}.`,
  end: (changes) => `À la fin de la partie, sans doute, face au coup joué\u00a0: ${changes}.`,
  noLine: 'Aucune ligne de la feuille de score ne dit pourquoi à elle seule\u202f; la position est meilleure.',
}
