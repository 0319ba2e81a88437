// What a review says of a decision, in German.
import type { ReviewMessages } from './en.ts'

export const de: ReviewMessages = {
  lostChance: (percent, about) => `Das kostete ${percent}\u00a0% Gewinnchance (plus/minus ${about}).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `Das kostete ${percent}\u00a0% Gewinnchance (plus/minus ${about}); in Punkten: ${points} (plus/minus ${aboutPoints}).`,
  better: (move) => `Besser: ${move}`,
  next: (move) => `Danach: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${change} (${name})`,
  now: (changes) => `Was der bessere Zug ändert, sobald er zu Ende ist: ${changes}.`,
  later: (changes) => `Was der bessere Zug einige Runden später ändert, aller Voraussicht nach: ${changes}.`,
  end: (changes) => `Was der bessere Zug bis zum Ende der Partie ändert, aller Voraussicht nach: ${changes}.`,
  noLine: 'Keine einzelne Zeile des Wertungsbogens sagt, warum; die Stellung danach ist besser.',
}
