// What a review says of a decision, in Italian.
import type { ReviewMessages } from './en.ts'

export const it: ReviewMessages = {
  lostChance: (percent, about) => `È costata il ${percent}% di probabilità di vincere (±${about}).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `È costata il ${percent}% di probabilità di vincere (±${about}) e ${points} punti (±${aboutPoints}).`,
  better: (move) => `Meglio: ${move}`,
  next: (move) => `Poi: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${name}: ${change}`,
  now: (changes) => `La differenza a fine turno: ${changes}.`,
  later: (changes) => `La differenza a fine partita, molto probabilmente: ${changes}.`,
  noLine: 'Nessuna riga del segnapunti lo spiega da sola; lascia la posizione migliore.',
}
