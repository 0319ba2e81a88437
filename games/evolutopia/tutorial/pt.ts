// What the guide of Evolutopia's tutorial says, in Portuguese.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Boas-vindas! Juntos endireitamos uma cidade, uma ação por turno. Toque em “Escolher”, leve para estudo a ficha de cima e toque em “Fazer”.',
    done: 'Essa ficha é uma evolução, um plano para a cidade. Em cima está o que muda; em baixo, os especialistas que pede.',
    wrong: { other: 'Isso vem depois. Leve para estudo a evolução de cima da pilha.' },
  },
  start: {
    task: 'Uma ação usada fica bloqueada por agora. Toque em “Iniciar” e passe para obra uma das evoluções em estudo.',
    done: 'Os especialistas trabalham na obra. As vagas a tracejado mostram quais são precisos.',
    wrong: { other: 'Boa ação, mas agora inicie uma evolução que esteja em estudo.' },
  },
  recruit: {
    task: 'Os especialistas vêm do saco. Toque em “Recrutar” e fique com os de que precisa, até encher os cinco lugares ao lado do saco.',
    done: 'Estes cinco são para toda a mesa.',
    wrong: {
      other: 'Agora não: recrute. Tire um especialista e fique com ele ou ponha-o de lado, até não virem mais.',
    },
  },
  role: {
    task: 'Acabou de recrutar. Agora o seu papel, Formador, pode trocar um especialista por um de outro tipo. Use-o e troque um.',
    done: 'Um papel não custa nada. Após três usos recebe-se um segundo.',
    wrong: { other: 'Então o turno acabaria sem o seu talento. Use primeiro o papel Formador.' },
  },
  assign: {
    task: 'Ponha os especialistas a trabalhar: toque em “Atribuir”, depois num especialista e depois numa vaga certa de Aquecimento urbano, em obra.',
    done: 'Até três numa ação. Quando todas as vagas estiverem ocupadas, a evolução pode ser inaugurada.',
    wrong: {
      other: 'Noutra altura. Atribua um especialista à evolução em obra.',
      crisis: 'Isso ajudaria com a crise. Primeiro dê alguém a Aquecimento urbano.',
    },
  },
  inaugurate: {
    task: 'ETAR de juncos tem todos os especialistas. Toque em “Inaugurar” e ponha-a no mapa, junto ao que já lá está.',
    done: 'Ambiente +2, conforto +1, energia +1: três torres cresceram. Para ganhar, três têm de estar a 6.',
    wrong: { other: 'Há algo acabado à espera: inaugure-o antes de gerir as crises.' },
  },
  nuisance: {
    task: 'As fichas escuras são prejuízos, e para ganhar não pode restar nenhum. Parque empresarial verde sobe a economia: inaugure-o na ficha escura com as moedas.',
    done: 'O prejuízo desapareceu para sempre: uma evolução cobre aqueles cujo sinal ela sobe.',
    wrong: {
      other: 'Inaugure primeiro a evolução acabada.',
      bare: 'Aí fica em terreno vazio. Ponha-a no prejuízo de economia, em b3.',
    },
  },
  crisis: {
    task: 'Falta de habitação é uma crise. Pede três especialistas, senão ataca a cidade. Atribua-lhe o seu construtor (laranja).',
    done: 'Mais dois e não faz mal nenhum. Se atacar, acende-se uma luz; com a décima tudo está perdido.',
    wrong: {
      other: 'Isso ajuda a cidade, mas não contra a crise. Atribua um especialista.',
      site: 'Na obra constrói-se. Desta vez mande o construtor para a carta de crise.',
    },
  },
  manage: {
    task: 'Quase todas as ações estão bloqueadas. Toque em “Crises” para acabar a ronda: o que não está gerido ataca, e chega uma crise nova.',
    done: 'Primeiro chega a crise nova; depois as ações ficam livres outra vez. Trate das crises quando houver pouco mais a fazer.',
    wrong: { other: 'Também é possível. Mas veja o que acontece ao gerir as crises.' },
  },
  option: {
    task: 'Chega uma crise nova, e é você que escolhe como ataca. Fique com o mal menor.',
    done: 'Foi assim que chegou. O que custa se ninguém a gerir está na carta.',
    wrong: {},
  },
  block: {
    task: 'Todas as ações estão livres outra vez menos uma, e é você que escolhe qual. O que podemos dispensar?',
    done: 'Ninguém a pode usar nesta ronda. O melhor é bloquear o que não faz falta em breve: ainda nada para inaugurar? Então “Inaugurar”.',
    wrong: {},
  },
  win: {
    task: 'Três torres estão a 6 e resta um prejuízo. Mercado coberto sobe o seu sinal: inaugure-o ali e ganhe a partida!',
    done: 'Vitória de todos! Perde-se se uma torre cair a 0, ou com a décima luz.',
    wrong: {
      other: 'A vitória está à mão. Inaugure Mercado coberto.',
      elsewhere: 'Assim o prejuízo fica a descoberto. Ponha Mercado coberto em cima dele, em c2.',
    },
  },
} as const satisfies TutorialWords
