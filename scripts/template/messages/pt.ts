// Sample in Portuguese.
import type { Messages } from './en.ts'

export const pt: Messages = {
  name: 'Sample',
  aim: 'Mais pontos quando não há terrenos',
  about: 'Construa casas num quadrado de terrenos, junto aos lagos e umas junto às outras.',
  notice: 'Tudo neste jogo é criação nossa.',
  prompt: {
    build: (who) => (who === null ? 'Construa uma casa num terreno livre.' : `${who} vai construir uma casa.`),
    over: 'A partida terminou.',
  },
  areas: {
    plots: { command: 'terrenos', heading: 'Os terrenos' },
    round: { command: 'ronda', heading: 'A ronda' },
  },
  row: 'linha',
  plots: { free: 'livre', pond: 'lago', house: (owner) => `casa de ${owner}` },
  round: (now, last) => `Ronda ${now} de ${last}.`,
  begins: (who) => `${who} começou.`,
  build: { row: (row) => `Construir na linha ${row}`, plot: (plot) => `em ${plot}` },
  events: {
    dealt: (plots) => `Há lagos em ${plots}.`,
    turn: (who) => `É a vez de ${who}.`,
    built: (who, plot) => `${who} constrói em ${plot}.`,
  },
  refusals: {
    'no-move': () => 'Esse terreno não existe.',
    'no-more-houses': () => 'Todas as casas estão construídas.',
    'plot-pond': ({ plot }) => `Há um lago em ${plot}.`,
    'plot-taken': ({ plot }) => `Já há uma casa em ${plot}.`,
    'invalid-seats': () => 'O número de jogadores ou o primeiro jogador não faz sentido.',
    'invalid-ponds': ({ ponds }) => `Número de lagos: ${ponds}. Em cada outro terreno há uma casa ou nada.`,
    'invalid-houses': ({ seat }) => `O jogador ${seat} tem mais ou menos casas do que dizem os turnos.`,
    'invalid-phase': () => 'O fim da partida e o número de casas não condizem.',
  },
  lines: { ponds: 'Lagos junto a casas', neighbours: 'Casas lado a lado' },
  endings: { points: 'Decide quem tem mais pontos.', shared: 'Empate em pontos: a vitória é partilhada.' },
  options: { first: 'Primeiro jogador' },
  values: {},
  board: { plot: (name, there) => `${name}: ${there}` },
}
