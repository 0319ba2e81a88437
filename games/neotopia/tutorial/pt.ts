// What the guide of Neotopia's tutorial says, in Portuguese.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  first: {
    task: 'Boas-vindas! Três regiões, uma cidade. Joga com a energia, o vermelho. Toque num espaço iluminado no centro de uma região e depois em ✔.',
    done: 'Todos constroem nas mesmas regiões, mas cada um pontua por si.',
    wrong: {},
  },
  move: {
    task: 'Um turno tem três ações. Primeiro mova um elemento: toque num que esteja numa fábrica, depois num espaço iluminado e depois em ✔.',
    done: 'Uma fábrica chega às duas regiões ao seu lado. O que lá se coloca serve a todos.',
    wrong: {
      draw: 'Tirar um projeto também é uma ação, e será a próxima. Antes mova um elemento de uma fábrica.',
    },
  },
  draw: {
    task: 'Segunda ação: tirar um projeto. A oferta está por baixo ou ao lado do tabuleiro; no telemóvel, atrás do seu botão: toque numa das quatro cartas à vista e depois em ✔.',
    done: 'Quando o seu padrão está numa região, girado à vontade, um projeto pode ser construído. Um edifício da sua cor vale 2 pontos para si e 4 para os outros.',
    wrong: {
      deck: 'O baralho está virado para baixo. Desta vez tire uma carta à vista, para saber o que recebe.',
      other: 'Também é permitido, mas vamos tirar um projeto da oferta.',
    },
  },
  third: {
    task: 'A terceira ação é à sua escolha: mover um elemento ou tirar um projeto. Depois termine o turno.',
    done: 'Agora é a vez de Bruno. As fábricas vazias enchem-se da pilha: quando sai a bandeira, segue-se uma última ronda.',
    wrong: {},
  },
  complete: {
    task: 'O seu projeto com o 3 pede roxo, vermelho, roxo em linha. O caminho curto: toque na carta, depois no elemento roxo claro que lhe falta e depois em ✔.',
    done: 'O padrão está completo, por isso pode ser construído. Roxo é tecnologia, vermelho é energia.',
    wrong: {
      draw: 'Nenhuma carta ajuda aqui: o que falta é um elemento no deserto.',
      open: 'Isso não completa nenhum projeto. Leve tecnologia da fábrica A para o deserto, em linha com energia e tecnologia.',
    },
  },
  build: {
    task: 'Construa-o agora: toque no botão ou na carta iluminada. Depois da próxima ação será tarde, porque só conta o elemento acabado de colocar.',
    done: 'Os seus pontos vão para a escala dessa região. No 7, no 13 e no 18 ganha-se um marcador de bonificação.',
    wrong: {
      other:
        'Então o projeto fica por construir, porque só o elemento acabado de colocar o completa. Construa primeiro.',
    },
  },
  token: {
    task: 'Os sinais redondos em alguns espaços são marcadores de bonificação. Cubra com um elemento o que está ao alcance e é seu.',
    done: 'Use um por turno, ou guarde-o: cada um que sobrar no fim vale 3 pontos.',
    wrong: {
      draw: 'Uma carta não cobre nada. Mova um elemento para um espaço com marcador.',
      plain: 'Não há marcador nesse espaço. Procure o espaço iluminado com um sinal redondo.',
    },
  },
  use: {
    task: 'Já fez as três ações, mas tem um marcador, a roda dentada: mais uma ação. Toque nele e depois em ✔.',
    done: 'Mais uma ação. As cartas tiram 2 projetos, a lâmpada traz um elemento à escolha da reserva e a folha leva a um espaço exterior tracejado.',
    wrong: { other: 'Então o turno acaba. Use primeiro o marcador.' },
  },
  group: {
    task: 'No fim, o seu maior grupo vermelho em cada região dá um ponto por elemento. Ponha vermelho junto a vermelho; a fábrica B tem um.',
    done: 'Mais um no grupo: mais um ponto no fim. Se tivesse completado também um projeto, poderia construí-lo agora.',
    wrong: {
      draw: 'Uma carta não aumenta nenhum grupo. Mova energia da fábrica B.',
      apart: 'Isso não aumenta nenhum dos seus maiores grupos. Leve energia da fábrica B e ponha-a junto a energia.',
    },
  },
  lowest: {
    task: 'A sua região mais baixa conta três vezes. Tem 16, 12 e, na floresta, 11: complete um projeto na floresta e construa-o. No telemóvel, toque na floresta para a ampliar.',
    done: 'Construído onde mais conta: enquanto a floresta for a sua região mais baixa, cada ponto seu conta três vezes.',
    wrong: {
      late: 'Construa primeiro o projeto: só o elemento acabado de colocar o completa.',
      draw: 'Uma carta sozinha não dá pontos. Pode completar a curva da Agulha científica com tecnologia.',
      open: 'Isso não completa nada. Toque na Agulha científica na sua mão: o tabuleiro mostra onde lhe falta só uma tecnologia.',
      high: 'Isso completa um projeto, mas numa região que conta uma vez. Complete-o na floresta, a sua região mais baixa.',
    },
  },
  end: {
    task: 'É a última ronda. Use as suas últimas ações e termine o turno. Um marcador que guardar vale 3 pontos.',
    done: 'Agora conta-se tudo: projetos, grupos, marcadores e três vezes a sua região mais baixa.',
    wrong: {},
  },
} as const satisfies TutorialWords
