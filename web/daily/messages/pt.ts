// What the page says about the deal of the day, in Portuguese.
import { plural } from '../../../core/words.ts'
import type { DailyMessages } from './en.ts'

const many = plural('pt')

export const pt: DailyMessages = {
  title: 'Desafio do dia',
  lead: (day) =>
    `${day}. O mesmo desafio para o mundo inteiro: a mesma sorte, contra os mesmos bots. A primeira tentativa conta.`,
  ways: 'Enquanto a tentativa conta não há dicas nem se pode continuar de um momento anterior; desfazer funciona como sempre. Feche a página quando quiser: continua onde estava.',
  next: (hours, minutes) =>
    hours > 0
      ? `Os próximos desafios chegam dentro de ${hours} h ${minutes} min, à meia-noite UTC.`
      : `Os próximos desafios chegam dentro de ${minutes} min.`,
  today: 'Hoje',
  ofDay: (day) => `Desafios de ${day}`,
  over: 'Este dia já passou. Os seus desafios ainda se podem jogar, como treino.',
  noDay: 'Não há desafio do dia para esta data.',
  toToday: 'Ver os desafios de hoje',
  featured: 'O jogo do dia',
  against: { casual: 'contra um bot amador', skilled: 'junto com um bot hábil' },
  play: 'Jogar o desafio',
  goOn: 'Continuar',
  practise: 'Jogar como treino',
  practice: 'Treino: esta tentativa não conta.',
  counts: 'Esta tentativa conta.',
  look: 'Rever',
  open: 'Por jogar',
  begun: 'Começado',
  missed: 'Não jogado',
  givenUp: 'Começado e apagado, por isso nenhum resultado conta. Pode ser jogado como treino.',
  points: (n) => `${n} ${many(n, 'ponto', 'pontos')}`,
  won: 'vitória',
  lost: 'derrota',
  youWon: 'Ganhou.',
  youLost: 'Perdeu.',
  score: (score, against) => `${score} a ${against}`,
  yourResult: 'O seu resultado',
  you: 'Você',
  expert: 'Bot perito',
  middle: (bots) => `Mediana de ${bots} ${many(bots, 'bot', 'bots')}`,
  expertIs: (points) => `Perito ${points}`,
  middleIs: (points) => `mediana dos bots ${points}`,
  botsWon: (won, of) => `${won} de ${of} bots ${many(won, 'ganhou', 'ganharam')}`,
  compare: 'O que conseguiram os bots?',
  compareHow:
    'Um perito e mais cinco bots jogam este desafio no seu lugar, aqui no seu navegador. Demora alguns minutos.',
  comparing: 'Os bots estão a jogar…',
  left: (minutes) => `${many(minutes, 'Falta', 'Faltam')} cerca de ${minutes} min.`,
  cancel: 'Parar',
  failed: 'Os bots não chegaram ao fim. Tente de novo.',
  again: 'Tentar de novo',
  share: 'Partilhar',
  copy: 'Copiar o resultado',
  copied: 'Copiado',
  copyFailed: 'O navegador não nos deixa copiar. Este é o texto:',
  calendar: 'O seu calendário',
  before: 'Mês anterior',
  after: 'Mês seguinte',
  streak: (days) => `${days} ${many(days, 'dia seguido', 'dias seguidos')}`,
  noStreak: 'Jogue um desafio até ao fim e começa a sua série de dias.',
  cell: (day, done, of) => `${day}: ${done} de ${of} ${many(of, 'jogado', 'jogados')}`,
  statistics: 'As suas estatísticas',
  toCalendar: 'Todos os desafios e o seu calendário',
}
