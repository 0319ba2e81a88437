// What a review says of a decision, in French.
import type { ReviewMessages } from './en.ts'

export const fr: ReviewMessages = {
  lostChance: (percent, about) => `Ce coup a coûté ${percent}\u00a0% de chances de gagner (à ${about} près).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `Ce coup a coûté ${percent}\u00a0% de chances de gagner (à ${about} près)\u202f; en points\u00a0: ${points} (à ${aboutPoints} près).`,
  better: (move) => `Mieux\u00a0: ${move}`,
  next: (move) => `Puis\u00a0: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${change} (${name})`,
  now: (changes) => `Ce que le meilleur coup change à la fin du tour\u00a0: ${changes}.`,
  later: (changes) => `Ce que le meilleur coup change quelques manches plus tard, sans doute\u00a0: ${changes}.`,
  end: (changes) => `Ce que le meilleur coup change à la fin de la partie, sans doute\u00a0: ${changes}.`,
  noLine: 'Aucune ligne de la feuille de score ne dit pourquoi à elle seule\u202f; la position est meilleure.',
}
