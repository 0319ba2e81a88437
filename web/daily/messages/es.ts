// What the page says about the deal of the day, in Spanish.
import { plural } from '../../../core/words.ts'
import type { DailyMessages } from './en.ts'

const many = plural('es')

export const es: DailyMessages = {
  title: 'Desafío del día',
  lead: (day) =>
    `${day}. El mismo reparto para todo el mundo: la misma suerte, contra los mismos bots. Tu primer intento cuenta.`,
  ways: 'Mientras el intento cuenta no hay pistas ni se puede seguir desde un momento anterior; deshacer funciona como siempre. Cierra la página cuando quieras: seguirás donde estabas.',
  next: (hours, minutes) =>
    hours > 0
      ? `Los próximos desafíos llegan en ${hours} h ${minutes} min, a medianoche UTC.`
      : `Los próximos desafíos llegan en ${minutes} min.`,
  today: 'Hoy',
  ofDay: (day) => `Desafíos del ${day}`,
  over: 'Este día ya pasó. Aún puedes jugar sus desafíos, como práctica.',
  noDay: 'No hay desafío del día para esta fecha.',
  toToday: 'Ver los desafíos de hoy',
  featured: 'El juego del día',
  against: { casual: 'contra un bot aficionado', skilled: 'junto a un bot hábil' },
  play: 'Jugar el desafío',
  goOn: 'Seguir',
  practise: 'Jugarlo como práctica',
  practice: 'Práctica: este intento no cuenta.',
  counts: 'Este intento cuenta.',
  look: 'Volver a verlo',
  open: 'Sin jugar',
  begun: 'Empezado',
  missed: 'No jugado',
  givenUp: 'Empezado y borrado, así que no cuenta ningún resultado. Puedes jugarlo como práctica.',
  points: (n) => `${n} ${many(n, 'punto', 'puntos')}`,
  won: 'victoria',
  lost: 'derrota',
  youWon: 'Has ganado.',
  youLost: 'Has perdido.',
  score: (score, against) => `${score} a ${against}`,
  yourResult: 'Tu resultado',
  you: 'Tú',
  expert: 'Bot experto',
  middle: (bots) => `Mediana de ${bots} ${many(bots, 'bot', 'bots')}`,
  expertIs: (points) => `Experto ${points}`,
  middleIs: (points) => `mediana de los bots ${points}`,
  botsWon: (won, of) => `${won} de ${of} bots ${many(won, 'ganó', 'ganaron')}`,
  compare: '¿Qué han logrado los bots?',
  compareHow:
    'Un experto y otros cinco bots juegan este desafío en tu lugar, aquí en tu navegador. Tarda unos minutos.',
  comparing: 'Los bots están jugando…',
  left: (minutes) => (minutes === 1 ? 'Queda 1 min, más o menos.' : `Quedan unos ${minutes} min.`),
  cancel: 'Parar',
  failed: 'Los bots no llegaron al final. Inténtalo de nuevo.',
  again: 'Reintentar',
  share: 'Compartir',
  copy: 'Copiar el resultado',
  copied: 'Copiado',
  copyFailed: 'El navegador no nos deja copiar. Este es el texto:',
  calendar: 'Tu calendario',
  before: 'Mes anterior',
  after: 'Mes siguiente',
  streak: (days) => `${days} ${many(days, 'día', 'días')} de racha`,
  noStreak: 'Juega un desafío hasta el final y empezará tu racha.',
  cell: (day, done, of) => `${day}: ${done} de ${of} ${many(of, 'jugado', 'jugados')}`,
  statistics: 'Tus estadísticas',
  toCalendar: 'Todos los desafíos y tu calendario',
}
