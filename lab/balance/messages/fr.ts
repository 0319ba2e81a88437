// What the balance report says, in French.
import type { Channel } from '../../../core/components.ts'
import { plural } from '../../../core/words.ts'
import type { ReportMessages } from './en.ts'

const many = plural('fr')
const gamesOf = (n: number) => `${n} ${many(n, 'partie', 'parties')}`
const CHANNELS: { readonly [C in Channel]: string } = {
  hand: 'Mains de départ',
  draw: 'Pioches à l’aveugle',
  setup: 'Mise en place',
}

export const fr = {
  title: (game, seats) => `${game}, ${seats} ${many(seats, 'place', 'places')}`,
  played: (games, bot, seed, rules) =>
    `${gamesOf(games)}, ${bot} à chaque place, graine ${seed}, règles version ${rules}.`,
  options: (options) => `Options\u00a0: ${options}`,
  intervals: 'Les intervalles sont à 95\u00a0%. Une victoire partagée compte à parts égales.',

  won: 'Parties gagnées ensemble',
  places: 'Victoires par rang dans l’ordre du tour',
  placesNote: (share) => `Le rang 1 joue en premier. Le trait marque une part égale, ${share}.`,
  bySeat: 'Victoires par place',
  bySeatNote: 'Là où les couleurs ou les familles suivent les places, ceci les distingue.',
  place: 'Rang',
  seat: 'Place',
  victories: 'Victoires',
  interval: 'Intervalle à 95\u00a0%',
  meanScore: 'Score moyen',

  score: 'Scores finaux',
  lines: 'Feuille finale, ligne par ligne',
  linesNote:
    'Les boîtes contiennent la moitié du milieu, les moustaches 5 à 95\u00a0%, la barre est la médiane et le point la moyenne.',
  line: 'Ligne',
  mean: 'Moyenne',
  quantiles: ['Minimum', '5\u00a0%', '25\u00a0%', 'Médiane', '75\u00a0%', '95\u00a0%', 'Maximum'],
  winners: 'Gagnants',
  others: 'Autres',

  lengthInSteps: 'Durée en étapes',
  lengthInRounds: 'Durée en manches',
  games: 'Parties',
  endings: 'Fins',
  ending: 'Raison',
  share: 'Part',
  leadChanges: 'Changements de tête',
  leadChangesNote: 'Combien de fois quelqu’un d’autre était seul en tête à la fin d’une manche.',
  margin: 'Écart',
  marginNote: 'Du meilleur score au deuxième.',

  contest: 'Le plus fort de deux robots',
  contestNote: (games, stronger, share) =>
    `${gamesOf(games)} à hasard égal, en échangeant les places\u202f; ${stronger ? `${stronger} est plus fort` : 'elles ne disent pas lequel est plus fort'}. La part égale d’une place est ${share}.`,
  contestTogether: (games, stronger) =>
    `${gamesOf(games)} à hasard égal\u202f; ${stronger ? `${stronger} gagne plus souvent` : 'elles ne disent pas lequel gagne plus souvent'}.`,
  bot: 'Robot',

  lifts: 'Valeur des éléments',
  liftsNote:
    'Seul le hasard compte\u00a0: ce qui a été distribué, pioché à l’aveugle ou posé au hasard. L’apport est ce que change un exemplaire de plus, comparé à ce qui aurait pu venir à cette pioche. Parmi beaucoup d’éléments, un sur vingt sort de son intervalle par pur hasard.',
  pile: (channel, pile) => `${CHANNELS[channel]}\u00a0: ${pile}`,
  component: 'Élément',
  described: (component, about) => `${component} (${about})`,
  figures: 'Les chiffres',
  exposed: 'Reçu',
  exposedWins: 'Gagné avec',
  used: 'Puis utilisé',
  winLift: 'Apport, points sur 100',
  pointsLift: 'Apport au score',
  tip: (label, value, more) => `${label}\u00a0: ${value} (${more})`,
  shown: (shown, all) => `Les ${shown} plus forts et plus faibles sur ${all}.`,

  uses: 'Usage des éléments',
  usesNote:
    'La part des parties où un coup a été joué, parmi celles où il a été permis\u202f; puis combien de fois une place l’a joué par partie.',
  move: 'Coup',
  offered: 'Proposé dans',
  usedIn: 'Joué dans',
  neverUsed: 'Proposé, mais jamais joué',
  neverOffered: 'Jamais proposé',
  none: 'Aucun.',
} satisfies ReportMessages
