// What a review says of a decision, in Dutch.
import type { ReviewMessages } from './en.ts'

export const nl: ReviewMessages = {
  lostChance: (percent, about) => `Dit kostte ${percent}% winstkans (plus of min ${about}).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `Dit kostte ${percent}% winstkans (plus of min ${about}); in punten: ${points} (plus of min ${aboutPoints}).`,
  better: (move) => `Beter: ${move}`,
  next: (move) => `Daarna: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${change} (${name})`,
  now: (changes) => `Wat de betere zet verandert als de beurt voorbij is: ${changes}.`,
  later: (changes) => `Wat de betere zet een paar ronden later verandert, hoogstwaarschijnlijk: ${changes}.`,
  end: (changes) => `Wat de betere zet aan het einde van de partij verandert, hoogstwaarschijnlijk: ${changes}.`,
  noLine: 'Geen enkele regel van het scoreblad verklaart het; het geeft de betere stelling.',
}
