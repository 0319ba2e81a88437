// What the page says to whoever learns a game, in German.
import type { LearnMessages } from './en.ts'

export const de: LearnMessages = {
  title: (game) => `${game} lernen`,
  first: (game) => `Zum ersten Mal ${game}?`,
  goal: 'Das Ziel',
  play: 'Spielen',
  show: 'Zeig’s mir (Einführung)',
  close: 'Schließen',
  elsewhere: 'Jetzt ein anderer Tisch.',
  ended: 'Wie deine Partie ausging',
  counts: 'Was zählt',
  endTitle: 'Jetzt kennst du das Spiel',
  end: (game) => `Mehr brauchst du nicht für deine erste Partie ${game}. Seltene Fälle stehen in den Regeln.`,
  playNow: 'Eine Partie spielen',
  again: 'Noch einmal',
  rules: 'Regeln lesen',
}
