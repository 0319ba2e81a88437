// What the page says of one's own games, in Spanish.
import { plural } from '../../../core/words.ts'
import type { StatisticsMessages } from './en.ts'

const many = plural('es')

export const es: StatisticsMessages = {
  title: 'Tus estadísticas',
  lead: 'Salen de las partidas terminadas que guarda este navegador y, si el servidor te conoce, de las que jugaste allí.',
  gathering: (done, total) => `Repasando tus partidas: ${done} de ${total}`,
  none: 'Aún no hay partidas terminadas. Juega una hasta el final y esta página empezará a llenarse.',
  play: 'Elegir un juego',
  damaged: (n) =>
    n === 1 ? 'Una partida no se puede leer y no cuenta.' : `${n} partidas no se pueden leer y no cuentan.`,
  shared: (n) =>
    n === 1
      ? 'Una partida de varias personas no cuenta: no se sabe qué asiento era el tuyo. Pon tu nombre en los ajustes.'
      : `${n} partidas de varias personas no cuentan: no se sabe qué asiento era el tuyo. Pon tu nombre en los ajustes.`,
  silent: 'El servidor no responde: faltan tus partidas de allí.',
  game: 'Juego',
  games: 'Partidas',
  won: 'Ganadas',
  share: 'Porcentaje',
  mean: 'Media',
  best: 'Mejor',
  byRivals: 'Por rivales',
  byPartners: 'Por compañeros',
  rivals: 'Rivales',
  partners: 'Compañeros',
  alone: 'nadie',
  count: (n, what) => `${n} × ${what}`,
  kinds: {
    person: 'una persona',
    novice: 'bot novato',
    casual: 'bot aficionado',
    skilled: 'bot hábil',
    expert: 'bot experto',
    random: 'bot al azar',
  },
  byOption: (option) => `Por opción: ${option}`,
  value: 'Valor',
  yes: 'sí',
  no: 'no',
  course: 'Puntuaciones en el tiempo',
  plot: (games, first, last) =>
    `${games} ${many(games, 'puntuación', 'puntuaciones')} en el tiempo, la primera ${first}, la última ${last}`,
  lines: 'Al lado de los bots',
  linesLead: 'Puntos por partida en cada línea de la hoja de puntuación, en partidas con bots en contra.',
  line: 'Línea',
  you: 'Tú',
  bots: 'Bots',
  difference: 'Diferencia',
  pieces: 'Lo que más has usado',
  piece: 'Pieza',
  times: 'Veces',
  inGames: 'En partidas',
  csv: 'Guardar como CSV',
  json: 'Guardar como JSON',
  headline: (games, won) => `${games} ${many(games, 'partida', 'partidas')}, ${won} ${many(won, 'ganada', 'ganadas')}`,
}
