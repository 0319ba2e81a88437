// Was eine Analyse über eine Entscheidung sagt, auf Deutsch.
import type { ReviewMessages } from './en.ts'

export const de: ReviewMessages = {
  lostChance: (percent, about) => `Das kostete ${percent}\u00a0% Gewinnchance (plus/minus ${about}).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `Das kostete ${percent}\u00a0% Gewinnchance (plus/minus ${about}) und ${points} Punkte (plus/minus ${aboutPoints}).`,
  better: (move) => `Besser: ${move}`,
  next: (move) => `Danach: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${name}: ${change}`,
  now: (changes) => `Der Unterschied am Ende des Zuges: ${changes}.`,
  later: (changes) => `Der Unterschied am Ende der Partie, aller Voraussicht nach: ${changes}.`,
  noLine: 'Keine einzelne Zeile des Wertungsbogens sagt, warum; die Stellung danach ist besser.',
}
