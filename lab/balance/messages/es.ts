// What the balance report says, in Spanish.
import type { Channel } from '../../../core/components.ts'
import { plural } from '../../../core/words.ts'
import type { ReportMessages } from './en.ts'

const many = plural('es')
const gamesOf = (n: number) => `${n} ${many(n, 'partida', 'partidas')}`
const CHANNELS: { readonly [C in Channel]: string } = {
  hand: 'Manos iniciales',
  draw: 'Robos a ciegas',
  setup: 'Preparación',
}

export const es: ReportMessages = {
  title: (game, seats) => `${game}, ${seats} ${many(seats, 'asiento', 'asientos')}`,
  played: (games, bot, seed, rules) =>
    `${gamesOf(games)}, ${bot} en cada asiento, semilla ${seed}, versión ${rules} de las reglas.`,
  options: (options) => `Opciones: ${options}`,
  intervals: 'Los intervalos son del 95\u00a0%. Una victoria compartida cuenta a partes iguales.',

  won: 'Partidas ganadas juntos',
  places: 'Victorias por puesto en el orden de turno',
  placesNote: (share) => `El puesto 1 juega primero. La línea marca una parte igual, ${share}.`,
  bySeat: 'Victorias por asiento',
  bySeatNote: 'Donde los colores o las familias van por asiento, esto los distingue.',
  place: 'Puesto',
  seat: 'Asiento',
  victories: 'Victorias',
  interval: 'Intervalo del 95\u00a0%',
  meanScore: 'Puntuación media',

  score: 'Puntuaciones finales',
  lines: 'Hoja final, línea a línea',
  linesNote:
    'Las cajas abarcan la mitad central, los bigotes del 5 al 95\u00a0%, la barra es la mediana y el punto la media.',
  line: 'Línea',
  mean: 'Media',
  quantiles: ['Mínimo', '5\u00a0%', '25\u00a0%', 'Mediana', '75\u00a0%', '95\u00a0%', 'Máximo'],
  winners: 'Ganadores',
  others: 'Los demás',

  lengthInSteps: 'Duración en pasos',
  lengthInRounds: 'Duración en rondas',
  games: 'Partidas',
  endings: 'Finales',
  ending: 'Motivo',
  share: 'Porcentaje',
  leadChanges: 'Cambios de líder',
  leadChangesNote: 'Cuántas veces otro jugador iba solo en cabeza de la hoja de puntuación al final de una ronda.',
  margin: 'Ventaja',
  marginNote: 'De la mejor puntuación a la segunda.',

  contest: 'El más fuerte de dos bots',
  contestNote: (games, stronger, share) =>
    `${gamesOf(games)} con la misma suerte y los asientos cambiados; ${stronger ? `${stronger} es más fuerte` : 'no dicen cuál es más fuerte'}. La parte igual de un asiento es ${share}.`,
  contestTogether: (games, stronger) =>
    `${gamesOf(games)} con la misma suerte; ${stronger ? `${stronger} gana más a menudo` : 'no dicen cuál gana más a menudo'}.`,
  bot: 'Bot',

  lifts: 'Valor de los componentes',
  liftsNote:
    'Solo cuenta la suerte: lo repartido, robado a ciegas o desplegado al azar. La ganancia es lo que cambia con uno más, frente a lo que podía haber salido en ese robo. Con muchos componentes, uno de cada veinte queda fuera de su intervalo por pura suerte.',
  pile: (channel, pile) => `${CHANNELS[channel]}: ${pile}`,
  component: 'Componente',
  described: (component, about) => `${component} (${about})`,
  figures: 'Las cifras',
  exposed: 'Recibido',
  exposedWins: 'Ganado con él',
  used: 'Luego usado',
  winLift: 'Ganancia, puntos de 100',
  pointsLift: 'Ganancia en puntuación',
  tip: (label, value, more) => `${label}: ${value} (${more})`,
  shown: (shown, all) => `Los ${shown} más fuertes y más flojos de ${all}.`,

  uses: 'Uso de los componentes',
  usesNote:
    'La parte de las partidas en que se hizo una jugada, entre aquellas en que se pudo hacer; después, cuántas veces la hizo un asiento por partida.',
  move: 'Jugada',
  offered: 'Partidas en que se ofreció',
  usedIn: 'Usada en',
  neverUsed: 'Ofrecidas, pero nunca usadas',
  neverOffered: 'Nunca ofrecidas',
  none: 'Ninguna.',
}
