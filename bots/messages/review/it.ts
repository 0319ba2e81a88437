// What a review says of a decision, in Italian.
import { article } from '../../../core/messages/italian.ts'
import type { ReviewMessages } from './en.ts'

export const it: ReviewMessages = {
  lostChance: (percent, about) => `È costata ${article('il', percent)}% di probabilità di vincere (±${about}).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `È costata ${article('il', percent)}% di probabilità di vincere (±${about}); in punti: ${points} (±${aboutPoints}).`,
  better: (move) => `Meglio: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${change} (${name})`,
  now: (changes) => `Rispetto al meglio dopo la mossa giocata, a fine turno: ${changes}.`,
  nowTogether: (changes) => `Rispetto al meglio dopo la mossa giocata, a fine round: ${changes}.`,
  later: (changes) => `Qualche round dopo, molto probabilmente, rispetto alla mossa giocata: ${changes}.`,
  end: (changes) => `A fine partita, molto probabilmente, rispetto alla mossa giocata: ${changes}.`,
  noLine: 'Nessuna riga del segnapunti lo spiega da sola; lascia la posizione migliore.',
}
