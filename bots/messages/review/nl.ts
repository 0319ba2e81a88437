// What a review says of a decision, in Dutch.
import type { ReviewMessages } from './en.ts'

export const nl: ReviewMessages = {
  lostChance: (percent, about) => `Dit kostte ${percent}% winstkans (plus of min ${about}).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `Dit kostte ${percent}% winstkans (plus of min ${about}); in punten: ${points} (plus of min ${aboutPoints}).`,
  better: (move) => `Beter: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${change} (${name})`,
  now: (changes) => `Vergeleken met het beste na de gespeelde zet, aan het einde van de beurt: ${changes}.`,
  nowTogether: (changes) => `Vergeleken met het beste na de gespeelde zet, aan het einde van de ronde: ${changes}.`,
  later: (changes) => `Een paar ronden later, hoogstwaarschijnlijk, vergeleken met de gespeelde zet: ${changes}.`,
  end: (changes) => `Aan het einde van de partij, hoogstwaarschijnlijk, vergeleken met de gespeelde zet: ${changes}.`,
  noLine: 'Geen enkele regel van het scoreblad verklaart het; het geeft de betere stelling.',
}
