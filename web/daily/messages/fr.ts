// What the page says about the deal of the day, in French.
import { plural } from '../../../core/words.ts'
import type { DailyMessages } from './en.ts'

const many = plural('fr')

export const fr = {
  title: 'La donne du jour',
  lead: (day: string) =>
    `${day}. Partout dans le monde, la même donne\u00a0: le même hasard, contre les mêmes robots. Votre premier essai compte.`,
  ways: 'Tant qu’un essai compte, pas de conseils et pas de reprise à un moment passé\u202f; on peut revenir sur un coup comme d’habitude. Fermez la page quand vous voulez\u00a0: vous reprendrez où vous en étiez.',
  next: (hours: number, minutes: number) =>
    hours > 0
      ? `Les prochaines donnes arrivent dans ${hours} h ${minutes} min, à minuit UTC.`
      : `Les prochaines donnes arrivent dans ${minutes} min.`,
  today: 'Aujourd’hui',
  ofDay: (day: string) => `Donnes du ${day}`,
  over: 'Cette journée est passée. Vous pouvez encore jouer ses donnes, pour vous entraîner.',
  noDay: 'Il n’y a pas de donne du jour à cette date.',
  toToday: 'Aux donnes d’aujourd’hui',
  featured: 'Le jeu du jour',
  against: { casual: 'contre un robot amateur', skilled: 'avec un robot habile' },
  play: 'Jouer la donne',
  goOn: 'Continuer',
  practise: 'Jouer pour s’entraîner',
  practice: 'Entraînement\u00a0: cet essai ne compte pas.',
  counts: 'Cet essai compte.',
  look: 'Revoir la partie',
  open: 'Pas encore jouée',
  begun: 'Commencée',
  missed: 'Pas jouée',
  givenUp: 'Commencée puis supprimée\u00a0: aucun résultat ne compte. Vous pouvez la jouer pour vous entraîner.',
  points: (n: number) => `${n} ${many(n, 'point', 'points')}`,
  won: 'gagné',
  lost: 'perdu',
  youWon: 'Vous avez gagné.',
  youLost: 'Vous avez perdu.',
  score: (score: number, against: number) => `${score} à ${against}`,
  yourResult: 'Votre résultat',
  you: 'Vous',
  expert: 'Robot expert',
  middle: (bots: number) => `Médiane de ${bots} robots`,
  expertIs: (points: number) => `Expert ${points}`,
  middleIs: (points: number) => `médiane des robots ${points}`,
  botsWon: (won: number, of: number) =>
    many(won, `${won} robot sur ${of} a gagné`, `${won} robots sur ${of} ont gagné`),
  compare: 'Et les robots, qu’ont-ils fait\u202f?',
  compareHow:
    'Un expert et cinq autres robots jouent cette donne à votre place, ici dans votre navigateur. Il faut quelques minutes.',
  comparing: 'Les robots jouent…',
  left: (minutes: number) => `Encore ${minutes} min environ.`,
  cancel: 'Arrêter',
  failed: 'Les robots ne sont pas allés au bout. Réessayez.',
  again: 'Réessayer',
  share: 'Partager',
  copy: 'Copier le résultat',
  copied: 'Copié',
  copyFailed: 'Le navigateur ne permet pas de copier. Voici le texte\u00a0:',
  calendar: 'Votre calendrier',
  before: 'Mois précédent',
  after: 'Mois suivant',
  streak: (days: number) => `${days} ${many(days, 'jour', 'jours')} de suite`,
  noStreak: 'Jouez une donne jusqu’au bout et votre série de jours commence.',
  cell: (day: string, done: number, of: number) => `${day}\u00a0: ${done} sur ${of} jouées`,
  statistics: 'Vos statistiques',
  toCalendar: 'Toutes les donnes et votre calendrier',
} satisfies DailyMessages
