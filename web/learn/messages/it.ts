// What the page says to whoever learns a game, in Italian.
import type { LearnMessages } from './en.ts'

export const it: LearnMessages = {
  title: (game) => `Impara ${game}`,
  first: (game) => `È la tua prima partita a ${game}?`,
  goal: 'L’obiettivo',
  play: 'Gioca',
  show: 'Fammi vedere (tutorial)',
  close: 'Chiudi',
  elsewhere: 'Ora un altro tavolo.',
  ended: 'Com’è finita la tua partita',
  counts: 'Cosa conta',
  endTitle: 'Ora conosci il gioco',
  end: (game) => `Per una prima partita a ${game} non ti serve altro. I casi più rari sono nelle regole.`,
  playNow: 'Gioca una partita',
  again: 'Ancora una volta',
  rules: 'Leggi le regole',
}
