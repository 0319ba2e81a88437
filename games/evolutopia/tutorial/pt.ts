// What the guide of Evolutopia's tutorial says, in Portuguese.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Boas-vindas! Juntos endireitamos uma cidade, uma ação por turno. Toque em “Escolher”, leve para estudo a ficha de cima e toque em “Fazer”.',
    done: 'Essa ficha é uma evolução, um plano para a cidade. Em cima está o que muda; em baixo, os especialistas que pede.',
    wrong: { other: 'Isso vem depois. Leve para estudo a evolução de cima da pilha.' },
  },
  recruit: {
    task: 'Bruno passou a “ETAR de juncos” para obra: precisa de especialistas. Toque em “Recrutar” e fique com eles ou ponha-os de lado, até encher os cinco lugares ao lado do saco.',
    done: 'Estes cinco são para toda a mesa.',
    wrong: {
      other: 'Agora não: recrute. Tire um especialista e fique com ele ou ponha-o de lado, até não virem mais.',
    },
  },
  role: {
    task: 'A “ETAR de juncos” pede um construtor, um neourbanista e um tecnólogo. O seu papel, Formador, pode trocar um especialista: veja que estão lá os três.',
    done: 'Um papel não custa nada. Após três usos recebe-se um segundo.',
    wrong: {
      other: 'Então o turno acaba sem o seu talento. Use primeiro o papel Formador.',
      missing: 'Então falta um dos três. Troque um especialista repetido ou que não seja preciso.',
    },
  },
  inaugurate: {
    task: 'Bruno pôs os três a trabalhar: a “ETAR de juncos” está completa. Toque em “Inaugurar” e ponha-a no mapa, junto ao que já lá está.',
    done: 'Ambiente +2, conforto +1, energia +1: três torres cresceram. Para ganhar, três têm de estar a 6.',
    wrong: { other: 'Há algo acabado à espera: inaugure-o antes de gerir as crises.' },
  },
  start: {
    task: 'Bruno geriu as crises, por isso quase todas as ações estão livres outra vez. Toque em “Iniciar” e passe para obra uma evolução em estudo.',
    done: 'As vagas a tracejado mostram que especialistas são precisos. A marca verde deu-lhe um bom plano: toque na carta por baixo do seu nome num turno seu, antes ou depois da ação.',
    wrong: { other: 'Boa ação, mas agora inicie uma evolução que esteja em estudo.' },
  },
  assign: {
    task: 'Ponha os especialistas a trabalhar: toque em “Atribuir”, depois num especialista e depois numa vaga certa na obra.',
    done: 'Até três numa ação. Quando todas as vagas estiverem ocupadas, a evolução pode ser inaugurada.',
    wrong: {
      other: 'Noutra altura. Atribua um especialista a uma evolução em obra.',
      crisis: 'Isso ajudaria com a crise. Primeiro dê alguém a uma evolução.',
    },
  },
  crisis: {
    task: 'Com a mesma ação pode atribuir outro. Mande um para a crise: com todas as vagas ocupadas não faz mal nenhum. Depois acabe a ação.',
    done: 'Uma crise que ninguém gere ataca, e acende-se uma luz. Com a décima tudo está perdido.',
    wrong: {
      other: 'Isso ajuda a cidade, mas não contra a crise. Atribua-lhe um especialista.',
      site: 'Na obra constrói-se. Desta vez mande alguém para a carta de crise.',
    },
  },
  manage: {
    task: 'Todas as outras ações estão bloqueadas. Toque em “Crises” para acabar a ronda: o que não está gerido ataca, e chega uma crise nova.',
    done: 'Agora chega a crise nova; só depois as ações ficam livres outra vez. Trate das crises quando houver pouco mais a fazer.',
    wrong: {},
  },
  option: {
    task: 'Chega uma crise nova: escolha como ataca. Fique com o mal menor.',
    done: 'Foi assim que chegou. O que custa se ninguém a gerir está na carta.',
    wrong: {},
  },
  block: {
    task: 'Todas as ações estão livres outra vez menos uma, à sua escolha. O que podemos dispensar?',
    done: 'Ninguém a pode usar nesta ronda. O melhor é bloquear o que não faz falta em breve: ainda nada para inaugurar? Então “Inaugurar”.',
    wrong: {},
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
    task: 'Três torres estão a 6 e resta um prejuízo. O “Mercado coberto” sobe o sinal dele: inaugure-o ali e ganhe a partida!',
    done: 'Vitória de todos! Perde-se se uma torre cair a 0, ou com a décima luz.',
    wrong: {
      other: 'A vitória está à mão. Inaugure o “Mercado coberto”.',
      elsewhere: 'Assim o prejuízo fica a descoberto. Ponha o “Mercado coberto” em cima dele, em c2.',
    },
  },
} as const satisfies TutorialWords
