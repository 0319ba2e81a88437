// What the guide of Evolutopia's tutorial says, in Portuguese.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Boas-vindas! Com Bruno, um bot, vai endireitar uma cidade: uma ação cada um, à vez. Toque em “Escolher”, leve para estudo a ficha de cima e toque em “Fazer”.',
    done: 'Essa ficha é uma evolução: mostra o que muda e os especialistas que pede. “Escolher” está agora bloqueada: ninguém a pode voltar a usar nesta ronda.',
    wrong: { other: 'Isso vem depois. Leve para estudo a evolução de cima da pilha.' },
  },
  assign: {
    task: 'Bruno iniciou o “Aquecimento urbano”: em obra recebe os seus especialistas. Toque em “Atribuir”, depois num especialista e na vaga dele, até lá estarem os três.',
    done: 'Até três numa ação. Quando todas as vagas estiverem ocupadas, a evolução pode ser inaugurada.',
    wrong: {
      other: 'Noutra altura. Atribua especialistas ao “Aquecimento urbano”.',
      elsewhere: 'Primeiro o “Aquecimento urbano”: ocupe as três vagas.',
    },
  },
  manage: {
    task: 'Bruno inaugurou-o, e três indicadores subiram. Com quatro ações bloqueadas há pouco a fazer: toque em “Fim da ronda”.',
    done: 'Primeiro chega uma nova crise e ataca. Só depois as ações ficam livres.',
    wrong: { other: 'Recruta-se mais tarde. Acabe agora a ronda.' },
  },
  option: {
    task: 'Greve dos transportes! Escolha como nos ataca: mais duas ações bloqueadas na próxima ronda, ou uma luz, que não volta a apagar-se. Com a décima tudo está perdido.',
    done: 'A carta fica até ao fim da ronda. Diz o que acontece se então faltarem especialistas.',
    wrong: {},
  },
  block: {
    task: 'As ações estão de novo livres. Agora, como depois de cada crise, bloqueia-se uma para a próxima ronda, ou três se assim escolheu. O que podemos dispensar?',
    done: 'Boa escolha. Depois desta ronda tudo fica livre.',
    wrong: {
      needed: 'A zona está vazia: em breve é preciso recrutar e atribuir. Bloqueie outra ação.',
    },
  },
  recruit: {
    task: 'Bruno passou a “ETAR de juncos” para obra: precisa de especialistas. Toque em “Recrutar”, tire do saco e fique com eles ou ponha-os de lado, até encher a zona ao lado.',
    done: 'Estes cinco são para toda a mesa.',
    wrong: {
      other: 'Agora não: recrute. Tire um especialista e fique com ele ou ponha-o de lado, até não virem mais.',
    },
  },
  role: {
    task: 'A “ETAR de juncos” pede um construtor, um neourbanista e um tecnólogo. O seu papel, Formador, pode trocar um especialista: veja que estão lá os três.',
    done: 'Um papel não custa nada. Após três usos recebe-se um segundo.',
    wrong: {
      other: 'Então o turno acaba sem o seu papel. Use primeiro o papel Formador.',
      missing: 'Então falta um dos três. Fique com esse, e devolva um repetido ou que não seja preciso.',
    },
  },
  inaugurate: {
    task: 'Bruno pôs os três a trabalhar: a “ETAR de juncos” está completa. Toque em “Inaugurar” e ponha-a no território, junto ao que já lá está.',
    done: 'Ambiente +2, conforto +1, energia +1: três indicadores subiram. Para ganhar, três têm de estar a 6.',
    wrong: {
      other: 'Há algo acabado à espera: inaugure-o antes de a ronda acabar.',
    },
  },
  start: {
    task: 'Bruno acabou a ronda, e a crise custou 1 de conforto. Toque em “Iniciar” e passe para obra uma evolução em estudo.',
    done: 'A marca verde deu-lhe um bom plano, por baixo do seu nome: toque nele num turno seu, antes ou depois da ação. Uma marca azul traz mais uma evolução para estudo.',
    wrong: { other: 'Boa ação, mas agora inicie uma evolução que esteja em estudo.' },
  },
  crisis: {
    task: 'Com todas as vagas ocupadas, uma crise não faz mal nenhum. Toque em “Atribuir” e mande-lhe um especialista.',
    done: 'Se no fim da ronda ainda faltarem especialistas, a crise faz o que diz a carta, e acende-se uma luz.',
    wrong: {
      other: 'Noutra altura. Atribua um especialista à crise.',
      site: 'Na obra constrói-se. Desta vez mande alguém para a carta de crise.',
    },
  },
  nuisance: {
    task: 'As fichas escuras são prejuízos, e para ganhar não pode restar nenhum. O “Parque empresarial verde” sobe a economia: inaugure-o na ficha escura com as moedas.',
    done: 'O prejuízo desapareceu para sempre: uma evolução cobre aqueles cujo sinal ela sobe.',
    wrong: {
      other: 'Inaugure primeiro a evolução acabada.',
      bare: 'Aí fica em terreno vazio. Ponha-a no prejuízo de economia, em b3.',
    },
  },
  win: {
    task: 'Três indicadores estão a 6 e resta um prejuízo. O “Mercado coberto” sobe o sinal dele: inaugure-o ali e ganhe a partida!',
    done: 'Vitória de todos! Perde-se se um indicador cair a 0, ou com a décima luz.',
    wrong: {
      other: 'A vitória está à mão. Inaugure o “Mercado coberto”.',
      elsewhere: 'Assim o prejuízo fica. Ponha o “Mercado coberto” em cima dele, em c2.',
    },
  },
} as const satisfies TutorialWords
