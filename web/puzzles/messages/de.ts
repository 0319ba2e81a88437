// What the page of puzzles says, in German.
import { plural } from '../../../core/words.ts'
import type { PuzzleTexts } from './en.ts'

const many = plural('de')

export const de: PuzzleTexts = {
  title: (game) => `Rätsel: ${game}`,
  intro: 'Ein Zug ist klar besser als alle anderen. Finde ihn und spiel ihn.',
  introBy: (percent) =>
    `Ein Zug ist besser als alle anderen: Er gewinnt etwa ${percent}\u00a0% öfter. Finde ihn und spiel ihn.`,
  more: (left) => `So weit richtig. Noch ${left} ${many(left, 'Schritt', 'Schritte')} in diesem Zug.`,
  number: (at, of, rating) => `${at} von ${of} · Schwierigkeit ${rating}`,
  rating: (rating) => `Deine Wertungszahl: ${rating}`,
  changed: (by) => `(${by})`,
  streak: (n, best) => `In Folge: ${n}, Bestwert ${best}`,
  solved: 'Gelöst!',
  failed: 'Da war mehr drin.',
  yours: (move) => `Du hast gespielt: ${move}`,
  answer: (move) => `Der beste Zug: ${move}`,
  next: (move) => `Danach: ${move}`,
  lead: (percent, move) => `Damit gewinnst du etwa ${percent}\u00a0% öfter als mit dem nächstbesten: ${move}`,
  onward: 'Nächstes Rätsel',
  again: 'Nochmal versuchen',
  done: (n) =>
    `Du hast ${n === 1 ? 'das einzige Rätsel' : `alle ${n} Rätsel`} versucht. Verfehlte kommen wieder; deine Wertungszahl bleibt, wie sie ist.`,
  practice: 'Schon versucht: Deine Wertungszahl ändert sich nicht.',
  none: 'Für dieses Spiel gibt es keine Rätsel.',
  choose: 'Deine Züge',
  back: 'Zurück',
}
