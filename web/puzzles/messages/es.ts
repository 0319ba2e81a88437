// What the page of puzzles says, in Spanish.
import { plural } from '../../../core/words.ts'
import type { PuzzleTexts } from './en.ts'

const many = plural('es')

export const es: PuzzleTexts = {
  title: (game) => `Puzles: ${game}`,
  intro: 'Una jugada es claramente mejor que todas las demás. Encuéntrala y juégala.',
  introBy: (percent) =>
    `Una jugada es mejor que todas las demás: gana un ${percent}\u00a0% más a menudo. Encuéntrala y juégala.`,
  more: (left) =>
    `Vas bien. ${many(left, 'Queda', 'Quedan')} ${left} ${many(left, 'jugada', 'jugadas')} de este turno.`,
  number: (at, of, rating) => `${at} de ${of} · dificultad ${rating}`,
  rating: (rating) => `Tu nivel: ${rating}`,
  changed: (by) => `(${by})`,
  streak: (n, best) => `Seguidos: ${n}, récord ${best}`,
  solved: '¡Resuelto!',
  failed: 'Había algo mejor.',
  yours: (move) => `Has jugado: ${move}`,
  answer: (move) => `La mejor jugada: ${move}`,
  next: (move) => `Después: ${move}`,
  lead: (percent, move) => `Gana un ${percent}\u00a0% más a menudo que la siguiente: ${move}`,
  onward: 'Siguiente puzle',
  again: 'Probar otra vez',
  done: (n) =>
    n === 1
      ? 'Ya has probado el único puzle. Si lo fallaste, volverá a salir; tu nivel se queda como está.'
      : `Ya has probado los ${n} puzles. Los que fallaste volverán a salir; tu nivel se queda como está.`,
  practice: 'Ya lo habías probado: no cambia tu nivel.',
  none: 'No hay puzles de este juego.',
  choose: 'Tus jugadas',
  back: 'Volver',
}
