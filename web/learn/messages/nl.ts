// What the page says to whoever learns a game, in Dutch.
import type { LearnMessages } from './en.ts'

export const nl: LearnMessages = {
  title: (game) => `${game} leren`,
  first: (game) => `Voor het eerst ${game}?`,
  goal: 'Het doel',
  play: 'Spelen',
  show: 'Laat zien (uitleg)',
  close: 'Sluiten',
  elsewhere: 'Nu een andere tafel.',
  ended: 'Zo liep je partij af',
  counts: 'Wat telt',
  endTitle: 'Je kent het spel nu',
  end: (game) => `Meer heb je niet nodig voor een eerste partij ${game}. Zeldzamere gevallen staan in de regels.`,
  playNow: 'Een partij spelen',
  again: 'Nog een keer',
  rules: 'Regels lezen',
}
