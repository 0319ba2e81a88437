// What the page says to whoever learns a game, in Spanish.
import type { LearnMessages } from './en.ts'

export const es: LearnMessages = {
  title: (game) => `Aprender ${game}`,
  first: (game) => `¿Tu primera partida de ${game}?`,
  goal: 'El objetivo',
  play: 'Jugar',
  show: 'Enséñame (tutorial)',
  close: 'Cerrar',
  elsewhere: 'Ahora, otra mesa.',
  ended: 'Cómo acabó tu partida',
  counts: 'Lo que cuenta',
  endTitle: 'Ya conoces el juego',
  end: (game) => `No necesitas más para una primera partida de ${game}. Los casos raros están en las reglas.`,
  playNow: 'Jugar una partida',
  again: 'Otra vez',
  rules: 'Leer las reglas',
}
