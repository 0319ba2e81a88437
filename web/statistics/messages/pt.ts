// What the page says of one's own games, in Portuguese.
import { plural } from '../../../core/words.ts'
import type { StatisticsMessages } from './en.ts'

const many = plural('pt')

export const pt: StatisticsMessages = {
  title: 'As suas estatísticas',
  lead: 'Feitas com as partidas terminadas que este navegador guarda e, para quem o servidor conhece, com as que lá jogou.',
  gathering: (done, total) => `A percorrer as suas partidas: ${done} de ${total}`,
  none: 'Ainda não há partidas terminadas. Jogue uma até ao fim e esta página começa a encher-se.',
  play: 'Escolher um jogo',
  damaged: (n) =>
    n === 1 ? 'Uma partida não pode ser lida e fica de fora.' : `${n} partidas não podem ser lidas e ficam de fora.`,
  shared: (n) =>
    n === 1
      ? 'Uma partida de várias pessoas fica de fora: não se sabe qual era o seu lugar. Indique o seu nome nas definições.'
      : `${n} partidas de várias pessoas ficam de fora: não se sabe qual era o seu lugar. Indique o seu nome nas definições.`,
  silent: 'O servidor não responde: faltam as suas partidas de lá.',
  game: 'Jogo',
  games: 'Partidas',
  won: 'Ganhas',
  share: 'Percentagem',
  mean: 'Média',
  best: 'Melhor',
  byRivals: 'Por adversários',
  byPartners: 'Por parceiros',
  rivals: 'Adversários',
  partners: 'Parceiros',
  alone: 'ninguém',
  count: (n, what) => `${n} × ${what}`,
  kinds: {
    person: 'uma pessoa',
    novice: 'bot novato',
    casual: 'bot amador',
    skilled: 'bot hábil',
    expert: 'bot perito',
    random: 'bot ao acaso',
  },
  byOption: (option) => `Por opção: ${option}`,
  value: 'Valor',
  yes: 'sim',
  no: 'não',
  course: 'Pontuações ao longo do tempo',
  plot: (games, first, last) =>
    `${games} ${many(games, 'pontuação', 'pontuações')} ao longo do tempo, a primeira ${first}, a última ${last}`,
  lines: 'Ao lado dos bots',
  linesLead: 'Pontos por partida em cada linha da folha de pontuação, em partidas contra bots.',
  line: 'Linha',
  you: 'Você',
  bots: 'Bots',
  difference: 'Diferença',
  pieces: 'O que mais usou',
  piece: 'Peça',
  times: 'Vezes',
  inGames: 'Em partidas',
  csv: 'Guardar como CSV',
  json: 'Guardar como JSON',
  headline: (games, won) => `${games} ${many(games, 'partida', 'partidas')}, ${won} ${many(won, 'ganha', 'ganhas')}`,
}
