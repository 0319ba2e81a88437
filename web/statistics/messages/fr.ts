// What the page says of one's own games, in French.
import { plural } from '../../../core/words.ts'
import type { StatisticsMessages } from './en.ts'

const many = plural('fr')

export const fr = {
  title: 'Vos statistiques',
  lead: 'Tirées des parties finies que garde ce navigateur et, si le serveur vous connaît, de vos parties là-bas.',
  gathering: (done: number, total: number) => `Vos parties sont relues\u00a0: ${done} sur ${total}`,
  none: 'Il n’y a pas encore de partie finie. Jouez-en une jusqu’au bout et cette page se remplira.',
  play: 'Choisir un jeu',
  damaged: (n: number) =>
    n === 1 ? 'Une partie est illisible et mise de côté.' : `${n} parties sont illisibles et mises de côté.`,
  shared: (n: number) =>
    n === 1
      ? 'Une partie à plusieurs est mise de côté\u00a0: on ne sait pas quelle place était la vôtre. Donnez votre nom dans les réglages.'
      : `${n} parties à plusieurs sont mises de côté\u00a0: on ne sait pas quelle place était la vôtre. Donnez votre nom dans les réglages.`,
  silent: 'Le serveur ne répond pas\u00a0: vos parties là-bas manquent.',
  game: 'Jeu',
  games: 'Parties',
  won: 'Gagnées',
  share: 'Part',
  mean: 'Moyenne',
  best: 'Record',
  byRivals: 'Par adversaires',
  byPartners: 'Par partenaires',
  rivals: 'Adversaires',
  partners: 'Partenaires',
  alone: 'personne',
  count: (n: number, what: string) => `${n} × ${what}`,
  kinds: {
    person: 'une personne',
    novice: 'robot débutant',
    casual: 'robot amateur',
    skilled: 'robot habile',
    expert: 'robot expert',
    random: 'robot au hasard',
  } as { readonly [kind: string]: string },
  byOption: (option: string) => `Par option\u00a0: ${option}`,
  value: 'Valeur',
  yes: 'oui',
  no: 'non',
  course: 'Les scores au fil du temps',
  plot: (games: number, first: number, last: number) =>
    `${games} ${many(games, 'score', 'scores')} au fil du temps, le premier ${first}, le dernier ${last}`,
  lines: 'À côté des robots',
  linesLead: 'Points par partie pour chaque ligne de la feuille de score, dans les parties contre des robots.',
  line: 'Ligne',
  you: 'Vous',
  bots: 'Robots',
  difference: 'Écart',
  pieces: 'Ce que vous jouez le plus',
  piece: 'Pièce',
  times: 'Fois',
  inGames: 'Parties',
  csv: 'Enregistrer en CSV',
  json: 'Enregistrer en JSON',
  headline: (games: number, won: number) =>
    `${games} ${many(games, 'partie', 'parties')}, ${won} ${many(won, 'gagnée', 'gagnées')}`,
} satisfies StatisticsMessages
