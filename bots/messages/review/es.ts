// What a review says of a decision, in Spanish.
import type { ReviewMessages } from './en.ts'

export const es: ReviewMessages = {
  lostChance: (percent, about) => `Costó un ${percent}\u00a0% de las opciones de ganar (${about} arriba o abajo).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `Costó un ${percent}\u00a0% de las opciones de ganar (${about} arriba o abajo); en puntos: ${points} (${aboutPoints} arriba o abajo).`,
  better: (move) => `Mejor: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${change} (${name})`,
  now: (changes) => `Frente a lo mejor tras la jugada hecha, al acabar el turno: ${changes}.`,
  nowTogether: (changes) => `Frente a lo mejor tras la jugada hecha, al acabar la ronda: ${changes}.`,
  later: (changes) => `Unas rondas después, lo más probable, frente a la jugada hecha: ${changes}.`,
  end: (changes) => `Al final de la partida, lo más probable, frente a la jugada hecha: ${changes}.`,
  noLine: 'Ninguna línea de la hoja de puntuación lo explica por sí sola; deja mejor posición.',
}
