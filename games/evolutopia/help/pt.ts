// What the things on Evolutopia's board are, and what beginners are told, in Portuguese.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const pt = {
  explain: {
    tower: [
      'Indicador',
      'Um dos cinco lados da vida da cidade. Três têm de chegar a 6; com um a 0, tudo está perdido.',
    ],
    lights: ['Luzes', 'As crises acendem-nas. Na última luz, tudo está perdido.'],
    crisis: ['Crise', 'Pede os especialistas que mostra. Se faltar algum no fim da ronda, faz o que diz a carta.'],
    calm: ['Ainda sem crise', 'A primeira chega no fim da ronda.'],
    action: ['Ação', 'Uma por turno. Depois de usada fica bloqueada para todos até ao fim da ronda.'],
    evolution: [
      'Evolução',
      'Em baixo, os especialistas que pede; em cima, como muda os indicadores. É estudada, iniciada, recebe especialistas e inaugura-se no território.',
    ],
    blue: ['Marca azul', 'Quem inicia esta evolução pode levar logo outra para estudo.'],
    green: ['Marca verde', 'Quem inicia esta evolução tira um bom plano.'],
    stack: ['Pilha', 'Só a evolução de cima pode ir para estudo. Pode ser posta de lado para ver a seguinte.'],
    slot: ['Vaga de especialista', 'Aqui é preciso um especialista deste tipo, ou já cá está.'],
    expert: ['Especialista', 'Espera ser atribuído a uma evolução em obra ou à crise. A zona tem cinco lugares.'],
    bag: ['Saco de especialistas', 'É daqui que se recruta. Quem fez o seu trabalho volta para cá.'],
    cell: ['Terreno livre', 'Uma evolução inaugurada fica junto ao que já está no território.'],
    nuisance: ['Prejuízo', 'Tem de ser coberto por uma evolução que suba o indicador do mesmo sinal.'],
    built: ['Construído', 'Uma evolução inaugurada aqui, ou a ficha com que a cidade começou.'],
    player: ['Jogador', 'O papel e os bons planos de uma pessoa. Todos jogam juntos.'],
    silent: ['Em silêncio', 'Quem jogou um bom plano nada diz até ao seu próximo turno.'],
    role: [
      'Papel',
      'Pode ser usado uma vez por turno, na altura que a carta diz. Após três usos revela-se um segundo.',
    ],
    plan: ['Bom plano', 'Joga-se uma só vez, no seu turno. Vem com as evoluções de marca verde.'],
  },
  notes: {
    turn: 'Uma ação por turno; depois fica bloqueada. Três indicadores a 6 e nenhum prejuízo, e todos ganham.',
    blocked: 'As ações bloqueadas ficam livres quando alguém acaba a ronda. Faça-o quando houver pouco mais a fazer.',
    crisis: 'Há uma crise na mesa. Atribua-lhe os especialistas que pede, ou ela faz estragos no fim da ronda.',
    option: 'Quase todas as crises deixam escolher como atacam. Escolha o que menos estraga os planos.',
    block: 'Escolha a ação que ninguém poderá usar na próxima ronda.',
    recruit: 'Fique com os especialistas que as vagas livres pedem. Podem pôr-se de lado até três.',
    ready: 'Uma evolução tem todos os especialistas. Inaugure-a: no território pode cobrir um prejuízo.',
    role: 'O seu papel pode ser usado agora. Não custa nada, e após três usos revela-se um segundo.',
    plan: 'Tem um bom plano: pode ser jogado uma vez, num turno seu.',
    danger: 'Um indicador está a 1. Se cair a 0, tudo está perdido.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
