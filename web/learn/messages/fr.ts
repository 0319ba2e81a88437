// What the page says to whoever learns a game, in French.
import { of } from '../../../core/messages/french.ts'
import type { LearnMessages } from './en.ts'

export const fr: LearnMessages = {
  title: (game) => `Apprendre ${game}`,
  first: (game) => `Votre première partie ${of(game)}\u202f?`,
  goal: 'Le but',
  play: 'Jouer',
  show: 'Me montrer (tutoriel)',
  close: 'Fermer',
  elsewhere: 'Une autre table, maintenant.',
  ended: 'Le résultat de votre partie',
  counts: 'Ce qui compte',
  endTitle: 'Vous connaissez le jeu',
  end: (game) => `C’est tout ce qu’il faut pour une première partie ${of(game)}. Les cas rares sont dans les règles.`,
  playNow: 'Jouer une partie',
  again: 'Recommencer',
  rules: 'Lire les règles',
}
