// Sample in Spanish.
import type { Messages } from './en.ts'

export const es: Messages = {
  name: 'Sample',
  aim: 'Más puntos al llenarse las parcelas',
  about: 'Construye casas en un cuadrado de parcelas, junto a los estanques y unas junto a otras.',
  notice: 'Todo en este juego es diseño propio.',
  prompt: {
    build: (who) => (who === null ? 'Construye una casa en una parcela libre.' : `${who} debe construir una casa.`),
    over: 'La partida ha terminado.',
  },
  areas: {
    plots: { command: 'parcelas', heading: 'Las parcelas' },
    round: { command: 'ronda', heading: 'La ronda' },
  },
  row: 'fila',
  plots: { free: 'libre', pond: 'estanque', house: (owner) => `casa de ${owner}` },
  round: (now, last) => `Ronda ${now} de ${last}.`,
  begins: (who) => `Empezó ${who}.`,
  build: { row: (row) => `Construir en la fila ${row}`, plot: (plot) => `en ${plot}` },
  events: {
    dealt: (plots) => `Hay estanques en ${plots}.`,
    turn: (who) => `Es el turno de ${who}.`,
    built: (who, plot) => `${who} construye en ${plot}.`,
  },
  refusals: {
    'no-move': () => 'Esa parcela no existe.',
    'no-more-houses': () => 'Todas las casas están construidas.',
    'plot-pond': ({ plot }) => `En ${plot} hay un estanque.`,
    'plot-taken': ({ plot }) => `En ${plot} ya hay una casa.`,
    'invalid-seats': () => 'El número de jugadores o el jugador inicial no tienen sentido.',
    'invalid-ponds': ({ ponds }) => `Número de estanques: ${ponds}. En las demás parcelas hay una casa o nada.`,
    'invalid-houses': ({ seat }) => `El jugador ${seat} tiene más o menos casas de las que dicen los turnos.`,
    'invalid-phase': () => 'El final de la partida y el número de casas no encajan.',
  },
  lines: { ponds: 'Estanques junto a casas', neighbours: 'Casas contiguas' },
  endings: { points: 'Deciden los puntos.', shared: 'Empate a puntos: la victoria se comparte.' },
  options: { first: 'Jugador inicial' },
  values: {},
  board: { plot: (name, there) => `${name}: ${there}` },
}
