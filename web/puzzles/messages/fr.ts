// What the page of puzzles says, in French.
import { plural } from '../../../core/words.ts'
import type { PuzzleTexts } from './en.ts'

const many = plural('fr')

export const fr: PuzzleTexts = {
  title: (game) => `Problèmes\u00a0: ${game}`,
  intro: 'Un coup est nettement meilleur que tous les autres. Trouvez-le et jouez-le.',
  introBy: (percent) =>
    `Un coup est meilleur que tous les autres\u00a0: il gagne environ ${percent}\u00a0% plus souvent. Trouvez-le et jouez-le.`,
  more: (left) => `Juste jusqu’ici. Encore ${left} ${many(left, 'coup', 'coups')} dans ce tour.`,
  number: (at, of, rating) => `${at} sur ${of} · difficulté ${rating}`,
  rating: (rating) => `Votre cote\u00a0: ${rating}`,
  changed: (by) => `(${by})`,
  streak: (n, best) => `De suite\u00a0: ${n}, au mieux ${best}`,
  solved: 'Résolu\u202f!',
  failed: 'Il y avait mieux.',
  yours: (move) => `Vous avez joué\u00a0: ${move}`,
  answer: (move) => `Le meilleur coup\u00a0: ${move}`,
  next: (move) => `Puis\u00a0: ${move}`,
  lead: (percent, move) => `Il gagne environ ${percent}\u00a0% plus souvent que le suivant\u00a0: ${move}`,
  onward: 'Problème suivant',
  again: 'Essayer encore',
  done: (n) =>
    `Vous avez essayé ${n === 1 ? 'le seul problème' : `les ${n} problèmes`}. Ceux que vous avez manqués reviennent\u202f; votre cote ne change plus.`,
  practice: 'Déjà essayé\u00a0: votre cote ne change pas.',
  none: 'Il n’y a pas de problèmes pour ce jeu.',
  choose: 'Vos coups',
  back: 'Retour',
}
