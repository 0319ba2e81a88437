// What a review says of a decision, in German.
import type { ReviewMessages } from './en.ts'

export const de: ReviewMessages = {
  lostChance: (percent, about) => `Das kostete ${percent}\u00a0% Gewinnchance (plus/minus ${about}).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `Das kostete ${percent}\u00a0% Gewinnchance (plus/minus ${about}); in Punkten: ${points} (plus/minus ${aboutPoints}).`,
  better: (move) => `Besser: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${change} (${name})`,
  now: (changes) => `Verglichen mit dem Besten nach dem gespielten Zug, am Ende des Zuges: ${changes}.`,
  nowTogether: (changes) => `Verglichen mit dem Besten nach dem gespielten Zug, am Ende der Runde: ${changes}.`,
  later: (changes) => `Einige Runden später, aller Voraussicht nach, verglichen mit dem gespielten Zug: ${changes}.`,
  end: (changes) => `Am Ende der Partie, aller Voraussicht nach, verglichen mit dem gespielten Zug: ${changes}.`,
  noLine: 'Keine einzelne Zeile des Wertungsbogens sagt, warum; die Stellung danach ist besser.',
}
