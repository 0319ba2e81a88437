// What a review says of a decision, in Spanish.
import type { ReviewMessages } from './en.ts'

export const es: ReviewMessages = {
  lostChance: (percent, about) => `Costó un ${percent}\u00a0% de las opciones de ganar (${about} arriba o abajo).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `Costó un ${percent}\u00a0% de las opciones de ganar (${about} arriba o abajo); en puntos: ${points} (${aboutPoints} arriba o abajo).`,
  better: (move) => `Mejor: ${move}`,
  next: (move) => `Después: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${change} (${name})`,
  now: (changes) => `Lo que cambia la mejor jugada al acabar el turno: ${changes}.`,
  later: (changes) => `Lo que cambia la mejor jugada unas rondas después, lo más probable: ${changes}.`,
  end: (changes) => `Lo que cambia la mejor jugada al final de la partida, lo más probable: ${changes}.`,
  noLine: 'Ninguna línea de la hoja de puntuación lo explica por sí sola; deja mejor posición.',
}
