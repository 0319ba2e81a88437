// What the page says about the review of a game, in Spanish.
import { plural } from '../../../core/words.ts'
import type { ReviewTexts } from './en.ts'

const many = plural('es')

export const es: ReviewTexts = {
  title: (game) => `Análisis: ${game}`,
  unfinished: 'Esta partida aún no ha terminado; se podrá analizar cuando acabe.',
  toTable: 'Volver a la mesa',
  working: (percent) => `El bot repasa la partida: ${percent}\u00a0%`,
  stop: 'Parar',
  stopped: 'El análisis se ha parado.',
  begin: 'Analizar la partida',
  failed: 'El bot no pudo terminar el análisis.',
  whose: 'Decisiones de',
  everybody: 'Todos',
  summary: 'Lo que se dejó escapar',
  player: 'Jugador',
  decisions: 'Decisiones',
  mistakes: 'Errores',
  chanceLost: 'Opciones de ganar',
  pointsLost: 'Puntos',
  ofAll: (percent) => `${percent}\u00a0% por decisión`,
  moments: 'Los momentos decisivos',
  noMoments: 'No se dejó escapar nada importante.',
  moment: (step, name) => `Paso ${step}, ${name}`,
  lost: (percent) => `−${percent}\u00a0%`,
  decision: (at, of) => `Decisión ${at} de ${of}`,
  before: 'La decisión anterior',
  after: 'La decisión siguiente',
  markBefore: 'El error anterior',
  markAfter: 'El error siguiente',
  played: (name, move) => `${name} jugó: ${move}`,
  same: 'El bot no vio nada mejor.',
  little: (percent) => `El bot habría jugado otra cosa, pero esto costó menos de un ${percent}\u00a0%.`,
  playOn: 'Seguir desde aquí contra el bot',
  chances: 'Opciones de ganar',
  points: 'Puntos',
  chartOf: (what, steps) => `${what} a lo largo de ${steps} ${many(steps, 'paso', 'pasos')}`,
  marks: (n) => `${n} ${many(n, 'error marcado', 'errores marcados')} con puntos`,
  step: (step) => `Paso ${step}`,
  how: 'Cada decisión se juzga por lo que ese jugador podía saber, en partidas imaginadas, nunca por lo que salió después.',
}
