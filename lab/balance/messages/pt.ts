// What the balance report says, in Portuguese.
import type { Channel } from '../../../core/components.ts'
import { plural } from '../../../core/words.ts'
import type { ReportMessages } from './en.ts'

const many = plural('pt')
const gamesOf = (n: number) => `${n} ${many(n, 'partida', 'partidas')}`
const CHANNELS: { readonly [C in Channel]: string } = {
  hand: 'Mãos iniciais',
  draw: 'Tiradas às cegas',
  setup: 'Preparação',
}

export const pt: ReportMessages = {
  title: (game, seats) => `${game}, ${seats} ${many(seats, 'lugar', 'lugares')}`,
  played: (games, bot, seed, rules) =>
    `${gamesOf(games)}, ${bot} em cada lugar, semente ${seed}, versão ${rules} das regras.`,
  options: (options) => `Opções: ${options}`,
  intervals: 'Os intervalos são de 95%. Uma vitória partilhada conta em partes iguais.',

  won: 'Partidas ganhas em conjunto',
  places: 'Vitórias por lugar na ordem de jogo',
  placesNote: (share) => `O lugar 1 joga primeiro. A linha marca uma parte igual, ${share}.`,
  bySeat: 'Vitórias por lugar à mesa',
  bySeatNote: 'Onde as cores ou as famílias vão por lugar, isto distingue-as.',
  place: 'Ordem',
  seat: 'Lugar',
  victories: 'Vitórias',
  interval: 'Intervalo de 95%',
  meanScore: 'Pontuação média',

  score: 'Pontuações finais',
  lines: 'Folha final, linha a linha',
  linesNote: 'As caixas abrangem a metade central, os bigodes 5 a 95%, a barra é a mediana e o ponto a média.',
  line: 'Linha',
  mean: 'Média',
  quantiles: ['Mínimo', '5%', '25%', 'Mediana', '75%', '95%', 'Máximo'],
  winners: 'Vencedores',
  others: 'Outros',

  lengthInSteps: 'Duração em passos',
  lengthInRounds: 'Duração em rondas',
  games: 'Partidas',
  endings: 'Finais',
  ending: 'Motivo',
  share: 'Percentagem',
  leadChanges: 'Mudanças de líder',
  leadChangesNote: 'Quantas vezes outro jogador estava sozinho à frente na folha de pontuação no fim de uma ronda.',
  margin: 'Vantagem',
  marginNote: 'Da melhor pontuação para a segunda.',

  contest: 'O mais forte de dois bots',
  contestNote: (games, stronger, share) =>
    `${gamesOf(games)} com a mesma sorte e os lugares trocados; ${stronger ? `${stronger} é mais forte` : 'não dizem qual é mais forte'}. A parte igual de um lugar é ${share}.`,
  contestTogether: (games, stronger) =>
    `${gamesOf(games)} com a mesma sorte; ${stronger ? `${stronger} ganha mais vezes` : 'não dizem qual ganha mais vezes'}.`,
  bot: 'Bot',

  lifts: 'Valor dos componentes',
  liftsNote:
    'Só conta a sorte: o que foi distribuído, tirado às cegas ou posto ao acaso. O ganho é o que muda com mais um, comparado com o que poderia ter saído nessa tirada. Com muitos componentes, um em cada vinte fica fora do seu intervalo por pura sorte.',
  pile: (channel, pile) => `${CHANNELS[channel]}: ${pile}`,
  component: 'Componente',
  described: (component, about) => `${component} (${about})`,
  figures: 'Os números',
  exposed: 'Recebido',
  exposedWins: 'Ganho com ele',
  used: 'Depois usado',
  winLift: 'Ganho, pontos de 100',
  pointsLift: 'Ganho de pontuação',
  tip: (label, value, more) => `${label}: ${value} (${more})`,
  shown: (shown, all) => `Os ${shown} mais fortes e mais fracos de ${all}.`,

  uses: 'Uso dos componentes',
  usesNote:
    'A parte das partidas em que uma jogada foi feita, entre aquelas em que alguma vez foi permitida; depois, quantas vezes um lugar a fez por partida.',
  move: 'Jogada',
  offered: 'Partidas em que foi oferecida',
  usedIn: 'Usada em',
  neverUsed: 'Oferecidas, mas nunca usadas',
  neverOffered: 'Nunca oferecidas',
  none: 'Nenhuma.',
}
