// What the page says about the review of a game, in French.
import { plural } from '../../../core/words.ts'
import type { ReviewTexts } from './en.ts'

const many = plural('fr')

export const fr: ReviewTexts = {
  title: (game) => `Analyse\u00a0: ${game}`,
  unfinished: 'Cette partie n’est pas finie\u202f; elle pourra être analysée ensuite.',
  toTable: 'Retour à la table',
  working: (percent) => `Le robot parcourt la partie\u00a0: ${percent}\u00a0%`,
  stop: 'Arrêter',
  stopped: 'L’analyse a été arrêtée.',
  begin: 'Analyser la partie',
  failed: 'Le robot n’a pas pu finir l’analyse.',
  whose: 'Les décisions de',
  everybody: 'Tous',
  summary: 'Ce qui a été perdu',
  player: 'Joueur',
  decisions: 'Décisions',
  mistakes: 'Erreurs',
  chanceLost: 'Chances de gagner',
  pointsLost: 'Points',
  ofAll: (percent) => `${percent}\u00a0% par décision`,
  moments: 'Les moments décisifs',
  noMistakes: 'Aucune erreur\u202f; là où un peu a été perdu',
  noMoments: 'Rien d’important n’a été perdu.',
  moment: (step, name) => `Étape ${step}, ${name}`,
  lost: (percent) => `−${percent}\u00a0%`,
  decision: (at, of) => `Décision ${at} sur ${of}`,
  before: 'La décision précédente',
  after: 'La décision suivante',
  markBefore: 'L’erreur précédente',
  markAfter: 'L’erreur suivante',
  played: (name, move) => `${name} a joué\u00a0: ${move}`,
  same: 'Le robot n’a rien vu de mieux.',
  little: (percent) => `Le robot aurait joué autrement, mais la perte est de moins de ${percent}\u00a0%.`,
  playOn: 'Continuer d’ici contre le robot',
  chances: 'Chances de gagner',
  points: 'Points',
  chartOf: (what, steps) => `${what} sur ${steps} ${many(steps, 'étape', 'étapes')}`,
  marks: (n) => `${n} ${many(n, 'erreur, marquée d’une pastille', 'erreurs, marquées de pastilles')}`,
  unmarked:
    'Une pastille est une erreur. Quand une courbe descend sans pastille, c’est la chance ou le jeu des autres.',
  step: (step) => `Étape ${step}`,
  how: 'Chaque décision est jugée d’après ce que le joueur pouvait savoir, dans des parties imaginées, jamais d’après ce qui a été pioché ensuite.',
}
